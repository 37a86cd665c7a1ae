// Longer than most: what others ask of a place and what its owner changes, each a sentence.
import { Injectable } from '@nestjs/common';
import { CAMBIOS_HUSO_MAX, isSlug, withHuso } from '@carta/contracts';
import type {
  CambiarRestauranteRequest,
  EstadoTurno,
  Husos,
  NombrePlan,
  Restaurante,
  RestaurantePublico,
  Servicio,
} from '@carta/contracts';
import type { PersonaDeSesion } from '../../plataforma/acceso/acceso';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { CuentasService } from '../cuentas/cuentas.service';
import type { Cuenta, NuevaCuenta } from '../cuentas/cuentas.service';
import type { AccesoLocal, Local, NuevoLocal } from './local.types';
import { equipoOf } from './personas.mapper';
import type { RestauranteDoc } from './restaurante.schema';
import { muchosCambiosHuso, nombreFijo, restauranteNoEncontrado, slugNoValido } from './restaurantes.errors';
import {
  toCambios,
  toLocal,
  toRestaurante,
  toRestauranteDeDispositivo,
  toRestaurantePublico,
} from './restaurantes.mapper';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';

export type { AccesoLocal, Local } from './local.types';

/** `olvidadoHasta` is null when nothing was forgotten yet. */
export interface Olvido {
  id: string;
  diasNotas: number;
  olvidadoHasta: Date | null;
}

/** Queried when there is no account, so that both cases cost the same queries. */
export const NOBODY = '0'.repeat(24);

@Injectable()
export class RestaurantesService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly cuentas: CuentasService,
    private readonly events: DomainEvents,
  ) {}

  async findLocal(id: string): Promise<Local | null> {
    return this.withCuenta(await this.restaurantes.findRestaurante(id));
  }

  /** By id; deleted ones are missing. */
  async findAccesos(ids: readonly string[]): Promise<AccesoLocal[]> {
    const docs = await this.restaurantes.findAccesos(ids);
    const cuentas = await this.cuentas.findCuentas(docs.map(({ cuenta }) => cuenta.toHexString()));
    return docs.flatMap(({ _id, nombre, cuenta: cuentaId }) => {
      const cuenta = cuentas.get(cuentaId.toHexString());
      return cuenta ? [{ id: _id.toHexString(), nombre, cuenta }] : [];
    });
  }

  /** Each place with the ms of its account's last change of access. */
  async findAccesosCambiados(desde: Date): Promise<Map<string, number>> {
    const cambiadas = await this.cuentas.findCambiadas(desde);
    if (cambiadas.size === 0) return new Map();
    const docs = await this.restaurantes.findPorCuentas([...cambiadas.keys()]);
    return new Map(
      docs.map(({ _id, cuenta }) => [_id.toHexString(), cambiadas.get(cuenta.toHexString()) ?? 0]),
    );
  }

  /** The ids of an account's places, the oldest first. */
  async findIdsDe(cuentaId: string): Promise<string[]> {
    const docs = await this.restaurantes.findPorCuentas([cuentaId]);
    return docs.map(({ _id }) => _id.toHexString());
  }

  /**
   * The place that an account's login enters: the one asked for, else its first, which has the account's id.
   * @param email as a person typed it. @returns null when nobody has it, or the place is another account's.
   */
  async findLocalPorEmail(email: string, pedido?: string | null): Promise<Local | null> {
    const cuenta = await this.cuentas.findCuentaPorEmail(email);
    const doc = await this.restaurantes.findRestaurante(pedido ?? cuenta?.id ?? NOBODY);
    return doc && doc.cuenta.toHexString() === cuenta?.id ? toLocal(doc, cuenta) : null;
  }

  toRestaurante(local: Local): Restaurante {
    return toRestaurante(local);
  }

  toRestauranteDeDispositivo(local: Local): Restaurante {
    return toRestauranteDeDispositivo(local);
  }

  /** Who may enter on a device, and who is on it; nothing in a house without people. */
  toEquipo({ personas }: Local, persona?: PersonaDeSesion): { equipo?: EstadoTurno } {
    return equipoOf(personas, persona);
  }

  async findPublico(id: string): Promise<RestaurantePublico | null> {
    const local = await this.findLocal(id);
    return local && toRestaurantePublico(local);
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
    const local = await this.withCuenta(await this.restaurantes.findRestaurantePorSlug(slug));
    if (!local) throw restauranteNoEncontrado();
    return toRestaurantePublico(local);
  }

  /** @throws 404 for another restaurante, 422 for another name, or a clock changed too often. */
  async updateRestaurante(
    id: string,
    propioId: string,
    datos: CambiarRestauranteRequest,
  ): Promise<Restaurante> {
    const local = id === propioId ? await this.findLocal(id) : null;
    if (!local) throw restauranteNoEncontrado();
    if ((datos.nombre ?? local.nombre).trim() !== local.nombre.trim()) throw nombreFijo();
    const cambios = { ...toCambios(datos), ...cambiosHuso(local, datos, new Date()) };
    if (Object.keys(cambios).length === 0) return toRestaurante(local);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.updateRestaurante(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      const cambiado = toLocal(doc, local.cuenta);
      if (cambios.husos)
        this.events.emit('servicio.cambiado', { restauranteId: id, servicio: cambiado.servicio });
      return toRestaurante(cambiado);
    });
  }

  hasNone(): Promise<boolean> {
    return this.restaurantes.isEmpty();
  }

  /**
   * Makes a place and its account, in this order: without an account a place is nobody's, and is swept.
   * @throws the engine's duplicate key error (409) for a taken email.
   */
  async createConCuenta(nuevo: NuevoLocal, nueva: NuevaCuenta): Promise<Local> {
    const doc = await this.restaurantes.insertRestaurante(nuevo);
    return toLocal(doc, await this.cuentas.createCuenta(doc._id.toHexString(), nueva));
  }

  /** Makes one more place of an account. */
  async createLocal(cuenta: Cuenta, nuevo: NuevoLocal): Promise<Local> {
    return toLocal(await this.restaurantes.insertRestaurante(nuevo, cuenta.id), cuenta);
  }

  /** @returns how many places made in between were removed, since they have no account. */
  async sweepSinCuenta(desde: Date, hasta: Date): Promise<number> {
    const docs = await this.restaurantes.findCreados(desde, hasta);
    const cuentas = await this.cuentas.findCuentas(docs.map(({ cuenta }) => cuenta.toHexString()));
    const sobrantes = docs.filter(({ cuenta }) => !cuentas.has(cuenta.toHexString()));
    await this.restaurantes.deleteRestaurantes(sobrantes.map(({ _id }) => _id.toHexString()));
    return sobrantes.length;
  }

  /** Open boards and cartas of all its places change too; returns null for an unknown account. */
  async changePlan(cuentaId: string, plan: NombrePlan): Promise<Cuenta | null> {
    const cuenta = await this.cuentas.setPlan(cuentaId, plan);
    if (!cuenta) return null;
    for (const restauranteId of await this.findIdsDe(cuentaId)) {
      this.events.emit('cuenta.cambiada', { restauranteId });
      this.events.emit('carta.cambiada', { restauranteId, es: 'plan.cambiado' });
    }
    return cuenta;
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
    const doc = await this.restaurantes.findRestaurante(id);
    if (!doc) throw restauranteNoEncontrado();
    return servicioOf(doc.servicio);
  }

  /** @throws 404 */
  async findHusos(id: string): Promise<Husos> {
    return (await this.findServicio(id)).husos ?? [];
  }

  private async withCuenta(doc: RestauranteDoc | null): Promise<Local | null> {
    const cuenta = doc && (await this.cuentas.findCuenta(doc.cuenta.toHexString()));
    return cuenta && toLocal(doc, cuenta);
  }
}

/** Empty when the clock stays the same. */
function cambiosHuso(
  { servicio: { husos = [] } }: Local,
  { huso }: CambiarRestauranteRequest,
  ahora: Date,
): Pick<Servicio, 'husos'> {
  const nuevos = huso && withHuso(husos, huso, ahora);
  if (!nuevos || JSON.stringify(nuevos) === JSON.stringify(husos)) return {};
  if (nuevos.length > CAMBIOS_HUSO_MAX) throw muchosCambiosHuso();
  return { husos: nuevos };
}
