import {
  CERO,
  addParte,
  cargoDe,
  centimos,
  enOrdenDeCobro,
  fromEuros,
  isFutura,
  lineasSuyas,
  parteCobrada,
  payParte,
  pendienteDe,
  sumCentimos,
} from '@carta/contracts';
import type { Centimos, CobrarRequest, Enterado, GrupoMesa, Movimiento } from '@carta/contracts';
import { uuidOf } from '../../../plataforma/base-datos/uuid-de';

/** What is asked for: exactly one of an amount in euros and some units. */
export type Encargo = Pick<CobrarRequest, 'importe' | 'lineas' | 'forma' | 'pagar'>;

const CIFRAS_ID = 24;
const cifras = (semilla: string): string => uuidOf(semilla).replaceAll('-', '').slice(0, CIFRAS_ID);

function idDeCobro(clave: string, grupoId: string): string {
  const cargo = cargoDe(cifras(`cobro:${clave}`));
  return `${cargo}${cifras(`cobro:${clave}:${grupoId}`)}`.slice(0, CIFRAS_ID);
}

/** The ids between which are all parts of the charge that has this key, whatever their tabs. */
export const idsDeCobro = (clave: string): { desde: string; hasta: string } =>
  idsDeCargo(cifras(`cobro:${clave}`));

/** The same of the charge that one part is of. */
export function idsDeCargo(cobroId: string): { desde: string; hasta: string } {
  const cargo = cargoDe(cobroId);
  return { desde: cargo.padEnd(CIFRAS_ID, '0'), hasta: cargo.padEnd(CIFRAS_ID, 'f') };
}

/** What a tab took of a charge, and what is left of its amount for the others. */
interface Paso {
  movimiento: Movimiento;
  restante: Centimos;
}

/**
 * One charge on its way over the tabs that it names, each under a key of its own: so what was stored of it
 * before an interruption is known again, and only the rest is charged.
 */
export class CobroEnCurso {
  /** In the order in which they are charged. */
  readonly grupos: readonly GrupoMesa[];
  /** What was to be charged yet of an amount when the tabs were read. */
  readonly restante: Centimos;
  /** Whether something of it was stored before. */
  readonly isEmpezado: boolean;
  private readonly cobradas: ReadonlyMap<string, Centimos>;

  /**
   * @param grupos as they were read; @param vistas the rev of each as the screen saw it.
   * @param firmes as a majority has them: what is stored of it there is not charged again.
   */
  constructor(
    private readonly encargo: Encargo,
    private readonly clave: string,
    grupos: readonly GrupoMesa[],
    private readonly vistas: ReadonlyMap<string, number>,
    firmes: readonly GrupoMesa[] = grupos,
  ) {
    this.grupos = enOrdenDeCobro(grupos);
    this.cobradas = this.partesEn(firmes);
    this.isEmpezado = this.partesEn(grupos).size > 0;
    const total = encargo.importe === undefined ? CERO : fromEuros(encargo.importe);
    this.restante = centimos(total - [...this.cobradas.values()].reduce((suma, parte) => suma + parte, 0));
  }

  /** Whether it says of one of its tabs what nobody can have seen. */
  get isFutura(): boolean {
    return this.grupos.some((grupo) => isFutura(this.vistaDe(grupo), grupo));
  }

  /** Whether every unit that is asked for was ordered in one of the tabs. */
  get isDeEstas(): boolean {
    const { lineas = [] } = this.encargo;
    return this.grupos.flatMap((grupo) => lineasSuyas(grupo, lineas)).length === lineas.length;
  }

  /** Whether it says that it is all that is left, and it is not. */
  get isOtraCuenta(): boolean {
    if (!this.encargo.pagar || this.restante <= 0) return false;
    const faltan = this.grupos.filter(({ id }) => !this.cobradas.has(id)).map(pendienteDe);
    return sumCentimos(faltan) !== this.restante;
  }

  /** Whether every tab that it leaves unpaid is among these. */
  names(abiertos: readonly GrupoMesa[]): boolean {
    return abiertos.every(({ id }) => this.vistas.has(id));
  }

  /** Charges a tab its part, as it is stored now; @param restante what is left of the amount. */
  take(grupo: GrupoMesa, restante: Centimos, quien: Enterado): Paso {
    const { forma, importe, lineas, pagar } = this.encargo;
    const clave = this.claveDe(grupo);
    const comun = { id: idDeCobro(this.clave, grupo.id), clave, forma };
    const cobro = lineas ? { ...comun, lineas } : { ...comun, importe: fromEuros(importe ?? 0) };
    const isUltima = grupo.id === this.grupos.at(-1)?.id;
    const addOrPay = pagar ? payParte : addParte;
    const movimiento = addOrPay(grupo, { cobro, restante, isUltima }, quien, this.vistaDe(grupo));
    const antes = this.cobradas.get(grupo.id) ?? 0;
    const ahora = movimiento.ok ? (parteCobrada(movimiento.grupo, clave) ?? 0) : 0;
    return { movimiento, restante: centimos(restante - (ahora - antes)) };
  }

  private partesEn(grupos: readonly GrupoMesa[]): Map<string, Centimos> {
    return new Map(
      grupos.flatMap((grupo) => {
        const parte = parteCobrada(grupo, this.claveDe(grupo));
        return parte === undefined ? [] : [[grupo.id, parte] as const];
      }),
    );
  }

  /** The rev of a tab as the screen saw it. */
  vistaDe({ id }: GrupoMesa): number {
    return this.vistas.get(id) ?? 0;
  }

  private claveDe({ id }: GrupoMesa): string {
    return uuidOf(`cobro:${this.clave}:${id}`);
  }
}
