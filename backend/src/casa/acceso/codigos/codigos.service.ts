import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODIGO, LIMITES } from '@carta/contracts';
import { DomainError } from '../../../plataforma/errores/domain-error';
import { Config } from '../../../plataforma/config/config';
import { CorreoService } from '../../../plataforma/correo/correo.service';
import type { Local } from '../../locales/restaurantes.service';
import { Hasher } from '../hasher.service';
import type { Proposito } from './codigo.schema';
import { codigoExpirado, codigoIncorrecto, demasiadosCodigos, enlaceNoValido } from './codigos.errors';
import { CodigosRepository } from './codigos.repository';
import type { Codigo, RefCodigo } from './codigos.repository';
import { MEMORIA_ENVIOS_MS, esperaParaEnviar } from './envios';

/** Attempts against parallel requests for a code of one account. */
const MAX_RACES = 5;

/** 128 bits cannot be guessed, and a link outlives the codes: using up the mails locks no owner out. */
const ENLACE_BYTES = 16;

type Destinatario = Pick<Local, 'nombre' | 'cuenta'>;

export interface CodigoAcertado extends RefCodigo {
  hash: string;
}

/** Sends six digits by mail, which prove that their holder reads that mail. */
@Injectable()
export class CodigosService {
  constructor(
    private readonly codigos: CodigosRepository,
    private readonly hasher: Hasher,
    private readonly correo: CorreoService,
    private readonly config: Config,
  ) {}

  /**
   * Mails a new code, which voids the one before. @throws TOO_MANY_REQUESTS when this account was sent too
   * many.
   */
  async issue({ nombre, cuenta }: Destinatario, proposito: Proposito): Promise<void> {
    const ref = { cuentaId: cuenta.id, proposito };
    let seen = await this.findSendable(ref);
    const codigo = randomInt(10 ** LIMITES.codigoDigitos)
      .toString()
      .padStart(LIMITES.codigoDigitos, '0');
    const hash = await this.hasher.hash(codigo, { turno: cuenta.id });
    const enlace = proposito === 'recuperacion' ? randomBytes(ENLACE_BYTES).toString('base64url') : undefined;
    for (let race = 0; race < MAX_RACES; race++) {
      const ahora = Date.now();
      const nuevo = toNuevo(hash, seen, ahora);
      const enlaceHasta = new Date(ahora + MEMORIA_ENVIOS_MS);
      const conEnlace =
        enlace === undefined ? {} : { enlace: { hash: hashOf(enlace), expiraEn: enlaceHasta } };
      if (await this.codigos.replaceCodigo(ref, seen, { ...nuevo, ...conEnlace })) {
        const { email } = cuenta;
        const hasta = enlace === undefined ? nuevo.expiraEn : enlaceHasta;
        return this.correo.sendCodigo(proposito, { nombre, email, codigo, enlace }, hasta);
      }
      seen = await this.findSendable(ref);
    }
    throw demasiadosCodigos(1_000);
  }

  async hasAlive(ref: RefCodigo): Promise<boolean> {
    const codigo = await this.codigos.findCodigo(ref);
    return codigo !== null && isAlive(codigo, Date.now());
  }

  /** Does nothing if the last code is still good, or too many were sent. */
  async issueIfNone(local: Destinatario, proposito: Proposito): Promise<void> {
    if (await this.hasAlive({ cuentaId: local.cuenta.id, proposito })) return;
    try {
      await this.issue(local, proposito);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    }
  }

  /**
   * Tries a code. The attempt is counted before the code is compared, so that parallel guesses cannot outrun
   * the count. A wrong code gets the same response, after the same work, whether there is none, it is dead or
   * the email is unknown; only the holder of a dead code learns that it has expired.
   * @param ref null for an unknown email, whose turn is that of its address.
   * @throws VALIDATION_ERROR on `code`: wrong, or no longer good.
   */
  async attempt(ref: RefCodigo | null, code: string, ip: string): Promise<CodigoAcertado> {
    const hash = ref && (await this.codigos.takeAttempt(ref, new Date()));
    if (ref === null || hash === null) {
      const isSuyo = await this.isUltimo(ref, code, ip);
      throw isSuyo ? codigoExpirado() : codigoIncorrecto();
    }
    if (!(await this.hasher.verify(hash, code, { turno: ref.cuentaId }))) throw codigoIncorrecto();
    return { ...ref, hash };
  }

  async isUltimo(ref: RefCodigo | null, code: string, ip: string): Promise<boolean> {
    const ultimo = ref && (await this.codigos.findUltimo(ref));
    return this.hasher.verify(ultimo ?? undefined, code, { turno: ref?.cuentaId ?? ip });
  }

  giveBack({ hash, ...ref }: CodigoAcertado): Promise<void> {
    return this.codigos.giveAttemptBack(ref, hash);
  }

  /** @throws VALIDATION_ERROR when it was used meanwhile, or a newer one was sent. */
  async consumeCodigo({ hash, ...ref }: CodigoAcertado): Promise<void> {
    if (!(await this.codigos.consumeCodigo(ref, hash))) throw codigoExpirado();
  }

  /** @throws VALIDATION_ERROR on `enlace`. */
  async assertEnlace(ref: RefCodigo, enlace: string): Promise<void> {
    if (!(await this.codigos.hasEnlace(ref, hashOf(enlace), new Date()))) throw enlaceNoValido();
  }

  /** @throws VALIDATION_ERROR on `enlace` when it was used meanwhile. */
  async consumeEnlace(ref: RefCodigo, enlace: string): Promise<void> {
    if (!(await this.codigos.consumeEnlace(ref, hashOf(enlace), new Date()))) throw enlaceNoValido();
  }

  discardCodigo(ref: RefCodigo): Promise<void> {
    return this.codigos.discardCodigo(ref);
  }

  /** Returns the stored code. @throws TOO_MANY_REQUESTS when another may not be sent yet. */
  private async findSendable(ref: RefCodigo): Promise<Codigo | null> {
    const codigo = await this.codigos.findCodigo(ref);
    const espera = this.config.rateLimit ? esperaParaEnviar(codigo?.enviados ?? [], Date.now()) : 0;
    if (espera > 0) throw demasiadosCodigos(espera);
    return codigo;
  }
}

/** 128 random bits need no salt and no slow hash. */
const hashOf = (enlace: string): string => createHash('sha256').update(enlace).digest('base64url');

function isAlive({ hash, intentos, expiraEn }: Codigo, ahora: number): boolean {
  return hash !== null && intentos < CODIGO.intentos && expiraEn.getTime() > ahora;
}

function toNuevo(hash: string, seen: Codigo | null, ahora: number) {
  const recientes = (seen?.enviados ?? []).filter((cuando) => cuando.getTime() > ahora - MEMORIA_ENVIOS_MS);
  return {
    hash,
    expiraEn: new Date(ahora + CODIGO.vidaS * 1_000),
    enviados: [...recientes, new Date(ahora)],
    olvidarEn: new Date(ahora + MEMORIA_ENVIOS_MS),
  };
}
