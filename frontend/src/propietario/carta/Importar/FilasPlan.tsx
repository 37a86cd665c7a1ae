import { textoAlergenos } from '@carta/contracts';
import type { FilaImportacion, Importacion } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import {} from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useAccionesImportacion } from '../datos/useImportacion';
import { comoCambia, textoPrecios } from '../modelo/importacion';
import { toastFallo } from '../toast-fallo';
import css from './PlanImportacion.module.css';

interface PropsFila {
  importacion: Importacion;
  fila: FilaImportacion;
}

export function Cambio({ importacion, fila }: PropsFila) {
  return (
    <li className={`renglon ${css.fila}`} data-hueco="3" data-fuera={fila.fuera ? '' : undefined}>
      <div className={`crece ${css.dato}`}>
        <p className={css.nombre}>{fila.nombre}</p>
        {fila.cambios?.map((cambio) => {
          const { que, antes, despues } = comoCambia(cambio);
          return (
            <p key={que} className={css.cambio}>
              {que}: <s>{antes}</s> <span className="solo-lectores">pasa a</span>
              <span aria-hidden="true">→</span> <strong>{despues}</strong>
            </p>
          );
        })}
      </div>
      <BotonFuera importacion={importacion} fila={fila} />
    </li>
  );
}

export function Nueva({ importacion, fila }: PropsFila) {
  const { nombre, descripcion, alergenos } = fila;
  const declarados = alergenos && (textoAlergenos(alergenos) || 'Sin alérgenos');
  const detalle = [descripcion, declarados].filter(Boolean).join(' · ');
  return (
    <li className={`renglon ${css.fila}`} data-hueco="3" data-fuera={fila.fuera ? '' : undefined}>
      <div className={`crece ${css.dato}`}>
        <p className={css.nombre}>
          {nombre} <span className={`${css.precio} cifras`}>{textoPrecios(fila)}</span>
        </p>
        {detalle !== '' && <p className={css.detalle}>{detalle}</p>}
      </div>
      <BotonFuera importacion={importacion} fila={fila} />
    </li>
  );
}

function BotonFuera({ importacion, fila }: PropsFila) {
  const { resolve } = useAccionesImportacion();
  const fuera = fila.fuera === true;
  return (
    <Boton
      variante="fantasma"
      tamano="compacto"
      aria-label={fuera ? `Importar ${fila.nombre}` : `Quitar ${fila.nombre}`}
      onClick={() => {
        resolve(importacion, fila.fila, { fuera: !fuera }).catch((error) =>
          toastFallo(error, mensajeDe(error)),
        );
      }}
    >
      {fuera ? 'Importar' : 'Quitar'}
    </Boton>
  );
}
