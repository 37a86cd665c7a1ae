import type { EstadoTurno, Persona } from '@carta/contracts';
import type { PersonaDeSesion } from '../../plataforma/acceso/acceso';

/** Without the PIN's hash. */
export const toPersona = ({ _id, nombre, rol, activa }: Persona): Persona => ({ _id, nombre, rol, activa });

/** Those of a house who may approve now. */
export const encargadosDe = ({ personas = [] }: { personas?: readonly Persona[] }): readonly Persona[] =>
  personas.filter(({ activa, rol }) => activa && rol === 'encargado');

export function toEstadoTurno(personas: readonly Persona[], persona?: PersonaDeSesion): EstadoTurno {
  const activas = personas.filter(({ activa }) => activa);
  return {
    personas: activas.map(({ _id, nombre }) => ({ _id, nombre })),
    turno: persona
      ? { _id: persona.id, nombre: persona.nombre, rol: persona.rol, hasta: persona.hasta.toISOString() }
      : null,
  };
}

/** A house in which nobody may enter says nothing of it. */
export function equipoOf(personas: readonly Persona[], persona?: PersonaDeSesion): { equipo?: EstadoTurno } {
  const equipo = toEstadoTurno(personas, persona);
  return equipo.personas.length === 0 ? {} : { equipo };
}
