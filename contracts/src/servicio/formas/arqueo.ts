import { TIPOS_ARQUEO } from '../dominio/dinero/arqueo';
import type { TipoArqueo } from '../dominio/dinero/arqueo';
import * as reglas from '../reglas/arqueo';
import { numero, opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/** POST /pedidos/arqueo, under an Idempotency-Key. Euros. */
export const ARQUEAR = {
  tipo: texto<TipoArqueo>(reglas.tipo, { enum: [...TIPOS_ARQUEO] }),
  importe: numero(reglas.importe, 'Euros'),
  motivo: opcional.texto<string | null>(reglas.motivo, {
    maxLength: 140,
    description: 'Required of what is put in or taken out',
  }),
  dia: opcional.texto<string | null>(reglas.dia, {
    example: '2026-11-23',
    description: 'The current service day, by default, or the one before',
  }),
};

export type ArquearRequest = De<typeof ARQUEAR>;
