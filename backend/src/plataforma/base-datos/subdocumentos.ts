import type { DbId } from './ids';

interface Subdocumento {
  _id: DbId;
}

/**
 * Replaces the list of subdocuments in the field `lista`; stored ones keep their other fields, even if changed
 * meanwhile, and new ones begin with `iniciales`.
 */
export function keepingFields(
  lista: string,
  subdocumentos: readonly Subdocumento[],
  iniciales: Record<string, unknown>,
): object {
  const guardada = {
    $filter: { input: `$${lista}`, as: 'stored', cond: { $eq: ['$$stored._id', '$$nuevo._id'] } },
  };
  const campos = Object.fromEntries(Object.keys(iniciales).map((campo) => [campo, `$$stored.${campo}`]));
  const stored = { $let: { vars: { stored: { $arrayElemAt: [guardada, 0] } }, in: campos } };
  return {
    $cond: [
      { $isArray: `$${lista}` },
      {
        $map: {
          input: { $literal: subdocumentos },
          as: 'nuevo',
          in: { $mergeObjects: [{ $literal: iniciales }, stored, '$$nuevo'] },
        },
      },
      { $literal: subdocumentos.map((subdocumento) => ({ ...iniciales, ...subdocumento })) },
    ],
  };
}

/** A person's text is data, also when it begins with a $, so it is passed as $literal. */
export function literals(campos: Record<string, unknown>): Record<string, { $literal: unknown }> {
  return Object.fromEntries(Object.entries(campos).map(([campo, valor]) => [campo, { $literal: valor }]));
}

/** A subdocument keeps a known id that no earlier one has; else it gets a new one. */
export function withIds<T extends { _id?: string }>(
  subdocumentos: readonly T[],
  conocidos: readonly DbId[],
  make: () => DbId,
): (Omit<T, '_id'> & Subdocumento)[] {
  const libres = new Map(conocidos.map((id) => [id.toHexString(), id]));
  return subdocumentos.map(({ _id, ...subdocumento }) => {
    const conocido = _id === undefined ? undefined : libres.get(_id.toLowerCase());
    if (conocido) libres.delete(conocido.toHexString());
    return { ...subdocumento, _id: conocido ?? make() };
  });
}
