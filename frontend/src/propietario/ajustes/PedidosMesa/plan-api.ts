import { rutasGestion } from '@carta/contracts';
import type { Plan } from '@carta/contracts';
import { get, put } from '../../../shared/api/cliente';

export function readPlan(restauranteId: string, signal: AbortSignal): Promise<Plan> {
  return get<Plan>(rutasGestion.plan(restauranteId), { auth: true, signal });
}

export function savePlan(restauranteId: string, conPedidos: boolean): Promise<Plan> {
  return put<Plan>(rutasGestion.plan(restauranteId), { conPedidos }, { auth: true });
}
