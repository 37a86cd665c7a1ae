import { Injectable } from '@nestjs/common';
import { jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { Husos } from '@carta/contracts';
import { PartesDeNocheRepository } from './partes-de-noche.repository';
import type { Noche, ParteNuevo } from './partes-de-noche.repository';
import type { ParteDoc } from './parte-de-noche.schema';

export type { Noche, ParteNuevo } from './partes-de-noche.repository';
export type { ActoDeParte, CifrasDeParte, ParteDoc } from './parte-de-noche.schema';

const MINUTO_MS = 60_000;

/**
 * What is measured of a night, and what was counted of it once it was over
 * (docs/reglas/cifras.md#the-mornings-count).
 */
@Injectable()
export class PartesDeNocheService {
  constructor(private readonly partes: PartesDeNocheRepository) {}

  /** The kitchen's work had a screen in this minute, or had none. */
  noteMinuto(restauranteId: string, husos: Husos, ahora: Date, como: 'bien' | 'mal'): Promise<void> {
    const { dia, inicio } = jornadaDeDia(husos, nombreJornada(husos, ahora));
    const minuto = Math.floor((ahora.getTime() - inicio.getTime()) / MINUTO_MS);
    return this.partes.addMinuto(restauranteId, dia, minuto, como);
  }

  /** A phone of this mesa holds an order of which it does not know that it arrived. */
  noteClave(restauranteId: string, husos: Husos, ahora: Date, clave: string, mesa: number): Promise<void> {
    return this.partes.addClave(restauranteId, nombreJornada(husos, ahora), clave, mesa);
  }

  findNoche(restauranteId: string, dia: string): Promise<Noche> {
    return this.partes.findNoche(restauranteId, dia);
  }

  findParte(restauranteId: string, dia: string): Promise<ParteDoc | null> {
    return this.partes.findParte(restauranteId, dia);
  }

  findDias(restauranteId: string, dias: readonly string[]): Promise<Set<string>> {
    return this.partes.findDias(restauranteId, dias);
  }

  /** Written by another process meanwhile, it stays as it is. */
  addParte(restauranteId: string, parte: ParteNuevo): Promise<void> {
    return this.partes.insertParte(restauranteId, parte);
  }

  takeCorreo(restauranteId: string, dia: string): Promise<ParteDoc | null> {
    return this.partes.takeCorreo(restauranteId, dia);
  }

  /** Done twice, it changes nothing. */
  blankNombre(restauranteId: string, persona: string): Promise<void> {
    return this.partes.blankNombre(restauranteId, persona);
  }
}
