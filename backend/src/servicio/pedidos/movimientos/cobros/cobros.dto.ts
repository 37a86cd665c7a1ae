import { ANULAR_COBRO, COBRAR } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class CobrarDto extends dtoOf(COBRAR) {}

export class AnularCobroDto extends dtoOf(ANULAR_COBRO) {}
