import { Injectable } from '@nestjs/common';
import { CAMBIOS_HUSO_MAX, isSlug, reglasAcceso, withHuso } from '@carta/contracts';
import type {
  CambiarRestauranteRequest,
  Husos,
  Restaurante,
  RestaurantePublico,
  Servicio,
  TipoUsuario,
} from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { AccesoCuenta, Cuenta, NuevaCuenta } from './cuenta.types';
import { muchosCambiosHuso, nombreFijo, restauranteNoEncontrado, slugNoValido } from './restaurantes.errors';
import {
  toCambios,
  toCuenta,
  toRestaurante,
  toRestauranteDeDispositivo,
  toRestaurantePublico,
} from './restaurantes.mapper';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';

export type { AccesoCuenta, Cuenta, NuevaCuenta } from './cuenta.types';

/** How long a restaurant's archive keeps notes, and until when it has forgotten them; null: never yet. */
export interface Olvido {
  id: string;
  diasNotas: number;
  olvidadoHasta: Date | null;
}

/** Establishments and the accounts that own them. */
@Injectable()
export class RestaurantesService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  async findCuenta(id: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.findById(id);
    return doc && toCuenta(doc);
  }

  /** What decides whether sessions of these accounts may enter, in one query; accounts that are gone are missing. */
  async findAccesos(ids: readonly string[]): Promise<AccesoCuenta[]> {
    const docs = await this.restaurantes.findAccesos(ids);
    return docs.map(({ _id, ...acceso }) => ({ id: _id.toHexString(), ...acceso }));
  }

  /** The accounts where what decides who may be in has changed since then, each with when it last did (ms). */
  findAccesosCambiados(desde: Date): Promise<Map<string, number>> {
    return this.restaurantes.findAccesosCambiados(desde);
  }

  /** @param email as a person typed it. */
  async findCuentaPorEmail(email: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.findByEmail(reglasAcceso.normalizeEmail(email));
    return doc && toCuenta(doc);
  }

  /** The owner's view of an account. */
  toRestaurante(cuenta: Cuenta): Restaurante {
    return toRestaurante(cuenta);
  }

  toRestauranteDeDispositivo(cuenta: Cuenta): Restaurante {
    return toRestauranteDeDispositivo(cuenta);
  }

  async findPublico(id: string): Promise<RestaurantePublico | null> {
    const cuenta = await this.findCuenta(id);
    return cuenta && toRestaurantePublico(cuenta);
  }

  /** @throws 404 */
  async getPublico(id: string): Promise<RestaurantePublico> {
    const restaurante = await this.findPublico(id);
    if (!restaurante) throw restauranteNoEncontrado();
    return restaurante;
  }

  /** @throws 422 for a text that cannot be a slug, 404 for one that nobody has. */
  async getPublicoPorSlug(slug: string): Promise<RestaurantePublico> {
    if (!isSlug(slug)) throw slugNoValido();
    const doc = await this.restaurantes.findBySlug(slug);
    if (!doc) throw restauranteNoEncontrado();
    return toRestaurantePublico(toCuenta(doc));
  }

  /**
   * Changes the data of one's own establishment.
   * @throws 404 for somebody else's, 422 for another name, or a clock that was changed too often.
   */
  async update(id: string, propioId: string, datos: CambiarRestauranteRequest): Promise<Restaurante> {
    const cuenta = id === propioId ? await this.findCuenta(id) : null;
    if (!cuenta) throw restauranteNoEncontrado();
    if ((datos.nombre ?? cuenta.nombre).trim() !== cuenta.nombre.trim()) throw nombreFijo();
    const cambios = { ...toCambios(datos), ...cambiosHuso(cuenta, datos, new Date()) };
    if (Object.keys(cambios).length === 0) return toRestaurante(cuenta);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.update(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      const cambiada = toCuenta(doc);
      if (cambios.husos)
        this.events.emit('servicio.cambiado', { restauranteId: id, servicio: cambiada.servicio });
      return toRestaurante(cambiada);
    });
  }

  /** True when nobody has ever registered here. */
  hasNone(): Promise<boolean> {
    return this.restaurantes.isEmpty();
  }

  /** A taken email is the engine's duplicate key error (409). */
  async createCuenta(nueva: NuevaCuenta): Promise<Cuenta> {
    const email = reglasAcceso.normalizeEmail(nueva.email);
    return toCuenta(await this.restaurantes.insert({ ...nueva, email }));
  }

  /** Gives an account another plan, open boards and cartas with it; null when there is none with this email. */
  async changePlan(email: string, tipo: TipoUsuario): Promise<Cuenta | null> {
    const doc = await this.restaurantes.setTipo(reglasAcceso.normalizeEmail(email), tipo);
    if (!doc) return null;
    const cuenta = toCuenta(doc);
    this.events.emit('cuenta.cambiada', { restauranteId: cuenta.id });
    this.events.emit('carta.cambiada', { restauranteId: cuenta.id, es: 'plan.cambiado' });
    return cuenta;
  }

  /** The email is this person's; null when the account is gone. */
  async markVerificado(id: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.setVerificado(id);
    return doc && toCuenta(doc);
  }

  /** Another password for whoever proved the email, which is verified by that. */
  resetPassword(id: string, passwordHash: string): Promise<void> {
    return this.restaurantes.setPasswordVerificado(id, passwordHash);
  }

  /** Orders archived until then keep no notes any more. */
  markOlvidado(id: string, hasta: Date): Promise<void> {
    return this.restaurantes.setOlvidadoHasta(id, hasta);
  }

  /** Of every restaurant, one by one, how long its archive keeps notes. */
  async *streamOlvidos(): AsyncGenerator<Olvido> {
    for await (const { _id, olvidadoHasta, servicio } of this.restaurantes.streamOlvidos()) {
      const { diasNotas } = servicioOf(servicio);
      yield { id: _id.toHexString(), diasNotas, olvidadoHasta: olvidadoHasta ?? null };
    }
  }

  /** Those of these photos that are the face of some restaurant. */
  findImagenesEnUso(nombres: readonly string[]): Promise<Set<string>> {
    return this.restaurantes.findImagenesEnUso(nombres);
  }

  /** How this restaurant works now. @throws 404 */
  async findServicio(id: string): Promise<Servicio> {
    const cuenta = await this.findCuenta(id);
    if (!cuenta) throw restauranteNoEncontrado();
    return cuenta.servicio;
  }

  /** Whose clock its hours and days go by. @throws 404 */
  async findHusos(id: string): Promise<Husos> {
    return (await this.findServicio(id)).husos ?? [];
  }
}

/** Nothing where the clock is what it was to be. */
function cambiosHuso(
  { servicio: { husos = [] } }: Cuenta,
  { huso }: CambiarRestauranteRequest,
  ahora: Date,
): Pick<Servicio, 'husos'> {
  const nuevos = huso && withHuso(husos, huso, ahora);
  if (!nuevos || JSON.stringify(nuevos) === JSON.stringify(husos)) return {};
  if (nuevos.length > CAMBIOS_HUSO_MAX) throw muchosCambiosHuso();
  return { husos: nuevos };
}
