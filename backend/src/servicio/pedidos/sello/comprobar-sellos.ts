import { nombreJornada, nombreMesas } from '@carta/contracts';
import type { Husos } from '@carta/contracts';
import type { GrupoDoc } from '../grupos/grupo.schema';
import { comprobarMesa, momentoDe } from './comprobar-mesa';
import type { SelloDeMesa } from './comprobar-mesa';
import { cajaDelDia, hasSueltos, isDeTramo, isEntero, pasosDe, raizDe } from './dia-sellado';
import type { ApunteSellado, DiaSellado, MesaSellada } from './dia-sellado';

/** A program that ran on the day after a day has sealed it, so that at most two are still to be sealed. */
const DIAS_SIN_SELLAR_MAX = 3;

/** What was found, each thing a sentence; `sueltas` are tabs of programs that seal nothing. */
export interface InformeSellos {
  dias: number;
  mesas: number;
  sueltas: number;
  problemas: readonly string[];
}

/**
 * Compares the tabs of a place with their seals and with the sealed days. Its days come first, then each tab
 * once; what it says is complete with `finish`.
 */
export class ComprobacionSellos {
  private readonly dias: readonly DiaSellado[];
  private readonly problemas: string[] = [];
  private readonly porVer: Map<string, MesaSellada>[];
  /** Days after the last sealed one that have sealed steps. */
  private readonly sinSellar = new Set<string>();
  private mesas = 0;
  private sueltas = 0;

  private readonly hasta: string | undefined;
  private readonly selladoDesde: Date | undefined;

  /**
   * @param hasta all days up to it are said to be there; undefined where only some of the days are looked at,
   * and then `selladoDesde` is what the first of all says.
   */
  constructor(
    dias: readonly DiaSellado[],
    private readonly husos: Husos,
    { hasta, selladoDesde }: { hasta?: string; selladoDesde?: Date | undefined } = {},
  ) {
    this.hasta = hasta;
    const enteros = dias.filter(isEntero);
    if (enteros.length < dias.length) this.problemas.push('El sello de algún día no se puede leer.');
    this.dias = enteros.toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
    this.porVer = this.dias.map(({ mesas }) => new Map(mesas.map((mesa) => [mesa.id, mesa])));
    this.dias.forEach((dia, i) => {
      if (this.porVer[i]?.size !== dia.mesas.length || raizDe(dia) !== dia.raiz) {
        this.problemas.push(`El sello del día ${fechaDe(dia.dia)} no es el que se guardó.`);
      }
    });
    this.selladoDesde = selladoDesde ?? this.dias.find((dia) => dia.selladoDesde)?.selladoDesde;
    if (hasta !== undefined) this.checkSerie(hasta);
  }

  addMesa(doc: GrupoDoc): void {
    const sello = comprobarMesa(doc, this.husos);
    this.mesas += 1;
    if (sello.es === 'suelto') this.sueltas += 1;
    const porque = [...(sello.es === 'roto' ? sello.porque : []), ...this.deDias(doc, sello)];
    if (porque.length > 0) this.problemas.push(`${this.nameOf(doc)}: ${porque.join('; ')}.`);
  }

  /** The entries of the drawer, once each, of all days or of those that are looked at. */
  addArqueos(apuntes: readonly ApunteSellado[]): void {
    for (const dia of this.dias) {
      if (!dia.caja) continue;
      const { n, hash } = cajaDelDia(apuntes, dia);
      if (n !== dia.caja.n || hash !== dia.caja.hash)
        this.problemas.push(`Los apuntes de caja del día ${fechaDe(dia.dia)} no son los que se sellaron.`);
    }
  }

  finish(): InformeSellos {
    if (this.hasta !== undefined && this.sinSellar.size >= DIAS_SIN_SELLAR_MAX) {
      const [primero = ''] = [...this.sinSellar].sort();
      this.problemas.push(`Falta el sello del día ${fechaDe(primero)}, y los de después.`);
    }
    this.porVer.forEach((mesas, i) => {
      for (const { mesa } of mesas.values()) {
        this.problemas.push(`Falta una mesa del día ${fechaDe(this.dias[i]?.dia ?? '')}: la ${mesa}.`);
      }
    });
    const { mesas, sueltas, problemas } = this;
    return { dias: this.dias.length, mesas, sueltas, problemas };
  }

  /** Each day names the root of the one before it. */
  private checkSerie(hasta: string): void {
    this.dias.forEach((dia, i) => {
      const previo = this.dias[i - 1];
      if (dia.anterior === (previo?.raiz ?? '')) return;
      this.problemas.push(
        previo
          ? `Entre el sello del día ${fechaDe(previo.dia)} y el del ${fechaDe(dia.dia)} falta alguno, sobra o se ha cambiado.`
          : `Falta el sello de los días anteriores al ${fechaDe(dia.dia)}.`,
      );
    });
    const [penultimo, ultimo] = this.dias.slice(-2).map(({ dia }) => dia);
    if (hasta > (ultimo ?? penultimo ?? '')) this.problemas.push(`Falta el sello del día ${fechaDe(hasta)}.`);
    else if (ultimo !== undefined && hasta < (penultimo ?? '')) {
      this.problemas.push('Falta, o se ha cambiado, lo que dice hasta qué día hay sellos.');
    }
  }

  private deDias(doc: GrupoDoc, sello: SelloDeMesa): string[] {
    const id = idOf(doc);
    const porque = this.dias.flatMap((dia, i) => {
      const sellada = this.porVer[i]?.get(id);
      this.porVer[i]?.delete(id);
      return this.deDia(doc, sello, dia, sellada);
    });
    const faltan = this.hasta === undefined ? [] : this.sinDia(sello);
    return [...porque, ...faltan, ...this.deSuelta(id, sello), ...this.sinSello(sello)];
  }

  private deDia(
    doc: GrupoDoc,
    sello: SelloDeMesa,
    dia: DiaSellado,
    sellada: MesaSellada | undefined,
  ): string[] {
    const n = pasosDe(sello, dia);
    if (!sellada) return n > 0 ? [`no está en el sello del día ${fechaDe(dia.dia)}`] : [];
    const ahora = n || sellada.n;
    const isMisma =
      sellada.n === ahora &&
      (n > 0 || sellada.suelta !== undefined) &&
      sellada.hash === (sello.pasos[ahora - 1]?.hash ?? '');
    if (!isMisma) return [`no es la que se selló el día ${fechaDe(dia.dia)}`];
    // a payment that stands is of that day, and so is all that it was of
    const isPagadaEse = doc.pagado && doc.pagadoEn !== undefined && isDeTramo(dia, doc.pagadoEn);
    if (sellada.suelta === undefined) {
      const isDeEse = sello.es === 'suelto' && (isPagadaEse || hasSueltos(sello, dia));
      return isDeEse ? [`no es la que se selló el día ${fechaDe(dia.dia)}`] : [];
    }
    const isIntacta = isPagadaEse || doc.actualizadoEn <= dia.en;
    const huella = sello.es === 'suelto' ? sello.huella : undefined;
    return isIntacta && huella !== sellada.suelta ? [`no es la que había el día ${fechaDe(dia.dia)}`] : [];
  }

  /** Between the first and the last sealed day each day that has steps is there. */
  private sinDia({ pasos }: SelloDeMesa): string[] {
    const ultimo = this.dias.at(-1);
    if (!ultimo) return [];
    for (const { en } of pasos) if (en >= ultimo.fin) this.sinSellar.add(nombreJornada(this.husos, en));
    const fuera = pasos.find(({ en }) => en < ultimo.fin && !this.dias.some((dia) => isDeTramo(dia, en)));
    return fuera ? [`su paso del ${momentoDe(this.husos, fuera.en)} es de un día sin sello`] : [];
  }

  /** A step of a program that seals nothing was told by the seal of its day, once that is made. */
  private deSuelta(id: string, sello: SelloDeMesa): string[] {
    return this.dias
      .filter((dia) => hasSueltos(sello, dia) && !dia.mesas.some((mesa) => mesa.id === id))
      .map(({ dia }) => `tiene un paso sin sello, y no lo dice el sello del día ${fechaDe(dia)}`);
  }

  /** From some instant on no program without seals has run. */
  private sinSello(sello: SelloDeMesa): string[] {
    const { selladoDesde } = this;
    if (sello.es !== 'suelto' || selladoDesde === undefined) return [];
    const malo = sello.sueltos.find((en) => en >= selladoDesde);
    return malo ? [`su paso del ${momentoDe(this.husos, malo)} no tiene sello`] : [];
  }

  private nameOf({ mesa, pedidos, _id }: GrupoDoc): string {
    const creadoEn: unknown = pedidos?.[0]?.creadoEn;
    const cuando = creadoEn instanceof Date ? `, abierta el ${momentoDe(this.husos, creadoEn)}` : '';
    return `${nombreMesas([mesa])}${cuando} (${String(_id)})`;
  }
}

const idOf = ({ _id }: GrupoDoc): string => _id.toHexString();

/** '27/11/2026' */
export const fechaDe = (dia: string): string => dia.split('-').reverse().join('/');
