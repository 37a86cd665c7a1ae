import { CERRAR_MESA, MOVER_LINEA, MOVER_TICKET } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class MoverTicketDto extends dtoOf(MOVER_TICKET) {}

export class MoverLineaDto extends dtoOf(MOVER_LINEA) {}

export class CerrarMesaDto extends dtoOf(CERRAR_MESA) {}
