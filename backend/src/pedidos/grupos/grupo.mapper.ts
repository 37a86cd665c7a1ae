import { centimos } from '@carta/contracts';
import type { GrupoMesa, LineaMesa, Paso, TicketMesa } from '@carta/contracts';
import { toId } from '../../base-datos/ids';
import type { GrupoDoc, LineaDoc, MovimientoDoc, TicketDoc } from './grupo.schema';

/** Stored ↔ domain, field by field. */

/** A step of a ticket or a line, when it was taken, and by whom. */
export interface PasoDado extends Paso {
  en: Date;
  por: string;
  /** The mesa's rev that it made; steps stored long ago have none. */
  rev?: number;
}

/** A mesa and its last steps, in whatever order. */
export interface GrupoMovido {
  grupo: GrupoMesa;
  pasos: readonly PasoDado[];
}

export function toGrupoMesa(doc: GrupoDoc): GrupoMesa {
  return {
    id: doc._id.toHexString(),
    restauranteId: doc.restaurante.toHexString(),
    mesa: doc.mesa,
    rev: doc.rev,
    pagado: doc.pagado,
    actualizadoEn: doc.actualizadoEn,
    ...(doc.pagadoEn ? { pagadoEn: doc.pagadoEn } : {}),
    ...(doc.motivoCierre ? { motivoCierre: doc.motivoCierre } : {}),
    ...(doc.archivadoEn ? { archivadoEn: doc.archivadoEn } : {}),
    ...(doc.revReapertura ? { revReapertura: doc.revReapertura, reaperturas: doc.reaperturas } : {}),
    pedidos: doc.pedidos.map(toTicketMesa),
  };
}

function toTicketMesa(doc: TicketDoc): TicketMesa {
  return {
    id: doc._id.toHexString(),
    clave: doc.clave,
    revAlta: doc.revAlta,
    tipo: doc.tipo,
    creadoEn: doc.creadoEn,
    ...(doc.notas ? { notas: doc.notas } : {}),
    ...(doc.evita ? { evita: doc.evita } : {}),
    ...(doc.vistoEn ? { vistoEn: doc.vistoEn } : {}),
    ...(doc.sinVerificar ? { sinVerificar: true } : {}),
    ...(doc.tomadoPor ? { tomadoPor: doc.tomadoPor } : {}),
    ...(doc.lleva ? { lleva: doc.lleva } : {}),
    ...(doc.revLleva ? { revLleva: doc.revLleva } : {}),
    lineas: doc.lineas.map(toLineaMesa),
  };
}

function toLineaMesa({ _id, productoId, precio, opciones, ...resto }: LineaDoc): LineaMesa {
  return {
    ...resto,
    id: _id.toHexString(),
    productoId: productoId.toHexString(),
    precio: centimos(precio),
    ...(opciones
      ? { opciones: opciones.map((una) => ({ ...una, suplemento: centimos(una.suplemento) })) }
      : {}),
  };
}

/** The stored form of a line, for the write that changes it. */
export function toLineaDoc({ id, productoId, alergenos, opciones, ...resto }: LineaMesa): LineaDoc {
  return {
    ...resto,
    _id: toId(id),
    productoId: toId(productoId),
    ...(opciones ? { opciones: opciones.map((una) => ({ ...una })) } : {}),
    ...(alergenos ? { alergenos: [...alergenos] } : {}),
  };
}

export function toMovimientoDoc({ ticketId, lineaId, ...resto }: PasoDado): MovimientoDoc {
  return { pedido: toId(ticketId), ...(lineaId ? { linea: toId(lineaId) } : {}), ...resto };
}

export function toPasoDado({ pedido, linea, ...resto }: MovimientoDoc): PasoDado {
  return { ticketId: pedido.toHexString(), ...(linea ? { lineaId: linea.toHexString() } : {}), ...resto };
}
