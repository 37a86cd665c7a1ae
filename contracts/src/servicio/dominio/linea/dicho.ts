/** What is said of a line when it is ordered, and stays as it was said: it travels whole, from cart to ticket. */
export interface Dicho {
  /** The note is trimmed and never empty. */
  notas?: string;
}

const DICHO = ['notas'] as const satisfies readonly (keyof Dicho)[];

/** Of what is in hand: without the nulls of a body, and with its texts trimmed. */
export function dichoOf(linea: { [C in keyof Dicho]?: Dicho[C] | null }): Dicho {
  const dicho = DICHO.map((campo) => {
    const valor = linea[campo];
    return [campo, typeof valor === 'string' ? valor.trim() : valor] as const;
  });
  return Object.fromEntries(dicho.filter(([, valor]) => valor)) as Dicho;
}
