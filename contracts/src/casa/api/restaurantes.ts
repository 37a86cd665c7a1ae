import type { Horario, Tramo } from '../dominio/horario';
import type { Huso, Husos } from '../../plataforma/dominio/husos';
import type { TipoUsuario } from '../dominio/permisos';
import type { Zona } from '../dominio/zona';
import type { Aspecto } from './aspecto';
import type { DatosLegales } from './legal';

/** What anybody may know of a restaurant; never the account's email. */
export interface RestaurantePublico {
  _id: string;
  nombre: string;
  slug: string;
  tipoUsuario: TipoUsuario;
  ubicacion: string;
  telefono: string;
  numeroMesas: number;
  /** Orders from the mesas are stopped for a while. */
  pausado: boolean;
  /** Cards are not taken. */
  soloEfectivo?: true;
  /** Absent until its owner has said any of it. */
  legal?: DatosLegales;
  /** When its stations take orders; absent: always. */
  horario?: Horario;
  /** Whose clock its hours and days go by; absent where that has never changed. */
  husos?: Husos;
  /** Absent where the whole house is one. */
  zonas?: Zona[];
  /** Absent until its owner has given it one of its own. */
  aspecto?: Aspecto;
}

/** What its owner knows. */
export interface Restaurante extends RestaurantePublico {
  /** The account's; a device of it is never told. */
  email?: string;
  emailVerificado: boolean;
  /** As in Servicio: a wall wants to know it before it is live. */
  sinPantallaBarra: boolean;
  /** At login and in the profile: when a session of the account was ended lately because two were using it. */
  sesionCopiadaEn?: string;
}

/** GET /restaurantes/{id}/mesas/{n}/validar */
export interface MesaValida {
  valida: true;
  mesa: { numero: number };
  restaurante: RestaurantePublico;
}

/** GET /restaurantes/{id}/mesas; `enlace` is what the QR says, and never leads to this machine itself. */
export interface MesaConEnlace {
  numero: number;
  enlace: string;
}

/** How a restaurant works today: GET and PUT /restaurantes/{id}/servicio. */
export interface Servicio {
  /** Grows with every change: of two that are heard, the higher is the newer. */
  rev: number;
  /** No orders from the mesas for a while. */
  pausado: boolean;
  /** Orders only with the signature of a printed QR. */
  exigirQrFirmado: boolean;
  /** From these minutes of waiting on a ticket is amber, and red. */
  minutosAmbar: number;
  minutosRojo: number;
  /** Every phone of a mesa sees the whole mesa's order. */
  mesaCompartida: boolean;
  /** The bar has no screen of its own: its drinks come out on the kitchen's. */
  sinPantallaBarra: boolean;
  /** Days for which an archived order keeps its notes and what was avoided in it. */
  diasNotas: number;
  /** Whose clock it goes by; absent where that has never changed. */
  husos?: Husos;
}

/** PUT /restaurantes/{id}/servicio: what is absent stays; staff may only change `pausado`. */
export type CambiarServicioRequest = Partial<Omit<Servicio, 'rev' | 'husos'>>;

/** PUT /restaurantes/{id}/horario: what is absent stays; null opens a station day and night. Answers a Horario. */
export interface CambiarHorarioRequest {
  cocina?: readonly Tramo[] | null;
  barra?: readonly Tramo[] | null;
  cerrados?: readonly string[];
}

/** POST /restaurantes/{id}/mesas/renovar: the printed QR codes are void from now on. */
export interface CodigosRenovados {
  mesas: MesaConEnlace[];
}

/**
 * PUT /restaurantes/{id}; `nombre` is accepted only if it is what it was. Another `huso` counts from the next
 * service day on.
 */
export interface CambiarRestauranteRequest {
  nombre?: string;
  ubicacion?: string | { direccion: string };
  telefono?: string;
  numeroMesas?: number;
  soloEfectivo?: boolean;
  huso?: Huso;
}
