import type { CrearCodigoRequest, Dispositivo, DispositivoPropio } from '@carta/contracts';
import type { DispositivoDoc } from './dispositivo.schema';

/** Only a wall of tickets may be of some stations alone. */
export function toPuesto({
  puesto,
  estaciones,
}: Pick<CrearCodigoRequest, 'puesto' | 'estaciones'>): Pick<DispositivoDoc, 'puesto' | 'estaciones'> {
  const isMuro = puesto === 'cocina' || puesto === 'barra';
  return isMuro && estaciones?.length ? { puesto, estaciones: [...estaciones] } : { puesto };
}

/** @param fueraDesde since when it is out because its session was copied. */
export function toDispositivo(doc: DispositivoDoc, ahora: Date, fueraDesde?: Date): Dispositivo {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    puesto: doc.puesto,
    ...(doc.estaciones && { estaciones: [...doc.estaciones] }),
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
  const { _id, nombre, puesto, estaciones } = doc;
  return { _id: _id.toHexString(), nombre, puesto, ...(estaciones && { estaciones: [...estaciones] }) };
}
