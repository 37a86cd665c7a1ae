import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useId } from 'react';
import type { Ref } from 'react';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import css from './Grupo.module.css';

/** One thing that can be chosen. */
export interface Fila {
  id: string;
  nombre: string;
  /** What it costs, or adds; empty: nothing more. */
  precio: string;
  disponible: boolean;
  /** What whoever avoids something has to know of it. */
  aviso: string | null;
}

interface PropsGrupo {
  titulo: string;
  /** How many are asked for. */
  pista: string;
  /** What whoever avoids something has to know of all of them. */
  aviso: string | null;
  filas: readonly Fila[];
  elegidos: readonly string[];
  /** At most one of them can be chosen. */
  unica: boolean;
  /** No more can be chosen than are. */
  completo: boolean;
  /** Why it cannot stay like this, once somebody has wanted to go on. */
  error: string | null;
  onElegir: (id: string) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/** What is chosen among a few things, all of them in view. What is sold out stays, and says so. */
export function Grupo(props: PropsGrupo) {
  const { titulo, pista, aviso, filas, elegidos, unica, completo, error, onElegir, ref } = props;
  const nombre = useId();
  return (
    <fieldset ref={ref} className={css.grupo} data-error={error === null ? undefined : ''}>
      <legend className={css.leyenda}>
        <span className={css.titulo}>{titulo}</span> <span className={css.pista}>{pista}</span>
        {aviso !== null && <Aviso texto={aviso} />}
      </legend>
      {error !== null && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {filas.map(({ id, nombre: texto, precio, disponible, aviso: propio }) => {
        const elegido = elegidos.includes(id);
        return (
          <label key={id} className={css.fila} data-agotado={disponible ? undefined : ''}>
            <input
              type={unica ? 'radio' : 'checkbox'}
              name={nombre}
              checked={elegido}
              disabled={!elegido && (!disponible || (completo && !unica))}
              onChange={() => onElegir(id)}
            />
            <span className={css.nombre}>
              {texto}
              {propio !== null && <Aviso texto={propio} />}
            </span>
            {!disponible && <Insignia>Agotado</Insignia>}
            {precio !== '' && <span className={`${css.precio} cifras`}>{precio}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function Aviso({ texto }: { texto: string }) {
  return (
    <span className={css.aviso}>
      <TriangleAlert aria-hidden="true" /> {texto}
    </span>
  );
}
