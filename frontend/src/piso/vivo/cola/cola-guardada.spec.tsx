/** Moves as version 0.3 stored them: whatever has been tapped is sent by a later version as it was tapped. */
import type { Grupo } from '@carta/contracts';
import { startSesion } from '../../../sesion/useSesion';
import { buildRestaurante, signIn, signOut } from '../../../sesion/pruebas/sesiones';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { until } from '../../../shared/api/pruebas/until';
import { porEnviar } from '../pasos/paso';
import { isTicketUrgente } from '../tickets/urgentes';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from '../tablero/useTablero';
import { startPasos } from '../actos';
import { dismissDevueltos, vistaDe } from './pasos';

const RESTAURANTE = buildRestaurante();
const servidor = useServidor();
const PASE = { id: 'b'.repeat(24), nombre: 'Segundos', orden: 2 };

/** Its ids are told apart by the mesa: ticket `t4`, line `l4`. */
function buildMesa(n: number, cambios: Parameters<typeof buildLinea>[0] = {}): Grupo {
  const linea = buildLinea({ _id: `l${n}`, ...cambios });
  const ticket = buildTicket({ _id: `t${n}`, lineas: [linea] });
  return buildGrupo({ grupoMesa: `g${n}`, mesa: n, rev: 7, pedidos: [ticket] });
}

const lineaDe = (grupo: Grupo) => grupo.pedidos[0]!.productos[0]!;
const estadoDe = (grupo: Grupo) => lineaDe(grupo).estado;

/** Of each kind: what was stored of its act, where it goes, with what, and what the screen shows meanwhile. */
const GUARDADOS: {
  mesa: Grupo;
  cambio: string;
  url: string;
  cuerpo: Record<string, unknown>;
  sinHace?: true;
  seVe: (grupo: Grupo) => unknown;
}[] = [
  {
    mesa: buildMesa(1),
    cambio: '"tipo":"linea","ticketId":"t1","lineaId":"l1","de":"pendiente","to":"en_preparacion"',
    url: '/api/pedidos/t1/producto/l1/estado',
    cuerpo: { estado: 'en_preparacion', de: 'pendiente', rev: 7 },
    seVe: (grupo) => estadoDe(grupo) === 'en_preparacion',
  },
  {
    mesa: buildMesa(2),
    cambio: '"tipo":"pedido","ticketId":"t2","de":"pendiente","to":"en_preparacion"',
    url: '/api/pedidos/t2/estado',
    cuerpo: { estado: 'en_preparacion', de: 'pendiente', rev: 7, alcance: 'pedido' },
    seVe: (grupo) => estadoDe(grupo) === 'en_preparacion',
  },
  {
    mesa: buildMesa(3),
    cambio: '"tipo":"pedido","ticketId":"t3","de":"pendiente","to":"en_preparacion","lineas":["l3"]',
    url: '/api/pedidos/t3/estado',
    cuerpo: { estado: 'en_preparacion', de: 'pendiente', rev: 7, alcance: 'pedido', lineas: ['l3'] },
    seVe: (grupo) => estadoDe(grupo) === 'en_preparacion',
  },
  {
    mesa: buildMesa(4, { estado: 'listo' }),
    cambio: '"tipo":"grupo","primero":"t4","de":"listo","to":"entregado","vistos":["t4"]',
    url: '/api/pedidos/t4/estado',
    cuerpo: { estado: 'entregado', de: 'listo', rev: 7, alcance: 'grupo' },
    seVe: (grupo) => grupo.estadoGrupo === 'entregado',
  },
  {
    mesa: buildMesa(5, { estado: 'listo' }),
    cambio: '"tipo":"llevar","ticketId":"t5","llevar":true',
    url: '/api/pedidos/t5/llevar',
    cuerpo: { llevar: true, rev: 7 },
    seVe: () => true,
  },
  {
    mesa: buildMesa(6),
    cambio: '"tipo":"urgente","ticketId":"t6","urgente":true',
    url: '/api/pedidos/t6/urgente',
    cuerpo: { urgente: true, rev: 7 },
    seVe: (grupo) => isTicketUrgente(grupo.pedidos[0]!),
  },
  {
    mesa: buildMesa(7, { cancelada: { en: '2026-03-01T13:05:00.000Z', por: 'Ana', motivo: 'No queda' } }),
    cambio: '"tipo":"enterado","ticketId":"t7","lineaId":"l7","quedan":0',
    url: '/api/pedidos/t7/producto/l7/enterado?quedan=0',
    cuerpo: {},
    sinHace: true,
    seVe: (grupo) => lineaDe(grupo).enterado !== undefined,
  },
  {
    mesa: withAntes(buildMesa(8), 3),
    cambio: '"tipo":"enterado_mudanza","ticketId":"t8","mesa":8',
    url: '/api/pedidos/t8/enterado',
    cuerpo: { mesa: 8 },
    sinHace: true,
    seVe: (grupo) => grupo.pedidos[0]!.antes === undefined,
  },
  {
    mesa: buildMesa(9, { pase: PASE }),
    cambio: `"tipo":"marchar","pase":"${PASE.id}"`,
    url: '/api/pedidos/grupos/g9/marchar',
    cuerpo: { pase: PASE.id, rev: 7 },
    seVe: (grupo) => lineaDe(grupo).marchada !== undefined,
  },
  {
    mesa: buildMesa(10, { pase: PASE, marchada: { en: '2026-03-01T13:05:00.000Z', por: 'Ana' } }),
    cambio: `"tipo":"esperar","pase":"${PASE.id}"`,
    url: '/api/pedidos/grupos/g10/esperar',
    cuerpo: { pase: PASE.id, rev: 7 },
    seVe: (grupo) => lineaDe(grupo).marchada === undefined,
  },
];

function withAntes(grupo: Grupo, antes: number): Grupo {
  return { ...grupo, pedidos: grupo.pedidos.map((ticket) => ({ ...ticket, antes })) };
}

const nombreDe = (clave: string) => `pasos.${RESTAURANTE._id}.cuenta.${clave}`;

/** As version 0.3 wrote it; `tras` and `persona` are the same for every kind. */
function storeTodos(): void {
  GUARDADOS.forEach(({ mesa: { grupoMesa }, cambio }, i) => {
    const tocadoEn = Date.now() - 60_000;
    const texto = `{"clave":"clave-${i}","orden":${tocadoEn + i},"tocadoEn":${tocadoEn},"rev":7,"tras":["clave-antes"],"cambio":{"grupoMesa":"${grupoMesa}",${cambio}},"texto":"Mesa ${i + 1}","espera":true,"persona":"${'c'.repeat(24)}"}`;
    localStorage.setItem(nombreDe(`clave-${i}`), texto);
  });
}

beforeAll(() => {
  startSesion();
  startPasos();
});
afterEach(() => {
  signOut();
  localStorage.clear();
  resetTablero();
});

it('plays every stored move to its end, as it was tapped, and shows it meanwhile', async () => {
  const sinContestar: (() => void)[] = [];
  servidor.manejar = (req, res) => {
    const guardado = GUARDADOS.find(({ url }) => url === req.url);
    if (guardado) sinContestar.push(() => ok(res, guardado.mesa));
    else answer(res, 404, { success: false, code: 'NOT_FOUND' });
  };
  replaceTablero({ grupos: GUARDADOS.map(({ mesa }) => mesa), llamadas: [] }, { grupos: [], llamadas: [] });
  storeTodos();

  signIn(RESTAURANTE);
  await until(() => sinContestar.length === GUARDADOS.length);
  for (const { mesa, cambio, seVe } of GUARDADOS)
    expect([cambio, seVe(vistaDe(mesa.grupoMesa)!)]).toEqual([cambio, true]);

  sinContestar.forEach((answerIt) => answerIt());
  await until(() => useTablero.getState().enCola.length === 0);
  const esperadas = GUARDADOS.map(({ url, cuerpo, sinHace }, i) => ({
    url,
    clave: `clave-${i}`,
    persona: 'c'.repeat(24),
    cuerpo: sinHace ? cuerpo : { ...cuerpo, haceMs: expect.any(Number), ...trasDe(url) },
  }));
  const peticiones = servidor.peticiones.flatMap(({ url, cuerpo, headers }) => {
    const { 'idempotency-key': clave, persona } = headers;
    return clave === undefined ? [] : [{ url, clave, persona, cuerpo: JSON.parse(cuerpo) as unknown }];
  });
  expect(peticiones).toHaveLength(esperadas.length);
  expect(peticiones).toEqual(expect.arrayContaining(esperadas));
  expect(Object.keys(localStorage).filter((nombre) => nombre.startsWith('pasos.'))).toEqual([]);
});

/** A claim builds on nothing. */
const trasDe = (url: string) => (url.endsWith('/llevar') ? {} : { tras: ['clave-antes'] });

it('shows again what was given back before, and sends it no more', async () => {
  const devuelto = `{"clave":"d","orden":1,"tocadoEn":1,"rev":7,"tras":[],"cambio":{"grupoMesa":"g1","tipo":"linea","ticketId":"t1","lineaId":"l1","de":"pendiente","to":"en_preparacion"},"texto":"Mesa 1","espera":true,"devuelto":"Ya está Listo."}`;
  localStorage.setItem(nombreDe('d'), devuelto);
  signIn(RESTAURANTE);
  await until(() => useTablero.getState().enCola.length === 1);
  expect(useTablero.getState().enCola[0]?.devuelto).toBe('Ya está Listo.');
});

it('says what a newer version stored and this one does not know, keeps it for that one, and sends the others', async () => {
  const nuevo = `{"clave":"n","orden":1,"tocadoEn":1,"rev":7,"tras":[],"cambio":{"grupoMesa":"g1","tipo":"regalar","platos":2},"texto":"Mesa 1: Regalado","espera":true}`;
  localStorage.setItem(nombreDe('n'), nuevo);
  servidor.manejar = (_req, res) => ok(res, { ...GUARDADOS[0]!.mesa, rev: 8 });
  replaceTablero({ grupos: GUARDADOS.map(({ mesa }) => mesa), llamadas: [] }, { grupos: [], llamadas: [] });
  storeTodos();

  signIn(RESTAURANTE);
  await until(() => usesOf('clave-').length === GUARDADOS.length);
  await until(() => porEnviar(useTablero.getState().enCola).length === 0);

  expect(useTablero.getState().enCola).toMatchObject([
    { texto: 'Mesa 1: Regalado', devuelto: 'Esta versión de la aplicación no lo conoce.' },
  ]);
  expect(localStorage.getItem(nombreDe('n'))).toBe(nuevo);
  dismissDevueltos();
  expect([localStorage.getItem(nombreDe('n')), useTablero.getState().enCola]).toEqual([null, []]);
});

const usesOf = (inicio: string) =>
  servidor.peticiones.filter(({ headers }) => String(headers['idempotency-key']).startsWith(inicio));
