import { Injectable } from '@nestjs/common';
import { estacionSinPantalla, estacionesConTrabajo } from '@carta/contracts';
import type { Estaciones } from '@carta/contracts';
import { AjustesParteDeNocheService } from '../../casa/locales/ajustes-parte-de-noche.service';
import type { LocalConParte } from '../../casa/locales/ajustes-parte-de-noche.service';
import { Periodico } from '../../plataforma/colas/periodico';
import { PartesDeNocheService } from '../../servicio/partes-de-noche/partes-de-noche.service';
import { TableroService } from '../../servicio/pedidos/movimientos/tablero/tablero.service';
import { PantallasService } from './pantallas.service';

/** Twice a minute, so that no minute is missed for a few ms. */
const CADA_MS = 30_000;
/** Screens that a restart threw out are back by then. */
const PRIMERO_MS = 60_000;

/**
 * Notes, minute by minute, whether the kitchen's work had a screen, of houses that want their parte
 * (docs/reglas/cifras.md#the-mornings-count). A minute in which no process looked is noted by none: it is not known.
 */
@Injectable()
export class MinutosCocinaService extends Periodico {
  constructor(
    private readonly pantallas: PantallasService,
    private readonly ajustes: AjustesParteDeNocheService,
    private readonly tablero: TableroService,
    private readonly partes: PartesDeNocheService,
  ) {
    super({ nombre: 'Parte', fallo: 'Sin anotar quién mira', primeroMs: PRIMERO_MS, cadaMs: CADA_MS });
  }

  async note(local: LocalConParte, ahora: Date): Promise<void> {
    const { id, husos } = local;
    const isSin = await this.isSinPantalla(local, this.pantallas.countEstaciones(id));
    await this.partes.noteMinuto(id, husos, ahora, isSin ? 'mal' : 'bien');
  }

  /** As screens of the floor say it: 'La cocina no está conectada'. */
  private async isSinPantalla(
    { id, estaciones: casa }: LocalConParte,
    estaciones: Estaciones,
  ): Promise<boolean> {
    if (estaciones.cocina > 0) return false;
    const conTrabajo = estacionesConTrabajo(await this.tablero.findTicketsAbiertos(id), casa);
    return estacionSinPantalla(estaciones, conTrabajo)?.tipo === 'comida';
  }

  async runOnce(): Promise<void> {
    for (const local of await this.ajustes.listConParte()) {
      if (this.isParado) return;
      await this.note(local, new Date());
    }
  }
}
