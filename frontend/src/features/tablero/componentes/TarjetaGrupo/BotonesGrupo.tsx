import type { Grupo } from '@carta/contracts';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { moveGrupo } from '../../acciones';
import { ACCIONES_GRUPO } from '../../modelo/tableros';
import css from './TarjetaGrupo.module.css';

/** The buttons of a grupo; the first is what it usually needs next. */
export function BotonesGrupo({ grupo }: { grupo: Grupo }) {
  const acciones = ACCIONES_GRUPO[grupo.estadoGrupo];
  if (acciones.length === 0) return null;
  return (
    <div className={css.botones}>
      {acciones.map(({ texto, to }, i) => (
        <Boton
          key={to}
          variante={i === 0 ? 'primario' : 'secundario'}
          onClick={() => void moveGrupo(grupo, to)}
        >
          {texto}
        </Boton>
      ))}
    </div>
  );
}
