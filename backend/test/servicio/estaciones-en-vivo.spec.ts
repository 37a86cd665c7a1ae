// Longer than most: one server and its walls live through one service.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  EmparejarResponse,
  EstacionCasa,
  Estaciones,
  Grupo,
  LineaPedidaRequest,
  Perfil,
  Ticket,
} from '@carta/contracts';
import { useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { useSala } from '../support/sala';
import { collect, hear, openPantalla, openTablero } from '../support/socket';

const PLANCHA = { nombre: 'Plancha', tipo: 'comida' };
const FRIOS = { nombre: 'Fríos', tipo: 'comida' };

describe('The stations of a house, in mid-service', () => {
  const casa = useLocal();
  const { follow, moveTo, readMesa, recientes } = useSala(casa);
  let plancha: EstacionCasa;
  let frios: EstacionCasa;
  let chuleta: LineaPedidaRequest;
  let ensalada: LineaPedidaRequest;

  async function createPlato(nombre: string, estacion: string): Promise<LineaPedidaRequest> {
    const { tortilla } = casa.local;
    const [{ categoria }] = (await casa.get<{ categoria: string }[]>(rutasGestion.productos())).body.data as [
      { categoria: string },
    ];
    const { body } = await casa.app.post<{ _id: string }>(rutasGestion.productos(), {
      token: casa.local.token,
      body: { nombre, precio: 12, categoria, descripcion: '', estacion },
    });
    return { ...tortilla, productoId: body.data._id, nombre, precio: 12 };
  }

  beforeEach(async () => {
    const { body } = await casa.put<EstacionCasa[]>(rutasGestion.estaciones(casa.local.id), {
      estaciones: [PLANCHA, FRIOS],
    });
    [plancha, frios] = body.data as [EstacionCasa, EstacionCasa];
    chuleta = await createPlato('Chuleta', plancha._id);
    ensalada = await createPlato('Ensalada', frios._id);
  });

  async function orderThree(): Promise<{ ticket: Ticket; seguimiento: string }> {
    const productos = [chuleta, ensalada, casa.local.tortilla, casa.local.cana];
    const { body } = await casa.order({ productos });
    const { pedidos, seguimiento } = body.data as unknown as { pedidos: Ticket[]; seguimiento: string };
    expect(JSON.stringify(pedidos)).not.toContain('estacion');
    return { ticket: (await readMesa()).pedidos[0] as Ticket, seguimiento };
  }

  const see = ({ _id }: Ticket, estaciones?: string[]) =>
    casa.app.put<Grupo>(rutasSala.visto(_id, estaciones), { token: casa.local.token });

  it('stand on the lines of an order by the names of then, and a diner is told of none', async () => {
    const { ticket, seguimiento } = await orderThree();
    const enPlancha = { id: plancha._id, nombre: 'Plancha' };

    expect(ticket.productos.map(({ estacion }) => estacion)).toEqual([
      enPlancha,
      { id: frios._id, nombre: 'Fríos' },
      undefined,
    ]);
    expect(JSON.stringify(await follow(seguimiento))).not.toMatch(/estacion|Plancha|vistoPor/);
    await casa.put(rutasGestion.estaciones(casa.local.id), {
      estaciones: [{ ...frios, nombre: 'Ensaladas' }],
    });
    expect((await readMesa()).pedidos[0]?.productos[0]?.estacion).toEqual(enPlancha);
  });

  it('see a ticket each for itself: the diner reads that it was seen once the last has', async () => {
    const { ticket, seguimiento } = await orderThree();
    const tablero = await openTablero(casa.app, casa.local.token);
    const oidos = collect<Grupo>(tablero, 'grupo');

    const primera = await see(ticket, [plancha._id]);
    const segunda = await see(ticket, ['cocina', plancha._id]);
    const [antes] = await follow(seguimiento);
    const tercera = await see(ticket, [frios._id]);
    const [despues] = await follow(seguimiento);

    expect(primera.body.data.pedidos[0]?.vistoPor).toEqual([
      { estacion: plancha._id, en: expect.any(String) as string },
    ]);
    expect(segunda.body.data.pedidos[0]).not.toHaveProperty('vistoEn');
    expect(antes?.pedidos[0]).not.toHaveProperty('vistoEn');
    const [visto] = tercera.body.data.pedidos;
    expect(visto?.vistoEn).toBe(visto?.vistoPor?.at(-1)?.en);
    expect(despues?.pedidos[0]?.vistoEn).toBe(visto?.vistoEn);
    expect((await see(ticket, [frios._id])).body.data.rev).toBe(tercera.body.data.rev);
    await eventually(() => oidos.length >= 3);
    expect(oidos.map(({ rev }) => rev)).toEqual([
      primera.body.data.rev,
      segunda.body.data.rev,
      tercera.body.data.rev,
    ]);
  });

  it('see all of it on a screen that shows all of it, and nothing more is kept', async () => {
    const { ticket } = await orderThree();

    const { body } = await see(ticket);

    expect(body.data.pedidos[0]).toHaveProperty('vistoEn');
    expect(body.data.pedidos[0]).not.toHaveProperty('vistoPor');
  });

  it('are stations, ten at most', async () => {
    const { ticket } = await orderThree();

    for (const malas of ['', 'plancha', `${plancha._id};`, Array(11).fill('cocina').join()]) {
      const ruta = `${rutasSala.visto(ticket._id)}?estacion=${malas}`;
      const { status, body } = await casa.app.put(ruta, { token: casa.local.token });
      expect([status, body.message]).toEqual([422, 'Las estaciones no son válidas']);
    }
    expect(await see(ticket, ['a'.repeat(24)])).toMatchObject({ status: 200 });
    expect((await readMesa()).pedidos[0]).not.toHaveProperty('vistoPor');
  });

  it('move their own lines in one write, once for each key, and both stand', async () => {
    const { ticket } = await orderThree();
    const { rev } = await readMesa();
    const [a, b, c] = ticket.productos.map(({ _id }) => _id) as [string, string, string];
    const clave = randomUUID();
    const move = (lineas: string[], estado: string, de: string, key: string = randomUUID()) =>
      casa.app.put<Grupo>(rutas.pedidoEstado(ticket._id), {
        token: casa.local.token,
        body: { estado, de, rev, alcance: 'pedido', lineas },
        headers: { [CABECERA_CLAVE]: key },
      });

    const [una, otra] = await Promise.all([
      move([a], 'listo', 'pendiente', clave),
      move([b, c], 'en_preparacion', 'pendiente'),
    ]);
    const repetida = await move([a], 'listo', 'pendiente', clave);
    const tarde = await move([b], 'listo', 'pendiente');

    expect([una.status, otra.status, repetida.status]).toEqual([200, 200, 200]);
    const grupo = await readMesa();
    expect(grupo.pedidos[0]?.productos.map(({ estado }) => estado)).toEqual([
      'listo',
      'en_preparacion',
      'en_preparacion',
    ]);
    expect(grupo.rev).toBe(rev + 2);
    expect([tarde.status, tarde.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect((await recientes()).map(({ linea, a: hasta }) => [linea, hasta])).toContainEqual([a, 'listo']);
  });

  it('move lines of a ticket, and not of a mesa', async () => {
    const { ticket } = await orderThree();
    const lineas = [ticket.productos[0]?._id];

    const deMesa = await moveTo(ticket, { estado: 'listo', lineas });
    const deNadie = await moveTo(ticket, { estado: 'listo', alcance: 'pedido', lineas: ['a'.repeat(24)] });

    expect([deMesa.status, deMesa.body.message]).toEqual([
      422,
      'Solo se pueden mover algunas líneas de un pedido, no de una mesa.',
    ]);
    expect(deNadie.status).toBe(404);
  });

  it('are looked at by the walls that name them, and a screen is told of each', async () => {
    const sala = await openTablero(casa.app, casa.local.token);
    const oido = hear<Estaciones>(sala, 'estaciones');

    const muro = await openPantalla(casa.app, casa.local.token, 'cocina', [plancha._id, 'cocina']);

    expect(await oido).toEqual({ cocina: 0, barra: 0, solo: { [plancha._id]: 1, cocina: 1 } });
    const siguiente = hear<Estaciones>(sala, 'estaciones');
    muro.socket.disconnect();
    expect(await siguiente).toEqual({ cocina: 0, barra: 0 });
  });

  it('are what a screen is paired to', async () => {
    const crear = (cuerpo: object) =>
      casa.app.post<{ codigo: string }>(rutasSala.codigosDispositivo(), {
        token: casa.local.token,
        body: cuerpo,
      });
    const { body } = await crear({
      nombre: 'Plancha',
      puesto: 'cocina',
      estaciones: [plancha._id, 'cocina'],
    });
    const pareja = await casa.app.post<EmparejarResponse>(rutasSala.emparejar(), {
      body: { codigo: body.data.codigo },
    });

    const esperada = { nombre: 'Plancha', puesto: 'cocina', estaciones: [plancha._id, 'cocina'] };
    expect(pareja.body.data.dispositivo).toMatchObject(esperada);
    const { body: perfil } = await casa.app.get<Perfil>(rutas.me(), { token: pareja.body.data.accessToken });
    expect(perfil.data.dispositivo).toEqual(pareja.body.data.dispositivo);
    expect((await casa.get<object[]>(rutasSala.dispositivos())).body.data).toMatchObject([esperada]);
    const mala = await crear({ nombre: 'Otra', puesto: 'cocina', estaciones: ['plancha'] });
    expect([mala.status, mala.body.message]).toEqual([422, 'Las estaciones no son válidas']);
  });
});
