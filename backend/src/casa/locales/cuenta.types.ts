import type { Aspecto, DatosLegales, Horario, Servicio, TipoUsuario, Zona } from '@carta/contracts';

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
  soloEfectivo: boolean;
  servicio: Servicio;
  legal: DatosLegales;
  horario: Horario;
  zonas: readonly Zona[];
  aspecto: Aspecto;
}

/** What decides whether a session of an account may enter. */
export type AccesoCuenta = Pick<Cuenta, 'id' | 'nombre' | 'tipoUsuario' | 'emailVerificado' | 'passwordHash'>;

/** What is decided when an account is made; the rest follows. */
export type NuevaCuenta = Omit<
  Cuenta,
  'id' | 'slug' | 'soloEfectivo' | 'servicio' | 'legal' | 'horario' | 'zonas' | 'aspecto'
> & { servicio?: Partial<Servicio> };

/** What its owner may change; what is absent stays. */
export type CambiosCuenta = Partial<
  Pick<Cuenta, 'ubicacion' | 'telefono' | 'numeroMesas' | 'soloEfectivo'> & Pick<Servicio, 'husos'>
>;
