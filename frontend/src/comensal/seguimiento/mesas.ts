import type { MesaEnVivo, PedidoSeguido } from '@carta/contracts';

/**
 * What others have ordered at the mesas of this phone's orders, where the owner lets a mesa see its whole
 * order: one entry per open tab. It is never kept on the phone, since it is not its own.
 */
export type Mesas = readonly MesaEnVivo[];

/** What an event tells; the higher rev wins. */
export function applyMesa(mesas: Mesas, evento: MesaEnVivo): Mesas {
  const conocida = mesas.find(({ grupoMesa }) => grupoMesa === evento.grupoMesa);
  if (conocida !== undefined && conocida.rev > evento.rev) return mesas;
  return [...mesas.filter((mesa) => mesa !== conocida), evento];
}

/** What the server answered; where it names no others, the owner does not let them be seen. */
export function mesasOf(respuesta: readonly PedidoSeguido[]): Mesas {
  return respuesta
    .flatMap(({ grupoMesa, rev, pagado, otros }) =>
      otros === undefined ? [] : [{ grupoMesa, rev, pagado, pedidos: otros }],
    )
    .reduce<Mesas>(applyMesa, []);
}
