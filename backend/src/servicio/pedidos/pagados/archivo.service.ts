import { Injectable } from '@nestjs/common';
import { ESTADO_AL, INSTANTE_DE } from '@carta/contracts';
import type { Cobro, LineaComanda, TipoPedido } from '@carta/contracts';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { uuidOf } from '../../../plataforma/base-datos/uuid-de';
import { ArchivoRepository } from './archivo.repository';
import type { CobroDoc, GrupoDoc, TicketDoc } from '../grupos/grupo.schema';
import { buildTickets } from '../grupos/tickets';

const MINUTO_MS = 60_000;
const MINUTOS_A_LA_MESA = 2;

export interface MesaServida {
  mesa: number;
  rondas: readonly RondaServida[];
  pagadoEn: Date;
  comensales?: number;
  cobros?: readonly (Pick<Cobro, 'importe' | 'forma'> & { por: string })[];
}

export interface RondaServida {
  /** What is sold by its weight weighs its estimate. */
  lineas: readonly LineaComanda[];
  pedidaEn: Date;
  /** Minutes from the order to each of its tickets being listo. */
  minutosAListo: Readonly<Record<TipoPedido, number>>;
}

/** Mesas served elsewhere or earlier go straight into the archive: off the boards, but in the figures. */
@Injectable()
export class ArchivoService {
  constructor(private readonly archivo: ArchivoRepository) {}

  /** Importing the same mesas again adds none. @param origen distinguishes one import from another. */
  async importServidas(
    restauranteId: string,
    servidas: readonly MesaServida[],
    origen: string,
  ): Promise<void> {
    await this.archivo.insertArchivados(
      servidas.map((servida, i) => toGrupoDoc(restauranteId, servida, `${origen}:${restauranteId}:${i}`)),
    );
  }
}

function toGrupoDoc(
  restauranteId: string,
  { mesa, rondas, pagadoEn, comensales, cobros = [] }: MesaServida,
  semilla: string,
): GrupoDoc {
  const rev = pagadoEn.getTime();
  const cobrado = cobros.map((cobro, i) => toCobro(cobro, pagadoEn, `${semilla}:cobro:${i}`));
  return {
    _id: newId(),
    restaurante: toId(restauranteId),
    mesa,
    pagado: true,
    rev,
    actualizadoEn: pagadoEn,
    pagadoEn,
    archivadoEn: pagadoEn,
    ...(comensales === undefined ? {} : { comensales }),
    ...(cobrado.length > 0 ? { cobros: cobrado, revCobros: rev } : {}),
    pedidos: rondas.flatMap((ronda, i) => toTickets(ronda, `${semilla}:${i}`)),
  };
}

const toCobro = (cobro: NonNullable<MesaServida['cobros']>[number], en: Date, semilla: string): CobroDoc => ({
  ...cobro,
  _id: newId(),
  clave: uuidOf(semilla),
  en,
});

function toTickets({ lineas, pedidaEn, minutosAListo }: RondaServida, semilla: string): TicketDoc[] {
  // The unique index of keys recognises a repeated import by it.
  const clave = uuidOf(semilla);
  const tickets = buildTickets({ clave, huella: clave, creadoEn: pedidaEn, procedencia: {}, lineas });
  return tickets.map((ticket) => {
    const listoEn = new Date(pedidaEn.getTime() + minutosAListo[ticket.tipo] * MINUTO_MS);
    const entregadoEn = new Date(listoEn.getTime() + MINUTOS_A_LA_MESA * MINUTO_MS);
    const instantes = {
      [INSTANTE_DE.en_preparacion]: pedidaEn,
      [INSTANTE_DE.listo]: listoEn,
      [INSTANTE_DE.entregado]: entregadoEn,
    };
    return {
      ...ticket,
      revAlta: pedidaEn.getTime(),
      vistoEn: pedidaEn,
      lineas: ticket.lineas.map((linea) => ({
        ...linea,
        ...(linea.porPeso ? { gramos: linea.porPeso.gramosEstimados } : {}),
        ...instantes,
        estado: ESTADO_AL.entregar,
      })),
    };
  });
}
