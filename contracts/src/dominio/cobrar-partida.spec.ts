import { annulCobro, pendienteDe, totalCobrado } from './cobrar';
import { payParte } from './cobrar-partida';
import type { Parte } from './cobrar-partida';
import { centimos } from './dinero';
import type { GrupoMesa } from './grupo';
import type { Movimiento } from './movimiento';
import { reopenGrupo } from './movimientos-cobro';

const EN = new Date('2026-11-24T13:00:00Z');
const quien = { por: 'Ana', en: EN };

/** A mesa of 12,00 €, served. */
function buildGrupo(
  cambios: Partial<GrupoMesa> = {},
  estado: 'listo' | 'entregado' = 'entregado',
): GrupoMesa {
  const linea = { id: 'l', productoId: 'p', nombre: 'Pulpo', cantidad: 1, precio: centimos(1_200), estado };
  const ticket = { id: 'p', clave: 'c', revAlta: 7, tipo: 'comida', creadoEn: EN, lineas: [linea] } as const;
  return {
    id: 'g',
    restauranteId: 'r',
    mesa: 4,
    rev: 7,
    pagado: false,
    actualizadoEn: EN,
    pedidos: [ticket],
    ...cambios,
  };
}

const parteDe = (importe: number, isUltima = true): Parte => {
  const cobro = { id: 'id', clave: 'clave', forma: 'tarjeta', importe: centimos(importe) } as const;
  return { cobro, restante: centimos(importe), isUltima };
};
const grupoDe = (movimiento: Movimiento): GrupoMesa => {
  if (!movimiento.ok) throw new Error(movimiento.motivo);
  return movimiento.grupo;
};

describe('the rest of a bill, charged and paid in one step', () => {
  it('leaves nothing to be charged, and says how it was paid', () => {
    const pagada = grupoDe(payParte(buildGrupo(), parteDe(1_200), quien, 7));

    expect(pagada).toMatchObject({ pagado: true, pagadoEn: EN });
    expect([pendienteDe(pagada), totalCobrado(pagada)]).toEqual([0, 1_200]);
  });

  it('is the same step when it comes again, and none once it was taken back', () => {
    const pagada = grupoDe(payParte(buildGrupo(), parteDe(1_200), quien, 7));
    expect(payParte(pagada, parteDe(1_200), quien, 7)).toEqual({ ok: true, grupo: pagada });

    const abierta = grupoDe(reopenGrupo(pagada, pagada.rev));
    expect(payParte(abierta, parteDe(1_200), quien, 7)).toEqual({ ok: true, grupo: abierta });
    const anulada = grupoDe(annulCobro(abierta, 'id', { motivo: 'x', ...quien }));
    expect(payParte(anulada, parteDe(1_200), quien, 7)).toEqual({ ok: true, grupo: anulada });
  });

  it.each([
    ['not all of it', buildGrupo(), parteDe(1_100), 'ESTADO_CAMBIADO'],
    ['more than it owes', buildGrupo(), parteDe(1_300), 'SE_PASA'],
    ['what is not served yet', buildGrupo({}, 'listo'), parteDe(1_200), 'SIN_ENTREGAR'],
    [
      'a mesa that was charged since',
      buildGrupo({ revCobros: 8, rev: 8 }),
      parteDe(1_200),
      'ESTADO_CAMBIADO',
    ],
    [
      'a mesa that another has charged and paid',
      buildGrupo({
        pagado: true,
        cobros: [{ id: 'b', clave: 'b', importe: centimos(1_200), forma: 'otro', ...quien }],
      }),
      parteDe(1_200),
      'ESTADO_CAMBIADO',
    ],
    ['a mesa that another has paid', buildGrupo({ pagado: true }), parteDe(1_200), 'ESTADO_CAMBIADO'],
  ])('is refused for %s', (_caso, grupo, parte, motivo) => {
    expect(payParte(grupo, parte, quien, 7)).toEqual({ ok: false, motivo });
  });

  it('pays a tab of the party that owes nothing any more, and asks nothing of one that is vacía', () => {
    const cobro = { id: 'antes', clave: 'antes', importe: centimos(1_200), forma: 'otro', ...quien } as const;
    const cobrada = buildGrupo({ cobros: [cobro], revCobros: 7 });
    expect(grupoDe(payParte(cobrada, parteDe(500, false), quien, 7))).toMatchObject({
      pagado: true,
      cobros: [cobro],
    });

    const [ticket] = buildGrupo().pedidos;
    const cancelada = { motivo: 'x', ...quien };
    const lineas = (ticket?.lineas ?? []).map((linea) => ({ ...linea, cancelada }));
    const vacia = buildGrupo({ pedidos: ticket ? [{ ...ticket, lineas }] : [] });
    expect(payParte(vacia, parteDe(500, false), quien, 7)).toEqual({ ok: true, grupo: vacia });
  });
});
