import { LIMITES, isDeDinero, isHechoMesa, pasosEntre } from '@carta/contracts';
import type { GrupoMesa, TicketMesa } from '@carta/contracts';
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

/**
 * The smallest write that turns a stored mesa into the changed one: what changed of its tickets and
 * lines, by their place (the guard on rev makes places certain), the payment, and the steps that this
 * was, which are kept with the name of whoever took them.
 */
export function changedFields(antes: GrupoMesa, ahora: GrupoMesa, por: string): CamposCambiados {
  const cambios = new Cambios(antes, ahora);
  ahora.pedidos.forEach((ticket, i) => {
    const previo = antes.pedidos[i];
    if (previo && previo !== ticket) cambios.addTicket(previo, ticket, `pedidos.${i}`);
  });
  return cambios.withPasos(por);
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

  withPasos(por: string): CamposCambiados {
    const { actualizadoEn: en, rev } = this.ahora;
    const pasos = pasosEntre(this.antes, this.ahora).map((paso) =>
      toMovimientoDoc({ ...paso, en, por, rev }),
    );
    if (pasos.some(({ a }) => !isHechoMesa(a))) this.$set.movidoEn = en;
    return {
      $set: this.$set,
      ...(Object.keys(this.$unset).length > 0 ? { $unset: this.$unset } : {}),
      ...(pasos.length > 0 ? { $push: pushOf(pasos) } : {}),
    };
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
  const otros = pasos.filter((paso) => !isDeDinero(paso));
  return {
    ...(otros.length > 0 ? { movimientos: { $each: otros, $slice: -LIMITES.historialPorGrupo } } : {}),
    ...(dinero.length > 0 ? { movimientosDinero: { $each: dinero } } : {}),
  };
}
