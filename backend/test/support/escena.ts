// Longer than most: specs that ask every route need one house with something of everything.
import { randomBytes, randomUUID } from 'node:crypto';
import { Types, mongo } from 'mongoose';
import sharp from 'sharp';
import { CABECERA_CLAVE, centimos, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Grupo, MesasCobradas, Opcion, SeccionOrden, Ticket, NombrePlan } from '@carta/contracts';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import { ImagenesService } from '../../src/plataforma/imagenes/imagenes.service';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { OpcionesService } from '../../src/carta/opciones/opciones.service';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import { ImportacionesRepository } from '../../src/carta/importar/plan/importaciones.repository';
import { ImportacionesService } from '../../src/carta/importar/importaciones.service';
import { planImportacion } from '../../src/carta/importar/plan/plan-importacion';
import { TandasService } from '../../src/carta/lotes/tandas.service';
import { SeguimientoLlamadas } from '../../src/servicio/llamadas/seguimiento-llamadas.service';
import { SeguimientoService } from '../../src/servicio/pedidos/seguimiento/seguimiento.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { AjustesService } from '../../src/casa/locales/ajustes.service';
import type { TestApp } from './app';
import { call } from './call';
import { buildLocal, order, pedidoOf } from './local';
import type { Local } from './local';
import { buildDispositivo, createCodigo } from './dispositivos';
import { openSesion } from './factories';
import { copyCasa } from './molde';

const fotos = new WeakMap<TestApp, Promise<string>>();

const SIETE_HORAS = 7 * 3_600_000;
/** A restaurant with one thing of every kind that an address can name. */
export type Escena = Awaited<ReturnType<typeof buildEscena>>;

/** @param tipo its plan from now on; its orders were taken while it was premium. */
export async function buildEscena(app: TestApp, tipo: NombrePlan = 'premium') {
  const { clave, ...casa } = await copyCasa(app, () => buildCasa(app));
  const { id, grupoId, llamadaId } = casa;
  const { accessToken } = await openSesion(app, id);
  const tablet = await buildDispositivo(app, accessToken);
  const { codigo } = await createCodigo(app, accessToken, { nombre: 'Por emparejar' });
  await app.app.get(RestaurantesService).changePlan(id, tipo);
  return {
    ...(await openSesion(app, id)),
    ...casa,
    /** The signature of its mesa 1. */
    firma: await app.app.get(MesasFirmadasService).signMesa(id, 1),
    seguimiento: app.app.get(SeguimientoService).signPedido({ grupoId, clave }),
    seguimientoLlamada: app.app.get(SeguimientoLlamadas).signLlamada(llamadaId),
    /** A paired tablet of its staff. */
    dispositivoId: tablet.dispositivo._id,
    dispositivoToken: tablet.accessToken,
    /** A pairing code that nobody has used. */
    codigoDispositivo: codigo,
    /** The name of a stored photo. */
    foto: await fotoOf(app),
  };
}

/** All of it that is stored, but for its devices; premium. */
async function buildCasa(app: TestApp) {
  const local = await buildLocal(app);
  const t = await app.app.get(MesasFirmadasService).signMesa(local.id, 1);
  const clave = randomUUID();
  const [primero, segundo, [listoId, canceladoId, cobroId, cancelacion], servidoId] = await Promise.all([
    order(app, pedidoOf(local, { mesa: 1, t }), clave),
    order(app, pedidoOf(local, { mesa: 2 })),
    buildMesaEnMarcha(app, local),
    buildMesaServida(app, local),
  ]);
  const rebajaId = await buildRebaja(app, local, servidoId);
  const terraza = { nombre: 'Terraza', mesas: '9-11' };
  const [zona] = await app.app.get(AjustesService).changeZonas(local.id, local.id, { zonas: [terraza] });
  const { paseId, enEsperaId } = await buildMesaEnEspera(app, local, await buildCocina(app, local.id));
  const porPesarId = await buildPorPesar(app, local);
  await app.put(rutasSala.servicio(local.id), { token: local.token, body: { urgentes: true } });
  const opcion = await buildOpcion(app, local);
  const { personaId, encargadoId } = await buildPersonas(app, local.id);
  const cuenta4 = await call(app, local, { mesa: 4, tipo: 'cuenta', pago: 'tarjeta' });
  const ticket = primero.body.data.pedidos[0] as Ticket;
  const abandonado = segundo.body.data.pedidos[0] as Ticket;
  await app.db
    .collection('grupos')
    .updateOne(
      { 'pedidos._id': new Types.ObjectId(abandonado._id) },
      { $set: { actualizadoEn: new Date(Date.now() - SIETE_HORAS) } },
    );
  const tanda = await app.app.get(TandasService).createTanda(local.id, randomUUID(), {
    productos: { [local.tortilla.productoId ?? '']: [] },
    cambio: { que: 'alergenos', modo: 'contienen', alergenos: ['huevos'] },
  });
  const importaciones = await buildImportaciones(app, local.id);
  const cuenta = await app.app.get(RestaurantesService).getPublico(local.id);
  const categorias = (await app.app.get(CategoriasService).listCategorias(local.id)).map(({ _id }) => _id);
  const ultima = categorias.at(-1) ?? '';
  const enUltima = await app.app.get(ProductosService).listProductosDeCategoria(local.id, ultima);
  const seccion: SeccionOrden = { categoria: ultima, productos: enUltima.map(({ _id }) => _id) };
  return {
    id: local.id,
    /** The key of the order of mesa 1. */
    clave,
    nombre: cuenta.nombre,
    slug: cuenta.slug,
    email: local.email,
    /** All its categorías, in order. */
    categorias,
    categoriaId: categorias[0] ?? '',
    productoId: local.tortilla.productoId ?? '',
    linea: local.tortilla,
    /** What was changed of several products at once. */
    tandaId: tanda._id,
    /** What was imported of another carta, what is planned, and what is planned and given up. */
    ...importaciones,
    /** Its last categoría, with all its products as they stand. */
    seccion,
    /** What is asked of the dish that has formatos, and an answer to it. */
    opcionId: opcion._id,
    valorId: opcion.valores[0]?._id ?? '',
    /** Mesas 9 to 11. */
    zonaId: zona?._id ?? '',
    /** The kitchen's ticket at mesa 1, still pendiente. */
    ticketId: ticket._id,
    lineaId: ticket.productos[0]?._id ?? '',
    grupoId: primero.body.data.grupoMesa,
    /** A ticket of mesa 2, untouched for seven hours. */
    abandonadoId: abandonado._id,
    /** A food ticket of mesa 4 that is listo, and its drinks, which were cancelled. */
    listoId,
    canceladoId,
    /** The key of a cancellation of that food ticket's only line which was taken back. */
    cancelacion,
    /** A charge of mesa 4, of one euro. */
    cobroId,
    /** A pase of the house, and the tab of mesa 6, of which something waits for it. */
    paseId,
    enEsperaId,
    porPesarId,
    /** The tab of mesa 5, all of it entregado. */
    servidoId,
    /** Something was taken off it. */
    rebajaId,
    /** The revs of those of mesas 1, 5 and 6, as a screen has seen them. */
    revGrupo: await revOf(app, primero.body.data.grupoMesa),
    revServido: await revOf(app, servidoId),
    revEnEspera: await revOf(app, enEsperaId),
    /** Mesa 4 asks for the bill. */
    llamadaId: cuenta4.body.data._id,
    /** A camarera of its staff, whose PIN is 4821, and an encargada, whose PIN is 9999. */
    personaId,
    encargadoId,
  };
}

/** Its first categoría has a pase and an estación. */
async function buildCocina(app: TestApp, id: string): Promise<string> {
  const ajustes = app.app.get(AjustesService);
  const [pase] = await ajustes.changePases(id, id, { pases: [{ nombre: 'Entrantes' }] });
  const estaciones = [{ nombre: 'Plancha', tipo: 'comida' as const }];
  const [plancha] = await ajustes.changeEstaciones(id, id, { estaciones });
  const categorias = app.app.get(CategoriasService);
  const [primera] = await categorias.listCategorias(id);
  await categorias.updateCategoria(id, primera?._id ?? '', { pase: pase?._id, estacion: plancha?._id });
  return pase?._id ?? '';
}

/** Mesa 7: what it ordered is sold by its weight. */
async function buildPorPesar(app: TestApp, local: Local): Promise<string> {
  const { body } = await order(app, pedidoOf(local, { mesa: 7, productos: [local.tortilla] }));
  const ticketId = body.data.pedidos[0]?._id ?? '';
  const porPeso = { unidad: '100 g', precio: 650, gramosEstimados: 300 };
  await app.db
    .collection('grupos')
    .updateOne(
      { 'pedidos._id': new Types.ObjectId(ticketId) },
      { $set: { 'pedidos.0.lineas.0.porPeso': porPeso } },
    );
  return ticketId;
}

/** Mesa 6: its food waits for that pase. */
async function buildMesaEnEspera(app: TestApp, local: Local, paseId: string) {
  const { body } = await order(app, pedidoOf(local, { mesa: 6 }));
  const [ticket] = body.data.pedidos;
  const { token } = local;
  await app.put(rutasSala.paseDeLinea(ticket?._id ?? '', '0'), { token, body: { pase: paseId } });
  return { paseId, enEsperaId: body.data.grupoMesa };
}

/** Stored as they are and at the least cost, since hashing takes its time: 4821 and 9999. */
const PIN_4821 =
  '$argon2id$v=19$m=8,t=1,p=1$gH02Q8W99eVlu3dPKPi06A$lItESOkZI6eXuTUCAQCDN9HcSAJHsRyE+rFlWk+hxJ4';
const PIN_9999 =
  '$argon2id$v=19$m=8,t=1,p=1$gxmLWqF8Mj1guVXKURj4TA$M6/QUXAZmAIEtltIDP2+/zprK+ZZz3Bfz78mNU0x6rY';

async function buildPersonas(app: TestApp, id: string): Promise<{ personaId: string; encargadoId: string }> {
  const [personaId, encargadoId] = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()];
  const personas = [
    { _id: personaId, nombre: 'Ana', rol: 'camarero', activa: true, pin: PIN_4821 },
    { _id: encargadoId, nombre: 'Eva', rol: 'encargado', activa: true, pin: PIN_9999 },
  ];
  await app.db.collection('restaurantes').updateOne({ _id: new Types.ObjectId(id) }, { $set: { personas } });
  return { personaId, encargadoId };
}

/** Asked of the pulpo, which has two formatos from now on. */
async function buildOpcion(app: TestApp, { id, token, pulpo }: Local): Promise<Opcion> {
  const opcion = await app.app.get(OpcionesService).createOpcion(id, {
    nombre: 'Guarnición',
    min: 0,
    max: 1,
    valores: [{ nombre: 'Patatas', suplemento: 1.5, alergenos: ['gluten'] }],
  });
  const formatos = [
    { nombre: 'Media', precio: 12 },
    { nombre: 'Ración', precio: 19, alergenos: ['apio'], precios: { [id]: 21 } },
  ];
  const { status } = await app.put(rutasGestion.producto(pulpo.productoId ?? ''), {
    token,
    body: { formatos, opciones: [opcion._id] },
  });
  if (status !== 200) throw new Error(`The pulpo has no formatos: ${status}`);
  return opcion;
}

/** Mesa 4: its food is listo, its drinks are cancelled and their bar does not know yet; one euro is charged. */
async function buildMesaEnMarcha(
  app: TestApp,
  local: Local,
): Promise<[listoId: string, canceladoId: string, cobroId: string, cancelacion: string]> {
  const { body } = await order(app, pedidoOf(local, { mesa: 4 }));
  const [comida, bebida] = body.data.pedidos.map(({ _id }) => _id) as [string, string];
  const { token } = local;
  const cancelacion = randomUUID();
  const headers = { [CABECERA_CLAVE]: cancelacion };
  await app.put(rutasSala.cancelarLinea(comida, '0'), { token, headers, body: { motivo: 'un error' } });
  await app.put(rutasSala.reponerLinea(comida, '0'), { token, headers });
  await app.put(rutas.pedidoEstado(comida), { token, body: { estado: 'listo', alcance: 'pedido' } });
  await app.put(rutasSala.cancelarLinea(bebida, '0'), { token, body: { motivo: 'no queda' } });
  const visto = await app.get<Grupo>(rutas.pedidosMesa(4), { token });
  const cobrada = await app.post<MesasCobradas>(rutasSala.cobros(body.data.grupoMesa), {
    token,
    body: { importe: 1, forma: 'efectivo', rev: visto.body.data?.rev },
    headers: { [CABECERA_CLAVE]: randomUUID() },
  });
  return [comida, bebida, cobrada.body.data.grupos[0]?.cobros?.[0]?._id ?? '', cancelacion];
}

async function buildRebaja(app: TestApp, { token }: Local, grupoId: string): Promise<string> {
  const { body } = await app.post<Grupo>(rutasSala.rebajas(grupoId), {
    token,
    body: { tipo: 'descuento', porcentaje: 10, motivo: 'de la casa', rev: await revOf(app, grupoId) },
    headers: { [CABECERA_CLAVE]: randomUUID() },
  });
  return body.data.ajustes?.[0]?._id ?? '';
}

async function buildMesaServida(app: TestApp, local: Local): Promise<string> {
  const { body } = await order(app, pedidoOf(local, { mesa: 5 }));
  const { token } = local;
  await app.put(rutas.pedidoEstado(body.data.pedidos[0]?._id ?? ''), {
    token,
    body: { estado: 'entregado' },
  });
  return body.data.grupoMesa;
}

/** One photo for all: what it shows does not matter, and making it takes a while. */
function fotoOf(app: TestApp): Promise<string> {
  const foto = fotos.get(app) ?? storeFoto(app);
  fotos.set(app, foto);
  return foto;
}

async function storeFoto({ app }: TestApp): Promise<string> {
  const original = await buildFoto();
  return (await app.get(ImagenesService).storeImagen(original, 'escena')).nombre;
}

/** A small photo that weighs more than the least a photo may. */
export function buildFoto(): Promise<Buffer> {
  const lado = 40;
  const ruido = randomBytes(lado * lado * 3);
  return sharp(ruido, { raw: { width: lado, height: lado, channels: 3 } })
    .png()
    .toBuffer();
}

/** Every id of a restaurant, its name and its email: what an answer to anybody else must not say. */
export function secretosOf({ nombre, email, ...escena }: Escena): string[] {
  const ids = Object.values(escena).flat().filter(isId);
  return [...ids, email, nombre];
}

const isId = (valor: unknown): valor is string => typeof valor === 'string' && /^[0-9a-f]{24}$/.test(valor);

/** Changes an account behind the server's back. */
export async function setCuenta(app: TestApp, id: string, cambios: object): Promise<void> {
  await app.db.collection('cuentas').updateOne({ _id: new Types.ObjectId(id) }, { $set: cambios });
}

/**
 * Everything stored of a restaurant, as text: two that are equal show that nobody wrote anything. What the
 * server does of itself, a minute after its start, is left out.
 */
export async function dumpRestaurante(app: TestApp, id: string): Promise<string> {
  const propio = new Types.ObjectId(id);
  // in one call, since a test may ask a thousand times
  const documentos = await app.db
    .collection('cuentas')
    .aggregate([
      { $match: { _id: propio } },
      {
        $unionWith: {
          coll: 'restaurantes',
          pipeline: [{ $match: { _id: propio } }, { $unset: ['olvidadoHasta', 'personas.huella'] }],
        },
      },
      ...COLECCIONES.map((coll) => ({
        $unionWith: { coll, pipeline: [{ $match: { restaurante: propio } }, { $sort: { _id: 1 } }] },
      })),
    ])
    .toArray();
  return mongo.BSON.EJSON.stringify(documentos);
}

const COLECCIONES = [
  'categorias',
  'productos',
  'opciones',
  'textos',
  'grupos',
  'llamadas',
  'arqueos',
  'noches',
  'partes',
  'dispositivos',
  'codigos_dispositivo',
];

async function revOf(app: TestApp, grupoId: string): Promise<number> {
  const grupo = await app.db
    .collection<{ rev: number }>('grupos')
    .findOne({ _id: new Types.ObjectId(grupoId) });
  return grupo?.rev ?? 0;
}

async function buildImportaciones(app: TestApp, restauranteId: string) {
  const plan = async (nombre: string) => {
    const leida = { linea: 1, categoria: 'Importados', nombre, precio: centimos(450), dudas: [] };
    const hecho = planImportacion({ filas: [leida], dudas: [] }, { categorias: [], productos: [] });
    const original = { texto: `Nombre;Precio;Nota\n${nombre};4,50;Casero` };
    const { _id } = await app.app
      .get(ImportacionesRepository)
      .insertImportacion(restauranteId, { ...hecho, original });
    return _id.toHexString();
  };
  const [importadaId, importacionId, descartadaId] = [
    await plan('Flan'),
    await plan('Natillas'),
    await plan('Tocinillo'),
  ];
  await app.app.get(ImportacionesService).applyImportacion(restauranteId, importadaId);
  return { importadaId, importacionId, descartadaId };
}
