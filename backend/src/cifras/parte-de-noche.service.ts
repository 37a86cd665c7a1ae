import { Injectable } from '@nestjs/common';
import {
  centimos,
  countLlamadas,
  countMinutos,
  countPedidos,
  jornadaDeDia,
  sumCentimos,
  toEuros,
} from '@carta/contracts';
import type {
  ActosDeParte,
  Cancelacion,
  Jornada,
  Husos,
  ParteDeNoche,
  ParteDelDia,
  TicketDeParte,
} from '@carta/contracts';
import { LlamadasService } from '../servicio/llamadas/llamadas.service';
import { PartesDeNocheService } from '../servicio/partes-de-noche/partes-de-noche.service';
import type {
  ActoDeParte,
  CifrasDeParte,
  ParteDoc,
} from '../servicio/partes-de-noche/partes-de-noche.service';
import { SelloService } from '../servicio/pedidos/sello/sello.service';
import { CierreConsultas } from './cierre-consultas.repository';
import { PartesDeNocheConsultas } from './partes-de-noche-consultas.repository';

const MINUTO_MS = 60_000;

/** Counts what a night was (docs/reglas/cifras.md#the-mornings-count). */
@Injectable()
export class ParteDeNocheService {
  constructor(
    private readonly consultas: PartesDeNocheConsultas,
    private readonly cierres: CierreConsultas,
    private readonly llamadas: LlamadasService,
    private readonly partes: PartesDeNocheService,
    private readonly sellos: SelloService,
  ) {}

  async findParte(restauranteId: string, dia: string): Promise<ParteDelDia> {
    const doc = await this.partes.findParte(restauranteId, dia);
    return { dia, parte: doc && toParteDeNoche(doc) };
  }

  /** Counts a day that is over, as everything is now. */
  async count(restauranteId: string, husos: Husos, dia: string, ahora: Date): Promise<CifrasDeParte> {
    const jornada = jornadaDeDia(husos, dia);
    const { inicio, fin } = jornada;
    const tickets: TicketDeParte[] = [];
    for await (const ticket of this.consultas.streamTickets(restauranteId, jornada)) tickets.push(ticket);
    const noche = await this.partes.findNoche(restauranteId, dia);
    const claves = noche.claves.map(({ clave }) => clave);
    const llegadas = await this.consultas.findClaves(restauranteId, claves);
    const { llamadas, tarde } = countLlamadas(
      await this.llamadas.findHechas(restauranteId, inicio, fin),
      ahora,
    );
    return {
      ...countPedidos(tickets),
      noLlegados: claves.filter((clave) => !llegadas.has(clave)).length,
      cocina: countMinutos(noche, Math.round((fin.getTime() - inicio.getTime()) / MINUTO_MS)),
      llamadas,
      llamadasTarde: tarde,
      anulaciones: await this.countAnulaciones(restauranteId, jornada),
      ajustes: await this.countRebajas(restauranteId, jornada),
      sello: await this.sellos.findLineaDelDia(restauranteId, dia, ahora),
    };
  }

  private async countAnulaciones(restauranteId: string, jornada: Jornada): Promise<ActoDeParte[]> {
    const actos = new Map<string, ActoDeParte>();
    for await (const { cobros = [] } of this.cierres.streamAnuladas(restauranteId, jornada)) {
      for (const { importe, anulado } of cobros) {
        if (anulado && jornada.inicio <= anulado.en && anulado.en < jornada.fin)
          addActo(actos, anulado, importe);
      }
    }
    return enOrden(actos);
  }

  private async countRebajas(restauranteId: string, jornada: Jornada): Promise<ActoDeParte[]> {
    const actos = new Map<string, ActoDeParte>();
    for await (const { ajustes = [] } of this.cierres.streamRebajadas(restauranteId, jornada)) {
      for (const ajuste of ajustes) {
        if (ajuste.en < jornada.inicio || jornada.fin <= ajuste.en) continue;
        addActo(
          actos,
          ajuste,
          ajuste.lineas.reduce((suma, { importe }) => suma + importe, 0),
        );
      }
    }
    return enOrden(actos);
  }
}

const enOrden = (actos: ReadonlyMap<string, ActoDeParte>): ActoDeParte[] =>
  [...actos.values()].sort((a, b) => a.por.localeCompare(b.por, 'es'));

function addActo(actos: Map<string, ActoDeParte>, { por, persona }: Cancelacion, importe: number): void {
  const clave = persona ?? por;
  const { veces, importe: antes } = actos.get(clave) ?? { veces: 0, importe: 0 };
  const quien = { por, ...(persona === undefined ? {} : { persona }) };
  actos.set(clave, { ...quien, veces: veces + 1, importe: antes + importe });
}

export function toParteDeNoche(parte: CifrasDeParte & Pick<ParteDoc, 'escritoEn'>): ParteDeNoche {
  const { pedidos, dobles, noLlegados, visto, cocina, llamadas, llamadasTarde, sello } = parte;
  return {
    escritoEn: parte.escritoEn.toISOString(),
    pedidos,
    dobles,
    noLlegados,
    visto: { vistos: visto.vistos, sinVer: visto.sinVer, p50: visto.p50, p95: visto.p95 },
    cocina: cocina && { sinPantalla: cocina.sinPantalla, sinMedir: cocina.sinMedir },
    llamadas,
    llamadasTarde,
    anulaciones: toActosDeParte(parte.anulaciones),
    ajustes: toActosDeParte(parte.ajustes),
    sello,
  };
}

const toActosDeParte = (actos: readonly ActoDeParte[]): ActosDeParte => ({
  veces: actos.reduce((suma, { veces }) => suma + veces, 0),
  importe: toEuros(sumCentimos(actos.map(({ importe }) => centimos(importe)))),
  quien: actos.map(({ por, veces, importe }) => ({ por, veces, importe: toEuros(centimos(importe)) })),
});
