import { DESHACER_REBAJA, REBAJAR } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class RebajarDto extends dtoOf(REBAJAR) {}

export class DeshacerRebajaDto extends dtoOf(DESHACER_REBAJA) {}
