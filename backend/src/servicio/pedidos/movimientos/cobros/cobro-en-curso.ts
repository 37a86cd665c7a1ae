import {
  CERO,
  addPorcion,
  arePorPagarse,
  cargoDe,
  centimos,
  enOrdenDeCobro,
  formaOf,
  fromEuros,
  isFutura,
  isTodoVisto,
  lineasSuyas,
  porcionCobrada,
  payCobrada,
  payPorcion,
  pendienteDe,
  sumCentimos,
} from '@carta/contracts';
import type {
  Centimos,
  CobrarRequest,
  ConForma,
  Enterado,
  GrupoMesa,
  Movimiento,
  UnidadesDeLinea,
} from '@carta/contracts';
import { uuidOf } from '../../../../plataforma/base-datos/uuid-de';
import type { Acto } from '../../grupos/claves';

/** It has exactly one of `importe` (euros) and `lineas`. */
export type PorCobrar = Pick<CobrarRequest, 'importe' | 'lineas' | keyof ConForma | 'propina' | 'pagar'>;

const CIFRAS_ID = 24;
const cifras = (semilla: string): string => uuidOf(semilla).replaceAll('-', '').slice(0, CIFRAS_ID);

function idDeCobro(clave: string, grupoId: string): string {
  const cargo = cargoDe(cifras(`cobro:${clave}`));
  return `${cargo}${cifras(`cobro:${clave}:${grupoId}`)}`.slice(0, CIFRAS_ID);
}

/** All parts of the charge with this key have ids between these, whatever their tabs. */
export const idsDeCobro = (clave: string): { desde: string; hasta: string } =>
  idsDeCargo(cifras(`cobro:${clave}`));

/** The same for the charge that one part belongs to. */
export function idsDeCargo(cobroId: string): { desde: string; hasta: string } {
  const cargo = cargoDe(cobroId);
  return { desde: cargo.padEnd(CIFRAS_ID, '0'), hasta: cargo.padEnd(CIFRAS_ID, 'f') };
}

/** `hechos` are the tabs that it has been through before. */
interface Pedido {
  acto: ActoConClave;
  hechos: ReadonlySet<string>;
}

type ActoConClave = Acto & { clave: string };

interface Paso {
  movimiento: Movimiento;
  restante: Centimos;
}

/** Each tab is charged under a key of its own: after an interruption only the rest is charged. */
export class CobroEnCurso {
  readonly grupos: readonly GrupoMesa[];
  /** This much of an amount was still to be charged when the tabs were read. */
  readonly restante: Centimos;
  readonly isEmpezado: boolean;
  /** After it nothing is left of a party, so each tab is paid with its part. */
  private isLiquidacion = false;
  private readonly cobradas: ReadonlyMap<string, Centimos>;

  /** @param firmes the tabs as a majority has them: parts stored there are not charged again. */
  constructor(
    private readonly porCobrar: PorCobrar,
    private readonly pedido: Pedido,
    grupos: readonly GrupoMesa[],
    private readonly vistas: ReadonlyMap<string, number>,
    firmes: readonly GrupoMesa[] = grupos,
  ) {
    this.grupos = enOrdenDeCobro(grupos);
    this.cobradas = this.porcionesEn(firmes);
    this.isEmpezado = this.porcionesEn(grupos).size > 0;
    const total = porCobrar.importe === undefined ? CERO : fromEuros(porCobrar.importe);
    this.restante = centimos(
      total - [...this.cobradas.values()].reduce((suma, porcion) => suma + porcion, 0),
    );
  }

  get acto(): ActoConClave {
    return this.pedido.acto;
  }

  private get clave(): string {
    return this.acto.clave;
  }

  /** A rev above the stored one cannot have been seen. */
  get isFutura(): boolean {
    return this.grupos.some((grupo) => isFutura(this.vistaDe(grupo), grupo));
  }

  /** Every requested unit was ordered in one of the tabs. */
  get isDeEstas(): boolean {
    const { lineas = [] } = this.porCobrar;
    return this.grupos.flatMap((grupo) => lineasSuyas(grupo, lineas)).length === lineas.length;
  }

  /** It claims to settle the whole bill and does not. */
  get isOtraCuenta(): boolean {
    if (!this.porCobrar.pagar || this.restante <= 0) return false;
    const faltan = this.grupos.filter(({ id }) => !this.cobradas.has(id)).map(pendienteDe);
    return sumCentimos(faltan) !== this.restante;
  }

  /** @param abiertos all open tabs of the party that it charges, as they are. */
  payIfLiquida(abiertos: readonly GrupoMesa[], quien: Enterado): void {
    if (this.porCobrar.pagar || !this.names(abiertos)) return;
    let { restante } = this;
    const despues = this.grupos.map((grupo) => {
      const paso = this.take(grupo, restante, quien);
      ({ restante } = paso);
      return paso.movimiento.ok ? paso.movimiento.grupo : grupo;
    });
    const quedan = despues.filter(({ pagado }) => !pagado);
    const areVistos = quedan.every((grupo) => isTodoVisto(grupo, this.vistaDe(grupo)));
    this.isLiquidacion = restante === 0 && areVistos && arePorPagarse(quedan);
  }

  names(abiertos: readonly GrupoMesa[]): boolean {
    return abiertos.every(({ id }) => this.vistas.has(id));
  }

  /** Charges a tab its part, as it is stored now; @param restante what is left of the amount. */
  take(grupo: GrupoMesa, restante: Centimos, quien: Enterado): Paso {
    if (this.pedido.hechos.has(grupo.id)) return { movimiento: { ok: true, grupo }, restante };
    const { importe, lineas, propina: euros, pagar } = this.porCobrar;
    const propina = euros === undefined ? undefined : fromEuros(euros);
    const clave = this.claveDe(grupo);
    const comun = { id: idDeCobro(this.clave, grupo.id), clave, ...formaOf(this.porCobrar) };
    const cobro = lineas ? { ...comun, lineas } : { ...comun, importe: fromEuros(importe ?? 0) };
    const isUltima = grupo.id === this.grupos.at(-1)?.id;
    const isCompleta = grupo.id === this.ultimaCon(lineas ?? [])?.id;
    const porcion = { cobro, restante, isUltima, propina, isCompleta };
    const vista = this.vistaDe(grupo);
    const pagado = pagar || this.isLiquidacion ? payPorcion(grupo, porcion, quien, vista) : null;
    // where something was ordered meanwhile the charge stands, and that tab stays open
    const isPagado = pagado !== null && (pagar || pagado.ok);
    const cobrado = isPagado ? pagado : addPorcion(grupo, porcion, quien, vista);
    const movimiento = this.grupos.length > 1 ? cobrado : payCobrada(grupo, cobrado, vista, quien.en);
    return { movimiento, restante: movimiento.ok ? this.restanteTras(movimiento.grupo, restante) : restante };
  }

  /** What is left of the amount once a tab has its part, whoever charged it under this key. */
  restanteTras(grupo: GrupoMesa, restante: Centimos): Centimos {
    const antes = this.cobradas.get(grupo.id) ?? 0;
    const ahora = porcionCobrada(grupo, this.claveDe(grupo)) ?? 0;
    return centimos(restante - (ahora - antes));
  }

  /** The last tab in which any of these units was ordered. */
  private ultimaCon(lineas: readonly UnidadesDeLinea[]): GrupoMesa | undefined {
    return this.grupos.findLast((grupo) => lineasSuyas(grupo, lineas).length > 0);
  }

  private porcionesEn(grupos: readonly GrupoMesa[]): Map<string, Centimos> {
    return new Map(
      grupos.flatMap((grupo) => {
        const porcion = porcionCobrada(grupo, this.claveDe(grupo));
        return porcion === undefined ? [] : [[grupo.id, porcion] as const];
      }),
    );
  }

  vistaDe({ id }: GrupoMesa): number {
    return this.vistas.get(id) ?? 0;
  }

  private claveDe({ id }: GrupoMesa): string {
    return uuidOf(`cobro:${this.clave}:${id}`);
  }
}
