import { Injectable, Logger } from '@nestjs/common';
import { jornadaDe } from '@carta/contracts';
import type { Jornada } from '@carta/contracts';
import { ArchivoConsultas } from './archivo-consultas.repository';
import { SumaJornada, isDe } from './suma-jornada';
import type { CifrasJornada, Recuento } from './suma-jornada';
import { SumasRepository } from './sumas.repository';
import type { SumaGuardada } from './sumas.repository';

/** Days that are stored together. */
const LOTE = 30;

/**
 * Totals of closed service days: the stored ones while their recuento is still that of the day; else summed
 * again from the mesas and stored (docs/decisiones/sumas-de-dias.md).
 */
@Injectable()
export class SumasService {
  private readonly logger = new Logger('Sumas');

  constructor(
    private readonly archivo: ArchivoConsultas,
    private readonly sumas: SumasRepository,
  ) {}

  /** Skips days without anything to count; the order is not kept. */
  async *streamSumas(
    restauranteId: string,
    jornadas: readonly Jornada[],
  ): AsyncGenerator<readonly [dia: string, cifras: CifrasJornada]> {
    const [primera, ultima] = [jornadas[0], jornadas.at(-1)];
    if (!primera || !ultima) return;
    const [recuentos, guardadas] = await Promise.all([
      this.countMesas(restauranteId, jornadas),
      this.sumas.findSumas(restauranteId, primera.dia, ultima.dia),
    ]);
    for (const suma of guardadas) {
      if (!isOf(suma, recuentos.get(suma.dia))) continue;
      recuentos.delete(suma.dia);
      yield [suma.dia, suma.cifras];
    }
    const faltan = jornadas.filter(({ dia }) => recuentos.has(dia));
    for (const seguidas of joinSeguidas(faltan)) yield* this.sumAgain(restauranteId, seguidas);
  }

  private async countMesas(
    restauranteId: string,
    jornadas: readonly Jornada[],
  ): Promise<Map<string, Recuento>> {
    const recuentos = new Map<string, Recuento>();
    const [desde, hasta] = limitsOf(jornadas);
    const add = ({ dia }: Jornada, { mesas, revs }: Recuento): void => {
      const antes = recuentos.get(dia) ?? { mesas: 0, revs: 0 };
      recuentos.set(dia, { mesas: antes.mesas + mesas, revs: antes.revs + revs });
    };
    const [pagadas, conPeriodo] = await Promise.all([
      this.archivo.countPagadas(restauranteId, desde, hasta),
      this.archivo.countConPeriodo(restauranteId, desde, hasta),
    ]);
    for (const cuenta of pagadas) {
      const jornada = jornadaDe(jornadas, cuenta.hora);
      if (jornada) add(jornada, cuenta);
    }
    for (const cuenta of conPeriodo) {
      for (const jornada of jornadas.filter((cada) => isDe(cada, cuenta))) add(jornada, cuenta);
    }
    return recuentos;
  }

  private async *sumAgain(
    restauranteId: string,
    jornadas: readonly Jornada[],
  ): AsyncGenerator<readonly [dia: string, cifras: CifrasJornada]> {
    let lote: SumaGuardada[] = [];
    for await (const suma of this.sumJornadas(restauranteId, jornadas)) {
      lote.push(suma);
      yield [suma.dia, suma.cifras];
      if (lote.length < LOTE) continue;
      await this.keepSumas(restauranteId, lote);
      lote = [];
    }
    await this.keepSumas(restauranteId, lote);
  }

  private async *sumJornadas(
    restauranteId: string,
    jornadas: readonly Jornada[],
  ): AsyncGenerator<SumaGuardada> {
    const [desde, hasta] = limitsOf(jornadas);
    const conPeriodo = await this.archivo.findConPeriodo(restauranteId, desde, hasta);
    const startSuma = (jornada: Jornada): SumaJornada => {
      const nueva = new SumaJornada(jornada);
      for (const mesa of conPeriodo) nueva.addPeriodo(mesa);
      return nueva;
    };
    const sinPagadas = new Set(jornadas);
    let suma: SumaJornada | undefined;
    for await (const mesa of this.archivo.streamPagadas(restauranteId, desde, hasta)) {
      const jornada = jornadaDe(jornadas, mesa.pagadoEn);
      if (!jornada) continue;
      if (suma?.jornada !== jornada) {
        if (suma) yield toGuardada(suma);
        suma = startSuma(jornada);
        sinPagadas.delete(jornada);
      }
      suma.add(mesa);
    }
    if (suma) yield toGuardada(suma);
    for (const jornada of sinPagadas) yield toGuardada(startSuma(jornada));
  }

  /** The caller has the figures already: totals that cannot be stored are summed again another time. */
  private async keepSumas(restauranteId: string, lote: readonly SumaGuardada[]): Promise<void> {
    try {
      await this.sumas.saveSumas(restauranteId, lote.filter(isExact));
    } catch (error) {
      this.logger.warn(`Sumas sin guardar: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

const toGuardada = (suma: SumaJornada): SumaGuardada => ({
  dia: suma.jornada.dia,
  recuento: suma.recuento,
  cifras: suma.toCifras(),
});

/** The revs of thousands of mesas may exceed what a number holds exactly. */
const isExact = ({ recuento }: SumaGuardada): boolean => Number.isSafeInteger(recuento.revs);

const isOf = ({ recuento }: SumaGuardada, ahora: Recuento | undefined): boolean =>
  recuento.mesas === ahora?.mesas && recuento.revs === ahora.revs;

function limitsOf(jornadas: readonly Jornada[]): [desde: Date, hasta: Date] {
  const [primera, ultima] = [jornadas[0], jornadas.at(-1)];
  if (!primera || !ultima) throw new RangeError('No service days');
  return [primera.inicio, ultima.fin];
}

function joinSeguidas(jornadas: readonly Jornada[]): Jornada[][] {
  const seguidas: Jornada[][] = [];
  for (const jornada of jornadas) {
    const tramo = seguidas.at(-1);
    if (tramo?.at(-1)?.fin.getTime() === jornada.inicio.getTime()) tramo.push(jornada);
    else seguidas.push([jornada]);
  }
  return seguidas;
}
