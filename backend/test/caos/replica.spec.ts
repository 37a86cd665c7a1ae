import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo } from '@carta/contracts';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { ensureBuilt } from '../support/construido';
import { eventually } from '../support/mongo-motor';
import { readGruposAt } from './support/base';
import { Camareros } from './support/camareros';
import { ask } from './support/ask';
import type { Peticion } from './support/ask';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { checkPartidas } from './support/comprobacion-partidas';
import { createEnvio } from './support/envio';
import { tell } from './support/informe';
import { Insistente, Turno } from './support/insistente';
import { enterDemo } from './support/local';
import type { Local } from './support/local';
import { Moviles } from './support/moviles';
import { Replica } from './support/replica/replica';
import { LIMITE_RONDA_MS, RONDAS_PARTIDAS } from './support/rondas-caos';
import { Servidor } from './support/servidor';

/** So few that they meet, of the twelve that the house has. */
const MESAS = 9;
const MOVILES = [1, 1, 2, 3, 3, 4, 5, 6];
/** What the waiters have done before a trouble, and again while it lasts. */
const TAREAS = 12;
/** How long the set is without a primary, in ms. */
const ELECCION_MS = 1_000;
/** An address as guides write it: what it says of reading and of confirming is not for it to say. */
const OPCIONES = '&readPreference=secondaryPreferred&journal=false&retryWrites=false';

jest.setTimeout(120_000 + 5 * RONDAS_PARTIDAS * LIMITE_RONDA_MS);

describe('A replica set that steps down, crashes, lags and cuts, while everybody orders and pays', () => {
  let replica: Replica;
  let servidor: Servidor;
  let local: Local;

  beforeAll(async () => {
    ensureBuilt();
    replica = await Replica.start();
    servidor = await Servidor.start({
      MONGODB_URI: replica.uri(OPCIONES),
      JWT_SECRET: 'x'.repeat(32),
      DEMO: 'on',
    });
    local = await enterDemo(servidor.url);
  });
  afterAll(async () => {
    await servidor?.destroy();
    await replica?.stop();
  });

  it('loses and doubles nothing, and confirms no charge that is gone', async () => {
    const [deMoviles, deCamareros] = [new Insistente(servidor.url), new Insistente(servidor.url)];
    const moviles = new Moviles(local, deMoviles, MOVILES);
    const camareros = new Camareros(local, deCamareros, MESAS);
    const sinServicio = (): number =>
      [deMoviles, deCamareros].reduce((suma, { respuestas }) => suma + (respuestas.get(503) ?? 0), 0);
    const untilDone = (cuantas: number): Promise<void> => {
      const meta = camareros.hechas + cuantas;
      return eventually(() => camareros.hechas >= meta, LIMITE_RONDA_MS);
    };
    const check = async (): Promise<void> => {
      const grupos = await readGruposAt(withDatabase(replica.uriPrimaria));
      expect(checkPedidos(moviles.envios, grupos)).toEqual(SIN_FALLOS);
      expect(checkPartidas(camareros.hechos, moviles.envios, grupos)).toEqual([]);
    };

    /** Nothing reaches the other member until everybody has been refused and has asked again; then the primary dies. */
    const lagAndCrash = async (): Promise<void> => {
      const { demora } = replica;
      replica.demora = () => null;
      const antes = sinServicio();
      await eventually(() => replica.pendientes > 0 && sinServicio() > antes + 4, LIMITE_RONDA_MS);
      await sleep(ELECCION_MS);
      replica.demora = demora;
      await replica.crash(ELECCION_MS);
    };
    const cut = async (): Promise<void> => {
      replica.cortes = 20;
      await untilDone(TAREAS);
      replica.cortes = 0;
    };
    const apuros = [
      cut,
      () => replica.stepDown(sleep(ELECCION_MS)),
      () => replica.crash(ELECCION_MS),
      lagAndCrash,
    ];

    for (let ronda = 0; ronda < apuros.length * Math.ceil(RONDAS_PARTIDAS / 4); ronda++) {
      const turno = new Turno([...moviles.tareas, ...camareros.tareas]);
      await Promise.race([untilDone(TAREAS), turno.trabajo]);
      await Promise.race([apuros[ronda % apuros.length]?.(), turno.trabajo]);
      await Promise.race([untilDone(TAREAS), turno.trabajo]);
      await turno.end();
      await check();
    }

    const hechas = Object.entries(camareros.hechos).map(([que, cuales]) => `${cuales.length} ${que}`);
    tell(`${moviles.reconocidos} orders taken (${moviles.repetidos} repeated), ${hechas.join(', ')}`);
    tell(`${sinServicio()} answers were 503`);
    expect([...moviles.raras, ...camareros.raras]).toEqual([]);
    expect(moviles.repetidos).toBeGreaterThan(0);
    expect(camareros.hechos.cobros.some(({ isHecho }) => isHecho)).toBe(true);
  });

  it('confirms no charge and no move that only its primary has, however often it is asked again', async () => {
    const cliente = new Insistente(servidor.url);
    const { token } = local;
    const clave = randomUUID();
    const orderAt = async (mesa: number): Promise<string> => {
      const { clave: claveEnvio, cuerpo } = createEnvio(local, mesa);
      const headers = { [CABECERA_CLAVE]: claveEnvio };
      const { data } = await cliente.send<CrearPedidoResponse>(rutas.pedidos(), {
        method: 'POST',
        body: cuerpo,
        headers,
      });
      return data?.grupoMesa ?? '';
    };
    const [cobrada, mudada] = [await orderAt(MESAS + 1), await orderAt(MESAS + 2)];
    const { data: abiertos } = await cliente.send<Grupo[]>(rutas.pedidos(), { token });
    const revDe = (id: string): number => abiertos?.find(({ grupoMesa }) => grupoMesa === id)?.rev ?? 0;
    const peticiones: [string, Peticion][] = [
      [
        rutasSala.cobros(cobrada),
        {
          method: 'POST',
          token,
          headers: { [CABECERA_CLAVE]: clave },
          body: { importe: 1, forma: 'efectivo', rev: revDe(cobrada) },
        },
      ],
      [
        rutasSala.moverMesa(mudada),
        { method: 'PUT', token, body: { de: MESAS + 2, a: MESAS + 3, rev: revDe(mudada) } },
      ],
    ];
    const askBoth = async (): Promise<number[]> => {
      const answers = peticiones.map(([ruta, peticion]) => ask(`${servidor.url}${ruta}`, peticion));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const { demora } = replica;

    replica.demora = () => null;
    const enDuda = [await askBoth(), await askBoth()];
    replica.demora = demora;
    await replica.crash(ELECCION_MS);

    expect(enDuda).toEqual([
      [503, 503],
      [503, 503],
    ]);
    for (const [ruta, peticion] of peticiones) await cliente.send(ruta, peticion);
    const grupos = await readGruposAt(withDatabase(replica.uriPrimaria));
    const porId = new Map(grupos.map((grupo) => [grupo._id.toHexString(), grupo]));
    expect(porId.get(cobrada)?.cobros?.map(({ importe }) => importe)).toEqual([100]);
    expect(porId.get(mudada)?.mesa).toBe(MESAS + 3);
  });

  it('is asked for what a promise needs, whatever its address says', () => {
    expect([...replica.pedido].sort()).toEqual(['index majority', 'write majority true', 'write once']);
    expect([...replica.programas]).toEqual(['carta-digital']);
  });
});
