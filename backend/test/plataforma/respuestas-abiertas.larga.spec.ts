// Longer than most: filling a house to its limits takes long, so all its public answers are checked at once.
import { Types } from 'mongoose';
import { ALERGENOS, CABECERA_SEGUIMIENTO, LIMITES, reglasZonas, rutas, rutasSala } from '@carta/contracts';
import type { Carta, CrearPedidoResponse, LineaPedidaRequest, Ticket } from '@carta/contracts';
import { lotesDe } from '../../src/plataforma/base-datos/lotes';
import { GruposConsultas } from '../../src/servicio/pedidos/grupos/grupos-consultas.repository';
import { SeguidosService } from '../../src/servicio/pedidos/seguimiento/seguidos.service';
import { TableroService } from '../../src/servicio/pedidos/movimientos/tablero/tablero.service';
import { AjustesService } from '../../src/casa/locales/ajustes.service';
import { direccionOf } from '../api/caso-api';
import { COTAS, SOBRAN } from '../permisos/cotas';
import { MATRIZ } from '../permisos/matriz';
import { useApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { call } from '../support/call';
import { buildLocal, order, pedidoOf } from '../support/local';
import type { Local } from '../support/local';
import { buildEscena } from '../support/escena';
import { eventually, temporaryDataDir } from '../support/mongo-motor';
import { useSala } from '../support/sala';

/** Three bytes in UTF-8: no character that a text may hold takes more for its length. */
const texto = (largo: number): string => '漢'.repeat(largo);
const MESAS = 22;

describe('The largest answer of an address that is open to anybody', () => {
  const { dataDir, remove } = temporaryDataDir();
  const app = useApp({ dataDir });
  afterAll(remove);
  let local: Local;
  /** A dish with the longest name there can be, every allergen, and all that may be asked and chosen of it. */
  let plato: LineaPedidaRequest;
  /** As many values of it as an order may choose. */
  let elegidas: string[];
  const casa = {
    app,
    get local() {
      return local;
    },
  };
  const { cancel, setServicio, sign, takeOrder } = useSala(casa);

  beforeAll(async () => {
    local = await buildLocal(app, { numeroMesas: MESAS });
    await storeCarta();
    await setServicio({ mesaCompartida: true });
  });

  const read = async (ruta: string, headers: Record<string, string> = {}): Promise<Buffer> => {
    const answer = await fetch(`${app.url}${ruta}`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const sizeOf = async (ruta: string, headers?: Record<string, string>): Promise<number> =>
    (await read(ruta, headers)).byteLength;
  /** Of a page once it is drawn: a busy server gives it without, and draws it for whoever asks next. */
  const sizeOfDibujada = async (ruta: string): Promise<number> => {
    let pagina: Buffer = Buffer.alloc(0);
    await eventually(async () => !(pagina = await read(ruta)).includes('<div id="root"></div>'));
    return pagina.byteLength;
  };
  const cotaDe = (ruta: string): number => COTAS.get(ruta) ?? 0;
  const jsonBytes = (valor: unknown): number => Buffer.byteLength(JSON.stringify(valor));

  /** A carta as long as a carta may be. */
  async function storeCarta(): Promise<void> {
    const categoria = new Types.ObjectId(
      (await app.get<{ _id: string }[]>('/api/categorias', { token: local.token })).body.data[0]?._id,
    );
    const opciones = Array.from({ length: LIMITES.opcionesMax }, (_, i) => ({
      _id: new Types.ObjectId(),
      restaurante: new Types.ObjectId(local.id),
      nombre: `${texto(LIMITES.nombreOpcionMax - 4)}${1_000 + i}`,
      nombreNormalizado: `${i}`,
      min: 0,
      max: LIMITES.valoresMax,
      valores: Array.from({ length: LIMITES.valoresMax }, () => ({
        _id: new Types.ObjectId(),
        nombre: texto(LIMITES.nombreOpcionMax),
        suplemento: 0,
        alergenos: [...ALERGENOS],
        alergenosDeclarados: true,
        disponible: true,
        agotadoHasta: null,
      })),
    }));
    const zonas = Array.from({ length: LIMITES.zonasMax }, (_, i) => ({
      _id: new Types.ObjectId().toHexString(),
      nombre: `${texto(reglasZonas.LIMITES_ZONAS.nombreMax - 1)}${i}`,
      // beyond the mesas that order here
      mesas: `${400 + i}`,
    }));
    await app.app.get(AjustesService).changeZonas(local.id, local.id, { zonas });
    const precios = Object.fromEntries(zonas.map(({ _id }) => [_id, 999_999]));
    const docs = Array.from({ length: LIMITES.productosMax }, (_, i) => ({
      _id: new Types.ObjectId(),
      restaurante: new Types.ObjectId(local.id),
      nombre: `${texto(LIMITES.nombreMax - 4)}${1_000 + i}`,
      descripcion: texto(LIMITES.descripcionMax),
      precio: 1,
      categoria,
      imagen: { nombre: `${'a'.repeat(32)}.png`, ancho: 800, alto: 1_600, color: '#ffffff' },
      ingredientes: Array<string>(LIMITES.ingredientesMax).fill(texto(LIMITES.ingredienteMax)),
      alergenos: [...ALERGENOS],
      disponible: true,
      agotadoHasta: null,
      precios,
      formatos: Array.from({ length: LIMITES.formatosMax }, () => ({
        _id: new Types.ObjectId(),
        nombre: texto(LIMITES.nombreFormatoMax),
        precio: 1,
        precios,
        alergenos: [...ALERGENOS],
        disponible: true,
        agotadoHasta: null,
      })),
      opciones: Array.from(
        { length: LIMITES.opcionesPorProducto },
        (_, j) => opciones[(i * LIMITES.opcionesPorProducto + j) % opciones.length]?._id,
      ),
    }));
    await app.db.collection('opciones').insertMany(opciones);
    await app.db.collection('productos').deleteMany({ restaurante: new Types.ObjectId(local.id) });
    for (const lote of lotesDe(docs)) await app.db.collection('productos').insertMany(lote);
    const [{ _id, nombre, formatos }] = docs as [(typeof docs)[number]];
    const formato = formatos[0]?._id.toHexString();
    plato = { productoId: _id.toHexString(), nombre, precio: 0.01, cantidad: 1, formato };
    elegidas = opciones
      .slice(0, LIMITES.opcionesPorProducto)
      .flatMap(({ valores }) => valores.map((valor) => valor._id.toHexString()));
  }

  const largo = (lineas = 50) => ({
    productos: Array.from({ length: lineas }, () => ({
      ...plato,
      notas: texto(LIMITES.notasLinea),
      opciones: elegidas.slice(0, LIMITES.eleccionesPorPedido / lineas),
    })),
    notas: texto(LIMITES.notasPedido),
  });
  const orderLargo = async (mesa: number): Promise<Respuesta<CrearPedidoResponse>> =>
    order(app, pedidoOf(local, { mesa, t: await sign(mesa), ...largo() }));

  /** Fills a mesa as far as it goes, lets its staff do all to it that makes it longer, and answers its tokens. */
  async function fillMesa(mesa: number): Promise<string[]> {
    const guardados: CrearPedidoResponse[] = [];
    for (const send of [() => orderLargo(mesa), () => takeOrder(mesa, largo(12))]) {
      let respuesta = await send();
      for (; respuesta.status === 201; respuesta = await send()) guardados.push(respuesta.body.data);
      expect(respuesta.status).toBe(409);
    }
    const tickets = guardados.flatMap((grupo) => grupo.pedidos) as [Ticket, ...Ticket[]];
    for (const ticket of tickets.slice(0, 3))
      await cancel(ticket, '0', { motivo: texto(LIMITES.notasLinea) });
    const ruta = rutas.pedidoEstado(tickets[0]._id);
    const { status } = await app.put(ruta, { token: local.token, body: { estado: 'entregado' } });
    expect(status).toBe(200);
    return guardados.map(({ seguimiento }) => seguimiento);
  }

  it('is stated for each of them, and no ordinary answer passes it', async () => {
    expect(SOBRAN).toEqual([]);
    const escena = await buildEscena(app);
    for (const fila of MATRIZ.filter(({ publica }) => publica)) {
      const { headers = {}, body, ...donde } = fila.pide(escena);
      const answer = await fetch(`${app.url}${direccionOf(fila.ruta, donde)}`, {
        method: fila.ruta.split(' ')[0] ?? '',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([fila.ruta, (await answer.arrayBuffer()).byteLength <= cotaDe(fila.ruta)]).toEqual([
        fila.ruta,
        true,
      ]);
    }
  });

  it('holds for the longest carta there can be', async () => {
    const [categoria] = (await app.get<{ _id: string }[]>('/api/categorias', { token: local.token })).body
      .data;
    const { restaurante } = (await app.get<Carta>(rutas.carta(local.id))).body.data;
    const tamanos = [
      ['GET /api/carta', await sizeOf(rutas.carta(local.id))],
      ['GET /api/carta/:categoriaId', await sizeOf(rutas.cartaCategoria(categoria?._id ?? '', local.id))],
      ['GET /api/productos/public', await sizeOf(`/api/productos/public?restaurantId=${local.id}`)],
      ['GET /menu', await sizeOfDibujada(`/menu?restaurante=${local.id}&mesa=1`)],
      ['GET /menu/:slug', await sizeOfDibujada(`/menu/${restaurante.slug}`)],
    ] as const;

    for (const [ruta, bytes] of tamanos) {
      expect([ruta, bytes <= cotaDe(ruta)]).toEqual([ruta, true]);
      // The state of affairs is what the bound is for: it is no guess far away from it.
      expect(bytes).toBeGreaterThan(cotaDe(ruta) / 2);
    }
  });

  it('holds for an order, taken or refused', async () => {
    const tomado = await orderLargo(22);
    const rechazado = await order(
      app,
      pedidoOf(local, {
        productos: Array(50).fill({ productoId: 1, nombre: '', cantidad: 0, precio: -1, notas: 1 }),
      }),
    );

    expect([tomado.status, rechazado.status]).toEqual([201, 422]);
    for (const { body } of [tomado, rechazado])
      expect(jsonBytes(body)).toBeLessThan(cotaDe('POST /api/pedidos'));
  });

  it('holds for a phone that follows all it can at two full mesas; so does what each of their changes tells', async () => {
    const [llena, segunda] = await Promise.all([fillMesa(1), fillMesa(2)]);
    const mesas = Array.from({ length: 18 }, (_, i) => i + 3);
    const sueltos = await Promise.all(
      mesas.map(async (mesa) => (await orderLargo(mesa)).body.data.seguimiento),
    );
    const tokens = [llena[0], segunda[0], ...sueltos].slice(0, LIMITES.seguidosPorConsulta);

    const cota = cotaDe('GET /api/pedidos/seguimiento');
    const bytes = await sizeOf(rutas.seguimiento(), { [CABECERA_SEGUIMIENTO]: tokens.join(',') });

    expect(bytes).toBeLessThan(cota);
    expect(bytes).toBeGreaterThan(cota / 2);
    const grupo = await app.app.get(GruposConsultas).findGrupoAbierto(local.id, 1);
    if (!grupo) throw new Error('there is no open tab');
    expect(jsonBytes(app.app.get(SeguidosService).toMesaEnVivo(grupo))).toBeLessThan(cota / 2);
    expect(jsonBytes(app.app.get(TableroService).toGrupo(grupo))).toBeLessThan(cota / 2);
  });

  it('holds for the calls a phone can follow', async () => {
    const tokens: string[] = [];
    for (let mesa = 1; mesa <= 10; mesa++)
      for (const tipo of ['camarero', 'cuenta'] as const)
        tokens.push((await call(app, local, { mesa, tipo })).body.data.seguimiento);

    const bytes = await sizeOf(rutasSala.llamadasSeguidas(), { [CABECERA_SEGUIMIENTO]: tokens.join(',') });

    expect(bytes).toBeLessThan(cotaDe('GET /api/llamadas/seguimiento'));
  });

  it('costs little to refuse: a list longer than any of ours is not looked at', async () => {
    const { status, body } = await order(app, pedidoOf(local, { productos: Array(20_000).fill({}) }));

    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});
