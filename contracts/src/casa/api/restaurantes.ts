import type { Horario } from '../dominio/horario';
import type { Husos } from '../../plataforma/dominio/husos';
import type { TipoUsuario } from '../dominio/planes';
import type { EstacionCasa, Marchar, Pase } from '../dominio/cocina';
import type { Lengua } from '../dominio/lenguas';
import type { Zona } from '../dominio/zona';
import type { Aspecto } from './aspecto';
import type { DatosLegales } from './legal';

/** The account's email is never public. */
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
  /** Absent means that its stations always take orders. */
  horario?: Horario;
  /** Absent means that the first clock never changed. */
  husos?: Husos;
  zonas?: Zona[];
  pases?: Pase[];
  /** Absent is `todo`. */
  marchar?: Exclude<Marchar, 'todo'>;
  estaciones?: EstacionCasa[];
  aspecto?: Aspecto;
  /** The carta can be read in these, the leading one first; absent: in Spanish alone. */
  lenguas?: Lengua[];
}

export interface Restaurante extends RestaurantePublico {
  /** The account's email is never sent to a device. */
  email?: string;
  emailVerificado: boolean;
  /** Servicio has it too, but a wall needs it before it is live. */
  sinPantallaBarra: boolean;
  /** Likewise, for the page of a mesa; absent is no. */
  urgentes?: true;
  /** A session of the account was ended then, because two clients used it. */
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

/** The old QR codes are void from now on. */
export interface CodigosRenovados {
  mesas: MesaConEnlace[];
}
