import { formatEuros } from '@carta/contracts';
import type { EstadoGrupo, Grupo } from '@carta/contracts';
import type { MouseEvent } from 'react';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { isRepetido } from '../../../ui/toque';
import { moveGrupo } from '../../../vivo/acciones';
import { ACCIONES_GRUPO } from '../../../vivo/modelo/tableros';
import css from './TarjetaGrupo.module.css';

/** The buttons of a grupo; the first is what it usually needs next, and keeps the focus from step to step. */
function BotonesGrupo({ grupo }: { grupo: Grupo }) {
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

/** What a mesa owes, and its buttons. */
export function PieGrupo({ grupo }: { grupo: Grupo }) {
  return (
    <footer className={css.pie}>
      <p className={css.total}>
        Total <strong className="cifras">{formatEuros(grupo.totalGrupo)}</strong>
      </p>
      <BotonesGrupo grupo={grupo} />
    </footer>
  );
}
