import type { FilaImportacion, Importacion } from '@carta/contracts';
import { SON_FORMATOS, reglasCarta } from '@carta/contracts';
import { useState } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoImporte } from '../CampoImporte/CampoImporte';
import { useAccionesImportacion } from '../datos/useImportacion';
import { textoPrecios } from '../modelo/importacion';
import css from './FilaDuda.module.css';

interface PropsFilaDuda {
  importacion: Importacion;
  fila: FilaImportacion;
}

/** How it was written, why it is doubtful, and what settles it. */
export function FilaDuda({ importacion, fila }: PropsFilaDuda) {
  const { resolve } = useAccionesImportacion();
  const [precio, setPrecio] = useState(
    fila.precio === undefined ? '' : fila.precio.toFixed(2).replace('.', ','),
  );
  const { ocupado, fallo, setFallo, act } = useAccion();
  /** Settled, and looked at again. */
  const [otraVez, setOtraVez] = useState(false);
  const { nombre, categoria, escrito, dudas = [], arreglo, fuera, que, formatos } = fila;
  const resuelta = fuera ? 'fuera' : que === 'duda' ? undefined : 'dentro';
  const conPrecio = arreglo !== undefined && formatos === undefined;

  async function handleResolver(queda: boolean) {
    const falta = !queda && conPrecio ? reglasCarta.precio(precio) : null;
    if (falta !== null) return setFallo(falta);
    await act(async () => {
      await resolve(importacion, fila.fila, { fuera: queda, ...(!queda && conPrecio ? { precio } : {}) });
      setOtraVez(false);
    });
  }

  return (
    <li className={`pila ${css.duda}`} data-resuelta={resuelta}>
      <div className={`pila ${css.dicho}`} data-hueco="1">
        <p className={css.nombre}>
          {nombre} <span className={css.categoria}>{categoria}</span>
        </p>
        {dudas.map((duda) => (
          <p key={duda} className={css.porque}>
            {duda}
          </p>
        ))}
        {escrito !== undefined && escrito !== '' && <p className={css.escrito}>Pone: «{escrito}»</p>}
        {!conPrecio && arreglo !== undefined && <p className="cifras">{textoPrecios(fila)}</p>}
      </div>
      {resuelta === undefined || otraVez ? (
        <div className={`pila ${css.arreglo}`} data-hueco="2">
          {conPrecio && (
            <CampoImporte
              aria-label={`Precio de ${nombre}`}
              variante="compacta"
              value={precio}
              onChange={setPrecio}
              {...(fallo === null ? {} : { error: fallo })}
            />
          )}
          {!conPrecio && fallo !== null && <p role="alert">{fallo}</p>}
          <div className={`fila ${css.botones}`} data-centrada="">
            {arreglo !== undefined && (
              <Boton tamano="compacto" ocupado={ocupado} onClick={() => void handleResolver(false)}>
                {arreglo === 'precio'
                  ? 'Poner precio'
                  : dudas.includes(SON_FORMATOS)
                    ? `Son ${formatos?.length === 2 ? 'dos' : formatos?.length} formatos`
                    : 'Está bien'}
              </Boton>
            )}
            <Boton
              variante="secundario"
              tamano="compacto"
              ocupado={ocupado}
              aria-label={`Dejar fuera ${nombre}`}
              onClick={() => void handleResolver(true)}
            >
              Dejar fuera
            </Boton>
          </div>
        </div>
      ) : (
        <div className={`fila ${css.botones}`} data-centrada="">
          <p ref={anunciado} className="fuerte">
            {resuelta === 'fuera' ? 'No se importa' : que === 'igual' ? 'Ya está así' : textoPrecios(fila)}
          </p>
          {arreglo !== undefined && (
            <Boton
              variante="fantasma"
              tamano="compacto"
              aria-label={`Cambiar ${nombre}`}
              onClick={() => setOtraVez(true)}
            >
              Cambiar
            </Boton>
          )}
        </div>
      )}
    </li>
  );
}
