/** How an instant stands in the text; no text that a person wrote becomes an object. */
const INSTANTE = '$instante';

/** Plain values, instants among them, as text for another process. */
export function toTexto(valor: object): string {
  return JSON.stringify(valor, function (this: Record<string, unknown>, campo, enJson: unknown) {
    const propio = this[campo];
    return propio instanceof Date ? { [INSTANTE]: propio.getTime() } : enJson;
  });
}

/** What `toTexto` made a text of. */
export function fromTexto<T>(texto: string): T {
  return JSON.parse(texto, (_campo, valor: unknown) =>
    typeof valor === 'object' && valor !== null && INSTANTE in valor
      ? new Date(valor[INSTANTE] as number)
      : valor,
  ) as T;
}
