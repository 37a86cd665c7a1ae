// Longer than most: what is done, who looks on, and what must be true of it in the end are one story.
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import {
  enEsperaOf,
  isEnEspera,
  isEntregado,
  pasesOf,
  platosVivosOf,
  rutas,
  rutasSala,
} from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { readGrupos } from '../../../backend/test/caos/support/base';
import { tell } from '../../../backend/test/caos/support/informe';
import type { Servidor } from '../../../backend/test/caos/support/servidor';
import { becomes } from '../support/becomes';
import { buildCasaDeMenus } from '../support/casa-de-menus';
import { faltasDeCuentas, faltasDePedidos, isAutoParada } from '../support/cuentas-de-menus';
import { ManosDePases, PASO } from '../support/manos-de-pases';
import { PantallasDePases } from '../support/pantallas-de-pases';
import { SEMILLA } from '../support/semilla';
import { startServidor } from '../support/servidor-propio';

/** Rounds of one history, and how many do something in each; `SEMILLA` plays the history of a failure again. */
const RONDAS = 90;
const A_LA_VEZ = 3;
/** The server is killed in these, and in these everybody waits until all screens show all of it. */
const KILLS = new Set([22, 48, 75]);
const PAUSA = 15;
/** Nobody looks at the grill between these. */
const SIN_PLANCHA = { desde: 30, hasta: 60 };
const ENTRE_DOS_MS = 12;
/** A mesa is served in as many turns as it has pases, and two more. */
const VUELTAS = 8;

describe(`a house of pases, stations and menús in which three screens look on (SEMILLA=${SEMILLA})`, () => {
  let servidor: Servidor;

  beforeAll(async () => {
    servidor = await startServidor();
  });
  afterAll(() => servidor?.destroy());

  it('loses and doubles nothing, forgets no dish that waits, and adds up its menús, though it is killed', async () => {
    const casa = await buildCasaDeMenus(servidor);
    const manos = new ManosDePases(servidor.url, casa);
    const pantallas = new PantallasDePases(servidor.url, casa);
    const historia = fc.sample(fc.array(PASO, { minLength: A_LA_VEZ, maxLength: A_LA_VEZ }), {
      ...{ seed: SEMILLA, numRuns: RONDAS },
    });

    /** All that is stored, and all that screens have shown on the way, is as it must be. */
    const check = async (abiertos: readonly Grupo[]): Promise<void> => {
      const docs = (await readGrupos(servidor.dataDir)).filter(
        ({ restaurante }) => restaurante.toHexString() === casa.local.id,
      );
      expect([...pantallas.faltas]).toEqual([]);
      expect(faltasDePedidos(manos.pedidos, docs)).toEqual([]);
      expect(faltasDeCuentas(docs, abiertos)).toEqual([]);
      expect(docs.filter(isAutoParada).map(({ mesa }) => mesa)).toEqual([]);
    };

    /** Every screen shows what there is. */
    const settle = async (): Promise<Grupo[]> => {
      let abiertos: Grupo[] = [];
      const readAtrasadas = async (): Promise<object[]> => {
        abiertos = await manos.readAbiertos();
        const revs = Object.fromEntries(abiertos.map(({ grupoMesa, rev }) => [grupoMesa, rev]));
        return pantallas.revs.filter((suyas) => !isSame(suyas, revs));
      };
      await becomes(readAtrasadas, []);
      await check(abiertos);
      return abiertos;
    };

    let vistos: Grupo[] = [];
    let antes: Grupo[] = [];
    try {
      for (const [ronda, pasos] of historia.entries()) {
        const jugada = manos.play(pasos, vistos, antes, ronda);
        if (KILLS.has(ronda)) {
          await sleep(Math.random() * ENTRE_DOS_MS);
          await servidor.kill();
          await becomes(() => servidor.processes(), []);
          await servidor.boot();
        }
        await jugada;
        if (ronda === SIN_PLANCHA.desde) pantallas.close('plancha');
        if (ronda === SIN_PLANCHA.hasta) pantallas.open('plancha');
        antes = vistos;
        vistos = ronda % PAUSA === 0 || KILLS.has(ronda) ? await settle() : await manos.readAbiertos();
        await check(vistos);
        if (ronda % PAUSA !== 0) continue;
        const isSola = ronda >= SIN_PLANCHA.desde && ronda < SIN_PLANCHA.hasta;
        const sinVer = isSola && pantallas.hasTrabajoDePlancha(vistos) ? casa.estaciones[0]?._id : null;
        await becomes(() => pantallas.desatendida, sinVer);
      }
      for (let ronda = RONDAS; manos.isDebido; ronda++) await manos.play([], vistos, antes, ronda);
      await settle();
      tell(`${SEMILLA}: ${[...manos.hechos].map(([que, veces]) => `${veces} ${que}`).join(', ')}`);
      expect(manos.raras).toEqual([]);

      await serveAll(manos);
      await payAll(manos);
      expect(await settle()).toEqual([]);
    } finally {
      pantallas.closeAll();
    }
  });
});

/** Serving what has marched, and marching by hand what somebody has made wait, ends every mesa. */
async function serveAll(manos: ManosDePases): Promise<void> {
  for (let vuelta = 0; ; vuelta++) {
    const porServir = (await manos.readAbiertos()).filter((grupo) => !platosDe(grupo).every(isEntregado));
    if (porServir.length === 0) return;
    expect(vuelta).toBeLessThan(VUELTAS);
    for (const grupo of porServir) {
      const { grupoMesa, rev, pedidos } = grupo;
      const isTodoEnEspera = platosDe(grupo).every((linea) => isEntregado(linea) || isEnEspera(linea));
      const [pase] = pasesOf(enEsperaOf(platosDe(grupo)));
      const { status } = isTodoEnEspera
        ? await manos.put(rutasSala.marcharPase(grupoMesa), { pase: pase?.id, rev })
        : await manos.put(rutas.pedidoEstado(pedidos[0]?._id ?? ''), { estado: 'entregado', rev });
      expect([grupo.mesa.numero, status]).toEqual([grupo.mesa.numero, 200]);
    }
  }
}

/** Each mesa by itself; one of which all was cancelled is closed. */
async function payAll(manos: ManosDePases): Promise<void> {
  for (const { grupoMesa, rev, mesasJuntas } of await manos.readAbiertos()) {
    if (mesasJuntas) await manos.put(rutasSala.juntarMesas(grupoMesa), { mesas: [], rev });
  }
  for (const grupo of await manos.readAbiertos()) {
    const isVacia = grupo.estadoGrupo === 'vacia';
    const { status } = isVacia
      ? await manos.put(rutas.cerrarMesa(grupo.pedidos[0]?._id ?? ''), { motivo: 'no queda nada' })
      : await manos.put(rutasSala.pagarMesas(grupo.grupoMesa), { revs: { [grupo.grupoMesa]: grupo.rev } });
    expect({ mesa: grupo.mesa.numero, status }).toEqual({ mesa: grupo.mesa.numero, status: 200 });
  }
}

const platosDe = ({ pedidos }: Grupo) => platosVivosOf(pedidos.flatMap(({ productos }) => productos));
const isSame = (a: Record<string, number>, b: Record<string, number>): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
