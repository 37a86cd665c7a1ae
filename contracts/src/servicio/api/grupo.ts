import type { Alergeno } from '../../carta/dominio/alergenos';
import type { Contado } from '../../carta/dominio/contado';
import type { UnidadPeso } from '../../carta/dominio/peso';
import type { TipoRebaja } from '../dominio/mesa/rebaja';
import type { ConForma, UnidadesDeLinea } from '../dominio/mesa/cobro';
import type { Dicho } from '../dominio/linea/dicho';
import type { EstadoGrupo, EstadoLinea } from '../dominio/linea/estado-linea';
import type { Lengua } from '../../casa/dominio/lenguas';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** Money is in euros, instants are ISO 8601 UTC (docs/api.md#orders). */
export interface Linea extends Dicho {
  _id: string;
  productoId: string;
  nombre: string;
  /** Units still wanted; a cancelled line keeps the last ones cancelled. */
  cantidad: number;
  /** It is the price of one unit, supplements included. */
  precio: number;
  /** Taken off all its units together. */
  rebaja?: number;
  /** This many of its units cost nothing. */
  gratis?: number;
  /** Why, oldest first. */
  ajustes?: MarcaRebaja[];
  estado: EstadoLinea;
  /** It is made there; the name is that at the time of ordering. */
  estacion?: { id: string; nombre: string };
  /** The kitchen's totals count these too, for each unit; only staff receive it. */
  cuenta?: Contado[];
  /** It costs by its weight, `precio` euros a unit: what its line costs is an estimate until it has `gramos`. */
  porPeso?: { unidad: UnidadPeso; precio: number; gramosEstimados: number };
  gramos?: number;
  /** Only staff are told who weighed it. */
  pesada?: Quien;
  /** It is on no carta; only staff are told. */
  libre?: true;
  formato?: string;
  opciones?: { nombre: string; valor: string; suplemento: number }[];
  /** They are as declared at the time of ordering; absent means undeclared. */
  alergenos?: Alergeno[];
  /** It is made once this pase has marched (`marchada`); only the staff receive this and the next two. */
  pase?: { id: string; nombre: string; orden: number };
  marchada?: Quien;
  /** Somebody has made its pase wait again then. */
  detenidaEn?: string;
  /** A diner's view of a line that has not marched. */
  enEspera?: true;
  /** A menú del día, priced here: its dishes are lines of their own, and its estado is that of the slowest. */
  esMenu?: true;
  /** It is a dish of the menu line with this id, at its supplement, and `paseMenu` its pase ('Primero'). */
  deMenu?: string;
  paseMenu?: string;
  enPreparacionEn?: string;
  listoEn?: string;
  entregadoEn?: string;
  cancelada?: { motivo: string; en: string; por: string };
  /** Its station acknowledged the cancellation. */
  enterado?: Quien;
  /** These units were cancelled while others stayed, oldest first; `cantidad` excludes them. */
  retiradas?: RetiradaLinea[];
  /** The last cancellation was undone. */
  repuesta?: RepuestaLinea;
}

export interface RetiradaLinea extends QuienMotivo {
  unidades: number;
  enterado?: Quien;
}

export interface RepuestaLinea extends Quien {
  unidades: number;
  enterado?: Quien;
}

export interface Quien {
  por: string;
  en: string;
}

export interface QuienMotivo extends Quien {
  motivo: string;
}

export interface Ticket {
  _id: string;
  /** Both tickets of an order have the same round of their mesa (1, 2, 3 …). */
  numero: number;
  tipoPedido: TipoPedido;
  createdAt: string;
  estado: EstadoLinea;
  total: number;
  notas?: string;
  /** The diner avoids these allergens; only staff receive them. */
  evita?: Alergeno[];
  /** The diner read the carta in this language; absent: in Spanish. Only staff receive it. */
  lengua?: Lengua;
  /** By then a screen of every station that makes something of it had shown it. */
  vistoEn?: string;
  /** Screens that show these stations alone first showed it then; only staff receive them. */
  vistoPor?: { estacion: string; en: string }[];
  /** It was ordered without a printed QR's signature. */
  sinVerificar?: true;
  /** This waiter wrote it down. */
  tomadoPor?: string;
  /** This person is bringing it. */
  lleva?: Quien;
  /** This person marked it as urgent; it counts while `isUrgente`. Only staff receive it. */
  urgente?: Quien;
  /** The phone that sent it; other phones receive only its number within the mesa ('2'). */
  movil?: string;
  /** Its station last acknowledged this mesa: 'MESA 9 (antes 6)'. */
  antes?: number;
  productos: Linea[];
}

export interface CobroMesa extends Quien, ConForma {
  _id: string;
  importe: number;
  propina?: number;
  lineas?: UnidadesDeLinea[];
  anulado?: QuienMotivo;
}

/** `importe` is what it took off then, in euros; `lineas` are all that it took something off. */
export interface RebajaMesa extends QuienMotivo {
  _id: string;
  tipo: TipoRebaja;
  importe: number;
  porcentaje?: number;
  /** It is of the whole tab, as it was then. */
  deMesa?: true;
  lineas: { linea: string; unidades?: number }[];
  deshecho?: Quien;
}

/** What stands of an adjustment on a line, and is read beside it. */
export interface MarcaRebaja {
  tipo: TipoRebaja;
  porcentaje?: number;
  /** Of its units; a discount has none. */
  unidades?: number;
}

export interface MudanzaMesa extends Quien {
  de: number;
  a: number;
}

export interface Grupo {
  grupoMesa: string;
  rev: number;
  mesa: { numero: number };
  estadoGrupo: EstadoGrupo;
  /** So many people sit there; absent: nobody said. */
  comensales?: number;
  pedidos: Ticket[];
  primerPedido: string;
  ultimoPedido: string;
  totalGrupo: number;
  /** It is 0 once the mesa is paid. */
  pendiente: number;
  /** The oldest comes first; annulled ones are included. */
  cobros?: CobroMesa[];
  /** What was taken off its lines, undone or not, oldest first. */
  ajustes?: RebajaMesa[];
  /** This much was paid without saying how. */
  sinIndicar?: number;
  mudanzas?: MudanzaMesa[];
  /** Only a party's leader has it: all mesas in order, its own included. */
  mesasJuntas?: number[];
  actualizadoEn: string;
  pagadoEn?: string;
  /** It was closed without payment, for this reason. */
  motivoCierre?: string;
}
