import { LIMITES, isDeDinero, isHechoMesa, momentoOf, pasosEntre } from '@carta/contracts';
import type { GrupoMesa, Hecho, Paso, TicketMesa } from '@carta/contracts';
import { toCobroDoc, toLineaDoc, toMovimientoDoc } from './grupo.mapper';
import type { MovimientoDoc } from './grupo.schema';

/** The parts of a stored mesa to be written over, taken away or added, by their paths. */
export interface CamposCambiados {
  $set: Record<string, unknown>;
  $unset?: Record<string, ''>;
  $push?: {
    movimientos?: { $each: MovimientoDoc[]; $slice: number };
    movimientosDinero?: { $each: MovimientoDoc[] };
  };
}

/** What a mesa keeps of where it is and of its payments, stored as it is. */
const DE_MESA = [
  'mesa',
  'pagadoEn',
  'motivoCierre',
  'revReapertura',
  'reaperturas',
  'mudanzas',
  'mesasJuntas',
  'revJuntas',
  'vecesJuntas',
  'revCobros',
] as const satisfies readonly (keyof GrupoMesa)[];

/** What a ticket keeps besides its lines and may change once it is stored. */
const DE_TICKET = ['vistoEn', 'lleva', 'revLleva', 'antes'] as const satisfies readonly (keyof TicketMesa)[];

/** Under whose name a change is kept, and under which key; `tocado`: when it was tapped, if it had to wait. */
export interface Autoria {
  por: string;
  clave?: string | undefined;
  tocado?: Date | undefined;
}

/**
 * The smallest write that turns a stored mesa into the changed one: what changed of its tickets and
 * lines, by their place (the guard on rev makes places certain), the payment, and the steps that this
 * was, which are kept with the name of whoever took them.
 */
export function changedFields(
  antes: GrupoMesa,
  ahora: GrupoMesa,
  hechos: readonly Hecho[],
  autoria: Autoria,
): CamposCambiados {
  const cambios = new Cambios(antes, ahora);
  ahora.pedidos.forEach((ticket, i) => {
    const previo = antes.pedidos[i];
    if (previo && previo !== ticket) cambios.addTicket(previo, ticket, `pedidos.${i}`);
  });
  return cambios.withPasos(pasosEntre(antes, ahora, hechos), autoria);
}

class Cambios {
  private readonly $set: Record<string, unknown>;
  private readonly $unset: Record<string, ''> = {};

  constructor(
    private readonly antes: GrupoMesa,
    private readonly ahora: GrupoMesa,
  ) {
    this.$set = { rev: ahora.rev, actualizadoEn: ahora.actualizadoEn };
    if (ahora.pagado !== antes.pagado) this.$set.pagado = ahora.pagado;
    for (const campo of DE_MESA) this.put(campo, antes[campo], ahora[campo]);
    if (ahora.cobros !== antes.cobros) this.$set.cobros = ahora.cobros?.map(toCobroDoc);
  }

  addTicket(previo: TicketMesa, ticket: TicketMesa, lugar: string): void {
    for (const campo of DE_TICKET) this.put(`${lugar}.${campo}`, previo[campo], ticket[campo]);
    ticket.lineas.forEach((linea, j) => {
      if (linea !== previo.lineas[j]) this.$set[`${lugar}.lineas.${j}`] = toLineaDoc(linea);
    });
  }

  withPasos(dados: readonly Paso[], { por, clave, tocado }: Autoria): CamposCambiados {
    const { actualizadoEn, rev } = this.ahora;
    const pasos = dados.map((paso) => {
      const en = tocado ? this.momentoDe(paso, tocado) : actualizadoEn;
      return toMovimientoDoc({ ...paso, en, por, rev, ...(clave === undefined ? {} : { clave }) });
    });
    if (pasos.some(({ a }) => !isHechoMesa(a))) this.$set.movidoEn = actualizadoEn;
    return {
      $set: this.$set,
      ...(Object.keys(this.$unset).length > 0 ? { $unset: this.$unset } : {}),
      ...(pasos.length > 0 ? { $push: pushOf(pasos) } : {}),
    };
  }

  /** As the lines that it moves keep it: of several, the last. */
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

  private put(lugar: string, antes: unknown, ahora: unknown): void {
    if (ahora === antes) return;
    if (ahora === undefined) this.$unset[lugar] = '';
    else this.$set[lugar] = ahora;
  }
}

/** Steps about money go where nothing is ever cut; of the others the last ones are kept. */
function pushOf(pasos: MovimientoDoc[]): CamposCambiados['$push'] {
  const dinero = pasos.filter(isDeDinero);
  const demas = pasos.filter((paso) => !isDeDinero(paso));
  return {
    ...(demas.length > 0 ? { movimientos: { $each: demas, $slice: -LIMITES.historialPorGrupo } } : {}),
    ...(dinero.length > 0 ? { movimientosDinero: { $each: dinero } } : {}),
  };
}
