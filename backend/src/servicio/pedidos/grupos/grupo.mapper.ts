import { centimos } from '@carta/contracts';
import type {
  Rebaja,
  Aprobable,
  Asiento,
  Cobro,
  GrupoMesa,
  LineaMesa,
  Paso,
  TicketMesa,
} from '@carta/contracts';
import { toId } from '../../../plataforma/base-datos/ids';
import type {
  RebajaDoc,
  AsientoDoc,
  CobroDoc,
  GrupoDoc,
  LineaDoc,
  MovimientoDoc,
  TicketDoc,
} from './grupo.schema';

export interface PasoDado extends Paso, Aprobable {
  en: Date;
  por: string;
  /** The mesa's rev that it made; old steps have none. */
  rev?: number;
  clave?: string;
  conClave?: true;
}

/** The steps are in no order. */
export interface GrupoMovido {
  grupo: GrupoMesa;
  pasos: readonly PasoDado[];
}

/** What only the stored mesa has, and what it has under another name. */
const PRIVADOS: Record<Exclude<keyof GrupoDoc, keyof GrupoMesa>, true> = {
  ...{
    _id: true,
    restaurante: true,
    peso: true,
    lineas: true,
    sinCodigo: true,
    claves: true,
    movidoEn: true,
  },
  ...{ movimientos: true, movimientosDinero: true, sello: true, pasosSellados: true },
};

export function toGrupoMesa(doc: GrupoDoc): GrupoMesa {
  const { cobros, ajustes, asientos } = doc;
  const comunes = Object.entries(doc).filter(([campo, valor]) => !(campo in PRIVADOS) && valor !== null);
  return {
    ...(Object.fromEntries(comunes) as Omit<GrupoMesa, 'id' | 'restauranteId' | 'pedidos'>),
    id: doc._id.toHexString(),
    restauranteId: doc.restaurante.toHexString(),
    ...(cobros ? { cobros: cobros.map(toCobro) } : {}),
    ...(ajustes ? { ajustes: ajustes.map(toRebaja) } : {}),
    ...(asientos ? { asientos: asientos.map(toAsiento) } : {}),
    pedidos: doc.pedidos.map(toTicketMesa),
  };
}

function toTicketMesa({ _id, huella: _secreta, lineas, ...resto }: TicketDoc): TicketMesa {
  return { ...resto, id: _id.toHexString(), lineas: lineas.map(toLineaMesa) };
}

function toLineaMesa({ _id, productoId, precio, opciones, deMenu, ...resto }: LineaDoc): LineaMesa {
  return {
    ...resto,
    id: _id.toHexString(),
    productoId: productoId.toHexString(),
    precio: centimos(precio),
    ...(deMenu ? { deMenu: deMenu.toHexString() } : {}),
    ...(opciones
      ? { opciones: opciones.map((opcion) => ({ ...opcion, suplemento: centimos(opcion.suplemento) })) }
      : {}),
  };
}

export function toLineaDoc({ id, productoId, opciones, deMenu, ...resto }: LineaMesa): LineaDoc {
  return {
    ...resto,
    _id: toId(id),
    productoId: toId(productoId),
    ...(deMenu === undefined ? {} : { deMenu: toId(deMenu) }),
    ...(opciones ? { opciones: opciones.map((opcion) => ({ ...opcion })) } : {}),
  };
}

function toRebaja({ _id, deshace, lineas, ...resto }: RebajaDoc): Rebaja {
  return {
    ...resto,
    id: _id.toHexString(),
    ...(deshace ? { deshace: deshace.toHexString() } : {}),
    lineas: lineas.map(({ linea, importe, ...cuantas }) => ({
      ...cuantas,
      linea: linea.toHexString(),
      importe: centimos(importe),
    })),
  };
}

export function toRebajaDoc({ id, deshace, lineas, ...resto }: Rebaja): RebajaDoc {
  return {
    ...resto,
    _id: toId(id),
    ...(deshace === undefined ? {} : { deshace: toId(deshace) }),
    lineas: lineas.map((cada) => ({ ...cada, linea: toId(cada.linea) })),
  };
}

function toAsiento({ importe, propina, ...resto }: AsientoDoc): Asiento {
  return {
    ...resto,
    importe: centimos(importe),
    ...(propina === undefined ? {} : { propina: centimos(propina) }),
  };
}

function toCobro({ _id, importe, propina, parteDe, lineas, ...resto }: CobroDoc): Cobro {
  return {
    ...resto,
    id: _id.toHexString(),
    importe: centimos(importe),
    ...(propina === undefined ? {} : { propina: centimos(propina) }),
    ...(parteDe === undefined ? {} : { parteDe: centimos(parteDe) }),
    ...(lineas
      ? { lineas: lineas.map(({ linea, unidades }) => ({ linea: linea.toHexString(), unidades })) }
      : {}),
  };
}

export function toCobroDoc({ id, lineas, ...resto }: Cobro): CobroDoc {
  return {
    ...resto,
    _id: toId(id),
    ...(lineas ? { lineas: lineas.map(({ linea, unidades }) => ({ linea: toId(linea), unidades })) } : {}),
  };
}

export function toMovimientoDoc({ ticketId, lineaId, mesas, ...resto }: PasoDado): MovimientoDoc {
  return {
    pedido: toId(ticketId),
    ...(lineaId ? { linea: toId(lineaId) } : {}),
    ...(mesas ? { mesas: [...mesas] } : {}),
    ...resto,
  };
}

export function toPasoDado({ pedido, linea, importe, ...resto }: MovimientoDoc): PasoDado {
  return {
    ticketId: pedido.toHexString(),
    ...(linea ? { lineaId: linea.toHexString() } : {}),
    ...(importe === undefined ? {} : { importe: centimos(importe) }),
    ...resto,
  };
}
