import { ENTERADO_MUDANZA, JUNTAR_MESAS, MOVER_MESA, PAGAR_MESAS } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class MoverMesaDto extends dtoOf(MOVER_MESA) {}

export class JuntarMesasDto extends dtoOf(JUNTAR_MESAS) {}

export class PagarMesasDto extends dtoOf(PAGAR_MESAS) {}

export class EnteradoMudanzaDto extends dtoOf(ENTERADO_MUDANZA) {}
