import fc from 'fast-check';
import { ESTADOS_LINEA } from '../linea/estado-linea';
import type { GrupoMesa, TicketMesa } from '../mesa/grupo';
import { hechosEntre } from '../historia/hechos';
import { pasosEntre } from '../historia/historial';
import { marchPase } from './marchar';
import { moveTicket } from './movimientos';
import { moveMesa } from '../mudar/mudanza';
import { INICIO, at, buildGrupo, buildMesa, done, refusalOf } from '../pruebas/mesa';
import { arrive } from '../pruebas/mesa-con-pases';
import { isUrgente, setUrgente } from './urgente';

const despues = (minutos: number) => new Date(INICIO.getTime() + minutos * 60_000);
const ANA = { por: 'Ana', en: despues(10) };
const LUIS = { por: 'Luis', en: despues(20) };

const ticketDe = ({ pedidos }: GrupoMesa, i = 0): TicketMesa => at(pedidos, i);
const isSuyo = (grupo: GrupoMesa, i = 0) => isUrgente(ticketDe(grupo, i).urgente, ticketDe(grupo, i).lineas);
const mark = (grupo: GrupoMesa, vista = {}) => setUrgente(grupo, 'p0', true, ANA, vista);
const unmark = (grupo: GrupoMesa, vista = {}) => setUrgente(grupo, 'p0', false, LUIS, vista);

describe('an urgent ticket', () => {
  const mesa = buildMesa([['pendiente', 'listo'], ['pendiente']]);
  const marcada = done(mark(mesa, { rev: mesa.rev }));

  it('is marked alone, with who and when, and again changes nothing', () => {
    expect(ticketDe(marcada)).toMatchObject({ urgente: ANA, revUrgente: mesa.rev + 1 });
    expect([isSuyo(marcada), isSuyo(marcada, 1)]).toEqual([true, false]);
    expect(done(mark(marcada, { rev: mesa.rev }))).toBe(marcada);
  });

  it('is taken back, and a screen that saw neither changes nothing', () => {
    const quitada = done(unmark(marcada, { rev: marcada.rev }));

    expect(isSuyo(quitada)).toBe(false);
    expect(ticketDe(quitada)).not.toHaveProperty('urgente');
    expect(refusalOf(mark(quitada, { rev: mesa.rev }))).toBe('ESTADO_CAMBIADO');
    expect(done(mark(quitada, { rev: mesa.rev, propias: [marcada.rev, quitada.rev] })).rev).toBe(13);
    expect(refusalOf(unmark(marcada, { rev: mesa.rev }))).toBe('ESTADO_CAMBIADO');
  });

  it('is so until it is served, and again if that is taken back', () => {
    const servida = done(moveTicket(marcada, 'p0', 'entregado', LUIS.en));

    expect(isSuyo(servida)).toBe(false);
    expect(refusalOf(mark(servida))).toBe('ESTADO_CAMBIADO');
    expect(done(unmark(servida))).toBe(servida);
    expect(isSuyo(done(moveTicket(servida, 'p0', 'listo', LUIS.en)))).toBe(true);
  });

  it('moves with its mesa, and is not marked once that is paid', () => {
    expect(isSuyo(done(moveMesa(marcada, { de: 4, a: 9, rev: marcada.rev }, ANA)))).toBe(true);
    expect(refusalOf(mark({ ...mesa, pagado: true }))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(setUrgente(mesa, 'p7', true, ANA))).toBe('NO_EXISTE');
  });

  it('is told by name, and in the history as one step of its ticket', () => {
    const quitada = done(unmark(marcada));

    expect(hechosEntre(mesa, marcada)).toEqual([{ es: 'ticket.urgente', ticketId: 'p0', por: 'Ana' }]);
    expect(hechosEntre(marcada, quitada)).toEqual([{ es: 'ticket.urgente', ticketId: 'p0', por: null }]);
    expect(pasosEntre(mesa, marcada)).toEqual([{ ticketId: 'p0', de: 'en_preparacion', a: 'urgente' }]);
    expect(pasosEntre(marcada, quitada)).toEqual([{ ticketId: 'p0', de: 'urgente', a: 'en_preparacion' }]);
  });
});

describe('an urgent ticket of several pases', () => {
  const mesa = arrive(buildGrupo([]), [1, 2]);
  const servida = done(moveTicket(done(mark(mesa)), 'p0', 'entregado', despues(15)));

  it('is urgent in what was under way: the pase that marches later is marked anew', () => {
    const marchada = done(marchPase(servida, 'pase2', LUIS));

    expect([isSuyo(servida), isSuyo(marchada)]).toEqual([false, false]);
    const otraVez = done(
      setUrgente(marchada, 'p0', true, { por: 'Eva', en: despues(30) }, { rev: marchada.rev }),
    );
    expect(isSuyo(otraVez)).toBe(true);
  });

  it('is not marked while all that is left waits, nor by a tap from before it marched', () => {
    expect(refusalOf(mark(servida))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(mark(done(marchPase(servida, 'pase2', LUIS))))).toBe('ESTADO_CAMBIADO');
  });
});

it('is as the last that was done, whatever comes twice', () => {
  const estado = fc.constantFrom(...ESTADOS_LINEA);
  fc.assert(
    fc.property(fc.array(estado, { minLength: 1, maxLength: 4 }), fc.array(fc.boolean()), (estados, taps) => {
      const isServida = estados.every((cada) => cada === 'entregado');
      const final = taps.reduce(
        (grupo, isMarcado) => {
          const movimiento = setUrgente(grupo, 'p0', isMarcado, ANA, { rev: grupo.rev });
          const siguiente = movimiento.ok ? movimiento.grupo : grupo;
          const repetido = setUrgente(siguiente, 'p0', isMarcado, ANA, { rev: grupo.rev });
          expect(repetido.ok ? repetido.grupo : siguiente).toBe(siguiente);
          return siguiente;
        },
        buildMesa([estados]),
      );
      expect(isSuyo(final)).toBe(!isServida && (taps.at(-1) ?? false));
    }),
  );
});
