/** Who may do what: the server's guard, the screens' guards and the tests ask this table. */
export const TIPOS_USUARIO = ['normal', 'premium', 'admin', 'camarero'] as const;
export type TipoUsuario = (typeof TIPOS_USUARIO)[number];

const TODOS: readonly TipoUsuario[] = TIPOS_USUARIO;
const CUENTAS: readonly TipoUsuario[] = ['normal', 'premium', 'admin'];
const PREMIUM: readonly TipoUsuario[] = ['premium', 'admin'];

export const PERMISOS = {
  sesion: TODOS,
  'carta.leer': TODOS,
  /** Marking a product as sold out or back. */
  'carta.disponibilidad': TODOS,
  'carta.editar': CUENTAS,
  /** Whether the mesas may order: seeing it, and switching it where the host lets owners. */
  plan: CUENTAS,
  'estadisticas.leer': CUENTAS,
  /** Reading the boards and moving what is on them. */
  tablero: [...PREMIUM, 'camarero'],
  'tablero.estadisticas': PREMIUM,
  'tablero.borrar': PREMIUM,
  dispositivos: PREMIUM,
  /** Everything but the pause, which all staff may use. */
  'servicio.cambiar': PREMIUM,
} as const satisfies Record<string, readonly TipoUsuario[]>;
export type Accion = keyof typeof PERMISOS;

export function canDo(tipo: TipoUsuario, accion: Accion): boolean {
  const tipos: readonly TipoUsuario[] = PERMISOS[accion];
  return tipos.includes(tipo);
}

/** Premium and admin (docs/reglas.md#plans-and-roles). */
export function isPremium(tipo: TipoUsuario): boolean {
  return PREMIUM.includes(tipo);
}
