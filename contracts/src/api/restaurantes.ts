import type { TipoUsuario } from '../dominio/permisos';

/** What anybody may know of a restaurant; never the email (API §2). */
export interface RestaurantePublico {
  _id: string;
  nombre: string;
  slug: string;
  tipoUsuario: TipoUsuario;
  ubicacion: string;
  telefono: string;
  numeroMesas: number;
}

/** What its owner knows. */
export interface Restaurante extends RestaurantePublico {
  email: string;
  emailVerificado: boolean;
}

/** GET /restaurantes/{id}/mesas/{n}/validar */
export interface MesaValida {
  valida: true;
  mesa: { numero: number };
  restaurante: RestaurantePublico;
}

/** GET /restaurantes/{id}/mesas */
export interface MesaConEnlace {
  numero: number;
  enlace: string;
}
