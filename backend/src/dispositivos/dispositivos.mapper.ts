import type { Dispositivo, DispositivoPropio } from '@carta/contracts';
import type { DispositivoDoc } from './dispositivo.schema';

/** What its owner sees. */
export function toDispositivo(doc: DispositivoDoc, ahora: Date): Dispositivo {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    puesto: doc.puesto,
    conectado: doc.conectadoHasta > ahora,
    vistoEn: doc.vistoEn.toISOString(),
  };
}

/** What it is told itself. */
export function toDispositivoPropio(doc: DispositivoDoc): DispositivoPropio {
  return { _id: doc._id.toHexString(), nombre: doc.nombre, puesto: doc.puesto };
}
