import { normalizeTexto } from '@carta/contracts';
import { Aviso } from '../../shared/ui/Aviso/Aviso';

interface PropsMismoNombre {
  /** 'categorías' */
  cuales: string;
  nombres: readonly string[];
}

/** Equal names can no longer be made, but old ones exist. */
export function MismoNombre({ cuales, nombres }: PropsMismoNombre) {
  const repetidos = repetidosOf(nombres);
  if (repetidos.length === 0) return null;
  return (
    <Aviso>
      Hay {cuales} que se llaman igual: <strong>{repetidos.join(', ')}</strong>. Cambia el nombre de una.
    </Aviso>
  );
}

function repetidosOf(nombres: readonly string[]): string[] {
  const claves = nombres.map(normalizeTexto);
  return nombres.filter(
    (_, i) => claves.indexOf(claves[i] ?? '') === i && claves.includes(claves[i] ?? '', i + 1),
  );
}
