import { isPremium } from './planes';
import type { Rol, RolConPlan } from './planes';

interface Permiso {
  /** Absent: whoever is signed in. */
  rol?: Rol;
  /** Under a plan with orders alone. */
  conPedidos?: true;
}

/** Who may do what: the server's guard, the screens' guards and the tests ask this table. */
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
