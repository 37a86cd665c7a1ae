import type { ConOriginal } from '@carta/contracts';
import css from './Original.module.css';

/** The Spanish name of what is named in another language: who serves it says that one. */
export function Original({ de: { original } }: { de: ConOriginal }) {
  if (original === undefined) return null;
  return (
    <span className={`suave ${css.original}`} lang="es" translate="no">
      {original}
    </span>
  );
}
