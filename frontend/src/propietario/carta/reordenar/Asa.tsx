import GripVertical from 'lucide-react/icons/grip-vertical';
import type { HTMLAttributes, Ref } from 'react';
import css from './Asa.module.css';

interface PropsAsa {
  /** What its row is called. */
  nombre: string;
  /** Picked up with the keyboard. */
  levantada: boolean;
  /** What `useReordenar` gives the handle of this row. */
  asa: HTMLAttributes<HTMLElement>;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a row is dragged by, and picked up by with the keyboard. */
export function Asa({ nombre, levantada, asa, ref }: PropsAsa) {
  return (
    <button
      {...asa}
      ref={ref}
      type="button"
      className={css.asa}
      aria-label={`Ordenar ${nombre}`}
      aria-pressed={levantada}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}
