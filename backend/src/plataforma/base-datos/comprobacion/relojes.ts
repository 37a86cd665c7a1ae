import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Hallazgo } from './hallazgo';

/** Locks between processes live 30 s by the database's clock, and are renewed each 10 s. */
const DESFASE_MAX_MS = 5_000;
/** Each member says its time with a heartbeat, once a second. */
const ESPERA_MS = 5_000;
const MIRADA_MS = 50;

type Relojes = ReadonlyMap<string, number>;

/** Each member's clock against this machine's, in ms, as its next heartbeat tells it. */
export async function readRelojes(
  client: mongo.MongoClient,
  miembros: readonly string[],
  limiteMs = ESPERA_MS,
): Promise<Relojes> {
  const relojes = new Map<string, number>();
  const hear = ({ connectionId, reply }: mongo.ServerHeartbeatSucceededEvent): void => {
    const { localTime } = reply as { localTime?: Date };
    if (localTime) relojes.set(connectionId, localTime.getTime() - Date.now());
  };
  client.on('serverHeartbeatSucceeded', hear);
  const limite = performance.now() + limiteMs;
  const hasAll = (): boolean => miembros.every((miembro) => relojes.has(miembro));
  while (!hasAll() && performance.now() < limite) await sleep(MIRADA_MS);
  client.off('serverHeartbeatSucceeded', hear);
  return relojes;
}

export function judgeRelojes(relojes: Relojes, miembros: readonly string[]): Hallazgo {
  const que = 'reloj';
  const callados = miembros.filter((miembro) => !relojes.has(miembro));
  if (callados.length > 0 || relojes.size === 0) {
    const visto = callados.length > 0 ? `no contesta ${callados.join(', ')}` : 'nadie dice la hora';
    return { que, visto, remedio: 'Mira si está en marcha y si esta máquina llega a él por la red.' };
  }
  const desfases = [...relojes].filter(([, ms]) => Math.abs(ms) > DESFASE_MAX_MS);
  if (desfases.length === 0) {
    const mayor = Math.max(...[...relojes.values()].map(Math.abs));
    return { que, visto: `a ${Math.round(mayor)} ms del de esta máquina` };
  }
  const visto = desfases.map(([miembro, ms]) => `${miembro} ${describe(ms)}`).join(', ');
  return { que, visto, remedio: 'Pon en hora todas las máquinas (timedatectl set-ntp true, o chrony).' };
}

const describe = (ms: number): string =>
  `${ms > 0 ? 'va adelantado' : 'va atrasado'} ${Math.round(Math.abs(ms) / 1_000)} s`;
