import { puestoDe } from '@carta/contracts';
import type { Dispositivo, DispositivoPropio, PuestoDispositivo } from '@carta/contracts';
import type { DispositivoDoc } from './dispositivo.schema';

/** Only a wall of tickets may be of some stations alone, and only a screen that hangs speaks another language. */
export function toPuesto({ puesto, estaciones, lengua }: PuestoDispositivo): PuestoDispositivo {
  const isMuro = puesto === 'cocina' || puesto === 'barra';
  return puestoDe({
    puesto,
    ...(isMuro && estaciones?.length && { estaciones }),
    ...(puesto !== 'camarero' && lengua !== 'es' && { lengua }),
  });
}

/** @param fueraDesde since when it is out because its session was copied. */
export function toDispositivo(doc: DispositivoDoc, ahora: Date, fueraDesde?: Date): Dispositivo {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    ...puestoDe(doc),
    ...(doc.rev && { rev: doc.rev }),
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

export function toDispositivoPropio(doc: DispositivoDoc): DispositivoPropio {
  return { _id: doc._id.toHexString(), nombre: doc.nombre, ...puestoDe(doc) };
}
