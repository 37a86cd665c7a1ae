import { countEstaciones, isEnEspera, isPorHacer, miradaDe } from '@carta/contracts';
import type { EstacionCasa, Estaciones, EstadoLinea, Grupo, Mirada } from '@carta/contracts';
import fc from 'fast-check';
import { desatendidoDe } from '../../vivo/tickets/sin-pantalla';
import { recorteDe } from '../../vivo/tickets/solo';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { ticketsDeCocina } from './tickets-cocina';

const PLANCHA: EstacionCasa = { _id: 'a'.repeat(24), nombre: 'Plancha', tipo: 'comida' };
const FRIOS: EstacionCasa = { _id: 'b'.repeat(24), nombre: 'Fríos', tipo: 'comida' };
const TERRAZA: EstacionCasa = { _id: 'c'.repeat(24), nombre: 'Barra terraza', tipo: 'bebida' };
const CASA = [PLANCHA, FRIOS, TERRAZA];

describe('whatever walls are open', () => {
  const estado = fc.constantFrom<EstadoLinea>('pendiente', 'en_preparacion', 'listo', 'entregado');
  const linea = fc.record({ estado, de: fc.option(fc.constantFrom(...CASA)), espera: fc.boolean() });
  const SEGUNDOS = { id: 'p', nombre: 'Segundos', orden: 1 };
  const ticket = fc.record({
    tipoPedido: fc.constantFrom('comida' as const, 'bebida' as const),
    lineas: fc.array(linea, { minLength: 1, maxLength: 4 }),
  });
  const grupos = fc.array(ticket, { minLength: 1, maxLength: 5 }).map((tickets): Grupo[] =>
    tickets.map(({ tipoPedido, lineas }) =>
      buildGrupo({
        pedidos: [
          buildTicket({
            tipoPedido,
            lineas: lineas.map(({ estado, de, espera }) =>
              buildLinea({
                estado: espera ? 'pendiente' : estado,
                ...(de ? { estacion: { id: de._id, nombre: de.nombre } } : {}),
                ...(espera ? { pase: SEGUNDOS } : {}),
              }),
            ),
          }),
        ],
      }),
    ),
  );
  const nombradas = fc.subarray(['cocina', 'barra', ...CASA.map(({ _id }) => _id)]);
  const walls = fc.array(
    fc.record({ puesto: fc.constantFrom('cocina' as const, 'barra' as const, 'todo' as const), nombradas }),
    { maxLength: 4 },
  );

  it('what is to be made is on one of them, or its station is missed by everybody', () => {
    fc.assert(
      fc.property(
        grupos,
        walls,
        fc.subarray(CASA),
        fc.boolean(),
        (lista, pantallas, casa, sinPantallaBarra) => {
          const miradas: Mirada[] = pantallas.map(
            ({ puesto, nombradas }) => miradaDe(nombradas, casa) ?? { pantalla: puesto },
          );
          const vistas = new Set(
            miradas.flatMap(({ pantalla, solo }) =>
              ticketsDeCocina(lista, pantalla as 'todo', solo ? { estaciones: solo, casa } : null).flatMap(
                ({ ticket }) => ticket.productos.map(({ _id }) => _id),
              ),
            ),
          );
          const porHacer = lista.flatMap(({ pedidos: tickets }) =>
            tickets.flatMap(({ productos }) =>
              productos.filter((cada) => isPorHacer(cada) && !isEnEspera(cada)),
            ),
          );
          const estaciones: Estaciones = countEstaciones(miradas);
          const piso = { estaciones, pantalla: 'sala' as const, casa, grupos: lista, sinPantallaBarra };

          const desatendido = desatendidoDe(piso);

          if (porHacer.every(({ _id }) => vistas.has(_id))) expect(desatendido).toBeNull();
          else expect(desatendido).not.toBeNull();
        },
      ),
    );
  });

  it('each line is on the wall of one station', () => {
    fc.assert(
      fc.property(grupos, fc.subarray(CASA), (lista, casa) => {
        for (const { pedidos: tickets } of lista) {
          for (const ticket of tickets) {
            const recortes = ['cocina', 'barra', ...CASA.map(({ _id }) => _id)].flatMap(
              (id) => recorteDe(ticket, { estaciones: [id], casa })?.productos ?? [],
            );
            expect(recortes.map(({ _id }) => _id).sort()).toEqual(
              ticket.productos.map(({ _id }) => _id).sort(),
            );
          }
        }
      }),
    );
  });
});
