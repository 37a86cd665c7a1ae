/** Who may do what: the server's guard, the screens' guards and the tests ask this table. */

/** What an account may offer; 'admin' is set by the installation's host (docs/reglas.md#plans-and-roles). */
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

interface Permiso {
  /** Absent: whoever is signed in. */
  rol?: Rol;
  /** Under a plan with orders alone. */
  conPedidos?: true;
}

export const PERMISOS = {
  sesion: {},
  'carta.leer': {},
  /** Marking a product as sold out or back. */
  'carta.disponibilidad': {},
  'carta.editar': { rol: 'propietario' },
  /** Whether the mesas may order: seeing it, and switching it where the host lets owners. */
  plan: { rol: 'propietario' },
  'estadisticas.leer': { rol: 'propietario' },
  /** Reading the boards and moving what is on them. */
  tablero: { conPedidos: true },
  'tablero.estadisticas': { rol: 'propietario', conPedidos: true },
  'tablero.borrar': { rol: 'propietario', conPedidos: true },
  dispositivos: { rol: 'propietario', conPedidos: true },
  personas: { rol: 'propietario', conPedidos: true },
  /** Entering and leaving by PIN, and approving by it. */
  turno: { rol: 'dispositivo', conPedidos: true },
  /** Everything but the pause, which all staff may use. */
  'servicio.cambiar': { rol: 'propietario', conPedidos: true },
} as const satisfies Record<string, Permiso>;
export type Accion = keyof typeof PERMISOS;

export function canDo({ rol, plan }: RolConPlan, accion: Accion): boolean {
  const permiso: Permiso = PERMISOS[accion];
  return (permiso.rol ?? rol) === rol && (!permiso.conPedidos || isPremium(plan));
}

export function isPremium(tipo: TipoUsuario): boolean {
  return tipo === 'premium' || tipo === 'admin';
}
