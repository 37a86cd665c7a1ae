import { parentPort } from 'node:worker_threads';
import type { CartaInicial, Dibujo, EncargoDibujo } from '@carta/contracts';
import { renderToString } from 'react-dom/server';
import { LectorInicial } from '../comensal/carta/carta-inicial';
import { App } from './App';

/**
 * The thread that draws diners' pages, readable before any script has come
 * (docs/decisiones/pagina-dibujada.md). One message is answered with one.
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
