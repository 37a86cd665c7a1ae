import { Injectable } from '@nestjs/common';
import { DIA_MS, inicioJornada, jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { Husos, SelloDelDia } from '@carta/contracts';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { ArqueosService } from '../../arqueos/arqueos.service';
import { HORA_MS, MINUTO_MS, Periodico } from '../../../plataforma/colas/periodico';
import { comprobarMesa } from './comprobar-mesa';
import { ComprobacionSellos } from './comprobar-sellos';
import { cajaDelDia, mesaDelDia, sellarDia } from './dia-sellado';
import type { DiaSellado, MesaSellada } from './dia-sellado';
import { DiasSelladosRepository } from './dias-sellados.repository';

/** The last writes of a day have long ended by then, in every process. */
const MARGEN_MS = 10 * MINUTO_MS;

/**
 * Seals each service day once it is over (docs/decisiones/sello.md). Every process looks once an hour; the first
 * to write a day has written it.
 */
@Injectable()
export class SelloService extends Periodico {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly sellos: DiasSelladosRepository,
    private readonly arqueos: ArqueosService,
  ) {
    super({
      nombre: 'Sello',
      fallo: 'No se ha podido sellar un día',
      primeroMs: 2 * MINUTO_MS,
      cadaMs: HORA_MS,
    });
  }

  async runOnce(): Promise<void> {
    for await (const { id } of this.unhurried(this.restaurantes.streamOlvidos())) {
      await this.sealDias(id, new Date());
    }
  }

  /** Seals the days of a place that are over and have steps about money. Done twice, it changes nothing. */
  async sealDias(restauranteId: string, ahora: Date): Promise<void> {
    const husos = await this.restaurantes.findHusos(restauranteId);
    let ultimo = await this.sellos.findUltimo(restauranteId);
    const { hasta } = await this.sellos.findCabeza(restauranteId);
    // Later than its day, so that a copy that is being made has the day before it says so.
    if (ultimo && ahora.getTime() - ultimo.en.getTime() >= HORA_MS) {
      await this.sellos.markHasta(restauranteId, ultimo.dia);
    }
    const dias = await this.findDias(restauranteId, husos, ultimo, ahora);
    // a seal that is gone is not made anew
    for (const dia of dias.filter((cada) => cada > hasta)) {
      if (ultimo) await this.sellos.markHasta(restauranteId, ultimo.dia);
      ultimo = await this.sealDia(restauranteId, husos, dia, ahora, ultimo?.raiz ?? '');
    }
  }

  /** Whether what was sealed of a day is still so; 'sin_sello' until it is sealed. */
  async findSello(restauranteId: string, dia: string, husos: Husos): Promise<SelloDelDia> {
    const sellado = await this.sellos.findDia(restauranteId, dia);
    if (!sellado) return this.findSinSello(restauranteId, dia, husos);
    const [previo, selladoDesde, apuntes] = await Promise.all([
      this.sellos.findUltimo(restauranteId, dia),
      this.sellos.findSelladoDesde(restauranteId),
      this.arqueos.findEscritos(restauranteId, sellado),
    ]);
    const comprobacion = new ComprobacionSellos([sellado], husos, { selladoDesde });
    comprobacion.addArqueos(apuntes);
    const porVer = new Set(sellado.mesas.map(({ id }) => id));
    for await (const mesa of this.sellos.streamMesas(restauranteId, sellado.inicio, sellado.fin)) {
      if (!porVer.delete(mesa._id.toHexString()) && !mesaDelDia(mesa, comprobarMesa(mesa, husos), sellado))
        continue;
      comprobacion.addMesa(mesa);
    }
    for await (const mesa of this.sellos.streamPorIds(restauranteId, [...porVer])) comprobacion.addMesa(mesa);
    const { problemas } = comprobacion.finish();
    const deSerie =
      sellado.anterior === (previo?.raiz ?? '')
        ? []
        : ['Falta, o se ha cambiado, el sello del día anterior.'];
    const porque = [...deSerie, ...problemas];
    return porque.length > 0 ? { es: 'roto', porque } : { es: 'integro', raiz: sellado.raiz };
  }

  /** A day that is over and had steps, and is said to have its seal, has lost it. */
  private async findSinSello(restauranteId: string, dia: string, husos: Husos): Promise<SelloDelDia> {
    const { hasta } = await this.sellos.findCabeza(restauranteId);
    if (dia > hasta) return { es: 'sin_sello' };
    const { inicio, fin } = jornadaDeDia(husos, dia);
    for await (const en of this.sellos.streamPasosDesde(restauranteId, inicio)) {
      if (en < fin) return { es: 'roto', porque: ['Falta el sello de este día.'] };
    }
    return { es: 'sin_sello' };
  }

  /** A line of text for whoever keeps the root of a day elsewhere; seals the day first where that is due. */
  async findLineaDelDia(restauranteId: string, dia: string, ahora: Date): Promise<string> {
    await this.sealDias(restauranteId, ahora);
    const sellado = await this.sellos.findDia(restauranteId, dia);
    return sellado
      ? `Sello del ${dia}: ${sellado.raiz}`
      : 'Sin sello: ese día no hubo cobros ni cambios en ellos.';
  }

  /** Days that are over and not sealed, oldest first. */
  private async findDias(
    restauranteId: string,
    husos: Husos,
    ultimo: DiaSellado | null,
    ahora: Date,
  ): Promise<string[]> {
    const desde = ultimo?.fin ?? (await this.sellos.findPrimerPaso(restauranteId));
    const hasta = inicioJornada(husos, new Date(ahora.getTime() - MARGEN_MS));
    if (!desde || desde >= hasta) return [];
    const dias = new Set<string>();
    for await (const en of this.sellos.streamPasosDesde(restauranteId, desde)) {
      if (en < hasta) dias.add(nombreJornada(husos, en));
    }
    // the first seal is that of the first step
    if (ultimo) {
      const apuntes = await this.arqueos.findInstantesSince(restauranteId, desde, ultimo.dia);
      for (const en of apuntes) if (en < hasta) dias.add(nombreJornada(husos, en));
    }
    return [...dias].sort();
  }

  private async sealDia(
    restauranteId: string,
    husos: Husos,
    dia: string,
    en: Date,
    anterior: string,
  ): Promise<DiaSellado | null> {
    const { inicio, fin } = jornadaDeDia(husos, dia);
    const mesas: MesaSellada[] = [];
    for await (const doc of this.sellos.streamMesas(restauranteId, inicio, fin)) {
      const mesa = mesaDelDia(doc, comprobarMesa(doc, husos), { inicio, fin });
      if (mesa) mesas.push(mesa);
    }
    const selladoDesde = await this.findSelladoDesde(restauranteId, inicio);
    const caja = cajaDelDia(await this.arqueos.findEscritos(restauranteId, { dia, inicio, fin }), {
      inicio,
      fin,
    });
    const deHoy = { restauranteId, dia, inicio, fin, en, anterior, mesas };
    await this.sellos.insertDia(sellarDia(selladoDesde <= inicio ? { ...deHoy, selladoDesde, caja } : deHoy));
    return this.sellos.findDia(restauranteId, dia);
  }

  /** One service day after the last program without seals may have run here. */
  private async findSelladoDesde(restauranteId: string, inicio: Date): Promise<Date> {
    const dicho = await this.sellos.findSelladoDesde(restauranteId);
    if (dicho) return dicho;
    const { desde } = await this.sellos.findCabeza(restauranteId);
    return desde ? new Date(desde.getTime() + DIA_MS) : inicio;
  }
}
