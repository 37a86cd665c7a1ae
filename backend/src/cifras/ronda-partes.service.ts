import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { diaTras, inicioDeDia, lineasDeParte, nombreJornada } from '@carta/contracts';
import { PartesAjustesService } from '../casa/locales/partes-ajustes.service';
import type { LocalConParte } from '../casa/locales/partes-ajustes.service';
import { Ronda } from '../plataforma/colas/ronda';
import { CorreoService } from '../plataforma/correo/correo.service';
import { PartesService } from '../servicio/partes/partes.service';
import { ParteService, toParteDeNoche } from './parte.service';

const MINUTO_MS = 60_000;
/** The last writes of a day have long ended by then, in every process. */
const MARGEN_MS = 10 * MINUTO_MS;
/** Days that no process was there to count are counted later, this many at most. */
const DIAS_ATRAS = 7;
/** The mail of a night is of no use after this (ms). */
const VIDA_CORREO_MS = 24 * 60 * MINUTO_MS;
/** A pause between two restaurantes: with thousands of them, orders must not wait for this. */
const ENTRE_DOS_MS = 20;

/**
 * Writes the parte of each night that is over, of the houses that want it, and sends its mail. Every process
 * looks every ten minutes: the first to write it has written it, and who takes its mail is the only one to send
 * it, once at most.
 */
@Injectable()
export class RondaPartesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Parte');
  private readonly ronda = new Ronda(() => this.writeAndSay());

  constructor(
    private readonly ajustes: PartesAjustesService,
    private readonly parte: ParteService,
    private readonly partes: PartesService,
    private readonly correo: CorreoService,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start(3 * MINUTO_MS, 10 * MINUTO_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
  }

  /** Writes what is missing of a house. Done twice, or by two processes, it changes nothing. */
  async write(local: LocalConParte, ahora: Date): Promise<void> {
    const { id, husos, desde } = local;
    const hoy = nombreJornada(husos, new Date(ahora.getTime() - MARGEN_MS));
    const ayer = diaTras(hoy, -1);
    const dias = Array.from({ length: DIAS_ATRAS }, (_, i) => diaTras(hoy, i - DIAS_ATRAS)).filter(
      (dia) => inicioDeDia(husos, diaTras(dia, 1)) > desde,
    );
    const escritos = await this.partes.findDias(id, dias);
    for (const dia of dias.filter((cada) => !escritos.has(cada))) {
      const cifras = await this.parte.count(id, husos, dia, ahora);
      const correo = dia === ayer && cifras.pedidos > 0 ? 'por_enviar' : 'ninguno';
      await this.partes.addParte(id, { dia, escritoEn: ahora, correo, ...cifras });
    }
    await this.sendCorreo(local, ayer, ahora);
  }

  private async sendCorreo({ id, nombre, correo }: LocalConParte, dia: string, ahora: Date): Promise<void> {
    const doc = await this.partes.takeCorreo(id, dia);
    if (!doc) return;
    const lineas = lineasDeParte(toParteDeNoche(doc));
    await this.correo.sendParte(correo, { nombre, dia, lineas }, new Date(ahora.getTime() + VIDA_CORREO_MS));
  }

  private async writeAndSay(): Promise<void> {
    for (const local of await this.listLocales()) {
      if (this.ronda.isParada) return;
      try {
        await this.write(local, new Date());
      } catch (error) {
        this.warn(error);
      }
      await pause(ENTRE_DOS_MS);
    }
  }

  private async listLocales(): Promise<LocalConParte[]> {
    try {
      return await this.ajustes.listConParte();
    } catch (error) {
      this.warn(error);
      return [];
    }
  }

  private warn(error: unknown): void {
    this.logger.warn(`No se ha podido escribir un parte: ${error instanceof Error ? error.message : ''}`);
  }
}
