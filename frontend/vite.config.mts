import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { estilos } from './vite.estilos.mts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Changes only when a dependency does, so a new version of ours leaves it in the phones' cache. */
const LIBRERIAS = /node_modules\/(react|react-dom|scheduler|zustand)\//;

/** The drawings that nobody needs before the carta make one script: each is a few hundred bytes. */
const ICONO = /lucide-react\/dist\/esm\/icons\//;

/** Where the staff begin, and the form they enter by. */
const ACCESO = /\/src\/(app\/AppPersonal|sesion\/cuenta\/LoginPage)\.tsx$/;

/** What a diner's phone loads once the carta can be read. */
const DEL_COMENSAL = /\/src\/(comensal|shared\/ui\/Toasts)\//;

/** What a dish opens in where nothing is ordered. */
const DETALLE = /\/src\/comensal\/carta\/DetalleProducto\.tsx$/;

/** What a diner opens to order, and to see what was ordered. */
const PEDIR =
  /\/src\/comensal\/(carrito\/(HojaCarrito\/HojaCarrito|HojaElegir\/HojaElegir)|mesa\/(TuPedido|HojaLlamadas)|seguimiento\/HojaEnviado\/HojaEnviado)\.tsx$/;

interface Grafo {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

/**
 * Whether a module is needed before anything can be read. Those make one script: left to itself the
 * bundler cuts them into a dozen, each a round trip on a phone's line.
 */
function isPrimeraCarga(id: string, grafo: Grafo, vistos = new Set<string>()): boolean {
  if (vistos.has(id)) return false;
  vistos.add(id);
  const modulo = grafo.getModuleInfo(id);
  if (modulo === null) return false;
  return modulo.isEntry || modulo.importers.some((otro) => isPrimeraCarga(otro, grafo, vistos));
}

/** Whether a module is loaded with one of these. */
function isWith(otros: RegExp, id: string, grafo: Grafo, vistos = new Set<string>()): boolean {
  if (vistos.has(id)) return false;
  vistos.add(id);
  if (otros.test(id)) return true;
  return grafo.getModuleInfo(id)?.importers.some((otro) => isWith(otros, otro, grafo, vistos)) ?? false;
}

/**
 * The form of /admin waits for some seventy modules of a kilobyte. They make one script, and those of
 * them that a diner's sheets need too another, so that no diner loads the staff's.
 */
function isAcceso(id: string, grafo: Grafo): boolean {
  return isWith(ACCESO, id, grafo);
}

export default defineConfig({
  root: import.meta.dirname,
  css: estilos,
  plugins: [react({ jsxImportSource: '@carta/frontend' })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // an inlined asset would be a data: address, which the page's CSP does not allow everywhere
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'librerias', test: LIBRERIAS, priority: 6 },
            { name: (id, grafo) => (isPrimeraCarga(id, grafo) ? 'comensal' : null), priority: 5 },
            { name: 'iconos', test: ICONO, priority: 4 },
            {
              name: (id, grafo) => (isAcceso(id, grafo) && isWith(DEL_COMENSAL, id, grafo) ? 'comun' : null),
              priority: 3,
            },
            { name: (id, grafo) => (isAcceso(id, grafo) ? 'acceso' : null), priority: 2 },
            { name: (id, grafo) => (isWith(DETALLE, id, grafo) ? 'hoja' : null), priority: 1 },
            { name: (id, grafo) => (isWith(PEDIR, id, grafo) ? 'pedir' : null), priority: 0 },
          ],
        },
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
