import type { Importacion } from '@carta/contracts';
import { tellPie } from '../../../shared/lib/pie';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useAccionesImportacion } from '../datos/useImportacion';
import { planOf, platos, resumenDe } from '../modelo/importacion';
import { ColumnasTabla } from './ColumnasTabla';
import { Cambio, Nueva } from './FilasPlan';
import { GrupoDudas } from './GrupoDudas';
import css from './PlanImportacion.module.css';

const tellPlan = tellPie('data-pie-importar');

interface PropsPlanImportacion {
  importacion: Importacion;
  /** Another text instead of this one. */
  onOtra: () => void;
}

/** What becomes of each dish, doubts first; nothing is written before the button. */
export function PlanImportacion({ importacion, onOtra }: PropsPlanImportacion) {
  const { apply, discard } = useAccionesImportacion();
  const { ocupado, fallo, act } = useAccion();
  const plan = planOf(importacion);
  const { dudas, cambian, nuevas, iguales, cuantas, sinResolver } = plan;
  const { tabla } = importacion;
  const faltanColumnas = tabla !== undefined && tabla.porques.length > 0;

  return (
    <div className={`pila ${css.plan}`} data-hueco="6" ref={tellPlan}>
      <p data-cuerpo="m">{resumenDe(plan)}. Todavía no se ha cambiado nada.</p>
      {tabla && <ColumnasTabla key={JSON.stringify(tabla)} importacion={importacion} tabla={tabla} />}
      {dudas.length > 0 && (
        <section aria-labelledby="importar-dudas">
          <h2 id="importar-dudas" className={css.titulo}>
            Míralo antes de importar
          </h2>
          <ul className="pila">
            {dudas.map((grupo) => (
              <GrupoDudas key={grupo.filas[0]?.fila} importacion={importacion} grupo={grupo} />
            ))}
          </ul>
        </section>
      )}
      {importacion.avisos.length > 0 && <Avisos importacion={importacion} />}
      {cambian.length > 0 && (
        <section aria-labelledby="importar-cambian">
          <h2 id="importar-cambian" className={css.titulo}>
            Cambian
          </h2>
          <ul className="tarjeta">
            {cambian.map((fila) => (
              <Cambio key={fila.fila} importacion={importacion} fila={fila} />
            ))}
          </ul>
        </section>
      )}
      {nuevas.map(({ categoria, filas }) => (
        <section key={categoria} aria-label={`Nuevos en ${categoria}`}>
          <h2 className={css.titulo}>
            {categoria}{' '}
            <span className={`suave ${css.cuenta}`}>
              {filas.length === 1 ? '1 plato nuevo' : `${filas.length} platos nuevos`}
            </span>
          </h2>
          <ul className="tarjeta">
            {filas.map((fila) => (
              <Nueva key={fila.fila} importacion={importacion} fila={fila} />
            ))}
          </ul>
        </section>
      ))}
      {iguales.length > 0 && (
        <details className={`suave ${css.iguales}`}>
          <summary>
            {iguales.length === 1 ? '1 plato ya está igual' : `${iguales.length} platos ya están igual`}
          </summary>
          <p>{iguales.map(({ nombre }) => nombre).join(', ')}</p>
        </details>
      )}
      <footer className={`pila ${css.pie}`} data-hueco="2">
        {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
        {faltanColumnas && <p className={css.estado}>Antes di qué es cada columna.</p>}
        {sinResolver > 0 && (
          <p className={css.estado}>
            {sinResolver === 1
              ? 'Queda 1 duda: no se importa si no la resuelves.'
              : `Quedan ${sinResolver} dudas: no se importan si no las resuelves.`}
          </p>
        )}
        <div className={`renglon ${css.acciones}`}>
          <Boton variante="fantasma" disabled={ocupado} onClick={() => void act(() => discard(importacion))}>
            Descartar
          </Boton>
          {cuantas > 0 ? (
            <Boton
              ocupado={ocupado}
              disabled={faltanColumnas}
              onClick={() => void act(() => apply(importacion))}
            >
              Importar {platos(cuantas)}
            </Boton>
          ) : (
            <Boton disabled={ocupado} onClick={onOtra}>
              Pegar otra carta
            </Boton>
          )}
        </div>
      </footer>
    </div>
  );
}

function Avisos({ importacion: { avisos } }: { importacion: Importacion }) {
  return (
    <details className={`suave ${css.iguales}`} open>
      <summary>
        {avisos.length === 1 ? '1 línea no se importa' : `${avisos.length} líneas no se importan`}
      </summary>
      <ul className="pila" data-hueco="2">
        {avisos.map(({ linea, escrito, porque }) => (
          <li key={linea}>
            <span className={css.escrito}>{escrito}</span> {porque}
          </li>
        ))}
      </ul>
    </details>
  );
}
