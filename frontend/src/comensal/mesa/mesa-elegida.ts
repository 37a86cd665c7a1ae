import { almacenLocal, parseJson } from '../../shared/lib/almacen';

/** The mesa that this phone last opened, and the signature its QR brought, if any. */
export interface MesaElegida {
  mesa: number;
  firma: string | null;
}

const NOMBRE = 'carta.mesa';
/** A visit lasts this long at most, in ms: nobody orders tomorrow for the mesa of today. */
const VIDA = 6 * 3_600_000;

export function rememberMesa(restauranteId: string, { mesa, firma }: MesaElegida): void {
  almacenLocal.write(NOMBRE, JSON.stringify({ restauranteId, mesa, firma, en: Date.now() }));
}

/** The mesa last opened, if it was of this restaurante: a menu opened by its slug keeps it. */
export function recallMesa(restauranteId: string): MesaElegida | null {
  const guardada = parseJson(almacenLocal.read(NOMBRE));
  if (!isGuardada(guardada) || guardada.restauranteId !== restauranteId) return null;
  const { mesa, firma, en } = guardada;
  return Math.abs(Date.now() - en) < VIDA ? { mesa, firma } : null;
}

/** No mesa is chosen any more. */
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
