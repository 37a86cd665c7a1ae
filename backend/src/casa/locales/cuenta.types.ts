import type { Aspecto, DatosLegales, Horario, Servicio, TipoUsuario, Zona } from '@carta/contracts';

/** An account inside the server; restaurantes.mapper decides what leaves it. */
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

/** The fields that decide whether a session may enter. */
export type AccesoCuenta = Pick<Cuenta, 'id' | 'nombre' | 'tipoUsuario' | 'emailVerificado' | 'passwordHash'>;

export type NuevaCuenta = Omit<
  Cuenta,
  'id' | 'slug' | 'soloEfectivo' | 'servicio' | 'legal' | 'horario' | 'zonas' | 'aspecto'
> & { servicio?: Partial<Servicio> };

/** Absent fields stay. */
export type CambiosCuenta = Partial<
  Pick<Cuenta, 'ubicacion' | 'telefono' | 'numeroMesas' | 'soloEfectivo'> & Pick<Servicio, 'husos'>
>;
