import { Fragment } from 'react';
import type { Pulso } from '@carta/contracts';
import { useHora, useHusos } from '../../../shared/lib/hora';
import css from './Servidor.module.css';
import { PARON_MS, POCO_DISCO_MB, filasOf, isDeLentas, malesOf } from './rachas';
import type { Cuarto } from './rachas';
import {
  fechaDe,
  formatCuantos,
  formatDisco,
  formatFecha,
  formatMs,
  formatSegundos,
} from './textos-servidor';

/** What is told of each quarter. */
const COLUMNAS = [
  {
    nombre: 'Respuestas',
    que: 'Cuántas dio el servidor.',
    valor: ({ respuestas }) => formatCuantos(respuestas),
  },
  {
    nombre: 'Tardan',
    que: '95 de cada 100 respuestas, esto como mucho.',
    valor: ({ p95Ms }) => formatMs(p95Ms),
    isMal: isDeLentas,
  },
  {
    nombre: 'Se ven',
    que: 'En cuánto enseñó una pantalla de cocina o barra 95 de cada 100 tickets.',
    valor: ({ vistoS }) => formatSegundos(vistoS),
    isMal: (pulso) => malesOf({ desde: 0, pulso }).includes('tarde'),
  },
  {
    nombre: 'Parón',
    que: 'Lo más que estuvo sin responder a nadie.',
    valor: ({ paronMs }) => formatMs(paronMs),
    isMal: ({ paronMs }) => paronMs > PARON_MS,
    clase: css.desdeMinima,
  },
  {
    nombre: 'Fallos',
    que: 'Respuestas que fueron un error del servidor.',
    valor: ({ errores }) => formatCuantos(errores),
    isMal: ({ errores }) => errores > 0,
  },
  {
    nombre: 'Disco',
    que: 'Lo que quedaba libre.',
    valor: ({ discoLibreMB }) => formatDisco(discoLibreMB),
    isMal: ({ discoLibreMB }) => discoLibreMB < POCO_DISCO_MB,
    clase: css.desdeTableta,
  },
] as const satisfies readonly Columna[];

interface Columna {
  nombre: string;
  que: string;
  valor: (pulso: Pulso) => string;
  isMal?: (pulso: Pulso) => boolean;
  /** Shown where there is room. */
  clase?: string | undefined;
}

export function TablaPulsos({ cuartos }: { cuartos: readonly Cuarto[] }) {
  const columnas: readonly Columna[] = COLUMNAS;
  return (
    <>
      <details className={`suave ${css.leyenda}`}>
        <summary>Qué dice cada columna</summary>
        <dl>
          {columnas.map(({ nombre, que, clase }) => (
            <div key={nombre} className={clase}>
              <dt>{nombre}</dt>
              <dd>{que}</dd>
            </div>
          ))}
        </dl>
      </details>
      <table className={`prieto ${css.tabla}`} data-cuerpo="xs">
        <caption className="solo-lectores">Cada cuarto de hora</caption>
        <thead>
          <tr>
            <th scope="col">Hora</th>
            {columnas.map(({ nombre, clase }) => (
              <th key={nombre} scope="col" className={clase}>
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <Filas cuartos={cuartos} />
      </table>
    </>
  );
}

/** With the date where it changes. */
function Filas({ cuartos }: { cuartos: readonly Cuarto[] }) {
  const husos = useHusos();
  const filas = filasOf(cuartos).map((fila) => ({ ...fila, fecha: fechaDe(husos, fila.desde) }));
  return (
    <tbody>
      {filas.map((fila, i) => (
        <Fragment key={fila.desde}>
          {fila.fecha !== filas[i - 1]?.fecha && (
            <tr>
              <th className={css.fecha} scope="rowgroup" colSpan={COLUMNAS.length + 1}>
                {formatFecha(fila.fecha)}
              </th>
            </tr>
          )}
          <Fila {...fila} />
        </Fragment>
      ))}
    </tbody>
  );
}

function Fila({ desde, hasta, pulso }: Cuarto & { hasta: number }) {
  const hora = useHora();
  const columnas: readonly Columna[] = COLUMNAS;
  if (pulso === null) {
    return (
      <tr>
        <th className={css.sinDatos} scope="row" colSpan={columnas.length + 1}>
          De {hora(desde)} a {hora(hasta)}, sin datos
        </th>
      </tr>
    );
  }
  return (
    <tr>
      <th className="cifras" scope="row">
        {hora(desde)}
      </th>
      {columnas.map(({ nombre, valor, isMal, clase = '' }) => (
        <td key={nombre} className={`cifras ${clase}`} data-mal={isMal?.(pulso) || undefined}>
          {valor(pulso)}
        </td>
      ))}
    </tr>
  );
}
