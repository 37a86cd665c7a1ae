import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { avisos } from './vite.avisos.mts';
import { estilos } from './vite.estilos.mts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Changes only when a dependency does, so a new version of ours leaves it in the phones' cache. */
const LIBRERIAS = /node_modules\/(react|react-dom|scheduler|zustand)\//;

/** Where the staff begin, and the form they enter by: some seventy modules of a kilobyte. */
const ACCESO = /\/src\/(app\/AppPersonal|sesion\/cuenta\/LoginPage)\.tsx$/;

/** What a diner's phone loads once the carta can be read. */
const DEL_COMENSAL = /\/src\/(comensal|shared\/ui\/Toasts)\//;

/** The drawings that nobody needs before the carta: each is a few hundred bytes. */
const ICONO = /\/lucide-react\//;

interface Grafo {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Whether a module is loaded with one of these. */
function isWith(otros: RegExp, id: string, grafo: Grafo, vistos = new Set<string>()): boolean {
  if (vistos.has(id)) return false;
  vistos.add(id);
  if (otros.test(id)) return true;
  return grafo.getModuleInfo(id)?.importers.some((otro) => isWith(otros, otro, grafo, vistos)) ?? false;
}

/** Contracts are all imported through one index, so who needs one is not told by it: these are the staff's alone. */
const DEL_PERSONAL =
  /\/contracts\/src\/(cifras\/|casa\/(reglas\/|dominio\/(aprobacion|permisos|rangos-mesas))|carta\/(reglas\/|dominio\/lectura\/|(dominio|api)\/menu-)|servicio\/(dominio|reglas)\/(arqueo|comensales\.|libre\.|pesar\.)|plataforma\/errores-personal)/;

/** What tells whether something can be ordered now. */
const HORAS =
  /\/contracts\/src\/(casa\/dominio\/(cerrado|horario|horario-textos|jornada)|carta\/api\/menus-fuera)\.ts$/;

/** What the way in and a diner's sheets both need, so that no diner loads the staff's. */
function isComun(id: string, grafo: Grafo): boolean {
  if (DEL_PERSONAL.test(id)) return false;
  return ICONO.test(id) || (isWith(ACCESO, id, grafo) && isWith(DEL_COMENSAL, id, grafo));
}

/**
 * Each group takes what its modules import too, unless one before it has. Left to itself the bundler cuts what is
 * shared into dozens of scripts, each a round trip on a phone's line.
 */
const GRUPOS = [
  { name: 'librerias', test: LIBRERIAS },
  { name: 'comensal', tags: ['$initial' as const] },
  // all that a carta with hours loads once it can be read
  { name: 'horas', test: HORAS },
  { name: (id: string, grafo: Grafo) => (isComun(id, grafo) ? 'comun' : null) },
  { name: 'acceso', test: ACCESO },
  // what a dish opens in where nothing is ordered, and what is opened to order and to see what was ordered
  { name: 'carta', test: /\/src\/comensal\/carta\/.*\.tsx$/ },
  { name: 'pedir', test: /\/src\/comensal\/(carrito|llamadas|seguimiento\/(?!HojaCuenta\/))/ },
];

/**
 * Chromium compiles a script with this first line while it comes, instead of function by function when first called:
 * the first + on a carta counts 0.06 s earlier (slow 4G, a quarter of the processor).
 */
const SE_COMPILA_AL_LLEGAR: Plugin = {
  name: 'se-compila-al-llegar',
  generateBundle: {
    order: 'post',
    handler(_, archivos) {
      for (const archivo of Object.values(archivos)) {
        const isInicial = archivo.type === 'chunk' && (archivo.isEntry || archivo.name === 'librerias');
        if (isInicial) archivo.code = `//# allFunctionsCalledOnLoad\n${archivo.code}`;
      }
    },
  },
};

/**
 * A page says what it is made of, so that it knows a server of other screens (docs/reglas/pedir.md#an-old-page). Each file
 * is named after what is in it.
 */
const DICE_SU_BUILD: Plugin = {
  name: 'dice-su-build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      if (!bundle) return [];
      const nombres = Object.keys(bundle).sort().join();
      const content = createHash('sha256').update(nombres).digest('base64url').slice(0, 8);
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head-prepend' }];
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  css: estilos,
  // a dictionary goes whole, and its keys would come twice
  json: { namedExports: false },
  plugins: [react({ jsxImportSource: '@carta/frontend' }), SE_COMPILA_AL_LLEGAR, DICE_SU_BUILD, avisos],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // an inlined asset would be a data: address, which the page's CSP does not allow everywhere
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GRUPOS },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': API,
      '/uploads': API,
      '/socket.io': { target: API, ws: true },
    },
  },
});
