// Longer than most: one connection meets every fault over real sockets.
import { LATIDO_TABLERO_MS, SILENCIO_TABLERO_MS } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { setGanchosSesion } from '../../../shared/api/cliente';
import { browseFrom } from '../../../shared/api/pruebas/navegador';
import { buildLlamada, buildGrupo } from '../pruebas/fabrica';
import { until } from '../../../shared/api/pruebas/until';
import { SONDEO_MS } from '../tablero/estado-conexion';
import { ServidorTablero } from '../pruebas/servidorTablero';
import { resetTablero, useTablero } from '../tablero/useTablero';
import { ConexionTablero } from './conexion-tablero';
import { instante } from '../tablero/instante';
import { startReloj } from './start-reloj';

/** One reading asks for this many lists. */
const LISTAS = 3;
const HORA_MS = 3_600_000;
/** Orders come this far apart (ms), from a rush to a quiet hour. */
const PAUSAS = [500, 500, 500, 500, 500, 1_500, 1_500, 1_500, 3_000, 6_000];

let servidor: ServidorTablero;
let conexion: ConexionTablero;
let token: string;
let parar: (() => void)[];

/** Maps ids to the shown revs, paid grupos left out. */
const shown = () =>
  revsOf([...useTablero.getState().grupos.values()].filter((g) => g.pagadoEn === undefined));
const revsOf = (grupos: Iterable<Grupo>) =>
  Object.fromEntries([...grupos].map(({ grupoMesa, rev }) => [grupoMesa, rev]));
const isIgual = () => JSON.stringify(sorted(shown())) === JSON.stringify(sorted(revsOf(servidor.abiertos())));
const sorted = (revs: Record<string, number>) => Object.entries(revs).sort();
const estado = () => useTablero.getState().conexion.estado;
const isDirecto = () => estado() === 'directo';
const isCortada = () => estado() === 'cortada';
const isLento = () => estado() === 'lento';

/** Stops the clock by which a board measures silences; only the test moves it. */
function holdClock(): (ms: number) => void {
  let ahora = Math.round(performance.now());
  jest.spyOn(performance, 'now').mockImplementation(() => ahora);
  return (ms) => void (ahora += ms);
}

async function open(): Promise<void> {
  conexion = new ConexionTablero(() => reloj.wake());
  const reloj = startReloj(() => {
    conexion.tick();
    return conexion.calmaHasta;
  });
  parar = [reloj.stop, useTablero.subscribe(reloj.wake)];
  await conexion.start();
  await until(isDirecto);
}

beforeEach(async () => {
  token = 'vivo';
  setGanchosSesion({
    token: () => token,
    refresh: () => Promise.resolve((token = 'fresco')),
    onUnauthorized: () => undefined,
  });
  servidor = new ServidorTablero();
  await servidor.start();
  browseFrom(servidor.origen);
});

afterEach(async () => {
  jest.restoreAllMocks();
  parar.forEach((deja) => deja());
  conexion.stop();
  await servidor.stop();
  resetTablero();
});

describe('a live board', () => {
  it('shows what there is when it opens, and what happens from then on', async () => {
    const antes = buildGrupo();
    servidor.write(antes);
    await open();
    expect(isIgual()).toBe(true);

    servidor.write(buildGrupo());
    servidor.write({ ...antes, rev: antes.rev + 1 });

    await until(isIgual);
    expect(servidor.lecturas).toBeLessThanOrEqual(2);
  });

  it('does not lose what is announced while it reads', async () => {
    const grupo = buildGrupo();
    servidor.write(grupo);
    await open();
    let soltar = () => {};
    const puerta = new Promise<void>((resolve) => (soltar = resolve));
    servidor.antesDeLeer = () => puerta;
    const lecturas = servidor.lecturas;

    const lectura = conexion.read();
    await until(() => servidor.lecturas > lecturas);
    servidor.write({ ...grupo, rev: grupo.rev + 1 });
    await until(isIgual);
    soltar();
    await lectura;

    expect(shown()[grupo.grupoMesa]).toBe(grupo.rev + 1);
  });

  it('finds out by the first latido what an event never told', async () => {
    await open();
    servidor.write(buildGrupo(), { perdido: true });
    const lecturas = servidor.lecturas;

    servidor.beat();

    await until(isIgual);
    expect(servidor.lecturas).toBe(lecturas + 1);
  });

  it('finds out what was lost although later events add up to what the latido counts', async () => {
    const [primero, segundo] = [buildGrupo({ mesa: 1 }), buildGrupo({ mesa: 2 })];
    servidor.write(primero);
    servidor.write(segundo);
    const pass = holdClock();
    await open();
    servidor.write({ ...primero, rev: 2 }, { perdido: true });

    servidor.beat();
    servidor.write({ ...segundo, rev: 2 });
    await until(() => servidor.respuestas.length === 1 && shown()[segundo.grupoMesa] === 2);
    expect(isIgual()).toBe(false);
    // long before a silence would make the board read anyway
    pass(1_000);

    await until(isIgual);
  });

  it('reads once more when what is missing came after the reading under way', async () => {
    await open();
    let soltar = () => {};
    const puerta = new Promise<void>((resolve) => (soltar = resolve));
    servidor.antesDeLeer = () => puerta;
    const lecturas = servidor.lecturas;
    const lectura = conexion.read();
    await until(() => servidor.lecturas > lecturas);

    servidor.write(buildGrupo(), { perdido: true });
    servidor.beat();
    servidor.beat();
    await until(() => servidor.respuestas.length === 2);
    soltar();
    await lectura;

    await until(isIgual);
    expect(servidor.lecturas).toBe(lecturas + 2);
  });

  it('goes on trying when the reading that a missed latido asks for is refused', async () => {
    await open();
    servidor.write(buildGrupo(), { perdido: true });
    servidor.negativas = 2 * LISTAS;

    servidor.beat();

    await until(isIgual);
    expect(servidor.negativas).toBeLessThanOrEqual(0);
  });

  it('shows within five seconds what no event told, or does not call itself live, at any pace', async () => {
    const mesas = [1, 2, 3].map((mesa) => buildGrupo({ mesa }));
    const escritos: { id: string; rev: number; en: number }[] = [];
    const mentiras: string[] = [];
    let paron = 0;
    let visto = performance.now();
    await open();
    const latidos = setInterval(() => servidor.beat(), LATIDO_TABLERO_MS);
    const vigia = setInterval(() => {
      conexion.tick();
      const ahora = performance.now();
      paron = Math.max(paron, ahora - visto);
      visto = ahora;
      const tardios = escritos.filter(({ en }) => ahora - en > 5_000 + paron);
      if (isDirecto())
        mentiras.push(...tardios.flatMap(({ id, rev }) => ((shown()[id] ?? 0) < rev ? [id] : [])));
    }, 20);

    for (const [i, pausa] of PAUSAS.entries()) {
      const grupo = mesas[i % mesas.length] ?? buildGrupo();
      const rev = i + 2;
      servidor.write({ ...grupo, rev }, { perdido: true });
      escritos.push({ id: grupo.grupoMesa, rev, en: performance.now() });
      await new Promise((resolve) => setTimeout(resolve, pausa));
    }

    await until(() => isIgual() && isDirecto());
    clearInterval(latidos);
    clearInterval(vigia);
    expect(mentiras).toEqual([]);
  });

  it('does not read again while beats and events agree', async () => {
    const grupo = buildGrupo();
    servidor.write(grupo);
    await open();
    const lecturas = servidor.lecturas;

    for (let i = 1; i <= 5; i++) {
      servidor.write({ ...grupo, rev: grupo.rev + i });
      servidor.beat();
    }
    await until(isIgual);

    expect(servidor.lecturas).toBe(lecturas);
  });

  it('asks for no look while all is well, and for looks all the time while a latido is not matched', async () => {
    servidor.write(buildGrupo());
    await open();
    servidor.beat();
    await until(() => conexion.calmaHasta > instante());

    servidor.write(buildGrupo(), { perdido: true });
    servidor.beat();
    await until(() => conexion.calmaHasta === -Infinity);
    expect(isIgual()).toBe(false);
    await until(isIgual);
    servidor.beat();
    await until(() => conexion.calmaHasta > instante());
  });

  it('says after four seconds that it hears nothing, not before, and converges when it hears again', async () => {
    const pass = holdClock();
    await open();
    await servidor.stop();
    pass(SILENCIO_TABLERO_MS - 1);
    conexion.tick();
    expect(isDirecto()).toBe(true);
    pass(1);
    conexion.tick();
    expect(isCortada()).toBe(true);

    servidor.write(buildGrupo());
    await servidor.start();
    pass(SONDEO_MS.cortada);

    await until(() => isDirecto() && isIgual());
  });

  it('opens its socket as soon as a reading is answered again, whenever its next attempt would be', async () => {
    const pass = holdClock();
    await open();
    conexion['socket']?.io.reconnectionDelay(HORA_MS).reconnectionDelayMax(HORA_MS);
    await servidor.stop();
    pass(SILENCIO_TABLERO_MS);
    await until(isCortada);

    await servidor.start();
    pass(SONDEO_MS.cortada);

    await until(isDirecto);
  });

  it('reads again as soon as a reading that kept it waiting has failed', async () => {
    const pass = holdClock();
    await open();
    let soltar = () => {};
    const puerta = new Promise<void>((resolve) => (soltar = resolve));
    servidor.antesDeLeer = () => puerta;
    servidor.caducados.add('vivo').add('fresco');
    servidor.kick();
    const lecturas = servidor.lecturas;
    pass(SILENCIO_TABLERO_MS);
    await until(() => servidor.lecturas === lecturas + 1);
    pass(SONDEO_MS.cortada);
    conexion.tick();

    servidor.negativas = LISTAS;
    soltar();

    await until(() => servidor.lecturas === lecturas + 2);
  });

  it('goes on reading, late but true, where sockets are not let through', async () => {
    await open();
    servidor.caducados.add('vivo').add('fresco');
    servidor.kick();

    await until(isLento);
    servidor.write(buildGrupo());
    conexion.hurry();

    await until(isIgual);
  });

  it('comes back with a fresh token when the one it had no longer opens the door', async () => {
    await open();
    servidor.caducados.add('vivo');
    servidor.kick();

    await until(() => servidor.conectados === 1);

    expect(servidor.tokens.at(-1)).toBe('fresco');
  });

  it('renews nothing when another call has brought a fresh token already', async () => {
    await open();
    servidor.caducados.add('vivo');
    const refresh = jest.fn(() => Promise.resolve((token = 'fresco')));
    setGanchosSesion({ token: () => token, refresh, onUnauthorized: () => undefined });
    servidor.kick();
    token = 'de otra petición';

    await until(() => servidor.conectados === 1);

    expect(servidor.tokens.at(-1)).toBe('de otra petición');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('answers a latido with what it shows', async () => {
    useTablero.setState({ pantalla: 'cocina' });
    await open();

    servidor.beat();

    await until(() => servidor.respuestas.length > 0);
    expect(servidor.respuestas).toEqual(['cocina']);
  });

  it('answers none while nobody can see it', async () => {
    const pagina = { visibilityState: 'hidden' };
    Object.assign(globalThis, { document: pagina });
    try {
      await open();
      servidor.beat();
      servidor.writeLlamada(buildLlamada({ mesa: 4 }));
      await until(() => useTablero.getState().llamadas.size === 1);
      expect(servidor.respuestas).toEqual([]);

      pagina.visibilityState = 'visible';
      servidor.beat();
      await until(() => servidor.respuestas.length > 0);
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  it('hears a call, and finds out by the latido the one it was never told of', async () => {
    await open();
    servidor.writeLlamada(buildLlamada({ mesa: 4 }));
    await until(() => useTablero.getState().llamadas.size === 1);

    servidor.writeLlamada(buildLlamada({ mesa: 5 }), { perdido: true });
    servidor.beat();

    await until(() => useTablero.getState().llamadas.size === 2);
  });

  it('knows a cut for what it is although the clock of the tablet jumps back', async () => {
    await open();
    const reloj = jest.spyOn(Date, 'now').mockImplementation(() => 0);
    await servidor.stop();

    await until(isCortada).finally(() => reloj.mockRestore());
    await servidor.start();
  });

  it('forgets the paid ones when somebody cleared them while the event was lost', async () => {
    const pagado = buildGrupo({ pagadoEn: '2026-03-01T14:00:00.000Z' });
    useTablero.setState({ pagadosAbiertos: true });
    // no silence makes the board read
    holdClock();
    await open();
    servidor.write(pagado);
    await until(() => useTablero.getState().grupos.has(pagado.grupoMesa));
    servidor.beat();
    await until(() => servidor.respuestas.length === 1);

    servidor.grupos.clear();
    servidor.pagadosDesde = '2026-03-01T15:00:00.000Z';
    servidor.beat();

    await until(() => !useTablero.getState().grupos.has(pagado.grupoMesa));
  });
});
