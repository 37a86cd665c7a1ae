import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  LATIDO_TABLERO_MS,
  SIN_RESPUESTA_MS,
  countEstaciones,
  isNadie,
  parseMirada,
  sumEstaciones,
} from '@carta/contracts';
import type { Estaciones, Mirada } from '@carta/contracts';

/** The screen has answered a latido of this process; instants in ms. */
interface PantallaPropia {
  mirada: Mirada;
  respondioEn: number;
  /** The first latido since its answer: a screen that was not asked is not silent. */
  preguntadaEn: number | null;
}

interface PantallasDeOtro {
  estaciones: Estaciones;
  dichaEn: number;
}

type PorRestaurante<T> = Map<string, Map<string, T>>;

/** Counts the screens of a restaurante that answer their latidos; it has no sockets and no clock. */
@Injectable()
export class EstacionesService {
  private readonly propias: PorRestaurante<PantallaPropia> = new Map();
  private readonly ajenas: PorRestaurante<PantallasDeOtro> = new Map();
  /** Remembers the counts last sent to boards and to other processes. */
  private readonly dichas = {
    tableros: new Map<string, Estaciones>(),
    procesos: new Map<string, Estaciones>(),
  };

  asked(restauranteId: string, ahora: number): void {
    for (const propia of this.propias.get(restauranteId)?.values() ?? []) propia.preguntadaEn ??= ahora;
  }

  /** Returns whether the count changes; an invalid screen name is ignored. */
  answered(restauranteId: string, id: string, valor: unknown, ahora: number, solo?: unknown): boolean {
    const mirada = parseMirada(valor, solo);
    if (!mirada) return false;
    const pantallas = within(this.propias, restauranteId);
    const antes = pantallas.get(id)?.mirada;
    pantallas.set(id, { mirada, respondioEn: ahora, preguntadaEn: null });
    return !isDeepStrictEqual(antes, mirada);
  }

  gone(restauranteId: string, id: string): void {
    remove(this.propias, restauranteId, id);
  }

  told(proceso: string, restauranteId: string, estaciones: Estaciones, ahora: number): void {
    within(this.ajenas, restauranteId).set(proceso, { estaciones, dichaEn: ahora });
  }

  /** Returns restaurantes with screens in any process, and those last announced as having some. */
  restaurantes(isSuyo: (restauranteId: string) => boolean = () => true): string[] {
    const { tableros, procesos } = this.dichas;
    const ids = new Set<string>();
    for (const mapa of [this.propias, this.ajenas, tableros, procesos]) {
      for (const id of mapa.keys()) if (isSuyo(id)) ids.add(id);
    }
    return [...ids];
  }

  countEstaciones(restauranteId: string, ahora: number): Estaciones {
    let suma = this.countPropias(restauranteId, ahora);
    for (const [proceso, { estaciones, dichaEn }] of this.ajenas.get(restauranteId) ?? []) {
      if (ahora - dichaEn >= SIN_RESPUESTA_MS) remove(this.ajenas, restauranteId, proceso);
      else suma = sumEstaciones(suma, estaciones);
    }
    return suma;
  }

  countPropias(restauranteId: string, ahora: number): Estaciones {
    const propias = this.propias.get(restauranteId) ?? new Map<string, PantallaPropia>();
    for (const [id, propia] of propias) if (isSilent(propia, ahora)) remove(this.propias, restauranteId, id);
    return countEstaciones([...propias.values()].map(({ mirada }) => mirada));
  }

  /** Returns null when the boards have received this count. */
  takeCambio(restauranteId: string, ahora: number): Estaciones | null {
    return takeNuevo(this.dichas.tableros, restauranteId, this.countEstaciones(restauranteId, ahora));
  }

  /** Returns null when the other processes have received this count. */
  takePropias(restauranteId: string, ahora: number): Estaciones | null {
    return takeNuevo(this.dichas.procesos, restauranteId, this.countPropias(restauranteId, ahora));
  }
}

/** Nobody can answer without latidos, so only a screen that was asked is silent. */
function isSilent({ respondioEn, preguntadaEn }: PantallaPropia, ahora: number): boolean {
  if (preguntadaEn === null || ahora - respondioEn < SIN_RESPUESTA_MS) return false;
  return ahora - preguntadaEn >= LATIDO_TABLERO_MS;
}

function within<T>(mapa: PorRestaurante<T>, restauranteId: string): Map<string, T> {
  const pantallas = mapa.get(restauranteId) ?? new Map<string, T>();
  mapa.set(restauranteId, pantallas);
  return pantallas;
}

function remove<T>(mapa: PorRestaurante<T>, restauranteId: string, id: string): void {
  const pantallas = mapa.get(restauranteId);
  pantallas?.delete(id);
  if (pantallas?.size === 0) mapa.delete(restauranteId);
}

/** A restaurante with zero screens is not kept. */
function takeNuevo(contadas: Map<string, Estaciones>, id: string, ahora: Estaciones): Estaciones | null {
  if (isDeepStrictEqual(contadas.get(id) ?? countEstaciones([]), ahora)) return null;
  if (isNadie(ahora)) contadas.delete(id);
  else contadas.set(id, ahora);
  return ahora;
}
