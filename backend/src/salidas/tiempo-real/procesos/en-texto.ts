/** A Date is marked with this key, so that no person's text becomes one. */
const INSTANTE = '$instante';

export function toTexto(valor: object): string {
  return JSON.stringify(valor, function (this: Record<string, unknown>, campo, enJson: unknown) {
    const propio = this[campo];
    return propio instanceof Date ? { [INSTANTE]: propio.getTime() } : enJson;
  });
}

export function fromTexto<T>(texto: string): T {
  return JSON.parse(texto, (_campo, valor: unknown) =>
    typeof valor === 'object' && valor !== null && INSTANTE in valor
      ? new Date(valor[INSTANTE] as number)
      : valor,
  ) as T;
}
