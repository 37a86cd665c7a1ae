import { Injectable } from '@nestjs/common';
import { findLanAddress } from '../red/direccion-lan';
import { Config } from '../config/config';
import { BuzonService } from '../buzon/buzon.service';
import type { Enviar } from '../buzon/buzon.types';
import type { Correo } from './correo';
import { CORREOS_DE_CODIGO } from './plantillas/codigo';
import type { DatosCodigo } from './plantillas/codigo';
import { correoDeParte } from './plantillas/correo-de-parte';
import type { DatosParte } from './plantillas/correo-de-parte';
import { correoDeCopiada, correoDePasswordCambiada, correoDePinAdivinado } from './plantillas/seguridad';
import type { DatosCopiada, DatosPasswordCambiada, DatosPinAdivinado } from './plantillas/seguridad';
import { TransporteCorreo } from './transportes/transporte-correo';

/** After this time (ms) nobody needs news of an account's safety. */
const VIDA_SEGURIDAD_MS = 7 * 24 * 3_600_000;

export type PropositoCodigo = keyof typeof CORREOS_DE_CODIGO;

/** Resolves when a mail is stored, not when it is delivered. */
@Injectable()
export class CorreoService {
  readonly send: Enviar<Correo>;

  constructor(
    buzon: BuzonService,
    transporte: TransporteCorreo,
    private readonly config: Config,
  ) {
    this.send = buzon.register(transporte);
  }

  sendCodigo(
    proposito: PropositoCodigo,
    datos: Omit<DatosCodigo, 'publicUrl'>,
    caducaEn: Date,
  ): Promise<void> {
    const escrito = CORREOS_DE_CODIGO[proposito]({ ...datos, publicUrl: this.base() });
    return this.send({ ...escrito, para: datos.email }, caducaEn);
  }

  sendCopiada(email: string, datos: Omit<DatosCopiada, 'publicUrl'>): Promise<void> {
    const caducaEn = new Date(Date.now() + VIDA_SEGURIDAD_MS);
    return this.send({ ...correoDeCopiada({ ...datos, publicUrl: this.base() }), para: email }, caducaEn);
  }

  sendPinAdivinado(email: string, datos: Omit<DatosPinAdivinado, 'publicUrl'>): Promise<void> {
    const caducaEn = new Date(Date.now() + VIDA_SEGURIDAD_MS);
    return this.send(
      { ...correoDePinAdivinado({ ...datos, publicUrl: this.base() }), para: email },
      caducaEn,
    );
  }

  sendPasswordCambiada(email: string, datos: Omit<DatosPasswordCambiada, 'publicUrl'>): Promise<void> {
    const caducaEn = new Date(Date.now() + VIDA_SEGURIDAD_MS);
    const escrito = correoDePasswordCambiada({ ...datos, publicUrl: this.base() });
    return this.send({ ...escrito, para: email }, caducaEn);
  }

  sendParte(email: string, datos: Omit<DatosParte, 'publicUrl'>, caducaEn: Date): Promise<void> {
    return this.send({ ...correoDeParte({ ...datos, publicUrl: this.base() }), para: email }, caducaEn);
  }

  /** A request's address may be anybody's, so links use PUBLIC_URL or this machine's network address. */
  private base(): string | undefined {
    const { publicUrl, trustProxy, host, port } = this.config;
    if (publicUrl !== undefined || trustProxy > 0) return publicUrl;
    return `http://${findLanAddress(host) ?? 'localhost'}:${port}`;
  }
}
