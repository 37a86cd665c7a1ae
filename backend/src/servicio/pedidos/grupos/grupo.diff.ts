import { LIMITES, isDeDinero, isHechoMesa, momentoOf, pasosEntre } from '@carta/contracts';
import type { Aprobable, Asiento, GrupoMesa, Hecho, Paso, TicketMesa } from '@carta/contracts';
import { sellar } from '../sello/sello';
import type { PasoSellado, Sello } from '../sello/sello';
import { pushClave } from './claves';
import type { Hecha } from './claves';
import { toRebajaDoc, toCobroDoc, toLineaDoc, toMovimientoDoc } from './grupo.mapper';
import type { RebajaDoc, MovimientoDoc } from './grupo.schema';

export interface CamposCambiados {
  $set: Record<string, unknown>;
  $unset?: Record<string, ''>;
  $push?: {
    movimientos?: { $each: MovimientoDoc[]; $slice: number };
    movimientosDinero?: { $each: MovimientoDoc[] };
    ajustes?: { $each: RebajaDoc[] };
    asientos?: { $each: Asiento[] };
    pasosSellados?: PasoSellado;
    claves?: { $each: string[]; $slice: number };
  };
}

/** These are written in their own way, or never change; every other field that an act changes is written as it is. */
const APARTE_MESA: readonly (keyof GrupoMesa)[] = [
  ...(['id', 'restauranteId', 'archivadoEn', 'rev', 'actualizadoEn'] as const),
  ...(['pedidos', 'cobros', 'ajustes', 'asientos'] as const),
];
const APARTE_TICKET: readonly (keyof TicketMesa)[] = ['id', 'lineas'];

/** `tocado`: when a change that had to wait was tapped. */
export interface Autoria extends Aprobable {
  por: string;
  persona?: string;
  hecha?: Hecha | undefined;
  tocado?: Date | undefined;
}

/** The write is as small as possible: the guard on rev makes the places of tickets and lines certain. */
export function changedFields(
  antes: GrupoMesa,
  ahora: GrupoMesa,
  hechos: readonly Hecho[],
  autoria: Autoria,
  sello?: Sello,
): CamposCambiados {
  const cambios = new Cambios(antes, ahora);
  ahora.pedidos.forEach((ticket, i) => {
    const previo = antes.pedidos[i];
    if (previo && previo !== ticket) cambios.addTicket(previo, ticket, `pedidos.${i}`);
  });
  return cambios.withSello(sello).withPasos(pasosEntre(antes, ahora, hechos), autoria);
}

class Cambios {
  private readonly $set: Record<string, unknown>;
  private readonly $unset: Record<string, ''> = {};
  private sellado: { pasosSellados?: PasoSellado } = {};

  constructor(
    private readonly antes: GrupoMesa,
    private readonly ahora: GrupoMesa,
  ) {
    this.$set = { rev: ahora.rev, actualizadoEn: ahora.actualizadoEn };
    this.putAll('', antes, ahora, APARTE_MESA);
    if (ahora.cobros !== antes.cobros) this.$set.cobros = ahora.cobros?.map(toCobroDoc);
  }

  addTicket(previo: TicketMesa, ticket: TicketMesa, lugar: string): void {
    this.putAll(`${lugar}.`, previo, ticket, APARTE_TICKET);
    ticket.lineas.forEach((linea, j) => {
      if (linea !== previo.lineas[j]) this.$set[`${lugar}.lineas.${j}`] = toLineaDoc(linea);
    });
  }

  /** @param previo the seal that the mesa was read with. */
  withSello(previo: Sello | undefined): this {
    const nuevo = sellar(previo, this.antes, this.ahora);
    if (!nuevo) return this;
    this.$set.sello = nuevo.sello;
    this.sellado = { pasosSellados: nuevo.paso };
    return this;
  }

  withPasos(dados: readonly Paso[], { por, persona, aprobadoPor, hecha, tocado }: Autoria): CamposCambiados {
    const { actualizadoEn, rev } = this.ahora;
    const conClave = hecha?.enPasos === undefined ? {} : ({ clave: hecha.enPasos, conClave: true } as const);
    const pasos = dados.map((paso) => {
      const en = tocado ? this.momentoDe(paso, tocado) : actualizadoEn;
      const quien = {
        ...{ en, por },
        ...(persona === undefined ? {} : { persona }),
        ...(aprobadoPor === undefined ? {} : { aprobadoPor }),
      };
      return toMovimientoDoc({ ...paso, ...quien, rev, ...conClave });
    });
    if (pasos.some(({ a }) => !isHechoMesa(a))) this.$set.movidoEn = actualizadoEn;
    const $push = {
      ...pushOf(pasos),
      ...this.pushRebajas(),
      ...this.pushAsientos(),
      ...this.sellado,
      ...(hecha ? pushClave(hecha) : {}),
    };
    return {
      $set: this.$set,
      ...(Object.keys(this.$unset).length > 0 ? { $unset: this.$unset } : {}),
      ...(Object.keys($push).length > 0 ? { $push } : {}),
    };
  }

  /** Nothing that was taken off is forgotten. */
  private pushRebajas(): CamposCambiados['$push'] {
    const nuevos = (this.ahora.ajustes ?? []).slice(this.antes.ajustes?.length ?? 0);
    return nuevos.length > 0 ? { ajustes: { $each: nuevos.map(toRebajaDoc) } } : {};
  }

  /** The ledger is only ever added to. */
  private pushAsientos(): CamposCambiados['$push'] {
    const nuevos = (this.ahora.asientos ?? []).slice(this.antes.asientos?.length ?? 0);
    return nuevos.length > 0 ? { asientos: { $each: nuevos } } : {};
  }

  /** The instant as the moved lines keep it; of several, the last. */
  private momentoDe({ ticketId, lineaId }: Paso, tocado: Date): Date {
    const ticket = this.antes.pedidos.find(({ id }) => id === ticketId);
    const ahora = this.ahora.pedidos.find(({ id }) => id === ticketId);
    const movidas = (ticket?.lineas ?? []).filter((linea, i) => linea !== ahora?.lineas[i]);
    return momentoOf(
      lineaId ? movidas.filter(({ id }) => id === lineaId) : movidas,
      tocado,
      ticket?.creadoEn,
    );
  }

  private putAll<T extends object>(lugar: string, antes: T, ahora: T, aparte: readonly (keyof T)[]): void {
    for (const campo of Object.keys({ ...antes, ...ahora }) as (keyof T & string)[]) {
      if (ahora[campo] === antes[campo] || aparte.includes(campo)) continue;
      if (ahora[campo] === undefined) this.$unset[`${lugar}${campo}`] = '';
      else this.$set[`${lugar}${campo}`] = ahora[campo];
    }
  }
}

/** Steps about money are never cut; of the others the last ones are kept. */
function pushOf(pasos: MovimientoDoc[]): CamposCambiados['$push'] {
  const dinero = pasos.filter(isDeDinero);
  const demas = pasos.filter((paso) => !isDeDinero(paso));
  return {
    ...(demas.length > 0 ? { movimientos: { $each: demas, $slice: -LIMITES.historialPorGrupo } } : {}),
    ...(dinero.length > 0 ? { movimientosDinero: { $each: dinero } } : {}),
  };
}
