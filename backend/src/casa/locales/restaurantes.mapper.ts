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

/** The public must not see the account's email. */
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

/** A paired device does not see the owner's email. */
export function toRestauranteDeDispositivo(cuenta: Cuenta): Restaurante {
  const restaurante = { ...toRestaurante(cuenta), tipoUsuario: 'camarero' as const };
  delete restaurante.email;
  return restaurante;
}

/** Absent where cards are taken. */
function publicEfectivo({ soloEfectivo }: Cuenta): Pick<RestaurantePublico, 'soloEfectivo'> {
  return soloEfectivo ? { soloEfectivo: true } : {};
}

/** Most cartas have none. */
function publicLegal({ legal }: Cuenta): Pick<RestaurantePublico, 'legal'> {
  return isSinLegal(legal) ? {} : { legal };
}

/** Absent when nothing ever closes. */
function publicHorario({ horario }: Cuenta): Pick<RestaurantePublico, 'horario'> {
  return isSiempreAbierto(horario) ? {} : { horario };
}

/** It is absent when the clock never changed. */
function publicHusos({ servicio: { husos } }: Cuenta): Pick<RestaurantePublico, 'husos'> {
  return husos?.length ? { husos: husos.map(({ desde, huso }) => ({ desde, huso })) } : {};
}

function publicZonas({ zonas }: Cuenta): Pick<RestaurantePublico, 'zonas'> {
  return zonas.length === 0 ? {} : { zonas: zonas.map(({ _id, nombre, mesas }) => ({ _id, nombre, mesas })) };
}

function publicAspecto({ aspecto }: Cuenta): Pick<RestaurantePublico, 'aspecto'> {
  return Object.keys(aspecto).length === 0 ? {} : { aspecto };
}

/** Absent and null fields stay. */
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

/** Absent and null fields stay. */
export function toCambiosServicio(datos: CambiarServicioRequest): CambiarServicioRequest {
  return Object.fromEntries(Object.entries(datos).filter(([, valor]) => (valor ?? null) !== null));
}
