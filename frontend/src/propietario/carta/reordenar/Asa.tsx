import GripVertical from 'lucide-react/icons/grip-vertical';
import type { HTMLAttributes, Ref } from 'react';
import css from './Asa.module.css';

interface PropsAsa {
  nombre: string;
  levantada: boolean;
  asa: HTMLAttributes<HTMLElement>;
  ref?: Ref<HTMLButtonElement> | undefined;
}

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
