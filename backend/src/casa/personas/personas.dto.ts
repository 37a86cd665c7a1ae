import { ACTOS_CON_ENCARGADO, ROLES_PERSONA, reglasIds, reglasPersona } from '@carta/contracts';
import type {
  AprobarRequest,
  CambiarPersonaRequest,
  CrearPersonaRequest,
  EntrarTurnoRequest,
} from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../plataforma/validacion/dto';

export class CrearPersonaDto extends dtoOf<CrearPersonaRequest>({
  nombre: campo(reglasPersona.nombre, { example: 'Ana' }),
  pin: campo(reglasPersona.pin, { example: '4821' }),
  rol: campo(reglasPersona.rol, { enum: ROLES_PERSONA }),
}) {}

export class CambiarPersonaDto extends dtoOf<CambiarPersonaRequest>({
  nombre: campoOpcional(reglasPersona.nombre, { example: 'Ana' }),
  pin: campoOpcional(reglasPersona.pin, { example: '4821' }),
  rol: campoOpcional(reglasPersona.rol, { enum: ROLES_PERSONA }),
  activa: campoOpcional(reglasPersona.activa, { type: Boolean }),
}) {}

export class EntrarTurnoDto extends dtoOf<EntrarTurnoRequest>({
  persona: campo(reglasIds.id),
  pin: campo(reglasPersona.pin, { example: '4821' }),
}) {}

export class AprobarDto extends dtoOf<AprobarRequest>({
  persona: campo(reglasIds.id),
  pin: campo(reglasPersona.pin, { example: '4821' }),
  acto: campo(reglasPersona.acto, { enum: ACTOS_CON_ENCARGADO }),
  clave: campo(reglasPersona.clave, { description: 'The Idempotency-Key of the request that it is for' }),
  sobre: campoOpcional(reglasPersona.sobre, {
    description: 'What it is of, as the 403 said; absent: of what the request undoes as it first comes',
  }),
}) {}
