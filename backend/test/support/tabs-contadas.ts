import { isEnEspera } from '@carta/contracts';
import type { EstadoLinea, Hecho } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import type { GrupoCambiado } from '../../src/plataforma/hechos/domain-events';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { TestApp } from './app';

/** A tab as far as what happens to it tells. */
export interface TabContada {
  mesa: number;
  pagado: boolean;
  motivo?: string | undefined;
  juntas: readonly number[];
  cobros: { id: string; importe: number; anulado: boolean }[];
  ajustes: { id: string; importe: number; deshecho: boolean }[];
  tickets: { id: string; isVisto: boolean; lleva: string | null; lineas: LineaContada[] }[];
}

interface LineaContada {
  id: string;
  estado: EstadoLinea;
  cantidad: number;
  isCancelada: boolean;
  isEnEspera: boolean;
}

/** Everything that these processes tell of mesas from now on. */
export function hearSucesos(procesos: readonly TestApp[]): GrupoCambiado[] {
  const sucesos: GrupoCambiado[] = [];
  for (const { app } of procesos)
    app.get(DomainEvents).on('grupo.cambiado', (suceso) => sucesos.push(suceso));
  return sucesos;
}

/** The tabs of a restaurante made of what happened to them alone: of `grupo` nothing but whose it is, and when. */
export function rebuildTabs(
  sucesos: readonly GrupoCambiado[],
  restauranteId: string,
): Record<string, TabContada> {
  const tabs: Record<string, TabContada> = {};
  const deAqui = sucesos.filter(({ grupo }) => grupo.restauranteId === restauranteId);
  for (const { grupo, hechos } of deAqui.toSorted((a, b) => a.grupo.rev - b.grupo.rev)) {
    const tab = (tabs[grupo.id] ??= {
      ...{ mesa: grupo.mesa, pagado: false, juntas: [], cobros: [], ajustes: [], tickets: [] },
    });
    for (const hecho of hechos) apply(tab, hecho);
  }
  return tabs;
}

/** The same of what is stored. */
export async function readTabs(
  { db }: TestApp,
  filtro: Partial<GrupoDoc>,
): Promise<Record<string, TabContada>> {
  const docs = await db.collection<GrupoDoc>('grupos').find(filtro).toArray();
  return Object.fromEntries(docs.map((doc) => [doc._id.toHexString(), toTab(doc)]));
}

const toTab = ({
  mesa,
  pagado,
  motivoCierre,
  mesasJuntas = [],
  cobros = [],
  ajustes = [],
  pedidos,
}: GrupoDoc): TabContada => ({
  mesa,
  pagado,
  ...(motivoCierre === undefined ? {} : { motivo: motivoCierre }),
  juntas: mesasJuntas,
  cobros: cobros.map(({ _id, importe, anulado }) => ({
    ...{ id: _id.toHexString(), importe, anulado: anulado !== undefined },
  })),
  ajustes: ajustes
    .filter(({ deshace }) => !deshace)
    .map(({ _id, lineas }) => ({
      id: _id.toHexString(),
      importe: lineas.reduce((suma, { importe }) => suma + importe, 0),
      deshecho: ajustes.some(({ deshace }) => deshace?.equals(_id)),
    })),
  tickets: pedidos.map(({ _id, vistoEn, lleva, lineas }) => ({
    id: _id.toHexString(),
    isVisto: vistoEn !== undefined,
    lleva: lleva?.por ?? null,
    lineas: lineas.map((linea) => ({
      id: linea._id.toHexString(),
      estado: linea.estado,
      cantidad: linea.cantidad,
      isCancelada: linea.cancelada !== undefined,
      isEnEspera: isEnEspera(linea),
    })),
  })),
});

function apply(tab: TabContada, hecho: Hecho): void {
  switch (hecho.es) {
    case 'pedido.entrado':
      tab.tickets.push(
        ...hecho.tickets.map(({ id, lineas }) => ({
          ...{ id, isVisto: false, lleva: null },
          lineas: lineas.map((linea) => ({
            ...{ id: linea.id, estado: linea.estado, cantidad: linea.cantidad, isCancelada: false },
            isEnEspera: isEnEspera(linea),
          })),
        })),
      );
      return;
    case 'ticket.visto':
      ticketOf(tab, hecho).isVisto = true;
      return;
    case 'ticket.llevado':
      ticketOf(tab, hecho).lleva = hecho.por;
      return;
    case 'linea.movida':
      lineaOf(tab, hecho).estado = hecho.a;
      return;
    case 'linea.cancelada': {
      const linea = lineaOf(tab, hecho);
      if (hecho.unidades === undefined) Object.assign(linea, { isCancelada: true, isEnEspera: false });
      else linea.cantidad -= hecho.unidades;
      return;
    }
    case 'linea.repuesta': {
      const linea = lineaOf(tab, hecho);
      linea.estado = hecho.a;
      linea.isCancelada = false;
      linea.isEnEspera = hecho.enEspera ?? false;
      linea.cantidad += hecho.unidades ?? 0;
      return;
    }
    case 'linea.marchada':
    case 'linea.detenida':
      lineaOf(tab, hecho).isEnEspera = hecho.es === 'linea.detenida';
      return;
    case 'linea.de-pase':
      lineaOf(tab, hecho).isEnEspera = hecho.enEspera ?? false;
      return;
    case 'linea.enterada':
    case 'mudanza.enterada':
      return;
    case 'cobro.hecho':
      tab.cobros.push({ id: hecho.cobro.id, importe: hecho.cobro.importe, anulado: false });
      return;
    case 'cobro.anulado':
      tab.cobros = tab.cobros.map((cobro) =>
        cobro.id === hecho.cobro.id ? { ...cobro, anulado: true } : cobro,
      );
      return;
    case 'ajuste.hecho': {
      const { id, lineas } = hecho.ajuste;
      const importe = lineas.reduce((suma, cada) => suma + cada.importe, 0);
      tab.ajustes.push({ id, importe, deshecho: false });
      return;
    }
    case 'ajuste.deshecho':
      tab.ajustes = tab.ajustes.map((ajuste) =>
        ajuste.id === hecho.ajuste.deshace ? { ...ajuste, deshecho: true } : ajuste,
      );
      return;
    case 'mesa.movida':
      tab.mesa = hecho.a;
      tab.juntas = hecho.juntas;
      return;
    case 'mesas.juntas':
      tab.juntas = hecho.mesas;
      return;
    case 'mesa.pagada':
    case 'mesa.cerrada':
      Object.assign(tab, { pagado: true, juntas: [] });
      if (hecho.es === 'mesa.cerrada') tab.motivo = hecho.motivo;
      return;
    case 'mesa.reabierta':
      tab.pagado = false;
      delete tab.motivo;
  }
}

function ticketOf({ tickets }: TabContada, { ticketId }: { ticketId: string }) {
  const ticket = tickets.find(({ id }) => id === ticketId);
  if (!ticket) throw new Error(`something happened to ${ticketId}, which never came`);
  return ticket;
}

function lineaOf(tab: TabContada, donde: { ticketId: string; lineaId: string }): LineaContada {
  const linea = ticketOf(tab, donde).lineas.find(({ id }) => id === donde.lineaId);
  if (!linea) throw new Error(`something happened to ${donde.lineaId}, which nobody ordered`);
  return linea;
}
