import { ESPERA_TOQUE_MAX_MS, TRAS_MAX, reglasPedido } from '@carta/contracts';
import { campoOpcional } from '../../../plataforma/validacion/dto';

export const REV = 'The rev of the mesa as the screen saw it';

export const HACE_MS = {
  type: Number,
  minimum: 0,
  maximum: ESPERA_TOQUE_MAX_MS,
  description: 'How long ago it was tapped, in ms; absent: now',
} as const;

export const TOQUE = {
  haceMs: campoOpcional(reglasPedido.haceMs, HACE_MS),
  tras: campoOpcional(reglasPedido.tras, {
    type: [String],
    maxItems: TRAS_MAX,
    description: 'The keys of earlier moves of this screen that it builds on',
  }),
};
