import type { MesaEnVivo, PedidoSeguido } from '@carta/contracts';

/**
 * Others' orders at this phone's mesas, where the owner shares them; one entry per open tab. Never stored,
 * since they are not this phone's.
 */
export type Mesas = readonly MesaEnVivo[];

/** The higher rev wins. */
export function applyMesa(mesas: Mesas, evento: MesaEnVivo): Mesas {
  const conocida = mesas.find(({ grupoMesa }) => grupoMesa === evento.grupoMesa);
  if (conocida !== undefined && conocida.rev > evento.rev) return mesas;
  return [...mesas.filter((mesa) => mesa !== conocida), evento];
}

/** A response that names none comes from an owner who does not share them. */
export function mesasOf(respuesta: readonly PedidoSeguido[]): Mesas {
  return respuesta
    .flatMap(({ grupoMesa, rev, pagado, otros, cuenta }) =>
      otros === undefined ? [] : [{ grupoMesa, rev, pagado, pedidos: otros, ...(cuenta && { cuenta }) }],
    )
    .reduce<Mesas>(applyMesa, []);
}
