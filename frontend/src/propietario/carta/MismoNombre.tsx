import { normalizeTexto } from '@carta/contracts';
import { Aviso } from '../../shared/ui/Aviso/Aviso';

interface PropsMismoNombre {
  /** What they are, as the sentence goes: 'categorías'. */
  cuales: string;
  nombres: readonly string[];
}

/** Says which names look equal: none comes to be so any more, but some already were. */
export function MismoNombre({ cuales, nombres }: PropsMismoNombre) {
  const repetidos = repetidosOf(nombres);
  if (repetidos.length === 0) return null;
  return (
    <Aviso>
      Hay {cuales} que se llaman igual: <strong>{repetidos.join(', ')}</strong>. Cambia el nombre de una.
    </Aviso>
  );
}

/** The first of each name that comes more than once. */
function repetidosOf(nombres: readonly string[]): string[] {
  const claves = nombres.map(normalizeTexto);
  return nombres.filter(
    (_, i) => claves.indexOf(claves[i] ?? '') === i && claves.includes(claves[i] ?? '', i + 1),
  );
}
