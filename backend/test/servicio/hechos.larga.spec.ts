// Longer than most: whatever can be told is told by one house.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, Grupo, Ticket } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { attend } from '../support/call';
import { useCaja } from '../support/caja';
import { buildDispositivo } from '../support/dispositivos';
import { useLocal } from '../support/local';
import { hearSucesos, readTabs, rebuildTabs } from '../support/tabs-contadas';
import { useSala } from '../support/sala';

const MESAS = 3;
const ACTOS = 40;

/** What people do of an evening, to one of its mesas as it is then. */
const ACTO = [
  ...(['pide', 'pide', 'toma', 'mueve', 'sirve', 'sirve', 'vuelve', 'muestra', 'lleva', 'suelta'] as const),
  ...(['cancela', 'quita', 'repone', 'entera', 'cobra', 'anula', 'muda', 'junta', 'separa', 'paga'] as const),
  ...(['descuenta', 'deshace'] as const),
  ...(['reabre'] as const),
];
const acto = fc.record({
  que: fc.constantFrom(...ACTO),
  cual: fc.nat(7),
  numero: fc.integer({ min: 1, max: MESAS }),
});
type Acto = typeof acto extends fc.Arbitrary<infer T> ? T : never;

const enLaPrimera = (que: Acto['que']): Acto => ({ que, cual: 0, numero: 1 });

/** An evening in which everything is done: of chance alone nobody may do it. */
const DE_TODO: Acto[] = [
  ...(['pide', 'muestra', 'mueve', 'mueve', 'lleva', 'quita', 'repone', 'quita'] as const).map(enLaPrimera),
  ...(['entera', 'cobra', 'anula', 'descuenta', 'deshace'] as const).map(enLaPrimera),
  { que: 'muda', cual: 0, numero: 3 },
  { que: 'pide', cual: 0, numero: 2 },
  { que: 'junta', cual: 0, numero: 2 },
  { que: 'separa', cual: 0, numero: 2 },
  { que: 'paga', cual: 0, numero: 2 },
  { que: 'reabre', cual: 0, numero: 2 },
];

const HECHOS = [
  ...['ajuste.deshecho', 'ajuste.hecho'],
  ...['cobro.anulado', 'cobro.hecho', 'linea.cancelada', 'linea.movida', 'linea.repuesta', 'mesa.movida'],
  ...['mesa.pagada', 'mesa.reabierta', 'mesas.juntas', 'pedido.entrado', 'ticket.llevado', 'ticket.visto'],
];

describe('What is told of a mesa', () => {
  const casa = useLocal();
  const sala = useSala(casa);
  const { annul, charge, pay } = useCaja(casa);
  const put = (ruta: string, body: object) => casa.put<Grupo>(ruta, body);

  /** Nothing where there is no mesa to do it to. */
  async function run(
    { que, cual, numero }: Acto,
    canceladas: Map<string, string>,
    pagados: [Ticket, number][],
  ) {
    const productos = [{ ...casa.local.tortilla, cantidad: 3 }, casa.local.cana];
    if (que === 'pide') return casa.order({ mesa: numero, productos });
    if (que === 'toma') return sala.takeOrder(numero, { productos });
    const cerrado = pagados.at(-1);
    if (que === 'reabre') return cerrado && sala.reopen(...cerrado);
    const abiertos = await casa.tablero();
    const grupo = abiertos[cual % Math.max(1, abiertos.length)];
    const ticket = grupo?.pedidos[cual % grupo.pedidos.length];
    if (!grupo || !ticket) return undefined;
    const { grupoMesa, rev, mesa } = grupo;
    const clave = randomUUID();
    switch (que) {
      case 'mueve':
        return sala.moveLinea(
          ticket,
          '0',
          ticket.productos[0]?.estado === 'pendiente' ? 'en_preparacion' : 'listo',
        );
      case 'vuelve':
        return sala.moveLinea(
          ticket,
          '0',
          ticket.productos[0]?.estado === 'listo' ? 'en_preparacion' : 'pendiente',
        );
      case 'sirve':
        return sala.moveTo(ticket, { estado: cual % 2 === 0 ? 'entregado' : 'listo', rev });
      case 'muestra':
        return sala.show(ticket);
      case 'lleva':
      case 'suelta':
        return sala.carry(ticket, que === 'lleva');
      case 'cancela':
      case 'quita':
        canceladas.set(ticket._id, clave);
        return sala.cancelUnits(ticket, que === 'quita' ? { unidades: 1 } : {}, undefined, clave);
      case 'repone':
        return casa.put(rutasSala.reponerLinea(ticket._id, '0'), undefined, {
          [CABECERA_CLAVE]: canceladas.get(ticket._id) ?? clave,
        });
      case 'entera':
        return sala.acknowledge(ticket, '0');
      case 'cobra':
        return charge(grupo, { importe: numero });
      case 'anula':
        return grupo.cobros?.[0] && annul(grupo.cobros[0]._id);
      case 'descuenta':
        return casa.post<Grupo>(
          rutasSala.rebajas(grupoMesa),
          { tipo: 'descuento', porcentaje: 1 + cual, motivo: 'x', rev },
          { [CABECERA_CLAVE]: clave },
        );
      case 'deshace': {
        const ajuste = grupo.ajustes?.findLast(({ deshecho }) => !deshecho);
        return ajuste && put(rutasSala.deshacerRebaja(grupoMesa, ajuste._id), { rev });
      }
      case 'muda':
        return put(rutasSala.moverMesa(grupoMesa), { de: mesa.numero, a: numero, rev });
      case 'junta':
        return put(rutasSala.juntarMesas(grupoMesa), { mesas: [...new Set([mesa.numero, numero])], rev });
      case 'separa':
        return put(rutasSala.juntarMesas(grupoMesa), { mesas: [], rev });
      case 'paga': {
        await sala.moveTo(ticket, { estado: 'entregado' });
        const [servido] = (await casa.tablero()).filter((cada) => cada.grupoMesa === grupoMesa);
        const respuesta = servido && (await pay(servido));
        if (respuesta?.status === 200) pagados.push([ticket, respuesta.body.data.rev]);
        return respuesta;
      }
    }
  }

  it('makes its tab again, of any night, and of nothing else', async () => {
    const sucesos = hearSucesos([casa.app]);
    const contados = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(acto, { minLength: ACTOS, maxLength: ACTOS }), async (noche) => {
        const [canceladas, pagados] = [new Map<string, string>(), [] as [Ticket, number][]];
        for (const cada of noche) {
          const respuesta = await run(cada, canceladas, pagados);
          expect([undefined, 200, 201, 403, 404, 409, 422]).toContain(respuesta?.status);
        }
        const guardadas = await readTabs(casa.app, { restaurante: new Types.ObjectId(casa.local.id) });
        expect(rebuildTabs(sucesos, casa.local.id)).toEqual(guardadas);
        for (const { hechos } of sucesos) for (const { es } of hechos) contados.add(es);
      }),
      { numRuns: 6, endOnFailure: true, examples: [[DE_TODO]] },
    );
    expect([...contados].sort()).toEqual(expect.arrayContaining(HECHOS));
  });

  it('or of a carta is told by its name, and to which part of it', async () => {
    const oidos: unknown[] = [];
    const { tortilla, id: restauranteId } = casa.local;
    casa.app.app.get(DomainEvents).on('carta.cambiada', (cambio) => oidos.push(cambio));

    const { body } = await casa.post<Categoria>(rutasGestion.categorias(), { nombre: 'Postres' });
    const { _id } = body.data;
    await casa.put(rutasGestion.categoria(_id), { nombre: 'Dulces' });
    await casa.put(rutasGestion.disponibilidad(tortilla.productoId ?? ''), { disponible: false });
    await casa.delete(rutasGestion.producto(tortilla.productoId ?? ''));
    await casa.delete(rutasGestion.categoria(_id));
    await casa.put(rutasSala.servicio(restauranteId), { pausado: true });

    expect(oidos).toEqual([
      { restauranteId, es: 'categoria.creada' },
      { restauranteId, es: 'categoria.cambiada', id: _id },
      { restauranteId, es: 'producto.cambiado', id: tortilla.productoId },
      { restauranteId, es: 'producto.eliminado', id: tortilla.productoId },
      { restauranteId, es: 'categoria.eliminada', id: _id },
      { restauranteId, es: 'local.cambiado' },
    ]);
  });

  it('or of a call is told by its name: made, changed, moved with its mesa, taken and attended', async () => {
    const oidos: string[] = [];
    casa.app.app.get(DomainEvents).on('llamada.cambiada', ({ es }) => oidos.push(es));
    await sala.orderAt(1);

    const { body } = await casa.call({ tipo: 'cuenta' });
    await casa.call({ tipo: 'cuenta', pago: 'tarjeta' });
    const { grupoMesa, rev } = await sala.readMesa();
    await casa.put(rutasSala.moverMesa(grupoMesa), { de: 1, a: 3, rev });
    await attend(casa.app, casa.local, body.data._id, { estado: 'en_camino' });
    await attend(casa.app, casa.local, body.data._id, { estado: 'atendido' });

    expect(oidos).toEqual(['hecha', 'cambiada', 'movida', 'tomada', 'atendida']);
  });

  it('or of a device is told by its name: paired and removed', async () => {
    const oidos: unknown[] = [];
    casa.app.app.get(DomainEvents).on('dispositivo.cambiado', (cambio) => oidos.push(cambio));

    const { dispositivo } = await buildDispositivo(casa.app, casa.local.token);
    await casa.delete(rutasSala.dispositivo(dispositivo._id));

    const deEste = { restauranteId: casa.local.id, id: dispositivo._id };
    expect(oidos).toEqual([
      { ...deEste, es: 'emparejado' },
      { ...deEste, es: 'quitado' },
    ]);
  });
});
