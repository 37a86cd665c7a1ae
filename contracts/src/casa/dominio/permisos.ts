/**
 * Who may do what. The server's guard, the screens' guards and the tests all ask this table;
 * an acción that is not in it does not exist.
 */
export const TIPOS_USUARIO = ['normal', 'premium', 'admin', 'camarero'] as const;
export type TipoUsuario = (typeof TIPOS_USUARIO)[number];

const TODOS: readonly TipoUsuario[] = TIPOS_USUARIO;
const CUENTAS: readonly TipoUsuario[] = ['normal', 'premium', 'admin'];
const PREMIUM: readonly TipoUsuario[] = ['premium', 'admin'];

export const PERMISOS = {
  /** One's own session and profile. */
  sesion: TODOS,
  /** Reading one's own carta and mesas as staff. */
  'carta.leer': TODOS,
  /** Saying that a product is sold out, or is back. */
  'carta.disponibilidad': TODOS,
  /** Editing the carta and the establishment. */
  'carta.editar': CUENTAS,
  /** Whether the mesas may order: seeing it, and switching it where who hosts lets owners. */
  plan: CUENTAS,
  /** Figures of one's own establishment. */
  'estadisticas.leer': CUENTAS,
  /** The order boards: reading them and moving what is on them. */
  tablero: [...PREMIUM, 'camarero'],
  /** Money of the day. */
  'tablero.estadisticas': PREMIUM,
  /** Clearing the paid board. */
  'tablero.borrar': PREMIUM,
  /** Pairing screens and phones, and removing them. */
  dispositivos: PREMIUM,
  /** How the restaurant works: everything but the pause, which whoever works the floor may use. */
  'servicio.cambiar': PREMIUM,
} as const satisfies Record<string, readonly TipoUsuario[]>;
export type Accion = keyof typeof PERMISOS;

export function canDo(tipo: TipoUsuario, accion: Accion): boolean {
  const tipos: readonly TipoUsuario[] = PERMISOS[accion];
  return tipos.includes(tipo);
}

/** Premium and admin count as premium: ordering, table display, boards (docs/reglas.md#plans-and-roles). */
export function isPremium(tipo: TipoUsuario): boolean {
  return PREMIUM.includes(tipo);
}
