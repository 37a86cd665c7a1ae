import { nombreMesas } from '@carta/contracts';
import type { Husos } from '@carta/contracts';
import type { GrupoDoc } from '../grupos/grupo.schema';
import { comprobarMesa, momentoDe } from './comprobar-mesa';
import type { SelloDeMesa } from './comprobar-mesa';
import { isDeTramo, isEntero, mesaDelDia, pasosDe, raizDe } from './dia-sellado';
import type { DiaSellado, MesaSellada } from './dia-sellado';

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
  private mesas = 0;
  private sueltas = 0;

  /** @param hasta all days up to it are said to be there; undefined where only some of the days are looked at. */
  constructor(
    dias: readonly DiaSellado[],
    private readonly husos: Husos,
    private readonly hasta?: string,
  ) {
    const enteros = dias.filter(isEntero);
    if (enteros.length < dias.length) this.problemas.push('El sello de algún día no se puede leer.');
    this.dias = enteros.toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
    this.porVer = this.dias.map(({ mesas }) => new Map(mesas.map((mesa) => [mesa.id, mesa])));
    this.dias.forEach((dia, i) => {
      if (this.porVer[i]?.size !== dia.mesas.length || raizDe(dia) !== dia.raiz) {
        this.problemas.push(`El sello del día ${fechaDe(dia.dia)} no es el que se guardó.`);
      }
    });
    if (hasta !== undefined) this.checkSerie(hasta);
  }

  addMesa(doc: GrupoDoc): void {
    const sello = comprobarMesa(doc, this.husos);
    this.mesas += 1;
    if (sello.es === 'suelto') this.sueltas += 1;
    const porque = [...(sello.es === 'roto' ? sello.porque : []), ...this.deDias(doc, sello)];
    if (porque.length > 0) this.problemas.push(`${this.nameOf(doc)}: ${porque.join('; ')}.`);
  }

  finish(): InformeSellos {
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
    return [...porque, ...faltan, ...this.deSuelta(id, sello)];
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
    const isIntacta = sellada.suelta !== undefined && doc.actualizadoEn <= dia.en;
    const huella = mesaDelDia(doc, sello, dia)?.suelta;
    return isIntacta && huella !== sellada.suelta ? [`no es la que había el día ${fechaDe(dia.dia)}`] : [];
  }

  /** Between the first and the last sealed day each day that has steps is there. */
  private sinDia({ pasos }: SelloDeMesa): string[] {
    const ultimo = this.dias.at(-1);
    if (!ultimo) return [];
    const fuera = pasos.find(({ en }) => en < ultimo.fin && !this.dias.some((dia) => isDeTramo(dia, en)));
    return fuera ? [`su paso del ${momentoDe(this.husos, fuera.en)} es de un día sin sello`] : [];
  }

  /** A step of a program that seals nothing was told by the seal of its day, once that is made. */
  private deSuelta(id: string, sello: SelloDeMesa): string[] {
    const { en } = sello.es === 'suelto' ? sello : {};
    const dia = en && this.dias.find((cada) => isDeTramo(cada, en));
    if (!dia || this.dias.some(({ mesas }) => mesas.some((mesa) => mesa.id === id && mesa.suelta))) return [];
    return [`tiene un paso sin sello, y no lo dice el sello del día ${fechaDe(dia.dia)}`];
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
