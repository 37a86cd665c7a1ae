// Longer than most: the model of a mesa with menus and the moves that it is compared with belong together.
import fc from 'fast-check';
import { centimos } from '../../../plataforma/dominio/dinero';
import { addRebaja, undoRebaja } from '../dinero/rebajar';
import type { Rebaja, RebajaPedida } from './rebaja';
import { addCobro, annulCobro, pendienteDe, totalCobrado } from '../dinero/cobrar';
import { ESTADOS_LINEA, stepOf } from '../linea/estado-linea';
import type { EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo, estadoTicket, totalGrupo } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import { hechosEntre } from '../historia/hechos';
import { pasosEntre } from '../historia/historial';
import { estadosDeMenus, lineasDeMesa } from './menus';
import type { Movimiento } from './movimiento';
import { moveGrupo, moveLinea, moveTicket } from '../pases/movimientos';
import { reopenGrupo } from '../dinero/movimientos-cobro';
import { acknowledgeLinea, cancelLinea } from '../pases/movimientos-sala';
import { DIA_LARGO, INICIO, at, buildGrupo, buildLinea } from '../pruebas/mesa';
import { restoreLinea } from '../pases/reponer';

/** The plain model: what is still wanted of each menu and of the loose dishes, and how far it is. */
interface PlatoModelo {
  /** What it costs now, and what it did before each adjustment of it that stands. */
  precio: number;
  rebajas: { ajuste: string; antes: number }[];
  paso: number;
  isVivo: boolean;
  clave?: string;
}
interface MenuModelo {
  precio: number;
  rebajas: { ajuste: string; antes: number }[];
  platos: string[];
  isVivo: boolean;
  clave?: string;
}
interface Modelo {
  menus: Record<string, MenuModelo>;
  platos: Record<string, PlatoModelo>;
}

const ANA = { por: 'Ana', en: INICIO };

/** One order: menus of dishes on two tickets, and some loose dishes. */
const pedido = fc.record({
  menus: fc.array(
    fc.record({
      precio: fc.constantFrom(1_200, 1_450),
      platos: fc.array(fc.record({ suplemento: fc.constantFrom(0, 0, 300), isBebida: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  sueltos: fc.array(fc.constantFrom(220, 850), { maxLength: 2 }),
});
type Pedido = typeof pedido extends fc.Arbitrary<infer T> ? T : never;

function buildTickets({ menus, sueltos }: Pedido, n: number, revAlta: number): TicketMesa[] {
  const cocina: LineaMesa[] = [];
  const barra: LineaMesa[] = [];
  menus.forEach(({ precio, platos }, i) => {
    const id = `o${n}m${i}`;
    cocina.push(buildLinea('pendiente', { id, esMenu: true, precio: centimos(precio) }));
    platos.forEach(({ suplemento, isBebida }, j) => {
      const plato = { id: `${id}d${j}`, deMenu: id, precio: centimos(suplemento) };
      (isBebida ? barra : cocina).push(buildLinea('pendiente', plato));
    });
  });
  sueltos.forEach((precio, i) =>
    cocina.push(buildLinea('pendiente', { id: `o${n}s${i}`, precio: centimos(precio) })),
  );
  const ticketOf = (tipo: TicketMesa['tipo'], lineas: LineaMesa[]): TicketMesa => ({
    ...{ id: `o${n}${tipo}`, clave: `o${n}`, revAlta, tipo, creadoEn: INICIO, lineas },
  });
  return [ticketOf('comida', cocina), ...(barra.length > 0 ? [ticketOf('bebida', barra)] : [])];
}

function addToModelo(modelo: Modelo, tickets: readonly TicketMesa[]): void {
  for (const { id, esMenu, deMenu, precio } of tickets.flatMap(({ lineas }) => lineas)) {
    if (esMenu) modelo.menus[id] = { precio, rebajas: [], platos: [], isVivo: true };
    else modelo.platos[id] = { precio, rebajas: [], paso: 0, isVivo: true };
    if (deMenu !== undefined) modelo.menus[deMenu]?.platos.push(id);
  }
}

const menuDe = ({ menus }: Modelo, plato: string): [string, MenuModelo] | undefined =>
  Object.entries(menus).find(([, { platos }]) => platos.includes(plato));
const vivosDe = ({ platos }: Modelo, menu: MenuModelo | undefined): string[] =>
  (menu?.platos ?? []).filter((id) => platos[id]?.isVivo);
const totalOf = ({ menus, platos }: Modelo): number =>
  [...Object.values(menus), ...Object.values(platos)].reduce(
    (suma, { precio, isVivo }) => suma + (isVivo ? precio : 0),
    0,
  );

type Suceso =
  | { que: 'llega'; pedido: Pedido }
  | { que: 'linea'; linea: number; to: EstadoLinea }
  | { que: 'ticket'; ticket: number; to: EstadoLinea }
  | { que: 'mesa'; to: EstadoLinea | 'pagado' }
  | { que: 'cancela'; linea: number; clave: string }
  | { que: 'repone'; linea: number; clave: string }
  | { que: 'entera'; linea: number }
  | { que: 'cobra'; importe: number }
  | { que: 'cobra_lineas'; lineas: number[] }
  | { que: 'anula'; cobro: number }
  | { que: 'ajusta'; linea: number; tipo: 'invitar' | 'devolver' | 'descuento'; porcentaje: number }
  | { que: 'desajusta'; ajuste: number }
  | { que: 'reabre' };

const n = fc.nat(40);
const estado = fc.constantFrom(...ESTADOS_LINEA);
const clave = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ que: fc.constant('llega' as const), pedido }) },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('linea' as const), linea: n, to: estado }) },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('ticket' as const), ticket: n, to: estado }) },
  {
    weight: 2,
    arbitrary: fc.record({
      que: fc.constant('mesa' as const),
      to: fc.constantFrom(...ESTADOS_LINEA, 'pagado' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ que: fc.constant('cancela' as const), linea: n, clave }) },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('repone' as const), linea: n, clave }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('entera' as const), linea: n }) },
  {
    weight: 2,
    arbitrary: fc.record({ que: fc.constant('cobra' as const), importe: fc.integer({ min: 1, max: 3_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      que: fc.constant('cobra_lineas' as const),
      lineas: fc.array(n, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('anula' as const), cobro: n }) },
  {
    weight: 3,
    arbitrary: fc.record({
      que: fc.constant('ajusta' as const),
      // few of them, so that one is adjusted more than once
      linea: fc.nat(3),
      tipo: fc.constantFrom('invitar' as const, 'devolver' as const, 'descuento' as const),
      porcentaje: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('desajusta' as const), ajuste: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('reabre' as const) }) },
);

/** What the model says that a cancellation takes; null where it is refused. */
function takenBy(
  modelo: Modelo,
  grupo: GrupoMesa,
  id: string,
  cobradas: ReadonlySet<string>,
): string[] | null {
  const [menuId, menu] = modelo.menus[id] ? [id, modelo.menus[id]] : (menuDe(modelo, id) ?? []);
  const vivos = vivosDe(modelo, menu);
  const isTodo =
    menu !== undefined && menuId !== undefined && (menuId === id || (vivos.length === 1 && vivos[0] === id));
  const tomadas = isTodo ? [menuId, ...vivos] : [id];
  const importe = tomadas.reduce((suma, una) => suma + (modelo.menus[una] ?? modelo.platos[una])!.precio, 0);
  const isServida = tomadas.some((una) => modelo.platos[una]?.paso === stepOf('entregado'));
  const isCobrada =
    tomadas.some((una) => cobradas.has(una)) || totalOf(modelo) - importe < totalCobrado(grupo);
  return grupo.pagado || isServida || isCobrada ? null : tomadas;
}

class Mesa {
  grupo: GrupoMesa = buildGrupo([], { rev: 1 });
  readonly modelo: Modelo = { menus: {}, platos: {} };
  private cobros = 0;
  private readonly usadas = new Set<string>();
  private readonly quitadas = new Map<string, string>();

  run(cada: Suceso): void {
    const antes = this.grupo;
    if (cada.que === 'llega') {
      if (antes.pagado) return;
      const tickets = buildTickets(cada.pedido, antes.pedidos.length, antes.rev + 1);
      addToModelo(this.modelo, tickets);
      this.grupo = { ...antes, rev: antes.rev + 1, pedidos: [...antes.pedidos, ...tickets] };
    } else if (antes.pedidos.length > 0) this.move(cada);
    this.check(antes);
  }

  private get lineas(): LineaMesa[] {
    return lineasDeMesa(this.grupo);
  }

  private ticketDe(id: string): string {
    return this.grupo.pedidos.find(({ lineas }) => lineas.some((linea) => linea.id === id))?.id ?? '';
  }

  private take(movimiento: Movimiento): boolean {
    if (!movimiento.ok) return false;
    const isOtro = movimiento.grupo !== this.grupo;
    if (isOtro) expect(movimiento.grupo.rev).toBe(this.grupo.rev + 1);
    this.grupo = movimiento.grupo;
    return isOtro;
  }

  private move(cada: Exclude<Suceso, { que: 'llega' }>): void {
    switch (cada.que) {
      case 'linea': {
        const { id } = at(this.lineas, cada.linea);
        this.take(moveLinea(this.grupo, this.ticketDe(id), id, cada.to, INICIO));
        return this.learnPasos();
      }
      case 'ticket':
        this.take(moveTicket(this.grupo, at(this.grupo.pedidos, cada.ticket).id, cada.to, INICIO));
        return this.learnPasos();
      case 'mesa':
        this.take(moveGrupo(this.grupo, cada.to, INICIO));
        return this.learnPasos();
      case 'cancela':
        return this.cancel(at(this.lineas, cada.linea), cada.clave);
      case 'repone':
        return this.restore(at(this.lineas, cada.linea), cada.clave);
      case 'entera': {
        const { id } = at(this.lineas, cada.linea);
        this.take(acknowledgeLinea(this.grupo, this.ticketDe(id), id, ANA));
        return;
      }
      case 'cobra':
      case 'cobra_lineas': {
        const lineas = 'lineas' in cada ? new Set(cada.lineas.map((i) => at(this.lineas, i).id)) : undefined;
        const cuanto = lineas
          ? { lineas: [...lineas].map((linea) => ({ linea, unidades: 1 })) }
          : { importe: centimos('importe' in cada ? cada.importe : 0) };
        const id = `c${this.cobros++}`;
        this.take(
          addCobro(
            this.grupo,
            { id: id.padEnd(16, '-'), clave: id, forma: 'tarjeta', ...cuanto },
            ANA,
            this.grupo.rev,
          ),
        );
        return;
      }
      case 'anula': {
        const { cobros = [] } = this.grupo;
        if (cobros.length > 0)
          this.take(annulCobro(this.grupo, at(cobros, cada.cobro).id, { ...ANA, motivo: 'x' }));
        return;
      }
      case 'ajusta':
        return this.adjust(at(this.lineas, cada.linea), cada.tipo, cada.porcentaje);
      case 'desajusta': {
        const pasos = (this.grupo.ajustes ?? []).filter(({ deshace }) => deshace === undefined);
        if (pasos.length > 0) this.giveBack(at(pasos, cada.ajuste));
        return;
      }
      case 'reabre':
        this.take(reopenGrupo(this.grupo, this.grupo.rev, DIA_LARGO));
    }
  }

  /** How far each dish is comes from the tested moves; a menu has no step of its own. */
  private learnPasos(): void {
    for (const { id, esMenu, estado: hasta } of this.lineas) {
      if (!esMenu) this.modelo.platos[id]!.paso = stepOf(hasta);
    }
    expect(this.lineas.filter(({ esMenu, estado: hasta }) => esMenu && hasta !== 'pendiente')).toEqual([]);
  }

  private get cobradas(): ReadonlySet<string> {
    return new Set(
      (this.grupo.cobros ?? [])
        .filter(({ anulado }) => !anulado)
        .flatMap(({ lineas = [] }) => lineas.map(({ linea: id }) => id)),
    );
  }

  private modeloDe(id: string): MenuModelo | PlatoModelo {
    return (this.modelo.menus[id] ?? this.modelo.platos[id])!;
  }

  /** A menu is adjusted at its price, a dish of it at its supplement. */
  private adjust({ id: linea }: LineaMesa, tipo: Rebaja['tipo'], porcentaje: number): void {
    const suyo = this.modeloDe(linea);
    const importe = tipo === 'descuento' ? Math.floor((suyo.precio * porcentaje + 50) / 100) : suyo.precio;
    const isLibre = suyo.isVivo && !this.grupo.pagado && !this.cobradas.has(linea);
    const isPosible = isLibre && importe > 0 && importe <= totalOf(this.modelo) - totalCobrado(this.grupo);
    const id = `a${this.grupo.ajustes?.length ?? 0}`;
    const comun = { id, clave: id, motivo: 'x' };
    const pedido: RebajaPedida =
      tipo === 'invitar' || tipo === 'devolver'
        ? { ...comun, tipo, lineas: [{ linea, unidades: 1 }] }
        : { ...comun, tipo: 'descuento', linea, porcentaje };
    const movimiento = addRebaja(this.grupo, pedido, ANA, this.grupo.rev);
    expect(movimiento.ok).toBe(isPosible);
    if (!this.take(movimiento)) return;
    suyo.rebajas.push({ ajuste: id, antes: suyo.precio });
    suyo.precio -= importe;
  }

  /** The last of a line first; what was cancelled stays as it was cancelled. */
  private giveBack({ id: ajuste, lineas }: Rebaja): void {
    const linea = lineas[0]?.linea ?? '';
    const suyo = this.modeloDe(linea);
    const isUltima = suyo.rebajas.at(-1)?.ajuste === ajuste;
    const isHecha = !suyo.rebajas.some((rebaja) => rebaja.ajuste === ajuste);
    const isPosible = isHecha || (isUltima && !this.grupo.pagado && !this.cobradas.has(linea));
    const id = `a${this.grupo.ajustes?.length ?? 0}`;
    const movimiento = undoRebaja(this.grupo, ajuste, { id, clave: id }, ANA, this.grupo.rev);
    expect(movimiento.ok).toBe(isPosible);
    if (!this.take(movimiento)) return;
    const { antes = 0 } = suyo.rebajas.pop() ?? {};
    if (suyo.isVivo) suyo.precio = antes;
  }

  private cancel(linea: LineaMesa, clave: string): void {
    if (this.usadas.has(clave) || linea.cancelada) return;
    const { cobradas } = this;
    const tomadas = takenBy(this.modelo, this.grupo, linea.id, cobradas);
    const movimiento = cancelLinea(this.grupo, this.ticketDe(linea.id), linea.id, {
      ...ANA,
      motivo: 'x',
      clave,
    });
    expect(movimiento.ok).toBe(tomadas !== null);
    if (!this.take(movimiento)) return;
    this.usadas.add(clave);
    this.quitadas.set(clave, linea.id);
    for (const id of tomadas ?? [])
      Object.assign((this.modelo.menus[id] ?? this.modelo.platos[id])!, { isVivo: false, clave });
  }

  private restore(linea: LineaMesa, clave: string): void {
    if (!this.take(restoreLinea(this.grupo, this.ticketDe(linea.id), linea.id, clave, ANA))) return;
    expect(this.usadas).toContain(clave);
    for (const una of [...Object.values(this.modelo.menus), ...Object.values(this.modelo.platos)]) {
      if (una.clave === clave) Object.assign(una, { isVivo: true, clave: undefined });
    }
  }

  private check(antes: GrupoMesa): void {
    const { grupo, modelo } = this;
    const isVivo = (id: string) => (modelo.menus[id] ?? modelo.platos[id])!.isVivo;
    // one comparison for all of them: Jest's are what a run of this takes its time for
    expect(this.lineas.filter(({ id, cancelada }) => (cancelada === undefined) !== isVivo(id))).toEqual([]);
    const debido = grupo.pagado ? 0 : totalOf(modelo) - totalCobrado(grupo);
    expect([totalGrupo(grupo), pendienteDe(grupo)]).toEqual([totalOf(modelo), debido]);
    expect(totalCobrado(grupo)).toBeLessThanOrEqual(totalGrupo(grupo));
    const estados = estadosDeMenus(grupo.pedidos);
    const isMenuAjeno = ([id, menu]: [string, MenuModelo]): boolean => {
      const pasos = vivosDe(modelo, menu).map((plato) => modelo.platos[plato]!.paso);
      const isAjeno = stepOf(estados.get(id) ?? 'entregado') !== Math.min(...pasos);
      return menu.isVivo !== pasos.length > 0 || (menu.isVivo && isAjeno);
    };
    const isTicketAjeno = (ticket: TicketMesa): boolean => {
      const platos = ticket.lineas.filter(({ id, esMenu }) => !esMenu && isVivo(id));
      const isServido = platos.every((linea) => stepOf(linea.estado) === stepOf('entregado'));
      return (estadoTicket(ticket) === 'entregado') !== isServido;
    };
    expect(Object.entries(modelo.menus).filter(isMenuAjeno)).toEqual([]);
    expect(grupo.pedidos.filter(isTicketAjeno)).toEqual([]);
    const quedan = Object.values(modelo.platos).some((plato) => plato.isVivo);
    if (!grupo.pagado && grupo.pedidos.length > 0) expect(estadoGrupo(grupo) === 'vacia').toBe(!quedan);
    if (grupo === antes) return;
    // A menu is never said to have moved, and is one step when it is cancelled or comes back.
    const menus = Object.keys(modelo.menus);
    const pasos = pasosEntre(antes, grupo);
    for (const paso of pasos) {
      const isFuera = paso.a === 'cancelada' || paso.de === 'cancelada';
      if (paso.lineaId !== undefined && menus.includes(paso.lineaId)) expect(isFuera).toBe(true);
      if (isFuera) expect(pasos).toHaveLength(1);
    }
    expect(
      hechosEntre(antes, grupo).some((hecho) => hecho.es === 'linea.movida' && menus.includes(hecho.lineaId)),
    ).toBe(false);
  }
}

it('counts the money of menus once, and keeps them as far as their dishes, through any sequence', () => {
  fc.assert(
    fc.property(pedido, fc.array(suceso, { maxLength: 40, size: 'max' }), (primero, sucesos) => {
      const mesa = new Mesa();
      mesa.run({ que: 'llega', pedido: primero });
      for (const cada of sucesos) mesa.run(cada);
    }),
    { numRuns: 300 },
  );
});
