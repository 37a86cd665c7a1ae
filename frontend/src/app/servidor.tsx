import { parentPort } from 'node:worker_threads';
import type { CartaInicial, Dibujo, EntradaDibujo } from '@carta/contracts';
import { renderToString } from 'react-dom/server';
import { LectorInicial } from '../comensal/carta/carta-inicial';
import { PRIMERAS_PALABRAS } from '../shared/lengua/diccionarios/primeras';
import { speak } from '../shared/lengua/lengua';
import { App } from './App';

/**
 * This thread draws diners' pages, readable before any script has run (docs/decisiones/pagina-dibujada.md).
 * Each message gets one answer.
 */
parentPort?.on('message', (entrada: EntradaDibujo) => {
  parentPort?.postMessage(draw(entrada));
});

function draw({ datos, lengua, ...direccion }: EntradaDibujo): Dibujo {
  try {
    speak(lengua, PRIMERAS_PALABRAS[lengua]);
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
