import type { Hallazgo } from './hallazgo';

/** What a server says of itself and of the others of its set, as far as it is read here. */
export interface Saludo {
  readonly msg?: string;
  readonly setName?: string;
  readonly hosts?: readonly string[];
  readonly passives?: readonly string[];
  readonly arbiters?: readonly string[];
}

const QUE = 'miembros';

/** A confirmed order needs a majority: with two members, or with an arbiter, one that is down stops them all. */
export function judgeMiembros({ msg, setName, hosts = [], passives = [], arbiters = [] }: Saludo): Hallazgo {
  if (msg === 'isdbgrid') return { que: QUE, visto: 'por un mongos; las colecciones se quedan sin repartir' };
  if (setName === undefined) return { que: QUE, visto: 'un solo servidor, sin réplica' };
  const conDatos = hosts.length + passives.length;
  const visto = `${conDatos} con datos${arbiters.length > 0 ? ` y ${arbiters.length} sin ellos` : ''} en ${setName}`;
  if (conDatos === 1 && arbiters.length === 0) return { que: QUE, visto };
  const votos = conDatos + arbiters.length;
  const caidos = conDatos - (Math.floor(votos / 2) + 1);
  if (caidos > 0) return { que: QUE, visto };
  const remedio =
    'Si cae uno con datos no se confirma ningún pedido: pon tres miembros con datos, o uno solo.';
  return { que: QUE, visto, remedio };
}

export const namesOf = ({ hosts = [], passives = [], arbiters = [] }: Saludo): string[] => [
  ...hosts,
  ...passives,
  ...arbiters,
];
