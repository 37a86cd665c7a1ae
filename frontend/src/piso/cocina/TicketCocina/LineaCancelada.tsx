import Ban from 'lucide-react/icons/ban';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { acknowledgeLinea } from '../../vivo/acciones-cocina';
import { nombreCompleto } from '../../vivo/modelo/resumen-ticket';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './LineaCancelada.module.css';

interface PropsLineaCancelada {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

/** A line taken off the order: struck, hatched and in words, until somebody says that they know. */
export function LineaCancelada({ grupo, ticket, linea }: PropsLineaCancelada) {
  const { cantidad, cancelada, enterado } = linea;
  if (!cancelada) return null;
  const nombre = nombreCompleto(linea);
  return (
    <li className={css.linea} data-enterado={enterado ? '' : undefined}>
      <p className={css.que}>
        <span className={`${css.cantidad} cifras`}>{cantidad}</span>
        <s className={css.nombre}>{nombre}</s>
      </p>
      <p className={css.motivo}>
        <Ban aria-hidden="true" />
        <span>
          <strong>Cancelado</strong>: {cancelada.motivo}
          {cancelada.por && <span className={css.por}> · {cancelada.por}</span>}
        </span>
      </p>
      {!enterado && (
        <Boton
          tamano="grande"
          ancho="completo"
          className={css.enterado}
          data-enterado=""
          onClick={() => void acknowledgeLinea(grupo, ticket._id, linea)}
        >
          Enterado<span className="solo-lectores"> de que se ha cancelado {nombre}</span>
        </Boton>
      )}
    </li>
  );
}
