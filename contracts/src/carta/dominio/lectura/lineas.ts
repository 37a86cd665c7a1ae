import { cleanTexto } from '../../../plataforma/dominio/texto-limpio';
import type { CartaLeida } from './carta-leida';

/** A line that nothing is read of is a duda. */
export function readLineas(texto: string): CartaLeida {
  const dudas = cleanTexto(texto)
    .split(/\r?\n/)
    .flatMap((linea, i) => (linea.trim() === '' ? [] : [{ linea: i + 1, porque: 'No se entiende.' }]));
  return { filas: [], dudas };
}
