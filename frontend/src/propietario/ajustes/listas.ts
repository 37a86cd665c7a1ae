interface ConId {
  _id: string;
}

/** In the order of `ids`; what is not among them, since another screen made it meanwhile, comes last. */
export function inOrden<T extends ConId>(lista: readonly T[], ids: readonly string[]): T[] {
  const puesto = ({ _id }: T) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  return [...lista].sort((a, b) => puesto(a) - puesto(b));
}

/** Puts it back where it was. */
export function withPuesto<T extends ConId>(lista: readonly T[], devuelta: T, puesto: number): T[] {
  const resto = lista.filter(({ _id }) => _id !== devuelta._id);
  return [...resto.slice(0, puesto), devuelta, ...resto.slice(puesto)];
}

export function withCambio<T extends ConId>(lista: readonly T[], id: string, cambio: Partial<T>): T[] {
  return lista.map((parte) => (parte._id === id ? { ...parte, ...cambio } : parte));
}
