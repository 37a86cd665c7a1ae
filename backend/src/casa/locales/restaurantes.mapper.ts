import { reglasEstablecimiento } from '@carta/contracts';
import type {
  CambiarRestauranteRequest,
  CambiarServicioRequest,
  Restaurante,
  RestaurantePublico,
} from '@carta/contracts';
import type { Cuenta } from '../cuentas/cuentas.service';
import type { CambiosLocal, Local } from './local.types';
import type { RestauranteDoc } from './restaurante.schema';
import { aspectoOf } from './aspecto.mapper';
import { cocinaOf } from './cocina.mapper';
import { horarioOf, isSiempreAbierto } from './horario.mapper';
import { isSinLegal, legalOf } from './legal.mapper';
import { toPersona } from './personas.mapper';
import { servicioOf } from './servicio.mapper';

export function toLocal(doc: RestauranteDoc, cuenta: Cuenta): Local {
  return {
    id: doc._id.toHexString(),
    cuenta,
    nombre: doc.nombre,
    slug: doc.slug,
    telefono: doc.telefono,
    ubicacion: doc.ubicacion,
    numeroMesas: doc.numeroMesas,
    soloEfectivo: doc.soloEfectivo ?? false,
    servicio: servicioOf(doc.servicio),
    legal: legalOf(doc.legal),
    horario: horarioOf(doc.horario),
    zonas: doc.zonas ?? [],
    pases: doc.pases ?? [],
    estaciones: doc.estaciones ?? [],
    personas: (doc.personas ?? []).map(toPersona),
    aspecto: aspectoOf(doc.aspecto),
    lenguas: doc.lenguas ?? [],
  };
}

/** The public view, without the account's email; what most houses never say is absent until they do. */
export function toRestaurantePublico(local: Local): RestaurantePublico {
  const { servicio, legal, horario, zonas, aspecto, lenguas } = local;
  return {
    _id: local.id,
    nombre: local.nombre,
    slug: local.slug,
    tipoUsuario: local.cuenta.plan,
    ubicacion: local.ubicacion,
    telefono: local.telefono,
    numeroMesas: local.numeroMesas,
    pausado: servicio.pausado,
    ...(local.soloEfectivo ? { soloEfectivo: true } : {}),
    ...(isSinLegal(legal) ? {} : { legal }),
    ...(isSiempreAbierto(horario) ? {} : { horario }),
    ...(servicio.husos?.length ? { husos: servicio.husos.map(({ desde, huso }) => ({ desde, huso })) } : {}),
    ...(zonas.length === 0 ? {} : { zonas: zonas.map(({ _id, nombre, mesas }) => ({ _id, nombre, mesas })) }),
    ...cocinaOf(local),
    ...(Object.keys(aspecto).length === 0 ? {} : { aspecto }),
    ...(lenguas.length === 0 ? {} : { lenguas: [...lenguas] }),
  };
}

/** The owner's view. */
export function toRestaurante(local: Local): Restaurante {
  return {
    ...toRestaurantePublico(local),
    email: local.cuenta.email,
    emailVerificado: local.cuenta.emailVerificado,
    sinPantallaBarra: local.servicio.sinPantallaBarra,
    ...(local.servicio.urgentes ? { urgentes: true } : {}),
  };
}

/** A paired device does not see the owner's email. */
export function toRestauranteDeDispositivo(local: Local): Restaurante {
  const restaurante = { ...toRestaurante(local), tipoUsuario: 'camarero' as const };
  delete restaurante.email;
  return restaurante;
}

/** Absent and null fields stay. */
export function toCambios({
  ubicacion,
  telefono,
  numeroMesas,
  soloEfectivo,
  lenguas,
}: CambiarRestauranteRequest): CambiosLocal {
  const direccion = reglasEstablecimiento.direccionOf(ubicacion);
  return {
    ...(direccion === null ? {} : { ubicacion: direccion }),
    ...(typeof telefono === 'string' ? { telefono: telefono.trim() } : {}),
    ...(typeof numeroMesas === 'number' ? { numeroMesas } : {}),
    ...(typeof soloEfectivo === 'boolean' ? { soloEfectivo } : {}),
    // Spanish alone is what a house is without them
    ...(lenguas ? { lenguas: lenguas.length > 1 ? lenguas : [] } : {}),
  };
}

/** Absent and null fields stay. */
export function toCambiosServicio(datos: CambiarServicioRequest): CambiarServicioRequest {
  return Object.fromEntries(Object.entries(datos).filter(([, valor]) => (valor ?? null) !== null));
}
