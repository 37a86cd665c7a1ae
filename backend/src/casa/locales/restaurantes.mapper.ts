import { reglasEstablecimiento } from '@carta/contracts';
import type {
  CambiarRestauranteRequest,
  CambiarServicioRequest,
  Restaurante,
  RestaurantePublico,
} from '@carta/contracts';
import type { CambiosCuenta, Cuenta } from './cuenta.types';
import type { RestauranteDoc } from './restaurante.schema';
import { aspectoOf } from './aspecto.mapper';
import { horarioOf, isSiempreAbierto } from './horario.mapper';
import { isSinLegal, legalOf } from './legal.mapper';
import { servicioOf } from './servicio.mapper';

export function toCuenta(doc: RestauranteDoc): Cuenta {
  return {
    id: doc._id.toHexString(),
    nombre: doc.nombre,
    slug: doc.slug,
    email: doc.email,
    passwordHash: doc.passwordHash,
    telefono: doc.telefono,
    ubicacion: doc.ubicacion,
    tipoUsuario: doc.tipoUsuario,
    numeroMesas: doc.numeroMesas,
    emailVerificado: doc.emailVerificado,
    soloEfectivo: doc.soloEfectivo ?? false,
    servicio: servicioOf(doc.servicio),
    legal: legalOf(doc.legal),
    horario: horarioOf(doc.horario),
    zonas: doc.zonas ?? [],
    aspecto: aspectoOf(doc.aspecto),
  };
}

/** What anybody may see; never the account's email. */
export function toRestaurantePublico(cuenta: Cuenta): RestaurantePublico {
  return {
    _id: cuenta.id,
    nombre: cuenta.nombre,
    slug: cuenta.slug,
    tipoUsuario: cuenta.tipoUsuario,
    ubicacion: cuenta.ubicacion,
    telefono: cuenta.telefono,
    numeroMesas: cuenta.numeroMesas,
    pausado: cuenta.servicio.pausado,
    ...publicEfectivo(cuenta),
    ...publicLegal(cuenta),
    ...publicHorario(cuenta),
    ...publicHusos(cuenta),
    ...publicZonas(cuenta),
    ...publicAspecto(cuenta),
  };
}

/** What its owner sees. */
export function toRestaurante(cuenta: Cuenta): Restaurante {
  return {
    _id: cuenta.id,
    nombre: cuenta.nombre,
    slug: cuenta.slug,
    email: cuenta.email,
    telefono: cuenta.telefono,
    ubicacion: cuenta.ubicacion,
    tipoUsuario: cuenta.tipoUsuario,
    numeroMesas: cuenta.numeroMesas,
    pausado: cuenta.servicio.pausado,
    emailVerificado: cuenta.emailVerificado,
    sinPantallaBarra: cuenta.servicio.sinPantallaBarra,
    ...publicEfectivo(cuenta),
    ...publicLegal(cuenta),
    ...publicHorario(cuenta),
    ...publicHusos(cuenta),
    ...publicZonas(cuenta),
    ...publicAspecto(cuenta),
  };
}

/** What a paired device sees: not with what its owner comes in. */
export function toRestauranteDeDispositivo(cuenta: Cuenta): Restaurante {
  const restaurante = { ...toRestaurante(cuenta), tipoUsuario: 'camarero' as const };
  delete restaurante.email;
  return restaurante;
}

/** Nothing where cards are taken, as nearly everywhere. */
function publicEfectivo({ soloEfectivo }: Cuenta): Pick<RestaurantePublico, 'soloEfectivo'> {
  return soloEfectivo ? { soloEfectivo: true } : {};
}

/** Nothing where nothing was said: most cartas are sent without. */
function publicLegal({ legal }: Cuenta): Pick<RestaurantePublico, 'legal'> {
  return isSinLegal(legal) ? {} : { legal };
}

/** Nothing where nothing ever closes, which is how a house begins. */
function publicHorario({ horario }: Cuenta): Pick<RestaurantePublico, 'horario'> {
  return isSiempreAbierto(horario) ? {} : { horario };
}

/** Nothing where it has always gone by the first. */
function publicHusos({ servicio: { husos } }: Cuenta): Pick<RestaurantePublico, 'husos'> {
  return husos?.length ? { husos: husos.map(({ desde, huso }) => ({ desde, huso })) } : {};
}

/** Nothing where the whole house is one. */
function publicZonas({ zonas }: Cuenta): Pick<RestaurantePublico, 'zonas'> {
  return zonas.length === 0 ? {} : { zonas: zonas.map(({ _id, nombre, mesas }) => ({ _id, nombre, mesas })) };
}

/** Nothing where it looks like any other. */
function publicAspecto({ aspecto }: Cuenta): Pick<RestaurantePublico, 'aspecto'> {
  return Object.keys(aspecto).length === 0 ? {} : { aspecto };
}

/** What a request whose fields have kept their rules changes: absent (or null) stays as it is. */
export function toCambios({
  ubicacion,
  telefono,
  numeroMesas,
  soloEfectivo,
}: CambiarRestauranteRequest): CambiosCuenta {
  const direccion = reglasEstablecimiento.direccionOf(ubicacion);
  return {
    ...(direccion === null ? {} : { ubicacion: direccion }),
    ...(typeof telefono === 'string' ? { telefono: telefono.trim() } : {}),
    ...(typeof numeroMesas === 'number' ? { numeroMesas } : {}),
    ...(typeof soloEfectivo === 'boolean' ? { soloEfectivo } : {}),
  };
}

/** The settings a request changes: absent (or null) stays as it is. */
export function toCambiosServicio(datos: CambiarServicioRequest): CambiarServicioRequest {
  return Object.fromEntries(Object.entries(datos).filter(([, valor]) => (valor ?? null) !== null));
}
