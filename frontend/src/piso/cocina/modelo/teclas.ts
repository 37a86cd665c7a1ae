/** What a key of the bump bar asks for: choosing a ticket (from 0), or one of the screen's commands. */
export type Orden =
  | { tipo: 'elegir'; indice: number }
  | { tipo: 'mover'; pasos: 1 | -1 }
  | { tipo: 'deshacer' | 'filtrar' | 'recientes' | 'totales' | 'ayuda' };

/** The keys as the help lists them. */
export const TECLAS = [
  { tecla: '1–9', hace: 'Elige un pedido por su número' },
  { tecla: '← ↑ ↓ →', hace: 'Elige el pedido anterior o el siguiente' },
  { tecla: 'Intro', hace: 'Mueve el pedido elegido: Preparar, y después Listo' },
  { tecla: 'Z', hace: 'Deshace lo último que se ha hecho en esta pantalla' },
  { tecla: 'F', hace: 'Cambia entre Todo, Cocina y Barra' },
  { tecla: 'R', hace: 'Abre o cierra Recientes' },
  { tecla: 'T', hace: 'Abre o cierra los totales' },
  { tecla: '?', hace: 'Muestra esta ayuda' },
] as const;

const ORDENES: Readonly<Record<string, Orden>> = {
  ArrowRight: { tipo: 'mover', pasos: 1 },
  ArrowDown: { tipo: 'mover', pasos: 1 },
  ArrowLeft: { tipo: 'mover', pasos: -1 },
  ArrowUp: { tipo: 'mover', pasos: -1 },
  z: { tipo: 'deshacer' },
  f: { tipo: 'filtrar' },
  r: { tipo: 'recientes' },
  t: { tipo: 'totales' },
  '?': { tipo: 'ayuda' },
};

/** One press, and where it falls. */
export interface Pulsacion {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The key is being held down. */
  repeat: boolean;
}

/** What a press asks for; null for the browser's own keys, and for a key held down but for the arrows. */
export function ordenOf({ key, ctrlKey, metaKey, altKey, repeat }: Pulsacion): Orden | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return repeat ? null : { tipo: 'elegir', indice: Number(key) - 1 };
  const orden = ORDENES[key.length === 1 ? key.toLowerCase() : key] ?? null;
  return repeat && orden?.tipo !== 'mover' ? null : orden;
}

/** The ticket that an order chooses among `cuantos`, given the one chosen now (-1: none); null for none. */
export function eleccionOf(orden: Orden, elegido: number, cuantos: number): number | null {
  if (orden.tipo === 'elegir') return orden.indice < cuantos ? orden.indice : null;
  if (orden.tipo !== 'mover' || cuantos === 0) return null;
  if (elegido < 0) return orden.pasos > 0 ? 0 : cuantos - 1;
  return Math.min(Math.max(elegido + orden.pasos, 0), cuantos - 1);
}
