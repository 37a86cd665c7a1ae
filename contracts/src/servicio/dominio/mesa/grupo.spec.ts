import fc from 'fast-check';
import { centimos } from '../../../plataforma/dominio/dinero';
import { ESTADOS_LINEA, stepOf } from '../linea/estado-linea';
import type { EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo, estadoTicket, lineaAt, rondas, totalGrupo, totalTicket } from './grupo';
import type { TicketMesa } from './grupo';
import { INICIO, buildGrupo, buildLinea, buildMesa, buildTicket, ticketOf } from '../pruebas/mesa';

const minutes = (n: number): Date => new Date(INICIO.getTime() + n * 60_000);

describe('the estado of a ticket', () => {
  it.each<[EstadoLinea, EstadoLinea[]]>([
    ['pendiente', ['pendiente']],
    ['pendiente', ['pendiente', 'pendiente']],
    ['en_preparacion', ['en_preparacion', 'pendiente']],
    ['en_preparacion', ['listo', 'pendiente']],
    ['en_preparacion', ['entregado', 'pendiente']],
    ['en_preparacion', ['entregado', 'en_preparacion']],
    ['listo', ['listo', 'listo']],
    ['listo', ['entregado', 'listo']],
    ['entregado', ['entregado', 'entregado']],
    ['entregado', []],
  ])('is %s when its lines are %j', (esperado, lineas) => {
    expect(estadoTicket(buildTicket(lineas))).toBe(esperado);
  });

  it('does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ESTADOS_LINEA), { minLength: 1 }), (estados) => {
        expect(estadoTicket(buildTicket(estados.toReversed()))).toBe(estadoTicket(buildTicket(estados)));
      }),
    );
  });
});

describe('a cancelled line', () => {
  const cancelada = { motivo: 'se ha acabado', en: INICIO, por: 'Ana' };
  const sinUna = (estado: EstadoLinea): TicketMesa =>
    ticketOf([buildLinea(estado), buildLinea('pendiente', { cancelada })]);

  it.each(ESTADOS_LINEA)(
    'is waited for by nobody: the rest of its ticket is %s, and so is the ticket',
    (estado) => {
      expect(estadoTicket(sinUna(estado))).toBe(estado);
      expect(estadoGrupo(buildGrupo([sinUna(estado)]))).toBe(estado);
    },
  );

  it('costs nothing', () => {
    expect(totalTicket(sinUna('listo'))).toBe(850);
    expect(totalGrupo(buildGrupo([sinUna('listo'), sinUna('pendiente')]))).toBe(1700);
  });

  it('leaves a ticket of nothing else with nothing to do, and a mesa of such tickets vacía', () => {
    const entera = ticketOf([buildLinea('en_preparacion', { cancelada })]);

    expect(estadoTicket(entera)).toBe('entregado');
    expect(totalTicket(entera)).toBe(0);
    expect(estadoGrupo(buildGrupo([entera]))).toBe('vacia');
    expect(estadoGrupo(buildGrupo([entera, buildTicket(['listo'])]))).toBe('listo');
  });
});

describe('the estado of a mesa', () => {
  it.each<[string, EstadoLinea[][]]>([
    ['pendiente', [['pendiente'], ['pendiente']]],
    ['pendiente', [['pendiente'], ['listo']]],
    ['en_preparacion', [['pendiente', 'listo'], ['listo']]],
    ['en_preparacion', [['pendiente'], ['en_preparacion']]],
    ['listo', [['entregado'], ['listo']]],
    ['listo', [['listo'], ['listo', 'entregado']]],
    ['entregado', [['entregado'], ['entregado']]],
  ])('is %s when its tickets are %j', (esperado, tickets) => {
    expect(estadoGrupo(buildMesa(tickets))).toBe(esperado);
  });

  it('reads pendiente again when a second round comes to a served mesa', () => {
    const servido = buildTicket(['entregado', 'entregado']);
    expect(estadoGrupo(buildGrupo([servido]))).toBe('entregado');
    expect(estadoGrupo(buildGrupo([servido, buildTicket(['pendiente'])]))).toBe('pendiente');
  });

  it('is pagado once paid, whatever its lines say', () => {
    expect(estadoGrupo(buildGrupo([buildTicket(['entregado'])], { pagado: true }))).toBe('pagado');
  });
});

describe('the rounds of a mesa', () => {
  it('count orders from 1, shared by the two tickets of one order', () => {
    const ask = (id: string, clave: string) => ({ ...buildTicket(['pendiente'], { id }), clave });
    const grupo = buildGrupo([
      ask('comida-1', 'a'),
      ask('bebida-1', 'a'),
      ask('bebida-2', 'b'),
      ask('comida-3', 'c'),
    ]);
    expect(Object.fromEntries(rondas(grupo))).toEqual({
      'comida-1': 1,
      'bebida-1': 1,
      'bebida-2': 2,
      'comida-3': 3,
    });
  });
});

describe('totals', () => {
  it('count every unit of every ticket, to the cent', () => {
    const comida = ticketOf([buildLinea('listo', { cantidad: 3, precio: centimos(435) })]);
    const bebida = ticketOf([
      buildLinea('pendiente', { precio: centimos(10) }),
      buildLinea('pendiente', { precio: centimos(20) }),
    ]);
    expect(totalTicket(comida)).toBe(1305);
    expect(totalTicket(bebida)).toBe(30);
    expect(totalGrupo(buildGrupo([comida, bebida]))).toBe(1335);
  });
});

describe('the instants of a line', () => {
  it('keep when each estado was first reached', () => {
    const enMarcha = lineaAt(buildLinea('pendiente'), 'en_preparacion', minutes(1));
    const servida = lineaAt(lineaAt(enMarcha, 'listo', minutes(9)), 'entregado', minutes(11));
    expect(servida).toMatchObject({
      enPreparacionEn: minutes(1),
      listoEn: minutes(9),
      entregadoEn: minutes(11),
    });
  });

  it('drop what a step back undoes, and are taken anew afterwards', () => {
    const deVuelta = lineaAt(buildLinea('listo'), 'en_preparacion', minutes(2));
    expect(deVuelta).not.toHaveProperty('listoEn');
    expect(deVuelta.enPreparacionEn).toEqual(INICIO);
    expect(lineaAt(deVuelta, 'listo', minutes(5)).listoEn).toEqual(minutes(5));
  });

  it('are there for every estado reached and for no other', () => {
    const estado = fc.constantFrom(...ESTADOS_LINEA);
    fc.assert(
      fc.property(estado, estado, (desde, hasta) => {
        const linea = lineaAt(buildLinea(desde), hasta, minutes(3));
        expect('enPreparacionEn' in linea).toBe(stepOf(hasta) >= 1);
        expect('listoEn' in linea).toBe(stepOf(hasta) >= 2);
        expect('entregadoEn' in linea).toBe(stepOf(hasta) >= 3);
      }),
    );
  });
});
