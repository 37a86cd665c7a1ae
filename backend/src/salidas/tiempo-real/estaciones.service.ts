import { Injectable } from '@nestjs/common';
import { LATIDO_TABLERO_MS, SIN_RESPUESTA_MS, countEstaciones, parsePantalla } from '@carta/contracts';
import type { Estaciones, Pantalla } from '@carta/contracts';

/** One screen of this process that has answered a latido; instants in ms. */
interface PantallaPropia {
  pantalla: Pantalla;
  respondioEn: number;
  /** The first latido since then. A screen that nobody asks is not silent. */
  preguntadaEn: number | null;
}

/** What another process has told of its own screens, and when (ms). */
interface PantallasDeOtro {
  estaciones: Estaciones;
  dichaEn: number;
}

type PorRestaurante<T> = Map<string, Map<string, T>>;

/**
 * Who is looking: the screens that answer their latidos, of this process and of the others, counted by
 * restaurante. It knows no socket and no clock: whoever does tells it.
 */
@Injectable()
export class EstacionesService {
  private readonly propias: PorRestaurante<PantallaPropia> = new Map();
  private readonly ajenas: PorRestaurante<PantallasDeOtro> = new Map();
  /** What was last said of each restaurante, to its boards and to the other processes. */
  private readonly dichas = {
    tableros: new Map<string, Estaciones>(),
    procesos: new Map<string, Estaciones>(),
  };

  /** The screens of a restaurante have been sent a latido. */
  asked(restauranteId: string, ahora: number): void {
    for (const propia of this.propias.get(restauranteId)?.values() ?? []) propia.preguntadaEn ??= ahora;
  }

  /** A screen has answered; what is the name of no screen is no answer. True when that changes who is looking. */
  answered(restauranteId: string, id: string, valor: unknown, ahora: number): boolean {
    const pantalla = parsePantalla(valor);
    if (!pantalla) return false;
    const pantallas = within(this.propias, restauranteId);
    const antes = pantallas.get(id)?.pantalla;
    pantallas.set(id, { pantalla, respondioEn: ahora, preguntadaEn: null });
    return antes !== pantalla;
  }

  /** A screen's connection has ended. */
  gone(restauranteId: string, id: string): void {
    remove(this.propias, restauranteId, id);
  }

  /** Another process tells how many screens it has. */
  told(proceso: string, restauranteId: string, estaciones: Estaciones, ahora: number): void {
    within(this.ajenas, restauranteId).set(proceso, { estaciones, dichaEn: ahora });
  }

  /**
   * Restaurantes with screens here or elsewhere, and those of which that was the last thing said.
   * @param isSuyo of which of them.
   */
  restaurantes(isSuyo: (restauranteId: string) => boolean = () => true): string[] {
    const { tableros, procesos } = this.dichas;
    const ids = new Set<string>();
    for (const mapa of [this.propias, this.ajenas, tableros, procesos]) {
      for (const id of mapa.keys()) if (isSuyo(id)) ids.add(id);
    }
    return [...ids];
  }

  /** Screens of a restaurante that are answering, in all processes. */
  count(restauranteId: string, ahora: number): Estaciones {
    const suma = this.countPropias(restauranteId, ahora);
    for (const [proceso, { estaciones, dichaEn }] of this.ajenas.get(restauranteId) ?? []) {
      if (ahora - dichaEn >= SIN_RESPUESTA_MS) remove(this.ajenas, restauranteId, proceso);
      else {
        suma.cocina += estaciones.cocina;
        suma.barra += estaciones.barra;
      }
    }
    return suma;
  }

  /** Those of this process alone. */
  countPropias(restauranteId: string, ahora: number): Estaciones {
    const propias = this.propias.get(restauranteId) ?? new Map<string, PantallaPropia>();
    for (const [id, propia] of propias) if (isSilent(propia, ahora)) remove(this.propias, restauranteId, id);
    return countEstaciones([...propias.values()].map(({ pantalla }) => pantalla));
  }

  /** What the boards of a restaurante have not been told yet; null when they know. */
  takeCambio(restauranteId: string, ahora: number): Estaciones | null {
    return takeNuevo(this.dichas.tableros, restauranteId, this.count(restauranteId, ahora));
  }

  /** What the other processes have not been told yet of this one; null when they know. */
  takePropias(restauranteId: string, ahora: number): Estaciones | null {
    return takeNuevo(this.dichas.procesos, restauranteId, this.countPropias(restauranteId, ahora));
  }
}

/** Silent for too long, and not for want of being asked: while there is no latido, nobody can answer. */
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

/** Nobody counts as told of no screens at all; such a restaurante is not kept. */
function takeNuevo(contadas: Map<string, Estaciones>, id: string, ahora: Estaciones): Estaciones | null {
  const antes = contadas.get(id) ?? { cocina: 0, barra: 0 };
  if (antes.cocina === ahora.cocina && antes.barra === ahora.barra) return null;
  if (ahora.cocina + ahora.barra === 0) contadas.delete(id);
  else contadas.set(id, ahora);
  return ahora;
}
