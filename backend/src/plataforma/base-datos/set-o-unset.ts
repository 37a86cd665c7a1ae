/** An update that sets these fields and removes those that are undefined. */
export function setOrUnset(campos: Readonly<Record<string, unknown>>): {
  $set: Record<string, unknown>;
  $unset: Record<string, ''>;
} {
  const entradas = Object.entries(campos);
  return {
    $set: Object.fromEntries(entradas.filter(([, valor]) => valor !== undefined)),
    $unset: Object.fromEntries(
      entradas.flatMap(([campo, valor]) => (valor === undefined ? [[campo, ''] as const] : [])),
    ),
  };
}
