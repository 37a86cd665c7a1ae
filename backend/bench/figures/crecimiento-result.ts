import { atMost, kilobytes, millis } from '../support/report';
import type { Result, Row } from '../support/report';
import type { Latency } from '../support/repeat';
import type { Tarea } from '../support/tareas';

export interface Etapa {
  /** The house that is asked has this many orders in its archive. */
  archivo: number;
  restaurantes: number;
}

export interface Medida {
  etapa: Etapa;
  /** DATA_DIR took this much of the disk. */
  bytes: number;
  partes: readonly { tarea: Tarea; latency: Latency }[];
}

/** The measurements differ in one size, from the smallest to the largest. */
interface Serie {
  medidas: readonly Medida[];
  sizeOf: (etapa: Etapa) => number;
  titleOf: (nombre: string) => string;
}

/** Each tarea has a row as the archive grows and one as the town does; the disk that an order takes, one. */
export function toResult(medidas: readonly Medida[]): Result {
  const solas = medidas.filter(({ etapa }) => etapa.restaurantes === 1);
  const llena = solas.at(-1);
  const archivo = count(llena?.etapa.archivo ?? 0);
  const pueblo = medidas.filter(({ etapa }) => etapa.archivo === llena?.etapa.archivo);
  const vecinos = count(pueblo.at(-1)?.etapa.restaurantes ?? 0);
  const delArchivo: Serie = {
    medidas: solas,
    sizeOf: (etapa) => etapa.archivo,
    titleOf: (nombre) => `${nombre}: an archive of ${archivo} orders, against an empty one`,
  };
  const delPueblo: Serie = {
    medidas: pueblo,
    sizeOf: (etapa) => etapa.restaurantes,
    titleOf: (nombre) => `${nombre}: the same among ${vecinos} restaurantes, against alone`,
  };
  const tareas = llena?.partes.map(({ tarea }) => tarea) ?? [];
  return {
    rows: [
      ...tareas.map((tarea) => ({ ...toRow(tarea, delArchivo), ...goalOf(tarea, solas) })),
      ...tareas.map((tarea) => toRow(tarea, delPueblo)),
      toBytesRow(solas),
    ],
    notes: tareas.map((tarea) => toNote(tarea, medidas)),
  };
}

/** Shows the largest beside the smallest; the exponent is the slope between the last two. */
function toRow({ nombre }: Tarea, { medidas, sizeOf, titleOf }: Serie): Row {
  const primera = latencyOf(medidas[0], nombre);
  const penultima = latencyOf(medidas.at(-2), nombre);
  const ultima = latencyOf(medidas.at(-1), nombre);
  const [antes = NaN, ahora = NaN] = medidas.slice(-2).map(({ etapa }) => sizeOf(etapa));
  const exponent = Math.log(ultima.p50 / penultima.p50) / Math.log(ahora / antes);
  return {
    what: titleOf(nombre),
    ours: `${describe(ultima)}, n^${exponent.toFixed(2)}`,
    limit: describe(primera),
    ratio: ultima.p50 / primera.p50,
  };
}

function goalOf({ nombre, maxMs }: Tarea, solas: readonly Medida[]): Pick<Row, 'goal' | 'value'> {
  if (maxMs === undefined) return {};
  return { goal: atMost(maxMs, ' ms'), value: latencyOf(solas.at(-1), nombre).p50 };
}

function toBytesRow(solas: readonly Medida[]): Row {
  const [vacia, llena] = [solas[0], solas.at(-1)];
  const orders = llena?.etapa.archivo ?? NaN;
  const bytes = (llena?.bytes ?? NaN) - (vacia?.bytes ?? NaN);
  return { what: `DATA_DIR, for each of ${count(orders)} archived orders`, ours: kilobytes(bytes / orders) };
}

function toNote({ nombre }: Tarea, medidas: readonly Medida[]): string {
  const sizes = medidas.map((medida) => {
    const { archivo, restaurantes } = medida.etapa;
    const latency = latencyOf(medida, nombre);
    const town = restaurantes === 1 ? '' : ` among ${count(restaurantes)}`;
    return `${count(archivo)}${town}: ${describe(latency)} (${latency.samples} times)`;
  });
  return `${nombre}, by orders in the archive: ${sizes.join('; ')}.`;
}

function latencyOf(medida: Medida | undefined, nombre: string): Latency {
  const parte = medida?.partes.find(({ tarea }) => tarea.nombre === nombre);
  if (!parte) throw new Error(`${nombre} was not measured`);
  return parte.latency;
}

const describe = ({ p50, p99 }: Latency): string => `p50 ${millis(p50)}, p99 ${millis(p99)}`;
const count = (n: number): string => n.toLocaleString('en');
