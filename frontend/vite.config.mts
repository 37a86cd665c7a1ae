import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Changes only when a dependency does, so a new version of ours leaves it in the phones' cache. */
const LIBRERIAS = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//;

/**
 * Rules that only staff's screens ask. They reach the first script's modules through the index of
 * contracts, which is no reason to send them to a diner.
 */
const DEL_PERSONAL =
  /contracts\/src\/(?:dominio\/(?:aviso|cotejo|demora|dia-servicio|dispositivo|estaciones|historial|movimiento|movimientos|movimientos-cobro|movimientos-sala|tipo-categoria|vista)|reglas\/(?:acceso|carta|cuenta|establecimiento|imagen|limites-gestion|precio|sala)|api\/(?:rutas-gestion|rutas-sala))\.ts$/;

/** Drawings, and those that a diner's screens show: the rest too would come through the index of lucide. */
const ICONO = /lucide-react\/dist\/esm\/icons\//;
const ICONO_COMENSAL =
  /icons\/(?:arrow-left|bean|bell|bell-ring|chevron-down|circle-check|circle-exclamation-point|clipboard-list|clock|cup-soda|egg|fish|flower-2|leafy-green|map-pin|milk|minus|nut|plus|receipt-euro|rotate-ccw|search|search-x|shell|shield-exclamation-point|shopping-bag|shrimp|sprout|trash|triangle-exclamation-point|utensils|wheat|wifi-off|wine|x)\.mjs$/;

const isIconoPersonal = (id: string) => ICONO.test(id) && !ICONO_COMENSAL.test(id);

interface Grafo {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

/**
 * Whether a module is needed before anything can be read. Those make one script: left to itself the
 * bundler cuts them into a dozen, each a round trip on a phone's line.
 */
function isPrimeraCarga(id: string, grafo: Grafo, vistos = new Set<string>()): boolean {
  if (vistos.has(id) || DEL_PERSONAL.test(id) || isIconoPersonal(id)) return false;
  vistos.add(id);
  const modulo = grafo.getModuleInfo(id);
  if (modulo === null) return false;
  return modulo.isEntry || modulo.importers.some((otro) => isPrimeraCarga(otro, grafo, vistos));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
            { name: 'librerias', test: LIBRERIAS, priority: 2 },
            { name: (id, grafo) => (isPrimeraCarga(id, grafo) ? 'comensal' : null), priority: 1 },
            { name: 'iconos', test: isIconoPersonal, priority: 0 },
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
