import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { CrearPedidoResponse } from '@carta/contracts';
import { ensureBuilt } from '../support/construido';
import { eventually } from '../support/mongo-motor';
import { readGrupos } from './support/base';
import { ask } from './support/ask';
import type { Contestacion } from './support/ask';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { createEnvio } from './support/envio';
import type { Envio } from './support/envio';
import { seconds, tell } from './support/informe';
import { enterDemo } from './support/local';
import type { Local } from './support/local';
import { signalEngine } from './support/procesos';
import { Servidor } from './support/servidor';

const PEDIDOS = 10;

describe('A database that stops answering', () => {
  let servidor: Servidor;
  let local: Local;

  beforeAll(async () => {
    ensureBuilt();
    servidor = await Servidor.start();
    local = await enterDemo(servidor.url);
  });
  afterAll(() => servidor.destroy());

  async function send(envio: Envio): Promise<Contestacion<CrearPedidoResponse>> {
    const headers = { [CABECERA_CLAVE]: envio.clave };
    const url = `${servidor.url}${rutas.pedidos()}`;
    const answer = await ask<CrearPedidoResponse>(url, { method: 'POST', body: envio.cuerpo, headers });
    if (answer.status === 201 && answer.data) envio.respuesta = answer.data;
    return answer;
  }

  it('is a 503 for everybody while it does not, never a false 201, and normal once it is back', async () => {
    const envios = Array.from({ length: PEDIDOS }, () => createEnvio(local));
    const [primero, ...demas] = envios;
    expect(primero && (await send(primero)).status).toBe(201);

    // it stays silent until everybody has been answered
    signalEngine(servidor.dataDir, 'SIGSTOP');
    const { token } = local;
    const durante = await Promise.all([
      ...demas.map(send),
      ask(`${servidor.url}${rutas.pedidos()}`, { token }),
      ask(`${servidor.url}${rutas.me()}`, { token }),
      ask(`${servidor.url}/api/salud/lista`),
    ]);
    const viva = await ask(`${servidor.url}/api/salud/viva`);
    expect(await servidor.readiness()).toBe(503);
    signalEngine(servidor.dataDir, 'SIGCONT');

    const desde = performance.now();
    await eventually(
      async () => (await servidor.isReady()) && (await send(createEnvioIn(envios))).status === 201,
    );
    const vuelta = performance.now() - desde;
    for (const envio of demas) await eventually(async () => (await send(envio)).status === 201);

    const peor = Math.max(...durante.map(({ ms }) => ms));
    tell(`the slowest answer without a database: ${seconds(peor)}; normal again after ${seconds(vuelta)}`);
    expect(durante.map(({ status }) => status)).toEqual(durante.map(() => 503));
    expect(viva.status).toBe(200);
    expect(checkPedidos(envios, await readGrupos(servidor.dataDir))).toEqual(SIN_FALLOS);
  });

  function createEnvioIn(envios: Envio[]): Envio {
    const envio = createEnvio(local);
    envios.push(envio);
    return envio;
  }
});
