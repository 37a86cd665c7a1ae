import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { comprobarMesa } from '../../src/servicio/pedidos/sello/comprobar-mesa';
import { ensureBuilt } from '../support/construido';
import { eventually } from '../support/mongo-motor';
import { readGrupos } from './support/base';
import { Camareros } from './support/camareros';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { checkPartidas } from './support/comprobacion-partidas';
import { tell } from './support/informe';
import { Insistente, Turno } from './support/insistente';
import { enterDemo } from './support/local';
import { letWait } from './support/pases-caos';
import { Moviles } from './support/moviles';
import { LIMITE_RONDA_MS, RONDAS_PARTIDAS } from './support/rondas-caos';
import { Servidor } from './support/servidor';

/** So few that they meet: parties move to, join and pay one another's mesas. */
const MESAS = 10;
/** Where each phone sits at first. */
const MOVILES = [1, 1, 2, 3, 3, 4, 5, 6];
/** Before a kill the waiters have done at least this much, and less than twice as much. */
const TAREAS_ANTES = 20;
/** What writes several tabs writes one of them in a few ms: the kill is to come between two. */
const ENTRE_DOS_MS = 12;

/** So many kills at most, until each thing has been done. */
const RONDAS_MAXIMO = 3 * RONDAS_PARTIDAS;

jest.setTimeout(120_000 + RONDAS_MAXIMO * LIMITE_RONDA_MS);

/** Whatever was charged or paid is sealed, and the seal is that of the mesa as it is. */
function sinSuSello(grupo: GrupoDoc): string[] {
  const sello = comprobarMesa(grupo, []);
  if (sello.es === 'roto') return [...sello.porque];
  return sello.es === 'suelto' && (sello.sueltos.length > 0 || sello.pasos.length > 0)
    ? [`mesa ${grupo.mesa}`]
    : [];
}

describe('kill -9 of the application while mesas are moved, joined, served pase by pase, charged and paid', () => {
  let servidor: Servidor;

  beforeAll(async () => {
    ensureBuilt();
    servidor = await Servidor.start();
  });
  afterAll(() => servidor.destroy());

  it('keeps every order and charge once and whole, every payment, and the trail of it all', async () => {
    const local = await enterDemo(servidor.url);
    await letWait(local, 'auto');
    const [deMoviles, deCamareros] = [new Insistente(servidor.url), new Insistente(servidor.url)];
    const moviles = new Moviles(local, deMoviles, MOVILES);
    const camareros = new Camareros(local, deCamareros, MESAS);
    const { hechos } = camareros;
    const check = async (): Promise<void> => {
      const grupos = await readGrupos(servidor.dataDir);
      expect(checkPedidos(moviles.envios, grupos)).toEqual(SIN_FALLOS);
      expect(checkPartidas(hechos, moviles.envios, grupos)).toEqual([]);
      expect(grupos.flatMap(sinSuSello)).toEqual([]);
    };

    /** What has not been seen yet: an answer that was lost, an order sent on after its tab, a kind of task done. */
    const unseen = (): string[] => {
      const vistos = {
        'lost by phones': deMoviles.respuestas.get(0) ?? 0,
        'lost by waiters': deCamareros.respuestas.get(0) ?? 0,
        'sent on': moviles.reconducidos,
        ...Object.fromEntries(Object.entries(hechos).map(([que, cuales]) => [que, cuales.length])),
      };
      return Object.entries(vistos).flatMap(([que, veces]) => (veces > 0 ? [] : [que]));
    };

    let ronda = 0;
    for (; ronda < (unseen().length > 0 ? RONDAS_MAXIMO : RONDAS_PARTIDAS); ronda++) {
      const turno = new Turno([...moviles.tareas, ...camareros.tareas]);
      const meta = camareros.hechas + randomInt(TAREAS_ANTES, 2 * TAREAS_ANTES);
      await Promise.race([eventually(() => camareros.hechas >= meta, LIMITE_RONDA_MS), turno.trabajo]);
      if (ronda % 2 === 0) await Promise.race([camareros.nextDeVarias(), turno.trabajo]);
      await sleep(Math.random() * ENTRE_DOS_MS);
      await servidor.kill();
      await eventually(() => servidor.processes().length === 0, LIMITE_RONDA_MS);
      await servidor.boot();
      await turno.end();
      await check();
    }

    const insistidas = deMoviles.insistidas + deCamareros.insistidas;
    const hechas = Object.entries(hechos).map(([que, cuales]) => `${cuales.length} ${que}`);
    tell(
      `${ronda} kills: ${moviles.reconocidos} orders taken (${moviles.repetidos} repeated, ${moviles.reconducidos} sent on), ${hechas.join(', ')}; ${insistidas} requests insisted on`,
    );
    expect([...moviles.raras, ...camareros.raras]).toEqual([]);
    expect(unseen()).toEqual([]);

    expect((await servidor.stop()).code).toBe(0);
    expect(servidor.processes()).toEqual([]);
  });
});
