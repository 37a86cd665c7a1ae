import type { DbId } from './ids';

interface Parte {
  _id: DbId;
}

/**
 * Replaces the list of parts in the field `lista`; stored parts keep their other fields, even if changed
 * meanwhile, and new ones begin with `nuevas`.
 */
export function keepingFields(
  lista: string,
  partes: readonly Parte[],
  nuevas: Record<string, unknown>,
): object {
  const guardada = {
    $filter: { input: `$${lista}`, as: 'vieja', cond: { $eq: ['$$vieja._id', '$$parte._id'] } },
  };
  const campos = Object.fromEntries(Object.keys(nuevas).map((campo) => [campo, `$$vieja.${campo}`]));
  const vieja = { $let: { vars: { vieja: { $arrayElemAt: [guardada, 0] } }, in: campos } };
  return {
    $cond: [
      { $isArray: `$${lista}` },
      {
        $map: {
          input: { $literal: partes },
          as: 'parte',
          in: { $mergeObjects: [{ $literal: nuevas }, vieja, '$$parte'] },
        },
      },
      { $literal: partes.map((parte) => ({ ...nuevas, ...parte })) },
    ],
  };
}

/** A person's text is data, also when it begins with a $, so it is passed as $literal. */
export function literals(campos: Record<string, unknown>): Record<string, { $literal: unknown }> {
  return Object.fromEntries(Object.entries(campos).map(([campo, valor]) => [campo, { $literal: valor }]));
}

/** A part keeps a known id that no earlier part has; else it gets a new one. */
export function withIds<T extends { _id?: string }>(
  partes: readonly T[],
  conocidos: readonly DbId[],
  make: () => DbId,
): (Omit<T, '_id'> & Parte)[] {
  const libres = new Map(conocidos.map((id) => [id.toHexString(), id]));
  return partes.map(({ _id, ...parte }) => {
    const conocido = _id === undefined ? undefined : libres.get(_id.toLowerCase());
    if (conocido) libres.delete(conocido.toHexString());
    return { ...parte, _id: conocido ?? make() };
  });
}
