/** The server's guard, the screens' guards and the tests all ask this table who may do what. */
export const TIPOS_USUARIO = ['normal', 'premium', 'admin', 'camarero'] as const;
export type TipoUsuario = (typeof TIPOS_USUARIO)[number];

const TODOS: readonly TipoUsuario[] = TIPOS_USUARIO;
const CUENTAS: readonly TipoUsuario[] = ['normal', 'premium', 'admin'];
const PREMIUM: readonly TipoUsuario[] = ['premium', 'admin'];

export const PERMISOS = {
  sesion: TODOS,
  'carta.leer': TODOS,
  /** It marks a product as sold out or back. */
  'carta.disponibilidad': TODOS,
  'carta.editar': CUENTAS,
  /** Its holder sees whether mesas may order, and switches it where the host allows. */
  plan: CUENTAS,
  'estadisticas.leer': CUENTAS,
  /** It reads the boards and moves what is on them. */
  tablero: [...PREMIUM, 'camarero'],
  'tablero.estadisticas': PREMIUM,
  'tablero.borrar': PREMIUM,
  dispositivos: PREMIUM,
  /** All staff may pause; this is for every other setting. */
  'servicio.cambiar': PREMIUM,
} as const satisfies Record<string, readonly TipoUsuario[]>;
export type Accion = keyof typeof PERMISOS;

export function canDo(tipo: TipoUsuario, accion: Accion): boolean {
  const tipos: readonly TipoUsuario[] = PERMISOS[accion];
  return tipos.includes(tipo);
}

export function isPremium(tipo: TipoUsuario): boolean {
  return PREMIUM.includes(tipo);
}
