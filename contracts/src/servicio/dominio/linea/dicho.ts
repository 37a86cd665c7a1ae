/** What is said of a line when it is ordered, and stays as it was said: it travels whole, from cart to ticket. */
export interface Dicho {
  /** The note is trimmed and never empty. */
  notas?: string;
  /** For who sits there, from 1; absent: for the mesa. Only waiters say it. */
  silla?: number;
}

const DICHO = ['notas', 'silla'] as const satisfies readonly (keyof Dicho)[];

/** Of what is in hand: without the nulls of a body, and with its texts trimmed. */
export function dichoOf(linea: { [C in keyof Dicho]?: Dicho[C] | null }): Dicho {
  const dicho = DICHO.map((campo) => {
    const valor = linea[campo];
    return [campo, typeof valor === 'string' ? valor.trim() : valor] as const;
  });
  return Object.fromEntries(dicho.filter(([, valor]) => valor)) as Dicho;
}

export const SILLAS_MAX = 50;

export const isSilla = (valor: unknown): valor is number =>
  Number.isInteger(valor) && Number(valor) >= 1 && Number(valor) <= SILLAS_MAX;

/** 'P2' */
export const textoSilla = (silla: number): string => `P${silla}`;
