import type { TipoUsuario } from '@carta/contracts';

/** An account as the server knows it. It never leaves the server: see restaurantes.mapper. */
export interface Cuenta {
  id: string;
  nombre: string;
  slug: string;
  email: string;
  passwordHash: string;
  telefono: string;
  ubicacion: string;
  tipoUsuario: TipoUsuario;
  numeroMesas: number;
  emailVerificado: boolean;
}

/** What is decided when an account is made; the id and the slug follow. */
export type NuevaCuenta = Omit<Cuenta, 'id' | 'slug'>;

/** What its owner may change; what is absent stays. */
export type CambiosCuenta = Partial<Pick<Cuenta, 'ubicacion' | 'telefono' | 'numeroMesas'>>;
