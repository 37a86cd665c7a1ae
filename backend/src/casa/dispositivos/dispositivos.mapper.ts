import type { Dispositivo, DispositivoPropio } from '@carta/contracts';
import type { DispositivoDoc } from './dispositivo.schema';

/** What its owner sees. @param fueraDesde since when two had its session, if it is out for that. */
export function toDispositivo(doc: DispositivoDoc, ahora: Date, fueraDesde?: Date): Dispositivo {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    puesto: doc.puesto,
    conectado: doc.conectadoHasta > ahora,
    vistoEn: doc.vistoEn.toISOString(),
    ...(fueraDesde && {
      fuera: {
        desde: fueraDesde.toISOString(),
        solicitudes: (doc.solicitudes ?? []).map(({ cifras }) => cifras),
      },
    }),
  };
}

/** What it is told itself. */
export function toDispositivoPropio(doc: DispositivoDoc): DispositivoPropio {
  return { _id: doc._id.toHexString(), nombre: doc.nombre, puesto: doc.puesto };
}
