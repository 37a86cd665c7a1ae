import type { MovimientoReciente } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { DESPUES, PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../../vivo/pruebas/lineas-en-pases';
import { actosOf, textoMovimiento, vueltaDeActo, vueltaDeMarcha, vueltaOf } from './recientes';

const linea = buildLinea({ estado: 'entregado' });
const ticket = buildTicket({ estado: 'listo', lineas: [linea, 'listo'] });
const grupo = buildGrupo({ pedidos: [ticket] });

const build = (cambios: Partial<MovimientoReciente> = {}): MovimientoReciente => ({
  pedido: ticket._id,
  de: 'en_preparacion',
  a: 'listo',
  en: '2026-03-01T13:00:00.000Z',
  por: 'Ana',
  mesa: 4,
  numero: 1,
  tipoPedido: 'comida',
  productos: [],
  ...cambios,
});

it('takes a ticket back to where the move found it, one step', () => {
  expect(vueltaOf([grupo], build())).toEqual({
    grupo,
    to: 'en_preparacion',
    plan: [{ alcance: 'pedido', ticketId: ticket._id, de: 'listo', to: 'en_preparacion' }],
  });
});

it('takes a line that has gone on since back step by step', () => {
  const vuelta = vueltaOf([grupo], build({ linea: linea._id }));

  expect(vuelta?.plan).toEqual([
    { alcance: 'linea', ticketId: ticket._id, lineaId: linea._id, de: 'entregado', to: 'listo' },
    { alcance: 'linea', ticketId: ticket._id, lineaId: linea._id, de: 'listo', to: 'en_preparacion' },
  ]);
});

it.each([
  ['what was itself taken back', build({ de: 'listo', a: 'en_preparacion' })],
  ['a cancellation', build({ a: 'cancelada' })],
  ['a payment', build({ de: 'entregado', a: 'pagado' })],
  ['what is back already', build({ de: 'listo', a: 'entregado' })],
  ['a ticket nobody knows any more', build({ pedido: 'otro' })],
  ['a line that is gone', build({ linea: 'otra' })],
])('takes back nothing of %s', (_que, movimiento) => {
  expect(vueltaOf([grupo], movimiento)).toBeNull();
});

it('takes back nothing of a mesa that has paid, nor of a cancelled line', () => {
  const cancelada = buildLinea({ estado: 'listo', cancelada: { motivo: 'x', en: '', por: '' } });
  const conCancelada = buildTicket({ lineas: [cancelada, 'listo'] });

  expect(vueltaOf([{ ...grupo, pagadoEn: '2026-03-01T14:00:00.000Z' }], build())).toBeNull();
  expect(
    vueltaOf(
      [buildGrupo({ pedidos: [conCancelada] })],
      build({ pedido: conCancelada._id, linea: cancelada._id }),
    ),
  ).toBeNull();
});

it('says in words what happened', () => {
  expect(textoMovimiento(build())).toBe('En preparación → Listo');
  expect(textoMovimiento(build({ de: 'pendiente', a: 'cancelada' }))).toBe('Cancelado');
  expect(textoMovimiento(build({ a: 'urgente' }))).toBe('Urgente');
  expect(textoMovimiento(build({ de: 'urgente', a: 'pendiente' }))).toBe('Ya no es urgente');
  expect(textoMovimiento(build({ a: 'pagado', motivo: 'se fueron' }))).toBe('Cerrada sin cobrar: se fueron');
});

it('tells what was done at once as one act, and takes all of it back', () => {
  const bebida = buildTicket({ tipoPedido: 'bebida', lineas: ['listo'], estado: 'listo' });
  const mesa = { ...grupo, pedidos: [ticket, bebida] };
  const antes = build({ en: '2026-03-01T12:59:00.000Z' });
  const actos = actosOf([build(), build({ pedido: bebida._id }), build({ mesa: 5 }), antes]);

  expect(actos.map(({ movimientos }) => movimientos.length)).toEqual([2, 1, 1]);
  expect(actos[0] && vueltaDeActo([mesa], actos[0])?.plan).toEqual([
    { alcance: 'pedido', ticketId: ticket._id, de: 'listo', to: 'en_preparacion' },
    { alcance: 'pedido', ticketId: bebida._id, de: 'listo', to: 'en_preparacion' },
  ]);
  expect(vueltaDeActo([], { primero: antes, movimientos: [antes] })).toBeNull();
});

it('lets what marched wait again, and the other way round, while nobody has begun it', () => {
  const vueltaDe = (grupoAhora: ReturnType<typeof buildMesa>, cambios: Partial<MovimientoReciente>) => {
    const primero = build({ pedido: grupoAhora.pedidos[0]!._id, pase: 'Segundos', ...cambios });
    expect(vueltaDeActo([grupoAhora], { primero, movimientos: [primero] })).toBeNull();
    return vueltaDeMarcha([grupoAhora], { primero, movimientos: [primero] })?.tipo ?? null;
  };
  const marcharon = { de: 'en_espera', a: 'pendiente' } as const;
  const esperaron = { de: 'pendiente', a: 'en_espera' } as const;
  const marchado = buildMesa([espera(SEGUNDOS, { marchada: DESPUES })]);

  expect(vueltaDe(marchado, marcharon)).toBe('esperar');
  expect(vueltaDe(buildMesa([espera(SEGUNDOS)]), esperaron)).toBe('marchar');
  expect(vueltaDe(buildMesa([espera(SEGUNDOS)]), marcharon)).toBeNull();
  expect(
    vueltaDe(buildMesa([espera(SEGUNDOS, { marchada: DESPUES, estado: 'listo' })]), marcharon),
  ).toBeNull();
  expect(vueltaDe({ ...marchado, pagadoEn: DESPUES.en }, marcharon)).toBeNull();
  expect(textoMovimiento(build({ ...marcharon, pase: 'Para compartir' }))).toBe('Marcha para compartir');
});

it('takes what was served back while the rest waits, but not what was served before with it', () => {
  const [sopa, lubina] = [marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)];
  const servidos = buildMesa([sopa, lubina]);
  const acto = { pedido: servidos.pedidos[0]!._id, de: 'listo', a: 'entregado' } as const;
  expect(vueltaOf([servidos], build(acto))?.plan).toEqual([
    { alcance: 'pedido', ticketId: acto.pedido, de: 'entregado', to: 'listo' },
  ]);

  const todo = buildMesa([sopa, { ...lubina, marchada: DESPUES, estado: 'entregado' }]);
  expect(vueltaOf([todo], build({ ...acto, pedido: todo.pedidos[0]!._id }))).toBeNull();
});
