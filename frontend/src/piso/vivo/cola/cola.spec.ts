// Longer than most: a house with an offline device is played against every way in which its line fails.
import fc from 'fast-check';
import { ESTADOS_LINEA, centimos, moveGrupo, moveLinea, moveTicket, stepOf } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo, GrupoMesa, Movimiento, TicketMesa } from '@carta/contracts';
import { ApiError, NetworkError } from '../../../shared/api/errores';
import type { AlmacenPropio } from '../../../shared/lib/almacen';
import '../actos';
import type { Paso } from '../pasos/paso';
import { createCola } from './cola';
import type { DependenciasCola } from './cola';

const MINUTO = 60_000;

interface MoverTicket {
  tipo: 'pedido';
  grupoMesa: string;
  ticketId: string;
  de: EstadoLinea;
  to: EstadoLinea;
}
type CambioEnCola =
  | MoverTicket
  | (Omit<MoverTicket, 'tipo'> & { tipo: 'linea'; lineaId: string })
  | { tipo: 'grupo'; grupoMesa: string; primero: string; de: EstadoGrupo; to: EstadoLinea; vistos: string[] };

/** Several tabs of one browser share this storage. */
class Disco {
  readonly textos = new Map<string, string>();
  private readonly oyentes = new Set<{ de: object; prefijo: string; aviso: () => void }>();

  tab(de: object): AlmacenPropio {
    const tellOtherTabs = (nombre: string) =>
      this.oyentes.forEach((oyente) => {
        if (oyente.de !== de && nombre.startsWith(oyente.prefijo)) oyente.aviso();
      });
    return {
      read: (nombre) => this.textos.get(nombre) ?? null,
      write: (nombre, texto) => {
        this.textos.set(nombre, texto);
        tellOtherTabs(nombre);
      },
      remove: (nombre) => {
        this.textos.delete(nombre);
        tellOtherTabs(nombre);
      },
      namesFrom: (prefijo) => [...this.textos.keys()].filter((nombre) => nombre.startsWith(prefijo)),
      onCambioAjeno: () => () => undefined,
      onCambioDesde: (prefijo, aviso) => {
        const oyente = { de, prefijo, aviso };
        this.oyentes.add(oyente);
        return () => this.oyentes.delete(oyente);
      },
    };
  }
}

/** Judges moves by the house's own rules and its keys; the line may lose its answers. */
class Casa {
  readonly mesas = new Map<string, GrupoMesa>();
  /** Maps keys to the revs that they made. */
  readonly hechos = new Map<string, number>();
  readonly recibidos: { clave: string; haceMs: number | undefined }[] = [];
  /** How far others brought a line, unless the screen has moved it on since. */
  readonly estadosAjenos = new Map<string, EstadoLinea>();
  linea: 'bien' | 'cortada' | 'sin-respuesta' = 'bien';
  ahora = Date.parse('2026-05-02T20:00:00Z');

  send(paso: Paso, haceMs: number | undefined): Promise<Grupo> {
    if (this.linea === 'cortada') return Promise.reject(new NetworkError('NETWORK_ERROR'));
    const respuesta = this.serve(paso, haceMs);
    if (this.linea === 'bien') return respuesta;
    const lost = () => Promise.reject(new NetworkError('TIMEOUT_ERROR'));
    return respuesta.then(lost, lost);
  }

  private serve(paso: Paso, haceMs: number | undefined): Promise<Grupo> {
    const { clave, cambio, rev, tras } = paso;
    this.recibidos.push({ clave, haceMs });
    const mesa = this.mesas.get(cambio.grupoMesa);
    if (!mesa) return Promise.reject(refusal(404, 'NOT_FOUND'));
    const propias = tras.flatMap((anterior) => this.hechos.get(anterior) ?? []);
    const movimiento = moveAs(
      mesa,
      cambio as CambioEnCola,
      rev,
      propias,
      new Date(this.ahora - (haceMs ?? 0)),
    );
    if (!movimiento.ok) {
      if (this.hechos.has(clave)) return Promise.resolve(grupoOf(mesa));
      return Promise.reject(refusal(409, 'ESTADO_CAMBIADO'));
    }
    if (movimiento.grupo !== mesa) {
      if (this.hechos.has(clave)) throw new Error('a move was done twice');
      this.hechos.set(clave, movimiento.grupo.rev);
      for (const { antes, linea } of movidas(mesa, movimiento.grupo))
        if (stepOf(linea.estado) > stepOf(antes.estado)) this.estadosAjenos.delete(linea.id);
    }
    this.mesas.set(mesa.id, movimiento.grupo);
    return Promise.resolve(grupoOf(movimiento.grupo));
  }
}

/** Returns the lines that a move has changed, each with what it was before. */
function movidas(previa: GrupoMesa, mesa: GrupoMesa) {
  const lineasOf = ({ pedidos }: GrupoMesa) => pedidos.flatMap(({ lineas }) => lineas);
  const previas = lineasOf(previa);
  return lineasOf(mesa)
    .map((linea, i) => ({ antes: previas[i]!, linea }))
    .filter(({ antes, linea }) => antes !== linea);
}

function moveAs(mesa: GrupoMesa, cambio: CambioEnCola, rev: number, propias: number[], en: Date): Movimiento {
  switch (cambio.tipo) {
    case 'linea':
      return moveLinea(mesa, cambio.ticketId, cambio.lineaId, cambio.to, en, { de: cambio.de, rev, propias });
    case 'pedido':
      return moveTicket(mesa, cambio.ticketId, cambio.to, en, { de: cambio.de, rev, propias });
    case 'grupo':
      return moveGrupo(mesa, cambio.to, en, { de: cambio.de, rev, propias });
    default:
      return { ok: true, grupo: mesa };
  }
}

const refusal = (status: number, code: string) => new ApiError({ status, code, message: 'Ya ha cambiado.' });
/** The queue passes an answer on unchanged, so two fields are enough. */
const grupoOf = ({ id, rev }: GrupoMesa) => ({ grupoMesa: id, rev }) as Grupo;

function buildMesa(id: string, estados: readonly EstadoLinea[][]): GrupoMesa {
  const pedidos = estados.map((lineas, i): TicketMesa => ({
    id: `${id}-${i}`,
    clave: `${id}-${i}`,
    revAlta: 1,
    tipo: 'comida',
    creadoEn: new Date('2026-05-02T17:00:00Z'),
    lineas: lineas.map((estado, j) => ({
      id: `${id}-${i}-${j}`,
      productoId: 'x',
      nombre: 'X',
      cantidad: 1,
      precio: centimos(100),
      estado,
    })),
  }));
  return {
    id,
    restauranteId: 'r',
    mesa: 1,
    rev: 1,
    pagado: false,
    actualizadoEn: new Date('2026-05-02T17:00:00Z'),
    pedidos,
  };
}

function openTab(casa: Casa, disco: Disco, overrides: Partial<DependenciasCola> = {}) {
  const de = {};
  const colas = new Map<string, Promise<unknown>>();
  const visto = { pasos: [] as readonly Paso[], fallos: [] as string[] };
  const cola = createCola({
    almacen: disco.tab(de),
    cerrojo: (nombre, task) => cerrojo(disco, nombre, task),
    ahora: () => casa.ahora,
    createClave: () => `clave-${++claves}`,
    persona: () => undefined,
    turno: (mesa, task) => {
      const turno = (colas.get(mesa) ?? Promise.resolve()).then(task);
      colas.set(mesa, turno.then(noop, noop));
      return turno;
    },
    isSinConexion: () => casa.linea === 'cortada',
    send: (paso, haceMs) => casa.send(paso, haceMs),
    onRespuesta: noop,
    onRechazo: (_paso, error) => error.message,
    onFallo: (motivo) => visto.fallos.push(motivo),
    onCambio: (pasos) => (visto.pasos = pasos),
    ...overrides,
  });
  cola.open('pasos.casa.cuenta.');
  return { cola, visto };
}

let claves = 0;
const noop = () => undefined;
const turnos = new WeakMap<Disco, Map<string, Promise<unknown>>>();

/** Like Web Locks: one at a time in the whole browser. */
function cerrojo<T>(disco: Disco, nombre: string, task: () => Promise<T>): Promise<T> {
  const turnosDisco = turnos.get(disco) ?? new Map<string, Promise<unknown>>();
  turnos.set(disco, turnosDisco);
  const turno = (turnosDisco.get(nombre) ?? Promise.resolve()).then(task);
  turnosDisco.set(nombre, turno.then(noop, noop));
  return turno;
}

/** Waits until no promise can go on. */
async function rest(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

const linea = (de: EstadoLinea, to: EstadoLinea, id = 'm-0-0'): CambioEnCola => ({
  grupoMesa: id.split('-')[0] ?? '',
  tipo: 'linea',
  ticketId: id.split('-').slice(0, 2).join('-'),
  lineaId: id,
  de,
  to,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('Moves without a connection', () => {
  let casa: Casa;
  let disco: Disco;
  const estadoDe = (id = 'm') => casa.mesas.get(id)?.pedidos[0]?.lineas[0]?.estado;

  beforeEach(() => {
    casa = new Casa();
    disco = new Disco();
    casa.mesas.set('m', buildMesa('m', [['pendiente', 'pendiente']]));
    casa.mesas.set('n', buildMesa('n', [['pendiente']]));
  });

  it('wait in order, outlive their tab, and are sent with how long ago each was tapped', async () => {
    casa.linea = 'cortada';
    const primera = openTab(casa, disco);
    expect(await primera.cola.push(linea('pendiente', 'en_preparacion'), 'una', 1)).toEqual({ es: 'espera' });
    casa.ahora += 30 * MINUTO;
    await primera.cola.push(linea('en_preparacion', 'listo'), 'dos', 1);
    casa.ahora += 90 * MINUTO;
    await rest();
    primera.cola.close();

    casa.linea = 'bien';
    const { visto } = openTab(casa, disco);
    await rest();

    expect(visto.pasos).toEqual([]);
    expect(estadoDe()).toBe('listo');
    expect(casa.recibidos.map(({ haceMs }) => haceMs)).toEqual([120 * MINUTO, 90 * MINUTO]);
    const { enPreparacionEn, listoEn } = casa.mesas.get('m')?.pedidos[0]?.lineas[0] ?? {};
    expect(Number(listoEn) - Number(enPreparacionEn)).toBe(30 * MINUTO);
  });

  it('are not those of another account of the same browser', async () => {
    casa.linea = 'cortada';
    const { cola, visto } = openTab(casa, disco);
    await cola.push(linea('pendiente', 'en_preparacion'), 'una', 1);
    casa.linea = 'bien';
    cola.open('pasos.casa.otra.');
    await rest();
    expect([visto.pasos, estadoDe()]).toEqual([[], 'pendiente']);

    cola.open('pasos.casa.cuenta.');
    await rest();

    expect(estadoDe()).toBe('en_preparacion');
  });

  it('are done once when their answer is lost', async () => {
    casa.linea = 'sin-respuesta';
    const { cola, visto } = openTab(casa, disco);
    const final = cola.push(linea('pendiente', 'en_preparacion'), 'una', 1);
    expect(await final).toEqual({ es: 'espera' });
    const { rev } = casa.mesas.get('m') ?? {};
    casa.linea = 'bien';
    cola.wake();
    await rest();

    expect([visto.pasos, casa.mesas.get('m')?.rev]).toEqual([[], rev]);
    expect(new Set(casa.recibidos.map(({ clave }) => clave)).size).toBe(1);
  });

  it('are given back with those that build on them, and with the reason of each; the others go on', async () => {
    casa.linea = 'cortada';
    const { cola, visto } = openTab(casa, disco);
    await cola.push(linea('pendiente', 'en_preparacion'), 'una', 1);
    await cola.push(linea('en_preparacion', 'listo'), 'dos', 1);
    await cola.push(linea('pendiente', 'en_preparacion', 'm-0-1'), 'otra línea', 1);
    await cola.push(linea('pendiente', 'en_preparacion', 'n-0-0'), 'otra mesa', 1);
    casa.mesas.set('m', mustMove(moveTicket(casa.mesas.get('m')!, 'm-0', 'listo', new Date(casa.ahora))));
    casa.linea = 'bien';
    cola.wake();
    await rest();

    expect(visto.pasos.map(({ texto, devuelto }) => [texto, devuelto])).toEqual([
      ['una', 'Ya ha cambiado.'],
      ['dos', 'Iba después de «una».'],
      ['otra línea', 'Ya ha cambiado.'],
    ]);
    expect([estadoDe(), estadoDe('n')]).toEqual(['listo', 'en_preparacion']);
    cola.dismissDevueltos();
    expect([visto.pasos, disco.textos.size]).toEqual([[], 0]);
  });

  it('are given back when they were tapped more than four hours ago', async () => {
    casa.linea = 'cortada';
    const { cola, visto } = openTab(casa, disco);
    await cola.push(linea('pendiente', 'en_preparacion'), 'una', 1);
    casa.ahora += 4 * 60 * MINUTO + 1;
    casa.linea = 'bien';
    cola.wake();
    await rest();

    expect(visto.pasos).toMatchObject([{ devuelto: 'Se tocó hace más de 4 horas.' }]);
    expect(casa.recibidos).toEqual([]);
  });

  it('are sent by one tab, and known to be done in the others', async () => {
    const primera = openTab(casa, disco);
    const segunda = openTab(casa, disco);
    const finales = [
      primera.cola.push(linea('pendiente', 'en_preparacion'), 'una', 1),
      segunda.cola.push(linea('en_preparacion', 'listo'), 'dos', 1),
    ];
    await rest();

    expect((await Promise.all(finales)).map(({ es }) => es)).toEqual(['hecho', 'hecho']);
    expect(casa.recibidos).toHaveLength(2);
    expect([primera.visto.pasos, segunda.visto.pasos, estadoDe()]).toEqual([[], [], 'listo']);
  });

  it('take back what they have moved on, past what others did meanwhile, but not that alone', async () => {
    const [una, otra] = ['m-0-0', 'm-0-1'];
    casa.linea = 'cortada';
    const { cola, visto } = openTab(casa, disco);
    for (const id of [una, otra]) {
      const mesa = casa.mesas.get('m')!;
      casa.mesas.set('m', mustMove(moveLinea(mesa, 'm-0', id, 'en_preparacion', new Date(casa.ahora))));
      await cola.push(linea('pendiente', 'en_preparacion', id), 'lo mismo', 1);
    }
    await cola.push(linea('en_preparacion', 'listo', una), 'más', 1);
    await cola.push(linea('listo', 'en_preparacion', una), 'una atrás', 1);
    await cola.push(linea('en_preparacion', 'pendiente', una), 'una atrás', 1);
    await cola.push(linea('en_preparacion', 'pendiente', otra), 'otra atrás', 1);
    casa.linea = 'bien';
    cola.wake();
    await rest();

    expect(visto.pasos.map(({ texto }) => texto)).toEqual(['otra atrás']);
    expect(casa.mesas.get('m')?.pedidos[0]?.lineas.map(({ estado }) => estado)).toEqual([
      'pendiente',
      'en_preparacion',
    ]);
  });

  it('are told at once when the server refuses them', async () => {
    const { cola, visto } = openTab(casa, disco);
    expect(await cola.push(linea('listo', 'entregado'), 'mal', 1)).toEqual({ es: 'devuelto' });
    expect([visto.fallos, visto.pasos]).toEqual([['Ya ha cambiado.'], []]);
  });

  it('do not stand before all others of their mesa for ever when the server breaks over one', async () => {
    casa.linea = 'cortada';
    const rota = openTab(casa, disco, { send: () => Promise.reject(refusal(500, 'SERVER_ERROR')) });
    await rota.cola.push(linea('pendiente', 'en_preparacion'), 'una', 1);
    for (let i = 0; i < 3; i++) {
      rota.cola.wake();
      await rest();
    }

    expect(rota.visto.pasos).toMatchObject([{ devuelto: 'Ya ha cambiado.' }]);
  });
});

interface Toque {
  de: 'aqui' | 'otros';
  mesa: number;
  ticket: number;
  linea: number;
  que: 'linea' | 'pedido' | 'grupo';
  adelante: boolean;
}
type Suceso =
  | { es: 'toca'; toque: Toque }
  | { es: 'linea'; linea: Casa['linea'] }
  | { es: 'pasa'; minutos: number }
  | { es: 'reinicia' }
  | { es: 'insiste' };

const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      es: fc.constant('toca' as const),
      toque: fc.record({
        de: fc.constantFrom('aqui' as const, 'aqui' as const, 'otros' as const),
        mesa: fc.nat(1),
        ticket: fc.nat(1),
        linea: fc.nat(1),
        que: fc.constantFrom('linea' as const, 'linea' as const, 'pedido' as const, 'grupo' as const),
        adelante: fc.boolean(),
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      es: fc.constant('linea' as const),
      linea: fc.constantFrom('bien' as const, 'cortada' as const, 'sin-respuesta' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ es: fc.constant('pasa' as const), minutos: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ es: fc.constant('reinicia' as const) }) },
  { weight: 2, arbitrary: fc.record({ es: fc.constant('insiste' as const) }) },
);

/** Turns a tap on a mesa as the screen shows it into a move; null when there is none. */
function cambioOf(vista: GrupoMesa, { que, ticket: t, linea: l, adelante }: Toque): CambioEnCola | null {
  const ticket = vista.pedidos[t % vista.pedidos.length]!;
  const tocada = ticket.lineas[l % ticket.lineas.length]!;
  const next = (estado: EstadoLinea) => ESTADOS_LINEA[stepOf(estado) + (adelante ? 1 : -1)];
  const { id: grupoMesa } = vista;
  if (que === 'grupo') {
    const de = vista.pedidos.every(({ lineas }) => lineas.every(({ estado }) => estado === 'pendiente'));
    return de
      ? { grupoMesa, tipo: 'grupo', primero: ticket.id, de: 'pendiente', to: 'listo', vistos: [] }
      : null;
  }
  if (que === 'pedido') {
    const [primera] = ticket.lineas;
    const to = next(primera!.estado);
    const isTodo = ticket.lineas.every(({ estado }) => estado === primera!.estado);
    return to && isTodo ? { grupoMesa, tipo: 'pedido', ticketId: ticket.id, de: primera!.estado, to } : null;
  }
  const to = next(tocada.estado);
  return to
    ? { grupoMesa, tipo: 'linea', ticketId: ticket.id, lineaId: tocada.id, de: tocada.estado, to }
    : null;
}

/** The offline screen shows the last state that it received, with its own moves on top. */
function vistaOf(oida: GrupoMesa, pasos: readonly Paso[]): GrupoMesa {
  return pasos
    .filter(({ cambio, devuelto }) => cambio.grupoMesa === oida.id && devuelto === undefined)
    .reduce((mesa, { cambio }) => {
      const movimiento = moveAs(mesa, cambio as CambioEnCola, Infinity, [], new Date(0));
      return movimiento.ok ? movimiento.grupo : mesa;
    }, oida);
}

function mustMove(movimiento: Movimiento): GrupoMesa {
  if (!movimiento.ok) throw new Error(movimiento.motivo);
  return movimiento.grupo;
}

/** Compares how far each line is with the last move that somebody else made on it. */
function expectNothingUndone(
  antes: GrupoMesa,
  despues: GrupoMesa,
  estadosAjenos: ReadonlyMap<string, EstadoLinea>,
): void {
  for (const { linea } of movidas(antes, despues)) {
    const estadoAjeno = estadosAjenos.get(linea.id);
    if (estadoAjeno !== undefined) expect(stepOf(linea.estado)).toBeGreaterThanOrEqual(stepOf(estadoAjeno));
  }
}

it('whatever is tapped here and elsewhere while the line comes and goes: done once, nothing undone, equal in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(suceso, { maxLength: 40, size: 'max' }), async (sucesos) => {
      const casa = new Casa();
      const disco = new Disco();
      for (const id of ['m', 'n']) casa.mesas.set(id, buildMesa(id, [['pendiente', 'pendiente'], ['listo']]));
      let tab = openTab(casa, disco);
      const { estadosAjenos } = casa;
      /** What the screen received last. */
      const oidas = new Map(casa.mesas);
      const hear = () => {
        for (const [id, mesa] of casa.mesas) {
          const oida = oidas.get(id)!;
          expectNothingUndone(oida, mesa, estadosAjenos);
          if (casa.linea === 'bien') oidas.set(id, mesa);
        }
        if (casa.linea === 'bien') estadosAjenos.clear();
      };
      for (const suceso of sucesos) {
        if (suceso.es === 'linea') casa.linea = suceso.linea;
        if (suceso.es === 'pasa') casa.ahora += suceso.minutos * MINUTO;
        if (suceso.es === 'insiste') tab.cola.wake();
        if (suceso.es === 'reinicia') {
          tab.cola.close();
          tab = openTab(casa, disco);
        }
        if (suceso.es === 'toca') {
          const { toque } = suceso;
          const id = toque.mesa === 0 ? 'm' : 'n';
          if (toque.de === 'otros') {
            const mesa = casa.mesas.get(id)!;
            const cambio = cambioOf(mesa, toque);
            const movimiento = cambio && moveAs(mesa, cambio, mesa.rev, [], new Date(casa.ahora));
            if (movimiento?.ok) {
              casa.mesas.set(id, movimiento.grupo);
              for (const { linea } of movidas(mesa, movimiento.grupo))
                estadosAjenos.set(linea.id, linea.estado);
            }
          } else {
            const oida = oidas.get(id)!;
            const cambio = cambioOf(vistaOf(oida, tab.visto.pasos), toque);
            if (cambio) void tab.cola.push(cambio, 'x', oida.rev);
          }
        }
        await rest();
        hear();
      }
      casa.linea = 'bien';
      tab.cola.wake();
      await rest();
      hear();

      expect(tab.visto.pasos.filter(({ devuelto }) => devuelto === undefined)).toEqual([]);
      for (const [id, mesa] of casa.mesas) expect(vistaOf(oidas.get(id)!, tab.visto.pasos)).toBe(mesa);
      jest.clearAllTimers();
    }),
    { numRuns: 300 },
  );
});
