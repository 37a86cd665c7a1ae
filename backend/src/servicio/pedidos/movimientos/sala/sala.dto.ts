import { DECIR_COMENSALES, LLEVAR_TICKET, MARCAR_URGENTE, PESAR_LINEA } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class LlevarTicketDto extends dtoOf(LLEVAR_TICKET) {}

export class MarcarUrgenteDto extends dtoOf(MARCAR_URGENTE) {}

export class PesarLineaDto extends dtoOf(PESAR_LINEA) {}

export class DecirComensalesDto extends dtoOf(DECIR_COMENSALES) {}
