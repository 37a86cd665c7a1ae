import type { Rol } from '@carta/contracts';
import type { DispositivoDeSesion, PersonaDeSesion } from '../../../plataforma/acceso/acceso';
import type { Rotacion } from './rotacion';
import type { SesionDoc } from './sesion.schema';

export interface Familia {
  fam: string;
  restauranteId: string;
  rol: Rol;
  /** Derived from the password its account had when it was opened (see marca-de-clave.ts). */
  marcaDeClave: string;
  dispositivo?: DispositivoDeSesion;
  persona?: PersonaDeSesion;
}

export type FamiliaConTokens = Familia & Rotacion;

export type FamiliaDoc = Pick<
  SesionDoc,
  '_id' | 'restauranteId' | 'rol' | 'huella' | 'dispositivo' | 'turno'
>;

export function toFamilia({ _id, restauranteId, rol, huella, dispositivo, turno }: FamiliaDoc): Familia {
  return {
    fam: _id.toHexString(),
    restauranteId: restauranteId.toHexString(),
    rol,
    marcaDeClave: huella,
    ...(dispositivo ? { dispositivo: toDispositivo(dispositivo) } : {}),
    ...(turno ? { persona: toPersonaDeSesion(turno) } : {}),
  };
}

export function toFamiliaConTokens(doc: SesionDoc): FamiliaConTokens {
  const { tokens, uso, dudosos } = doc;
  return { ...toFamilia(doc), tokens, ...(uso ? { uso } : {}), ...(dudosos ? { dudosos } : {}) };
}

function toDispositivo({ id, ...resto }: NonNullable<SesionDoc['dispositivo']>): DispositivoDeSesion {
  return { id: id.toHexString(), ...resto };
}

function toPersonaDeSesion({ persona, ...resto }: NonNullable<SesionDoc['turno']>): PersonaDeSesion {
  return { id: persona, ...resto };
}
