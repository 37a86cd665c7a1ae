import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useId } from 'react';
import type { Ref } from 'react';
import { langDe } from '../../carta/traducciones';
import { t } from '../../../shared/lengua/lengua';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import css from './Grupo.module.css';

export interface Fila {
  id: string;
  nombre: string;
  /** Empty: no extra cost. */
  precio: string;
  disponible: boolean;
  aviso: string | null;
}

interface PropsGrupo {
  titulo: string;
  pista: string;
  aviso: string | null;
  filas: readonly Fila[];
  elegidos: readonly string[];
  /** At most one may be chosen. */
  unica: boolean;
  completo: boolean;
  /** It appears only after an attempt to go on. */
  error: string | null;
  onElegir: (id: string) => void;
  ref: Ref<HTMLFieldSetElement>;
}

export function Grupo(props: PropsGrupo) {
  const { titulo, pista, aviso, filas, elegidos, unica, completo, error, onElegir, ref } = props;
  const nombre = useId();
  const errorId = useId();
  return (
    <fieldset
      ref={ref}
      className={css.grupo}
      data-error={error === null ? undefined : ''}
      aria-describedby={error === null ? undefined : errorId}
    >
      <legend className={css.leyenda}>
        <span className="fuerte prieto" data-cuerpo="nombre" lang={langDe(titulo)}>
          {titulo}
        </span>{' '}
        <span className={`suave ${css.pista}`}>{pista}</span>
        {aviso !== null && <Aviso texto={aviso} />}
      </legend>
      {error !== null && (
        <p id={errorId} className={`fuerte ${css.error}`} data-cuerpo="s" role="alert">
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
            <span className={`crece ${css.nombre}`} lang={langDe(texto)}>
              {texto}
              {propio !== null && <Aviso texto={propio} />}
            </span>
            {!disponible && <Insignia>{t('Agotado')}</Insignia>}
            {precio !== '' && <span className={`${css.precio} cifras`}>{precio}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function Aviso({ texto }: { texto: string }) {
  return (
    <span className={`renglon ${css.aviso}`} data-hueco="1" data-cuerpo="s">
      <TriangleAlert aria-hidden="true" /> {texto}
    </span>
  );
}
