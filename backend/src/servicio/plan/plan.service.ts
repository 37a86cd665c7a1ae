import { Injectable, Logger } from '@nestjs/common';
import { isPremium } from '@carta/contracts';
import type { Plan } from '@carta/contracts';
import type { DomainError } from '../../plataforma/errores/domain-error';
import { Config } from '../../plataforma/config/config';
import { TableroService } from '../pedidos/movimientos/tablero/tablero.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { Cuenta } from '../../casa/cuentas/cuentas.service';
import type { Local } from '../../casa/locales/restaurantes.service';
import { restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { conMesasAbiertas, conMesasEnOtro, planDelAnfitrion } from './plan.errors';

/** An order admitted before the house closed may still be stored this long after, in ms. */
const EN_CAMINO_MS = 60_000;

/** Decides whether the mesas of a house may order (docs/reglas/casa.md#plans-and-roles). */
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
    return this.toPlan((await this.getLocal(id, propioId)).cuenta);
  }

  /** @throws 403 where the host decides, and for an admin; 409 while mesas are open. */
  async changePlan(id: string, propioId: string, conPedidos: boolean): Promise<Plan> {
    const { cuenta } = await this.getLocal(id, propioId);
    const plan = this.toPlan(cuenta);
    if (plan.conPedidos === conPedidos) return plan;
    if (!plan.propio || cuenta.plan === 'admin') throw planDelAnfitrion();
    if (!conPedidos) return this.toPlan(await this.close(id, cuenta));
    return this.toPlan(await this.setPlan(cuenta, 'premium'));
  }

  /** Looks again after new orders are refused, and again once none on its way can still be stored. */
  private async close(id: string, cuenta: Cuenta): Promise<Cuenta> {
    const abiertas = await this.findAbiertas(id, cuenta);
    if (abiertas) throw abiertas;
    const cerrada = await this.setPlan(cuenta, 'normal');
    const llegadas = await this.reopen(id);
    if (llegadas) throw llegadas;
    setTimeout(() => void this.reopen(id).catch((error: unknown) => this.warn(error)), EN_CAMINO_MS).unref();
    return cerrada;
  }

  /** Lets the mesas order again where an order arrived while closing; returns why. */
  async reopen(id: string): Promise<DomainError | null> {
    const { cuenta } = (await this.restaurantes.findLocal(id)) ?? {};
    if (cuenta?.plan !== 'normal') return null;
    const abiertas = await this.findAbiertas(id, cuenta);
    if (abiertas) await this.setPlan(cuenta, 'premium');
    return abiertas;
  }

  /** The refusal while mesas of this place are open, or of another of the account; null when none is. */
  private async findAbiertas(id: string, cuenta: Cuenta): Promise<DomainError | null> {
    const mesas = await this.tablero.findMesasAbiertas(id);
    if (mesas.length > 0) return conMesasAbiertas(mesas);
    const demas = (await this.restaurantes.findIdsDe(cuenta.id)).filter((local) => local !== id);
    for (const local of await this.restaurantes.findAccesos(demas)) {
      if ((await this.tablero.findMesasAbiertas(local.id)).length > 0) return conMesasEnOtro(local.nombre);
    }
    return null;
  }

  private async setPlan({ id }: Cuenta, plan: 'normal' | 'premium'): Promise<Cuenta> {
    const cuenta = await this.restaurantes.changePlan(id, plan);
    if (!cuenta) throw restauranteNoEncontrado();
    return cuenta;
  }

  private async getLocal(id: string, propioId: string): Promise<Local> {
    const local = id === propioId ? await this.restaurantes.findLocal(id) : null;
    if (!local) throw restauranteNoEncontrado();
    return local;
  }

  private toPlan({ plan }: Cuenta): Plan {
    const { planes, planContacto } = this.config;
    return {
      conPedidos: isPremium(plan),
      propio: planes === 'propietario',
      ...(planContacto === undefined ? {} : { contacto: planContacto }),
    };
  }

  private warn(error: unknown): void {
    this.logger.warn(`No se han podido mirar las mesas: ${error instanceof Error ? error.message : ''}`);
  }
}
