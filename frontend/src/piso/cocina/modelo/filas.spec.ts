import fc from 'fast-check';
import {
  cancelLinea,
  holdPase,
  isEnEspera,
  isPorHacer,
  marchPase,
  moveLinea,
  vivasOf,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Movimiento } from '@carta/contracts';
import { buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import {
  DESPUES,
  ENTRANTES,
  POSTRES,
  PRIMEROS,
  SEGUNDOS,
  buildMesa,
  espera,
  marcha,
} from '../../vivo/pruebas/lineas-en-pases';
import { toMesa, withEstadosOf } from '../../vivo/mesas/to-mesa';
import { filasOf, terminadasOf } from './filas';
import { ticketsDeCocina } from './tickets-cocina';

const DESDE_DESPUES = { marchada: DESPUES };

it('shows a ticket without pases as it is', () => {
  const ticket = buildTicket({ lineas: ['listo', 'pendiente'] });
  const { lineas, marchan, esperan } = filasOf(ticket, terminadasOf(ticket));
  expect(lineas).toBe(ticket.productos);
  expect([marchan.size, esperan]).toEqual([0, []]);
});

it('folds what waits, pase by pase, whatever the order in which it was said', () => {
  const [pan, flan, sopa, lubina] = [
    buildLinea(),
    espera(POSTRES),
    marcha(PRIMEROS),
    espera(SEGUNDOS, { cantidad: 2 }),
  ];
  const { lineas, marchan, esperan } = filasOf(buildTicket({ lineas: [flan, lubina, pan, sopa] }), '');
  expect(lineas).toEqual([pan, sopa]);
  expect(marchan.size).toBe(0);
  expect(esperan.map(({ nombre, lineas: suyas }) => [nombre, suyas])).toEqual([
    ['Segundos', [lubina]],
    ['Postres', [flan]],
  ]);
});

it('puts what has marched since under its heading, after what was there', () => {
  const [lubina, rape, sopa] = [
    espera(SEGUNDOS, DESDE_DESPUES),
    espera(SEGUNDOS, DESDE_DESPUES),
    marcha(PRIMEROS),
  ];
  const { lineas, marchan } = filasOf(buildTicket({ lineas: [lubina, sopa, rape] }), '');
  expect(lineas).toEqual([sopa, lubina, rape]);
  expect([...marchan]).toEqual([[lubina._id, SEGUNDOS]]);
});

it('is done with a pase once all of it is listo, while anything else of the ticket is left', () => {
  const listos = marcha(PRIMEROS, { estado: 'listo' });
  const enEspera = buildTicket({ lineas: [listos, espera(SEGUNDOS)] });
  const enMarcha = buildTicket({ lineas: [listos, espera(SEGUNDOS, DESDE_DESPUES)] });
  for (const ticket of [enEspera, enMarcha])
    expect(filasOf(ticket, terminadasOf(ticket)).lineas).not.toContain(listos);

  const cancelada = { motivo: 'Se ha acabado', en: DESPUES.en, por: 'Ana' };
  const porSaber = marcha(PRIMEROS, { cancelada });
  const conCancelada = buildTicket({ lineas: [listos, porSaber, espera(SEGUNDOS)] });
  expect(filasOf(conCancelada, terminadasOf(conCancelada)).lineas).toEqual([porSaber]);
  const acabado = buildTicket({ estado: 'listo', lineas: [listos, porSaber] });
  expect(filasOf(acabado, terminadasOf(acabado)).lineas).toEqual([listos, porSaber]);
});

it('says nothing of what was cancelled while it waited', () => {
  const cancelada = { motivo: 'Se ha acabado', en: DESPUES.en, por: 'Ana' };
  const ticket = buildTicket({ lineas: [marcha(PRIMEROS), espera(SEGUNDOS, { cancelada })] });
  const { lineas, esperan } = filasOf(ticket, '');
  expect([lineas.length, esperan]).toEqual([1, []]);
});

type Acto = { que: 'marchar' | 'esperar' | 'mover' | 'cancelar'; linea: number; to: EstadoLinea };

function act(grupo: Grupo, { que, linea: cual, to }: Acto): Grupo {
  const mesa = toMesa(grupo);
  const lineas = mesa.pedidos[0]!.lineas;
  const linea = lineas[cual % lineas.length]!;
  const [ticketId, pase, quien] = [mesa.pedidos[0]!.id, linea.pase!.id, { en: new Date(), por: 'Ana' }];
  const moves: Record<Acto['que'], () => Movimiento> = {
    marchar: () => marchPase(mesa, pase, quien),
    esperar: () => holdPase(mesa, pase, quien),
    mover: () => moveLinea(mesa, ticketId, linea.id, to, quien.en),
    cancelar: () => cancelLinea(mesa, ticketId, linea.id, { motivo: 'No queda', ...quien }),
  };
  const movimiento = moves[que]();
  return movimiento.ok ? withEstadosOf(grupo, movimiento.grupo) : grupo;
}

it('shows every dish that is still to be made exactly once, in full or folded, whatever is done', () => {
  const pases = [ENTRANTES, PRIMEROS, SEGUNDOS, POSTRES];
  const acto = fc.record({
    que: fc.constantFrom('marchar', 'esperar', 'mover', 'mover', 'cancelar'),
    linea: fc.nat(7),
    to: fc.constantFrom('pendiente', 'en_preparacion', 'listo', 'entregado'),
  }) as fc.Arbitrary<Acto>;
  fc.assert(
    fc.property(fc.array(acto, { maxLength: 40 }), (actos) => {
      const lineas = pases.flatMap((pase, i) =>
        i === 0 ? [marcha(pase), marcha(pase)] : [espera(pase), espera(pase)],
      );
      actos.reduce((antes, siguiente) => {
        const grupo = act(antes, siguiente);
        const ticket = grupo.pedidos[0]!;
        const visto = filasOf(ticket, terminadasOf(ticket));
        const folded = visto.esperan.flatMap((pase) => pase.lineas);
        const shown = [...visto.lineas, ...folded].map(({ _id }) => _id);
        const vivas = vivasOf(ticket.productos);
        const quedan = vivas.filter(isPorHacer);
        expect(shown).toEqual([...new Set(shown)]);
        expect(quedan.filter(({ _id }) => !shown.includes(_id))).toEqual([]);
        expect(folded.every(isEnEspera) && !visto.lineas.some(isEnEspera)).toBe(true);
        expect(ticketsDeCocina([grupo], 'todo').length).toBeGreaterThanOrEqual(quedan.length > 0 ? 1 : 0);
        return grupo;
      }, buildMesa(lineas));
    }),
    { numRuns: 200 },
  );
});
