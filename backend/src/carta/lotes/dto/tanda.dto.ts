import { TANDA } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class TandaDto extends dtoOf(TANDA) {}
