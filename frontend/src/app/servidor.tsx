import { parentPort } from 'node:worker_threads';
import type { CartaInicial, Dibujo, EncargoDibujo } from '@carta/contracts';
import { renderToString } from 'react-dom/server';
import { LectorInicial } from '../comensal/carta/carta-inicial';
import { App } from './App';

/**
 * The thread that draws diners' pages for the server (docs/decisiones/pagina-dibujada.md), so that they can be
 * read before any script has come. It answers one message with one.
 */
parentPort?.on('message', (encargo: EncargoDibujo) => {
  parentPort?.postMessage(draw(encargo));
});

function draw({ datos, ...direccion }: EncargoDibujo): Dibujo {
  try {
    const inicial = JSON.parse(datos) as CartaInicial;
    const html = renderToString(
      <LectorInicial value={() => inicial}>
        <App direccion={direccion} />
      </LectorInicial>,
    );
    return { html };
  } catch (error) {
    return { error: String(error) };
  }
}
