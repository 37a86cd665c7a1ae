import type { Importacion } from '@carta/contracts';
import { SON_FORMATOS } from '@carta/contracts';
import { useState } from 'react';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useAccionesImportacion } from '../datos/useImportacion';
import { platos, textoPrecios } from '../modelo/importacion';
import type { DudasDeUnaCausa } from '../modelo/importacion';
import { FilaDuda } from './FilaDuda';
import css from './FilaDuda.module.css';

interface PropsGrupoDudas {
  importacion: Importacion;
  grupo: DudasDeUnaCausa;
}

/** One doubt of one dish, or of many: one answer for all of them, or one by one. */
export function GrupoDudas({ importacion, grupo: { porques, filas } }: PropsGrupoDudas) {
  const { resolve } = useAccionesImportacion();
  const { ocupado, fallo, act } = useAccion();
  const [unoAUno, setUnoAUno] = useState(false);
  const porResolver = filas.filter(({ que, fuera }) => que === 'duda' && !fuera);
  const conYes = filas.every(({ arreglo }) => arreglo === 'confirmar');
  if (unoAUno || filas.length === 1)
    return filas.map((fila) => <FilaDuda key={fila.fila} importacion={importacion} fila={fila} />);

  const handleTodos = (fuera: boolean) =>
    act(async () => {
      for (const { fila, precio, formatos } of porResolver)
        await resolve(importacion, fila, {
          fuera,
          ...(fuera || formatos || precio === undefined ? {} : { precio }),
        });
    });

  return (
    <li className={`pila ${css.duda}`} data-resuelta={porResolver.length === 0 ? 'dentro' : undefined}>
      <div className={`pila ${css.dicho}`} data-hueco="1">
        <p className={css.nombre}>{platos(filas.length)}</p>
        {porques.map((porque) => (
          <p key={porque} className={css.porque}>
            {porque}
          </p>
        ))}
        <p className={css.escrito}>
          {filas.map((fila) => (conYes ? `${fila.nombre} ${textoPrecios(fila)}` : fila.nombre)).join(', ')}
        </p>
        {fallo !== null && <p role="alert">{fallo}</p>}
      </div>
      <div className={`fila ${css.botones}`} data-centrada="">
        {conYes && porResolver.length > 0 && (
          <Boton tamano="compacto" ocupado={ocupado} onClick={() => void handleTodos(false)}>
            {porques.includes(SON_FORMATOS) ? 'Son formatos' : 'Están bien'}
          </Boton>
        )}
        {porResolver.length > 0 && (
          <Boton
            variante="secundario"
            tamano="compacto"
            ocupado={ocupado}
            onClick={() => void handleTodos(true)}
          >
            Dejarlos fuera
          </Boton>
        )}
        <Boton variante="fantasma" tamano="compacto" onClick={() => setUnoAUno(true)}>
          Uno a uno
        </Boton>
      </div>
    </li>
  );
}
