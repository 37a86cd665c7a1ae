import { CABECERA_PERSONA, NADIE_EN_TURNO, rutasSala } from '@carta/contracts';
import type { AprobarRequest, EstadoTurno } from '@carta/contracts';
import { del, post } from '../shared/api/cliente';
import { useSesion } from './useSesion';

/** Sent once: a wrong PIN that is repeated would count twice. @throws ApiError or NetworkError. */
export async function enterTurno(persona: string, pin: string): Promise<void> {
  const opciones = { auth: true, intentos: 1 };
  receive(await post<EstadoTurno>(rutasSala.turno(), { persona, pin }, opciones));
}

/** @throws ApiError or NetworkError. */
export async function leaveTurno(): Promise<void> {
  receive(await del<EstadoTurno>(rutasSala.turno(), { auth: true }));
}

/** An encargado approves what this device asks. Sent once, as above. @throws ApiError or NetworkError. */
export async function approveActo(aprobar: AprobarRequest): Promise<void> {
  await post(rutasSala.aprobaciones(), aprobar, { auth: true, intentos: 1 });
}

/** Who is on this device now, as an act that may be sent again later keeps it; undefined in a house without people. */
export function currentPersona(): string | undefined {
  const { equipo } = useSesion.getState();
  return equipo ? (equipo.turno?._id ?? NADIE_EN_TURNO) : undefined;
}

/** Says who did it first; the server names nobody else (docs/reglas/casa.md#people). */
export function headersDePersona(persona: string | undefined): Record<string, string> {
  return persona === undefined ? {} : { [CABECERA_PERSONA]: persona };
}

const receive = (estado: EstadoTurno) => useSesion.getState().receiveEquipo(estado);
