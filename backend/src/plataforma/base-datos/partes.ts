import type { DbId } from './ids';

/** A part of a document that has an id of its own. */
interface Parte {
  _id: DbId;
}

/**
 * What a pipeline puts in the place of a list of parts: these, each with the fields that the stored one of
 * its id has now, whoever wrote them meanwhile, and a new one with those of `nuevas`.
 * @param lista the field that holds them.
 * @param nuevas the fields that these parts do not say, and their first values.
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

/** Fields set by a pipeline just as they are: what a person wrote is data, also when it begins with a $. */
export function literals(campos: Record<string, unknown>): Record<string, { $literal: unknown }> {
  return Object.fromEntries(Object.entries(campos).map(([campo, valor]) => [campo, { $literal: valor }]));
}

/** Gives each part its id: the one it says, if it is one of these and nobody else's yet; else a new one. */
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
