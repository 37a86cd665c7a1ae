/** As whom somebody is signed in, and what the account may offer. */

/** What an account may offer; 'admin' is set by the installation's host (docs/reglas/casa.md#plans-and-roles). */
export const PLANES = ['normal', 'premium', 'admin'] as const;
export type NombrePlan = (typeof PLANES)[number];

/** As whom a session was opened: by the account's login, or as a paired device of its staff. */
export const ROLES = ['propietario', 'dispositivo'] as const;
export type Rol = (typeof ROLES)[number];

export interface RolConPlan {
  rol: Rol;
  plan: NombrePlan;
}

/** How the API says both in one word. */
export const TIPOS_USUARIO = [...PLANES, 'camarero'] as const;
export type TipoUsuario = (typeof TIPOS_USUARIO)[number];

export const tipoUsuarioOf = ({ rol, plan }: RolConPlan): TipoUsuario =>
  rol === 'dispositivo' ? 'camarero' : plan;

/** Devices enter only under a plan with orders. */
export const rolConPlanOf = (tipo: TipoUsuario): RolConPlan =>
  tipo === 'camarero' ? { rol: 'dispositivo', plan: 'premium' } : { rol: 'propietario', plan: tipo };

export function isPremium(tipo: TipoUsuario): boolean {
  return tipo === 'premium' || tipo === 'admin';
}
