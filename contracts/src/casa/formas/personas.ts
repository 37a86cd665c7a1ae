import { ROLES_PERSONA } from '../dominio/persona';
import { ACTOS_CON_ENCARGADO } from '../dominio/aprobacion';
import type { RolPersona } from '../dominio/persona';
import type { ActoConEncargado } from '../dominio/aprobacion';
import { id } from '../../plataforma/reglas/ids';
import * as reglas from '../reglas/persona';
import { opcional, texto, toOpcionales } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/** POST /personas; every write answers all of them. */
export const CREAR_PERSONA = {
  nombre: texto(reglas.nombre, { example: 'Ana' }),
  pin: texto(reglas.pin, { example: '4821' }),
  rol: texto<RolPersona>(reglas.rol, { enum: ROLES_PERSONA }),
};

/** PUT /personas/{id}: absent fields stay. */
export const CAMBIAR_PERSONA = { ...toOpcionales(CREAR_PERSONA), activa: opcional.logico(reglas.activa) };

/** POST /turno */
export const ENTRAR_TURNO = {
  persona: texto(id),
  pin: texto(reglas.pin, { example: '4821' }),
};

/** POST /aprobaciones: an encargado approves, on this device, one act of the request with this Idempotency-Key. */
export const APROBAR = {
  ...ENTRAR_TURNO,
  acto: texto<ActoConEncargado>(reglas.acto, { enum: ACTOS_CON_ENCARGADO }),
  clave: texto(reglas.clave, 'The Idempotency-Key of the request that it is for'),
  sobre: opcional.texto(
    reglas.sobre,
    'What it is of, as the 403 said; absent: of what the request undoes as it first comes',
  ),
};

export type CrearPersonaRequest = De<typeof CREAR_PERSONA>;
export type CambiarPersonaRequest = De<typeof CAMBIAR_PERSONA>;
export type EntrarTurnoRequest = De<typeof ENTRAR_TURNO>;
export type AprobarRequest = De<typeof APROBAR>;
