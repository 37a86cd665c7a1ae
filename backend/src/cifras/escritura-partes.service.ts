import { Injectable } from '@nestjs/common';
import { diaTras, inicioDeDia, lineasDeParte, nombreJornada } from '@carta/contracts';
import { AjustesParteDeNocheService } from '../casa/locales/ajustes-parte-de-noche.service';
import type { LocalConParte } from '../casa/locales/ajustes-parte-de-noche.service';
import { MINUTO_MS, Periodico } from '../plataforma/colas/periodico';
import { CorreoService } from '../plataforma/correo/correo.service';
import { PartesDeNocheService } from '../servicio/partes-de-noche/partes-de-noche.service';
import { ParteDeNocheService, toParteDeNoche } from './parte-de-noche.service';

/** The last writes of a day have long ended by then, in every process. */
const MARGEN_MS = 10 * MINUTO_MS;
/** Days that no process was there to count are counted later, this many at most. */
const DIAS_ATRAS = 7;
/** The mail of a night is of no use after this (ms). */
const VIDA_CORREO_MS = 24 * 60 * MINUTO_MS;

/**
 * Writes the parte of each night that is over, of the houses that want it, and sends its mail. Every process
 * looks every ten minutes: the first to write it has written it, and who takes its mail is the only one to send
 * it, once at most.
 */
@Injectable()
export class EscrituraPartesService extends Periodico {
  constructor(
    private readonly ajustes: AjustesParteDeNocheService,
    private readonly parte: ParteDeNocheService,
    private readonly partes: PartesDeNocheService,
    private readonly correo: CorreoService,
  ) {
    super({
      nombre: 'Parte',
      fallo: 'No se ha podido escribir un parte',
      primeroMs: 3 * MINUTO_MS,
      cadaMs: 10 * MINUTO_MS,
    });
  }

  /** A house whose parte fails keeps no other from its own. */
  async runOnce(): Promise<void> {
    for await (const local of this.unhurried(await this.ajustes.listConParte())) {
      await this.write(local, new Date()).catch((error: Error) => this.warn(error));
    }
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
}
