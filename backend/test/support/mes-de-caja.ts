// Longer than most: a month of a house, with what a person at the till wrote down.
import { randomUUID } from 'node:crypto';
import {
  FORMAS_CAJA,
  FORMAS_COBRO,
  addRebaja,
  addCobro,
  rebajasVivas,
  annulCobro,
  cancelLinea,
  centimos,
  closeGrupo,
  elegir,
  inicioJornada,
  moveGrupo,
  moveMesa,
  moveTicket,
  payGrupo,
  pendienteDe,
  reopenGrupo,
  setComensales,
  undoRebaja,
} from '@carta/contracts';
import type { CierreDelDia, EstadisticasRango, GrupoMesa, Jornada, Movimiento } from '@carta/contracts';
import { CierreService } from '../../src/cifras/cierre.service';
import { EstadisticasService } from '../../src/cifras/estadisticas.service';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { cargaDe } from '../../src/servicio/pedidos/grupos/cabida';
import { buildTickets } from '../../src/servicio/pedidos/grupos/tickets';
import type { TestApp } from './app';
import { moveClockTo } from './move-clock';

const PRODUCTO = {
  id: 'c'.repeat(24),
  nombre: 'Tortilla',
  precio: centimos(850),
  disponible: true,
  tipo: 'comida',
  alergenos: [],
  alergenosDeclarados: false,
  formatos: [],
  opciones: [],
} as const;

/** What a person who stood at the till wrote down. */
interface Apunte {
  en: number;
  forma: (typeof FORMAS_CAJA)[number];
  importe: number;
}

/**
 * A house that charges, pays, annuls, cancels, moves and reopens day after day, and somebody who writes down every
 * euro.
 */
export class MesDeCaja {
  private readonly apuntes: Apunte[] = [];
  private readonly mesas: string[] = [];
  private idas = 0;

  constructor(
    private readonly app: TestApp,
    private readonly id: string,
  ) {}

  private get grupos(): GruposRepository {
    return this.app.app.get(GruposRepository);
  }

  /** Does something to some mesa at an instant; which, and how much, follows from a number. */
  async step(en: number, n: number): Promise<void> {
    moveClockTo(en);
    if (this.mesas.length === 0 || n % 4 === 0) return this.serve(en, n);
    const mesa = this.mesas[(n >> 3) % this.mesas.length] ?? '';
    const antes = await this.grupos.findGrupoFirme(this.id, { grupoId: mesa });
    if (!antes) throw new Error(`no mesa ${mesa}`);
    if (!antes.pagado && n % 13 === 8) return this.serve(en, n, antes.mesa);
    const move = this.moveOf(antes, n);
    await this.grupos.changeGrupo(this.id, { grupoId: mesa }, { por: 'Ana' }, (grupo) => {
      const movimiento = move(grupo, new Date());
      return movimiento.ok ? movimiento.grupo : grupo;
    });
    const ahora = await this.grupos.findGrupoFirme(this.id, { grupoId: mesa });
    if (ahora) this.write(antes, ahora, en);
  }

  /** The takings of a day by form, in céntimos, as they were written down. */
  takenOn({ inicio, fin }: Jornada): Record<string, number> {
    const delDia = this.apuntes.filter(({ en }) => inicio.getTime() <= en && en < fin.getTime());
    return Object.fromEntries(
      FORMAS_CAJA.map((forma) => [
        forma,
        delDia.reduce((suma, apunte) => suma + (apunte.forma === forma ? apunte.importe : 0), 0),
      ]),
    );
  }

  closing(dia: string): Promise<CierreDelDia> {
    return this.app.app.get(CierreService).findCierre(this.id, dia);
  }

  figures(desde: string, hasta: string): Promise<EstadisticasRango> {
    const rango = { desde, hasta };
    return this.app.app.get(EstadisticasService).rango(this.id, this.id, rango, new Date());
  }

  private async serve(en: number, n: number, mesa = 1 + this.mesas.length): Promise<void> {
    const clave = randomUUID();
    const lineas = [{ producto: PRODUCTO, eleccion: elegir(PRODUCTO, {}), cantidad: 1 + (n % 5) }];
    const creadoEn = new Date(en);
    const [ticket] = buildTickets({ clave, huella: clave, creadoEn, procedencia: {}, lineas });
    if (!ticket) throw new Error('no ticket');
    const tickets = [ticket] as const;
    const alta = { mesa, tickets, carga: cargaDe(tickets), ahora: creadoEn, deMesa: {} };
    const { grupo } = await this.grupos.addTickets({ restauranteId: this.id, ...alta });
    await this.grupos.changeGrupo(this.id, { grupoId: grupo.id }, { por: 'Ana' }, (abierta) => {
      const movimiento = moveGrupo(abierta, 'entregado', creadoEn);
      return movimiento.ok ? movimiento.grupo : abierta;
    });
    if (!this.mesas.includes(grupo.id)) this.mesas.push(grupo.id);
  }

  private moveOf(mesa: GrupoMesa, n: number): (grupo: GrupoMesa, en: Date) => Movimiento {
    const por = 'Ana';
    if (mesa.pagado) return (grupo, en) => reopenGrupo(grupo, grupo.rev, inicioJornada([], en));
    const demas = this.moveDeSala(mesa, n);
    if (demas) return demas;
    const cobros = (mesa.cobros ?? []).filter(({ anulado }) => !anulado);
    const [cobro] = cobros;
    if (cobro && n % 3 === 0) return (grupo, en) => annulCobro(grupo, cobro.id, { en, por, motivo: 'error' });
    if (n % 4 === 1) return (grupo, en) => payGrupo(grupo, grupo.rev, en);
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const ajuste = this.rebajaOf(mesa, id, n);
    if (ajuste) return ajuste;
    const importe = centimos(Math.max(1, Math.min(pendienteDe(mesa), 1 + (n % 1_700))));
    const forma = FORMAS_COBRO[n % FORMAS_COBRO.length] ?? 'otro';
    return (grupo, en) => addCobro(grupo, { id, clave: id, importe, forma }, { en, por }, grupo.rev);
  }

  /** What is no money: a dish goes back and is cancelled, the party counts itself, goes elsewhere or is forgotten. */
  private moveDeSala(mesa: GrupoMesa, n: number): ((grupo: GrupoMesa, en: Date) => Movimiento) | null {
    const por = 'Ana';
    const ticket = mesa.pedidos.at(-1);
    const linea = ticket?.lineas[0];
    if (!ticket || !linea) return null;
    switch (n % 13) {
      case 1:
        return (grupo, en) => moveTicket(grupo, ticket.id, 'listo', en, { rev: grupo.rev });
      case 2:
        return (grupo, en) => moveTicket(grupo, ticket.id, 'entregado', en, { rev: grupo.rev });
      case 3:
      case 4: {
        const retirada = n % 13 === 3 ? { retirada: { unidades: 1, clave: randomUUID() } } : {};
        return (grupo, en) =>
          cancelLinea(grupo, ticket.id, linea.id, { en, por, motivo: 'sobra', ...retirada }, grupo.rev);
      }
      case 5:
        return (grupo) => setComensales(grupo, 1 + (n % 6), grupo.rev);
      case 6: {
        const a = 1_000 + (this.idas += 1);
        return (grupo, en) => moveMesa(grupo, { de: grupo.mesa, a, rev: grupo.rev }, { en, por });
      }
      case 7:
        return (grupo, en) => closeGrupo(grupo, 'se fueron', en);
      default:
        return null;
    }
  }

  /** What is taken off a bill, and given back, is in no takings. */
  private rebajaOf(
    mesa: GrupoMesa,
    id: string,
    n: number,
  ): ((grupo: GrupoMesa, en: Date) => Movimiento) | null {
    const por = 'Ana';
    const [vivo] = rebajasVivas(mesa);
    if (vivo && n % 5 === 2)
      return (grupo, en) => undoRebaja(grupo, vivo.id, { id, clave: id }, { en, por }, grupo.rev);
    const linea = mesa.pedidos[0]?.lineas[0]?.id ?? '';
    const comun = { id, clave: id, motivo: 'de la casa' };
    if (n % 7 === 3) {
      const lineas = [{ linea, unidades: 1 }];
      return (grupo, en) => addRebaja(grupo, { ...comun, tipo: 'invitar', lineas }, { en, por }, grupo.rev);
    }
    if (n % 7 !== 5) return null;
    const porcentaje = 1 + (n % 60);
    return (grupo, en) =>
      addRebaja(grupo, { ...comun, tipo: 'descuento', porcentaje }, { en, por }, grupo.rev);
  }

  private write(antes: GrupoMesa, ahora: GrupoMesa, en: number): void {
    const add = (forma: Apunte['forma'], importe: number): void => {
      if (importe !== 0) this.apuntes.push({ en, forma, importe });
    };
    const vivos = (mesa: GrupoMesa) => (mesa.cobros ?? []).filter(({ anulado }) => !anulado);
    for (const cobro of vivos(ahora)) {
      if (!vivos(antes).some(({ id }) => id === cobro.id)) add(cobro.forma, cobro.importe);
    }
    for (const cobro of vivos(antes)) {
      if (!vivos(ahora).some(({ id }) => id === cobro.id)) add(cobro.forma, 0 - cobro.importe);
    }
    if (antes.motivoCierre !== undefined || ahora.motivoCierre !== undefined) return;
    if (!antes.pagado && ahora.pagado) add('sin_indicar', pendienteDe(antes));
    if (antes.pagado && !ahora.pagado) add('sin_indicar', 0 - pendienteDe(ahora));
  }
}
