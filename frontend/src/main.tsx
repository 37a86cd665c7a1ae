import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/trazado.css';
import { App } from './app/App';
import { acceptTraducida } from './shared/jsx/jsx-runtime';
import { loadConReintento } from './shared/lib/piezas';
import { startAtras } from './shared/ui/capas/atras';
import { readEscrito, replayToques, rewrite } from './toques';

startAtras();
const raiz = document.getElementById('root');
const app = <App direccion={window.location} />;
// a fault that an error limit has caught and shown is no alarm for the console
const alFallar = {
  onCaughtError(error: unknown) {
    console.warn(error);
    noteFallo(error);
  },
  onUncaughtError(error: unknown) {
    reportError(error);
  },
};
// what nothing has caught: of a tap, of a timer, of a promise
window.addEventListener('error', ({ error }) => noteFallo(error));
window.addEventListener('unhandledrejection', ({ reason }) => noteFallo(reason));

/** The language that the page was drawn in, in a house that has several; a browser that translates changes `lang`. */
const { lengua } = document.documentElement.dataset;

if (lengua === undefined) start();
else
  void loadConReintento(() => import('./shared/lengua/cargar'))
    .then(({ loadLengua }) => loadLengua(lengua))
    // without its words the page keeps those that are drawn: React finds its own beside them
    .catch(acceptTraducida)
    .then(start);

/** A diner's page comes drawn by the server (app/servidor.tsx); any other is drawn here. */
function start(): void {
  if (raiz?.firstChild) {
    const escrito = readEscrito(raiz);
    if (document.documentElement.lang !== (lengua ?? 'es') || raiz.querySelector('font')) acceptTraducida();
    hydrateRoot(raiz, app, alFallar);
    replayToques();
    rewrite(escrito);
  } else if (raiz !== null) {
    createRoot(raiz, alFallar).render(app);
  }
}

/** The server receives it if possible; nothing waits for that. */
function noteFallo(error: unknown): void {
  import('./fallos').then(({ tellFallo }) => tellFallo(error)).catch(() => undefined);
}
