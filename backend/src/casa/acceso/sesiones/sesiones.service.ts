// Longer than most: the life of a session, from its opening to its end.
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPremium } from '@carta/contracts';
import type { Rol, Tokens } from '@carta/contracts';
import type { Contexto, DispositivoDeSesion, PersonaDeSesion } from '../../../plataforma/acceso/acceso';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { redDe } from '../../../plataforma/red/red-de';
import { Config } from '../../../plataforma/config/config';
import type { Cuenta } from '../../cuentas/cuentas.service';
import { RestaurantesService } from '../../locales/restaurantes.service';
import type { AccesoLocal } from '../../locales/restaurantes.service';
import { emailSinVerificar, sesionNoValida, sinPermiso } from '../auth.errors';
import type { Familia } from './familia';
import { marcaDeClaveOf } from './marca-de-clave';
import { SesionesRepository } from './sesiones.repository';
import type { PuestoDeSesion } from './sesiones.repository';

import { TokensService } from './tokens.service';

const HORA_MS = 3_600_000;
/** An account's session ends this long after its login, whatever happens. */
const VIDA_MS = 12 * HORA_MS;
/** A device's session ends only when it is removed. */
const NUNCA = new Date('9999-12-31T00:00:00Z');
/** An account remembers for this long the addresses that it was entered from. */
const MEMORIA_MS = 30 * 24 * HORA_MS;

/** An account's own sessions; ended ones are kept for their address. */
const MAX_VIVAS = 20;
const MAX_TERMINADAS = 100;

/** Of a device session older than pairing. */
const SIN_NOMBRE = 'Camarero';

/** A login opens a session family, its refresh tokens keep it alive, and nothing reopens it. */
@Injectable()
export class SesionesService {
  constructor(
    private readonly sesiones: SesionesRepository,
    private readonly tokens: TokensService,
    private readonly restaurantes: RestaurantesService,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {}

  /** @throws FORBIDDEN when no device of this account may enter now. */
  assertDispositivosEntran({ cuenta }: AccesoLocal): void {
    assertMayEnter(cuenta, 'dispositivo');
  }

  /** @throws FORBIDDEN when the account may not enter now. */
  async openSesion(
    local: AccesoLocal,
    rol: Rol,
    ip: string,
    dispositivo?: DispositivoDeSesion,
  ): Promise<Tokens> {
    assertMayEnter(local.cuenta, rol);
    const ahora = Date.now();
    const refreshToken = this.tokens.newRefresh();
    await this.sesiones.deleteExpiradas(local.id, new Date(ahora - MEMORIA_MS));
    const familia = await this.sesiones.insertFamilia({
      restauranteId: local.id,
      rol,
      huella: marcaDeClaveOf(local.cuenta),
      tokens: [this.tokens.hashOf(refreshToken)],
      direccion: this.hashOfDireccion(ip),
      ...(dispositivo ? { dispositivo } : {}),
      creadaEn: new Date(ahora),
      expiraEn: dispositivo ? NUNCA : new Date(ahora + VIDA_MS),
    });
    if (rol === 'propietario') await this.endSobrantes(local.id);
    return { accessToken: await this.tokens.signAccess(toContexto(familia, local)), refreshToken };
  }

  /**
   * Reads the database. @throws UNAUTHORIZED when it has ended, FORBIDDEN when its account may not enter now.
   */
  async contextoOf(fam: string, restauranteId: string): Promise<Contexto> {
    const [familia, [local]] = await Promise.all([
      this.sesiones.findViva(fam, new Date()),
      this.restaurantes.findAccesos([restauranteId]),
    ]);
    if (!familia || !local || !belongs(familia, local)) throw sesionNoValida();
    assertMayEnter(local.cuenta, familia.rol);
    return toContexto(familia, local);
  }

  /** Returns those that may still enter, whatever the age of their tokens. */
  async vivas(fams: readonly string[]): Promise<Map<string, Contexto>> {
    const familias = await this.sesiones.findVivas(fams, new Date());
    const ids = [...new Set(familias.map(({ restauranteId }) => restauranteId))];
    const locales = await this.restaurantes.findAccesos(ids);
    const porId = new Map(locales.map((local) => [local.id, local] as const));
    return new Map(
      familias.flatMap((familia) => {
        const local = porId.get(familia.restauranteId);
        const alive = local && belongs(familia, local) && refusal(local.cuenta, familia.rol) === null;
        return alive ? [[familia.fam, toContexto(familia, local)] as const] : [];
      }),
    );
  }

  /** Families ended since then, and places whose account's access has changed, with the ms of the change. */
  async cambiadas(desde: Date): Promise<{ fams: string[]; locales: Map<string, number> }> {
    const [fams, locales] = await Promise.all([
      this.sesiones.findTerminadas(desde),
      this.restaurantes.findAccesosCambiados(desde),
    ]);
    return { fams, locales };
  }

  /** Its tokens become void, and its sockets are closed. */
  async endFamilia(fam: string): Promise<void> {
    if (await this.sesiones.endFamilia(fam, new Date())) this.events.emit('sesion.terminada', { fam });
  }

  /** Ends the owner's sessions in these places; paired devices stay. */
  async endFamilias(restauranteIds: readonly string[]): Promise<void> {
    const fams = await this.sesiones.endFamilias(restauranteIds, 'propietario', new Date());
    for (const fam of fams) this.events.emit('sesion.terminada', { fam });
  }

  async endDispositivo(restauranteId: string, dispositivoId: string): Promise<void> {
    const fams = await this.sesiones.endDispositivo(restauranteId, dispositivoId, new Date());
    for (const fam of fams) this.events.emit('sesion.terminada', { fam });
  }

  /** A device is told what it is for out of its session. */
  setPuesto(restauranteId: string, dispositivo: PuestoDeSesion): Promise<void> {
    return this.sesiones.setPuesto(restauranteId, dispositivo);
  }

  /** @throws UNAUTHORIZED when the session has just ended. */
  async beginTurno(fam: string, { id, ...resto }: PersonaDeSesion): Promise<void> {
    const isViva = await this.sesiones.setTurno(fam, { persona: id, ...resto }, new Date());
    if (!isViva) throw sesionNoValida();
  }

  endTurno(fam: string): Promise<void> {
    return this.sesiones.unsetTurno(fam);
  }

  /** @param cambios null: they are on no device any more. */
  changeTurnos(
    restauranteId: string,
    persona: string,
    cambios: Pick<PersonaDeSesion, 'nombre' | 'rol'> | null,
  ): Promise<void> {
    return this.sesiones.changeTurnos(restauranteId, persona, cambios);
  }

  findDispositivosFuera(restauranteId: string): Promise<Map<string, Date>> {
    return this.sesiones.findDispositivosFuera(restauranteId, new Date());
  }

  /** Finds the device whose copied session had this token. */
  async findDispositivoCopiado(refreshToken: string): Promise<{ restauranteId: string; id: string } | null> {
    const familia = await this.sesiones.findCopiadaPorToken(this.tokens.hashOf(refreshToken));
    return familia?.dispositivo ? { restauranteId: familia.restauranteId, id: familia.dispositivo.id } : null;
  }

  findNombresDeDispositivos(restauranteIds: readonly string[]): Promise<string[]> {
    return this.sesiones.findNombresDeDispositivos(restauranteIds, new Date());
  }

  findUltimaCopiada(restauranteId: string, desde: Date): Promise<Date | null> {
    return this.sesiones.findUltimaCopiada(restauranteId, desde);
  }

  /** Limits what repeated logins leave behind. */
  private async endSobrantes(restauranteId: string): Promise<void> {
    const fams = await this.sesiones.endSobrantes(restauranteId, MAX_VIVAS, new Date());
    for (const fam of fams) this.events.emit('sesion.terminada', { fam });
    await this.sesiones.deleteSobrantes(restauranteId, MAX_TERMINADAS);
  }

  /** Whether a session of any of these places was opened from there. */
  knowsDireccion(restauranteIds: readonly string[], ip: string): Promise<boolean> {
    return this.sesiones.hasDireccion(restauranteIds, this.hashOfDireccion(ip));
  }

  /** Addresses are personal data: only a keyed hash is kept. */
  private hashOfDireccion(ip: string): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`direccion:${redDe(ip)}`)
      .digest('base64url');
  }
}

/** An account's session needs the password it was opened with; a paired device's does not. */
function belongs({ restauranteId, rol, marcaDeClave }: Familia, local: AccesoLocal): boolean {
  return (
    restauranteId === local.id && (rol === 'dispositivo' || marcaDeClave === marcaDeClaveOf(local.cuenta))
  );
}

function refusal({ emailVerificado, plan }: Cuenta, rol: Rol) {
  if (!emailVerificado) return emailSinVerificar();
  return rol === 'dispositivo' && !isPremium(plan) ? sinPermiso() : null;
}

function assertMayEnter(cuenta: Cuenta, rol: Rol): void {
  const why = refusal(cuenta, rol);
  if (why) throw why;
}

function toContexto(familia: Familia, { id, nombre, cuenta }: AccesoLocal): Contexto {
  const { fam, rol, dispositivo } = familia;
  const contexto = { restauranteId: id, rol, plan: cuenta.plan, fam };
  if (rol === 'propietario') return { ...contexto, actor: nombre };
  const deDispositivo = {
    ...contexto,
    actor: dispositivo?.nombre ?? SIN_NOMBRE,
    ...(dispositivo ? { dispositivo } : {}),
  };
  const { persona } = familia;
  if (!persona || persona.hasta <= new Date()) return deDispositivo;
  return { ...deDispositivo, actor: persona.nombre, persona };
}
