import type { Horario, Tramo } from '../dominio/horario';
import type { Huso, Husos } from '../../plataforma/dominio/husos';
import type { TipoUsuario } from '../dominio/permisos';
import type { Zona } from '../dominio/zona';
import type { Aspecto } from './aspecto';
import type { DatosLegales } from './legal';

/** The public part; never the account's email. */
export interface RestaurantePublico {
  _id: string;
  nombre: string;
  slug: string;
  tipoUsuario: TipoUsuario;
  ubicacion: string;
  telefono: string;
  numeroMesas: number;
  pausado: boolean;
  soloEfectivo?: true;
  legal?: DatosLegales;
  /** Absent: its stations always take orders. */
  horario?: Horario;
  /** Absent: the first clock never changed. */
  husos?: Husos;
  zonas?: Zona[];
  aspecto?: Aspecto;
}

export interface Restaurante extends RestaurantePublico {
  /** The account's; never sent to a device. */
  email?: string;
  emailVerificado: boolean;
  /** Also in Servicio; a wall needs it before it is live. */
  sinPantallaBarra: boolean;
  /** When a session of the account was ended because two were using it. */
  sesionCopiadaEn?: string;
}

export interface MesaValida {
  valida: true;
  mesa: { numero: number };
  restaurante: RestaurantePublico;
}

/** `enlace` is the QR's content, and never points to this machine itself. */
export interface MesaConEnlace {
  numero: number;
  enlace: string;
}

/** GET and PUT /restaurantes/{id}/servicio. */
export interface Servicio {
  /** Grows with every change; the higher one is newer. */
  rev: number;
  pausado: boolean;
  /** Orders need the signature of a printed QR. */
  exigirQrFirmado: boolean;
  /** Minutes of waiting after which a ticket turns amber, and red. */
  minutosAmbar: number;
  minutosRojo: number;
  /** Every phone sees the whole mesa's order. */
  mesaCompartida: boolean;
  /** The bar's drinks come out on the kitchen's screen. */
  sinPantallaBarra: boolean;
  /** Days that an archived order keeps its notes and avoided allergens. */
  diasNotas: number;
  husos?: Husos;
}

/** What is absent stays; staff may only change `pausado`. */
export type CambiarServicioRequest = Partial<Omit<Servicio, 'rev' | 'husos'>>;

/** What is absent stays; null opens a station day and night. */
export interface CambiarHorarioRequest {
  cocina?: readonly Tramo[] | null;
  barra?: readonly Tramo[] | null;
  cerrados?: readonly string[];
}

/** The old QR codes are void. */
export interface CodigosRenovados {
  mesas: MesaConEnlace[];
}

/** `nombre` must be the one it has; another `huso` counts from the next service day. */
export interface CambiarRestauranteRequest {
  nombre?: string;
  ubicacion?: string | { direccion: string };
  telefono?: string;
  numeroMesas?: number;
  soloEfectivo?: boolean;
  huso?: Huso;
}
