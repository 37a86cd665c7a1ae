import { almacenLocal, parseJson } from '../../shared/lib/almacen';

export interface MesaElegida {
  mesa: number;
  firma: string | null;
}

const NOMBRE = 'carta.mesa';
/** ms; a visit is shorter, and nobody orders tomorrow for today's mesa. */
const VIDA = 6 * 3_600_000;

export function rememberMesa(restauranteId: string, { mesa, firma }: MesaElegida): void {
  almacenLocal.write(NOMBRE, JSON.stringify({ restauranteId, mesa, firma, en: Date.now() }));
}

export function recallMesa(restauranteId: string): MesaElegida | null {
  const guardada = parseJson(almacenLocal.read(NOMBRE));
  if (!isGuardada(guardada) || guardada.restauranteId !== restauranteId) return null;
  const { mesa, firma, en } = guardada;
  return Math.abs(Date.now() - en) < VIDA ? { mesa, firma } : null;
}

export function forgetMesas(): void {
  almacenLocal.write(NOMBRE, '');
}

function isGuardada(valor: unknown): valor is MesaElegida & { restauranteId: string; en: number } {
  if (typeof valor !== 'object' || valor === null) return false;
  const { restauranteId, mesa, firma, en } = valor as Record<string, unknown>;
  return (
    typeof restauranteId === 'string' &&
    typeof mesa === 'number' &&
    (firma === null || typeof firma === 'string') &&
    typeof en === 'number'
  );
}
