import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { temaOf } from '@carta/contracts';
import { anunciado } from '../../../shared/lib/anuncio';
import css from './ElegirColor.module.css';

const DE_TODOS = '#4a5e17';
const SUGERIDOS = [
  { color: null, nombre: 'Oliva' },
  { color: '#7b1e3a', nombre: 'Vino' },
  { color: '#9a3b1b', nombre: 'Teja' },
  { color: '#7a4a12', nombre: 'Cobre' },
  { color: '#1f5a45', nombre: 'Pino' },
  { color: '#1d5b79', nombre: 'Mar' },
  { color: '#2d4f9e', nombre: 'Azulejo' },
  { color: '#5b3373', nombre: 'Berenjena' },
  { color: '#3d3a36', nombre: 'Carbón' },
] as const;

interface PropsElegirColor {
  /** It is null for the default. */
  color: string | null;
  onChange: (color: string | null) => void;
}

export function ElegirColor({ color, onChange }: PropsElegirColor) {
  const id = useId();
  const isPropio = color !== null && !SUGERIDOS.some((sugerido) => sugerido.color === color);
  return (
    <>
      <div className="fila" data-centrada="" data-hueco="3" role="group" aria-label="Color">
        {SUGERIDOS.map(({ color: sugerido, nombre }) => (
          <button
            key={nombre}
            type="button"
            className={css.color}
            aria-pressed={sugerido === color}
            aria-label={nombre}
            title={nombre}
            style={{ backgroundColor: sugerido ?? DE_TODOS }}
            onClick={() => onChange(sugerido)}
          >
            {sugerido === color && <Check aria-hidden="true" />}
          </button>
        ))}
        <label className={css.otro} htmlFor={id} data-elegido={isPropio ? '' : undefined}>
          <input
            id={id}
            type="color"
            value={color ?? DE_TODOS}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
          />
          Otro color
        </label>
      </div>
      {color !== null && <Ajuste color={color} />}
    </>
  );
}

/** Shown where the colour had to be adjusted to be readable. */
function Ajuste({ color }: { color: string }) {
  const { claro, oscuro } = temaOf(color);
  if (claro.acento === color) return null;
  return (
    <p className="suave" ref={anunciado}>
      <span className={css.muestra} style={{ backgroundColor: color }} aria-hidden="true" />
      Tal cual no se leería bien: lo usamos un poco más oscuro
      <span className={css.muestra} style={{ backgroundColor: claro.acento }} aria-hidden="true" />
      y de noche más claro
      <span className={css.muestra} style={{ backgroundColor: oscuro.acento }} aria-hidden="true" />
    </p>
  );
}
