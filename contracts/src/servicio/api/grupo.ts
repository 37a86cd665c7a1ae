import type { Alergeno } from '../../carta/dominio/alergenos';
import type { FormaCobro, UnidadesDeLinea } from '../dominio/cobro';
import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** Shapes of the order calls (docs/api.md#orders). Money in euros, instants in ISO 8601 UTC. */
export interface Linea {
  _id: string;
  productoId: string;
  nombre: string;
  /** The units still wanted; of a cancelled line, the last ones cancelled. */
  cantidad: number;
  /** Of a unit, supplements included. */
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  /** The name of its formato, as it was when it was ordered. */
  formato?: string;
  /** What was chosen of its opciones; `suplemento` in euros. */
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** As its product declared them when it was ordered; absent: it had not. */
  alergenos?: Alergeno[];
  enPreparacionEn?: string;
  listoEn?: string;
  entregadoEn?: string;
  /** Taken off the order; `por` is a device's or an account's name. */
  cancelada?: { motivo: string; en: string; por: string };
  /** Its station knows of the cancellation. */
  enterado?: Quien;
  /** Units taken off while others stayed, the first ones first; they are not in `cantidad`. */
  retiradas?: RetiradaLinea[];
  /** What came back last as a cancellation was taken back. */
  repuesta?: RepuestaLinea;
}

/** Some units of a line cancelled; `enterado`: its station knows. */
export interface RetiradaLinea extends QuienMotivo {
  unidades: number;
  enterado?: Quien;
}

/** Units of a cancellation that was taken back; `enterado`: its station knows. */
export interface RepuestaLinea extends Quien {
  unidades: number;
  enterado?: Quien;
}

/** Who of the staff, and when. */
export interface Quien {
  por: string;
  en: string;
}

/** The same, and why. */
export interface QuienMotivo extends Quien {
  motivo: string;
}

export interface Ticket {
  _id: string;
  /** The round of this mesa: 1, 2, 3 …, shared by the two tickets of one order. */
  numero: number;
  tipoPedido: TipoPedido;
  createdAt: string;
  estado: EstadoLinea;
  total: number;
  notas?: string;
  /** What whoever eats this avoids; the staff alone is told. */
  evita?: Alergeno[];
  /** When a screen of its station first showed it; until then nobody may have seen it. */
  vistoEn?: string;
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
  /** Who of the staff wrote it down. */
  tomadoPor?: string;
  /** Who brings it to the mesa. */
  lleva?: Quien;
  /** Which phone of the mesa sent it; the others of the mesa are told its place among them alone: '2'. */
  movil?: string;
  /** The mesa at which its station still believes it: 'MESA 9 (antes 6)'. */
  antes?: number;
  productos: Linea[];
}

/** One charge of a mesa; `importe` in euros, `lineas` where it was of dishes. */
export interface CobroMesa extends Quien {
  _id: string;
  importe: number;
  forma: FormaCobro;
  lineas?: UnidadesDeLinea[];
  anulado?: QuienMotivo;
}

/** A change of mesa. */
export interface MudanzaMesa extends Quien {
  de: number;
  a: number;
}

export interface Grupo {
  grupoMesa: string;
  rev: number;
  mesa: { numero: number };
  estadoGrupo: EstadoGrupo;
  pedidos: Ticket[];
  primerPedido: string;
  ultimoPedido: string;
  totalGrupo: number;
  /** What is still to be charged; 0 once it is paid. */
  pendiente: number;
  /** Every charge, annulled or not, the first one first. */
  cobros?: CobroMesa[];
  /** What it was paid without a word about how. */
  sinIndicar?: number;
  /** Every change of its mesa, the first one first. */
  mudanzas?: MudanzaMesa[];
  /** Every mesa of the party that it leads, its own included, in order. */
  mesasJuntas?: number[];
  /** The last change of the mesa. */
  actualizadoEn: string;
  pagadoEn?: string;
  /** Why the mesa was closed without being paid. */
  motivoCierre?: string;
}
