import { PERMISOS, canDo } from './permisos';
import type { Accion } from './permisos';
import { TIPOS_USUARIO, isPremium, rolConPlanOf, tipoUsuarioOf } from './planes';

/** Each entry reads: normal, premium, admin, camarero. */
const TABLA: Record<Accion, string> = {
  sesion: 'si si si si',
  'carta.leer': 'si si si si',
  'carta.disponibilidad': 'si si si si',
  'carta.editar': 'si si si no',
  plan: 'si si si no',
  'estadisticas.leer': 'si si si no',
  tablero: 'no si si si',
  'tablero.estadisticas': 'no si si no',
  'tablero.borrar': 'no si si no',
  dispositivos: 'no si si no',
  personas: 'no si si no',
  turno: 'no no no si',
  'servicio.cambiar': 'no si si no',
};

describe('permissions', () => {
  it('name no acción that is not in this table', () => {
    expect(Object.keys(PERMISOS).sort()).toEqual(Object.keys(TABLA).sort());
    expect(TIPOS_USUARIO).toEqual(['normal', 'premium', 'admin', 'camarero']);
  });

  const casos = Object.entries(TABLA).flatMap(([accion, fila]) =>
    fila.split(' ').map((si, i) => ({ accion: accion as Accion, tipo: TIPOS_USUARIO[i]!, si: si === 'si' })),
  );

  it.each(casos)('$accion for $tipo: $si', ({ accion, tipo, si }) => {
    expect(canDo(rolConPlanOf(tipo), accion)).toBe(si);
  });

  it.each(TIPOS_USUARIO)('%s is said in one word by the API, and read again', (tipo) => {
    expect(tipoUsuarioOf(rolConPlanOf(tipo))).toBe(tipo);
  });

  it.each([
    ['normal', false],
    ['premium', true],
    ['admin', true],
    ['camarero', false],
  ] as const)('%s counts as premium: %p', (tipo, si) => {
    expect(isPremium(tipo)).toBe(si);
  });
});
