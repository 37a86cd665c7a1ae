import { TIPOS_ARQUEO, reglasArqueo } from '@carta/contracts';
import type { ArquearRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../plataforma/validacion/dto';

export class ArquearDto extends dtoOf<ArquearRequest>({
  tipo: campo(reglasArqueo.tipo, { enum: [...TIPOS_ARQUEO] }),
  importe: campo(reglasArqueo.importe, { type: Number, description: 'Euros' }),
  motivo: campoOpcional(reglasArqueo.motivo, {
    maxLength: 140,
    description: 'Required of what is put in or taken out',
  }),
  dia: campoOpcional(reglasArqueo.dia, {
    example: '2026-11-23',
    description: 'The current service day, by default, or the one before',
  }),
}) {}
