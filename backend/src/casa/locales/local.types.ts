import type {
  Aspecto,
  DatosLegales,
  EstacionCasa,
  Horario,
  Lengua,
  Pase,
  Persona,
  Servicio,
  Zona,
} from '@carta/contracts';
import type { Cuenta } from '../cuentas/cuentas.service';

/** A place inside the server, with its account; restaurantes.mapper decides what leaves it. */
export interface Local {
  id: string;
  cuenta: Cuenta;
  nombre: string;
  slug: string;
  telefono: string;
  ubicacion: string;
  numeroMesas: number;
  soloEfectivo: boolean;
  servicio: Servicio;
  legal: DatosLegales;
  horario: Horario;
  zonas: readonly Zona[];
  pases: readonly Pase[];
  estaciones: readonly EstacionCasa[];
  personas: readonly Persona[];
  aspecto: Aspecto;
  /** Empty in a house that is read in Spanish alone. */
  lenguas: readonly Lengua[];
}

/** With the Argon2id hash of their PIN, which nothing but a comparison may read. */
export interface PersonaGuardada extends Persona {
  pin: string;
  /** Says which PINs are equal (`HuellasPin`). */
  huella?: string;
  /** Until their name is gone from everything they did. */
  olvidada?: true;
}

/** The fields that decide whether a session may enter. */
export type AccesoLocal = Pick<Local, 'id' | 'nombre' | 'cuenta'>;

export type NuevoLocal = Pick<Local, 'nombre' | 'telefono' | 'ubicacion' | 'numeroMesas'> & {
  servicio?: Partial<Servicio>;
};

/** Absent fields stay. */
export type CambiosLocal = Partial<
  Pick<Local, 'ubicacion' | 'telefono' | 'numeroMesas' | 'soloEfectivo' | 'lenguas'> & Pick<Servicio, 'husos'>
>;
