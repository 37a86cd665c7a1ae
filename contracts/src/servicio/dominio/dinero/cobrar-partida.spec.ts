import { annulCobro, pendienteDe, totalCobrado } from './cobrar';
import { payPorcion } from './cobrar-partida';
import type { Porcion } from './cobrar-partida';
import { centimos } from '../../../plataforma/dominio/dinero';
import type { EstadoLinea } from '../linea/estado-linea';
import type { GrupoMesa } from '../mesa/grupo';
import { reopenGrupo } from './movimientos-cobro';
import { DIA_LARGO, buildMesa, done } from '../pruebas/mesa';

const EN = new Date('2026-11-24T13:00:00Z');
const ANA = { por: 'Ana', en: EN };

const buildServida = (cambios: Partial<GrupoMesa> = {}, estado: EstadoLinea = 'entregado'): GrupoMesa =>
  buildMesa([[estado]], { rev: 7, ...cambios }, { revAlta: 7, linea: { precio: centimos(1_200) } });

const parteDe = (importe: number, isUltima = true): Porcion => {
  const cobro = { id: 'id', clave: 'clave', forma: 'tarjeta', importe: centimos(importe) } as const;
  return { cobro, restante: centimos(importe), isUltima };
};
describe('the rest of a bill, charged and paid in one step', () => {
  it('leaves nothing to be charged, and says how it was paid', () => {
    const pagada = done(payPorcion(buildServida(), parteDe(1_200), ANA, 7));

    expect(pagada).toMatchObject({ pagado: true, pagadoEn: EN });
    expect([pendienteDe(pagada), totalCobrado(pagada)]).toEqual([0, 1_200]);
  });

  it('has its tip once, with the part that completes it', () => {
    const porcion = { ...parteDe(2_400, false), propina: centimos(200) };
    const ultima = { ...porcion, restante: centimos(1_200), isUltima: true };

    const [una, otra] = [porcion, ultima].map((cada) => done(payPorcion(buildServida(), cada, ANA, 7)));

    expect(una?.cobros?.[0]).not.toHaveProperty('propina');
    expect(otra?.cobros?.[0]).toMatchObject({ importe: 1_200, propina: 200, parteDe: 2_400 });
    expect(otra && payPorcion(otra, ultima, ANA, 7)).toEqual({ ok: true, grupo: otra });
  });

  it('is the same step when it comes again, and none once it was taken back', () => {
    const pagada = done(payPorcion(buildServida(), parteDe(1_200), ANA, 7));
    expect(payPorcion(pagada, parteDe(1_200), ANA, 7)).toEqual({ ok: true, grupo: pagada });

    const abierta = done(reopenGrupo(pagada, pagada.rev, DIA_LARGO));
    expect(payPorcion(abierta, parteDe(1_200), ANA, 7)).toEqual({ ok: true, grupo: abierta });
    const anulada = done(annulCobro(abierta, 'id', { motivo: 'x', ...ANA }));
    expect(payPorcion(anulada, parteDe(1_200), ANA, 7)).toEqual({ ok: true, grupo: anulada });
  });

  it.each([
    ['not all of it', buildServida(), parteDe(1_100), 'ESTADO_CAMBIADO'],
    ['more than it owes', buildServida(), parteDe(1_300), 'SE_PASA'],
    ['what is not served yet', buildServida({}, 'listo'), parteDe(1_200), 'SIN_ENTREGAR'],
    [
      'a mesa that was charged since',
      buildServida({ revCobros: 8, rev: 8 }),
      parteDe(1_200),
      'ESTADO_CAMBIADO',
    ],
    [
      'a mesa that another has charged and paid',
      buildServida({
        pagado: true,
        cobros: [{ id: 'b', clave: 'b', importe: centimos(1_200), forma: 'otro', ...ANA }],
      }),
      parteDe(1_200),
      'ESTADO_CAMBIADO',
    ],
    ['a mesa that another has paid', buildServida({ pagado: true }), parteDe(1_200), 'ESTADO_CAMBIADO'],
  ])('is refused for %s', (_caso, grupo, porcion, motivo) => {
    expect(payPorcion(grupo, porcion, ANA, 7)).toEqual({ ok: false, motivo });
  });

  it('pays a tab of the party that owes nothing any more, and asks nothing of one that is vacía', () => {
    const cobro = { id: 'antes', clave: 'antes', importe: centimos(1_200), forma: 'otro', ...ANA } as const;
    const cobrada = buildServida({ cobros: [cobro], revCobros: 7 });
    expect(done(payPorcion(cobrada, parteDe(500, false), ANA, 7))).toMatchObject({
      pagado: true,
      cobros: [cobro],
    });

    const [ticket] = buildServida().pedidos;
    const cancelada = { motivo: 'x', ...ANA };
    const lineas = (ticket?.lineas ?? []).map((linea) => ({ ...linea, cancelada }));
    const vacia = buildServida({ pedidos: ticket ? [{ ...ticket, lineas }] : [] });
    expect(payPorcion(vacia, parteDe(500, false), ANA, 7)).toEqual({ ok: true, grupo: vacia });
  });
});
