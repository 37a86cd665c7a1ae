import { Injectable, Logger } from '@nestjs/common';
import { isPremium } from '@carta/contracts';
import type { Plan } from '@carta/contracts';
import { Config } from '../../plataforma/config/config';
import { TableroService } from '../pedidos/movimientos/tablero.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { Cuenta } from '../../casa/locales/restaurantes.service';
import { restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { conMesasAbiertas, planDelAnfitrion } from './plan.errors';

/** An order admitted before the house closed may still be stored this long after, in ms. */
const EN_CAMINO_MS = 60_000;

/** Decides whether the mesas of a house may order (docs/reglas.md#plans-and-roles). */
@Injectable()
export class PlanService {
  private readonly logger = new Logger('Plan');

  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly tablero: TableroService,
    private readonly config: Config,
  ) {}

  /** @throws 404 for another restaurante's. */
  async getPlan(id: string, propioId: string): Promise<Plan> {
    return this.toPlan(await this.getCuenta(id, propioId));
  }

  /** @throws 403 where the host decides, and for an admin; 409 while mesas are open. */
  async changePlan(id: string, propioId: string, conPedidos: boolean): Promise<Plan> {
    const cuenta = await this.getCuenta(id, propioId);
    const plan = this.toPlan(cuenta);
    if (plan.conPedidos === conPedidos) return plan;
    if (!plan.propio || cuenta.tipoUsuario === 'admin') throw planDelAnfitrion();
    if (!conPedidos) return this.toPlan(await this.close(cuenta));
    return this.toPlan(await this.setTipo(cuenta, 'premium'));
  }

  /** Looks again after new orders are refused, and again once none on its way can still be stored. */
  private async close(cuenta: Cuenta): Promise<Cuenta> {
    const mesas = await this.tablero.findMesasAbiertas(cuenta.id);
    if (mesas.length > 0) throw conMesasAbiertas(mesas);
    const cerrada = await this.setTipo(cuenta, 'normal');
    const llegadas = await this.reopen(cuenta.id);
    if (llegadas.length > 0) throw conMesasAbiertas(llegadas);
    setTimeout(
      () => void this.reopen(cuenta.id).catch((error: unknown) => this.warn(error)),
      EN_CAMINO_MS,
    ).unref();
    return cerrada;
  }

  /** Lets the mesas order again where an order arrived while closing; returns the open mesas. */
  async reopen(id: string): Promise<number[]> {
    const cuenta = await this.restaurantes.findCuenta(id);
    if (cuenta?.tipoUsuario !== 'normal') return [];
    const mesas = await this.tablero.findMesasAbiertas(id);
    if (mesas.length > 0) await this.setTipo(cuenta, 'premium');
    return mesas;
  }

  private async setTipo({ email }: Cuenta, tipo: 'normal' | 'premium'): Promise<Cuenta> {
    const cuenta = await this.restaurantes.changePlan(email, tipo);
    if (!cuenta) throw restauranteNoEncontrado();
    return cuenta;
  }

  private async getCuenta(id: string, propioId: string): Promise<Cuenta> {
    const cuenta = id === propioId ? await this.restaurantes.findCuenta(id) : null;
    if (!cuenta) throw restauranteNoEncontrado();
    return cuenta;
  }

  private toPlan({ tipoUsuario }: Cuenta): Plan {
    const { planes, planContacto } = this.config;
    return {
      conPedidos: isPremium(tipoUsuario),
      propio: planes === 'propietario',
      ...(planContacto === undefined ? {} : { contacto: planContacto }),
    };
  }

  private warn(error: unknown): void {
    this.logger.warn(`No se han podido mirar las mesas: ${error instanceof Error ? error.message : ''}`);
  }
}
