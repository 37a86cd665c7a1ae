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

/** `olvidadoHasta` is null when nothing was forgotten yet. */
export interface Olvido {
  id: string;
  diasNotas: number;
  olvidadoHasta: Date | null;
}

@Injectable()
export class RestaurantesService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  async findCuenta(id: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.findRestaurante(id);
    return doc && toCuenta(doc);
  }

  /** One query; deleted accounts are missing. */
  async findAccesos(ids: readonly string[]): Promise<AccesoCuenta[]> {
    const docs = await this.restaurantes.findAccesos(ids);
    return docs.map(({ _id, ...acceso }) => ({ id: _id.toHexString(), ...acceso }));
  }

  /** Each account with the ms of its last change of access. */
  findAccesosCambiados(desde: Date): Promise<Map<string, number>> {
    return this.restaurantes.findAccesosCambiados(desde);
  }

  /** `email` is as a person typed it. */
  async findCuentaPorEmail(email: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.findRestaurantePorEmail(reglasAcceso.normalizeEmail(email));
    return doc && toCuenta(doc);
  }

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

  /** @throws 422 for a text that cannot be a slug, 404 for an unknown one. */
  async getPublicoPorSlug(slug: string): Promise<RestaurantePublico> {
    if (!isSlug(slug)) throw slugNoValido();
    const doc = await this.restaurantes.findRestaurantePorSlug(slug);
    if (!doc) throw restauranteNoEncontrado();
    return toRestaurantePublico(toCuenta(doc));
  }

  /** @throws 404 for another restaurante, 422 for another name, or a clock changed too often. */
  async updateRestaurante(
    id: string,
    propioId: string,
    datos: CambiarRestauranteRequest,
  ): Promise<Restaurante> {
    const cuenta = id === propioId ? await this.findCuenta(id) : null;
    if (!cuenta) throw restauranteNoEncontrado();
    if ((datos.nombre ?? cuenta.nombre).trim() !== cuenta.nombre.trim()) throw nombreFijo();
    const cambios = { ...toCambios(datos), ...cambiosHuso(cuenta, datos, new Date()) };
    if (Object.keys(cambios).length === 0) return toRestaurante(cuenta);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.updateRestaurante(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      const cambiada = toCuenta(doc);
      if (cambios.husos)
        this.events.emit('servicio.cambiado', { restauranteId: id, servicio: cambiada.servicio });
      return toRestaurante(cambiada);
    });
  }

  hasNone(): Promise<boolean> {
    return this.restaurantes.isEmpty();
  }

  /** @throws the engine's duplicate key error (409) for a taken email. */
  async createCuenta(nueva: NuevaCuenta): Promise<Cuenta> {
    const email = reglasAcceso.normalizeEmail(nueva.email);
    return toCuenta(await this.restaurantes.insertRestaurante({ ...nueva, email }));
  }

  /** Updates open boards and cartas too; returns null when nobody has this email. */
  async changePlan(email: string, tipo: TipoUsuario): Promise<Cuenta | null> {
    const doc = await this.restaurantes.setTipo(reglasAcceso.normalizeEmail(email), tipo);
    if (!doc) return null;
    const cuenta = toCuenta(doc);
    this.events.emit('cuenta.cambiada', { restauranteId: cuenta.id });
    this.events.emit('carta.cambiada', { restauranteId: cuenta.id, es: 'plan.cambiado' });
    return cuenta;
  }

  async markVerificado(id: string): Promise<Cuenta | null> {
    const doc = await this.restaurantes.setVerificado(id);
    return doc && toCuenta(doc);
  }

  /** Resetting a password proves the email, which becomes verified. */
  resetPassword(id: string, passwordHash: string): Promise<void> {
    return this.restaurantes.setPasswordVerificado(id, passwordHash);
  }

  markOlvidado(id: string, hasta: Date): Promise<void> {
    return this.restaurantes.setOlvidadoHasta(id, hasta);
  }

  async *streamOlvidos(): AsyncGenerator<Olvido> {
    for await (const { _id, olvidadoHasta, servicio } of this.restaurantes.streamOlvidos()) {
      const { diasNotas } = servicioOf(servicio);
      yield { id: _id.toHexString(), diasNotas, olvidadoHasta: olvidadoHasta ?? null };
    }
  }

  findImagenesEnUso(nombres: readonly string[]): Promise<Set<string>> {
    return this.restaurantes.findImagenesEnUso(nombres);
  }

  /** @throws 404 */
  async findServicio(id: string): Promise<Servicio> {
    const cuenta = await this.findCuenta(id);
    if (!cuenta) throw restauranteNoEncontrado();
    return cuenta.servicio;
  }

  /** @throws 404 */
  async findHusos(id: string): Promise<Husos> {
    return (await this.findServicio(id)).husos ?? [];
  }
}

/** Empty when the clock stays the same. */
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
