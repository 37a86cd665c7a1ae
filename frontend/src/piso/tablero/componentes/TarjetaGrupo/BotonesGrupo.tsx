import type { MouseEvent } from 'react';
import type { EstadoGrupo, Grupo } from '@carta/contracts';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { moveGrupo } from '../../../vivo/acciones';
import { ACCIONES_GRUPO } from '../../../vivo/modelo/tableros';
import { isRepetido } from '../../../ui/toque';
import css from './TarjetaGrupo.module.css';

/** The buttons of a grupo; the first is what it usually needs next, and keeps the focus from step to step. */
export function BotonesGrupo({ grupo }: { grupo: Grupo }) {
  const acciones = ACCIONES_GRUPO[grupo.estadoGrupo];
  if (acciones.length === 0) return null;
  const handleMove = (event: MouseEvent, to: EstadoGrupo) => {
    if (!isRepetido(event)) void moveGrupo(grupo, to);
  };
  return (
    <div className={css.botones}>
      {acciones.map(({ texto, to }, i) => (
        <Boton
          key={i}
          variante={i === 0 ? 'primario' : 'secundario'}
          onClick={(event) => handleMove(event, to)}
        >
          {texto}
        </Boton>
      ))}
    </div>
  );
}
