import fc from 'fast-check';
import { ESTADOS_LINEA, moveGrupo, moveLinea, moveTicket, reopenGrupo } from '@carta/contracts';
import type { EstadoDestino, Grupo, GrupoMesa, Movimiento } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../pruebas/lineas-en-pases';
import { planDeshacer } from './deshacer';
import type { PeticionMover } from './deshacer';
import { toMesa, withEstadosOf } from '../mesas/to-mesa';

const AHORA = new Date('2026-03-01T15:00:00.000Z');

/** Answers one request from a screen that shows the current mesa. */
function serve(mesa: GrupoMesa, peticion: PeticionMover): GrupoMesa {
  const resultado = answer(mesa, peticion);
  if (!resultado.ok) throw new Error(`refused: ${resultado.motivo}`);
  return resultado.grupo;
}

function answer(mesa: GrupoMesa, peticion: PeticionMover): Movimiento {
  if (peticion.alcance === 'reabrir') return reopenGrupo(mesa, mesa.rev, AHORA);
  const { ticketId } = peticion;
  const vista = { de: peticion.de, rev: mesa.rev };
  return peticion.alcance === 'linea'
    ? moveLinea(mesa, ticketId, peticion.lineaId, peticion.to, AHORA, vista)
    : moveTicket(mesa, ticketId, peticion.to, AHORA, vista);
}

function move(antes: Grupo, to: EstadoDestino): Grupo {
  const resultado = moveGrupo(toMesa(antes), to, AHORA, { rev: antes.rev });
  return resultado.ok ? withEstadosOf(antes, resultado.grupo) : antes;
}

const estadosOf = (grupo: Grupo) => grupo.pedidos.map((p) => p.productos.map(({ estado }) => estado));

describe('planDeshacer', () => {
  it('opens a paid table again, by its first order', () => {
    const antes = buildGrupo({ pedidos: [buildTicket({ lineas: ['entregado'] })] });
    const despues = move(antes, 'pagado');

    expect(planDeshacer(antes, despues)).toEqual([{ alcance: 'reabrir', ticketId: antes.pedidos[0]?._id }]);
  });

  it('takes a ticket back whole when all its lines made the same step', () => {
    const antes = buildGrupo({ pedidos: [buildTicket({ lineas: ['listo', 'listo'] })] });

    expect(planDeshacer(antes, move(antes, 'entregado'))).toEqual([
      { alcance: 'pedido', ticketId: antes.pedidos[0]?._id, de: 'entregado', to: 'listo' },
    ]);
  });

  it('takes a line that jumped two steps back one by one', () => {
    const linea = buildLinea();
    const antes = buildGrupo({ pedidos: [buildTicket({ lineas: [linea] })] });
    const ticketId = antes.pedidos[0]?._id;

    expect(planDeshacer(antes, move(antes, 'listo'))).toEqual([
      { alcance: 'linea', ticketId, lineaId: linea._id, de: 'listo', to: 'en_preparacion' },
      { alcance: 'linea', ticketId, lineaId: linea._id, de: 'en_preparacion', to: 'pendiente' },
    ]);
  });

  it('leaves alone the line that had already got there', () => {
    const lista = buildLinea({ estado: 'listo' });
    const antes = buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion', lista] })] });

    const plan = planDeshacer(antes, move(antes, 'listo'));

    expect(plan).toHaveLength(1);
    expect(JSON.stringify(plan)).not.toContain(lista._id);
  });

  it('does not touch a ticket that came meanwhile', () => {
    const antes = buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'] })] });
    const nuevo = buildTicket({ numero: 2 });
    const movido = move(antes, 'entregado');

    const plan = planDeshacer(antes, { ...movido, pedidos: [...movido.pedidos, nuevo] });

    expect(JSON.stringify(plan)).not.toContain(nuevo._id);
  });

  it('always leads back to where it was, by calls the server accepts', () => {
    const estado = fc.constantFrom(...ESTADOS_LINEA);
    const tickets = fc.array(fc.array(estado, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    });
    const destino = fc.constantFrom<EstadoDestino>('en_preparacion', 'listo', 'entregado', 'pagado');
    fc.assert(
      fc.property(tickets, destino, (lineas, to) => {
        const antes = buildGrupo({ pedidos: lineas.map((l) => buildTicket({ lineas: l })) });
        const despues = move(antes, to);

        const vuelta = planDeshacer(antes, despues).reduce(serve, toMesa(despues));

        expect(estadosOf(withEstadosOf(despues, vuelta))).toEqual(estadosOf(antes));
        expect(vuelta.pagado).toBe(false);
      }),
    );
  });
});

it('takes what was served back whole while the rest of its ticket waits', () => {
  const antes = buildMesa([marcha(PRIMEROS, { estado: 'listo' }), espera(SEGUNDOS)]);
  const [ticket] = antes.pedidos;
  const movido = moveTicket(toMesa(antes), ticket!._id, 'entregado', AHORA, { de: 'listo' });
  if (!movido.ok) throw new Error(movido.motivo);
  const despues = withEstadosOf(antes, movido.grupo);
  expect(despues.pedidos[0]?.estado).toBe('pendiente');

  const plan = planDeshacer(antes, despues);
  expect(plan).toEqual([{ alcance: 'pedido', ticketId: ticket!._id, de: 'entregado', to: 'listo' }]);
  expect(plan.reduce(serve, movido.grupo).pedidos[0]?.lineas.map(({ estado }) => estado)).toEqual([
    'listo',
    'pendiente',
  ]);
});
