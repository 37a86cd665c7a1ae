import { logico } from '../../plataforma/formas/forma';
import { interruptor } from '../reglas/sala';

export const CAMBIAR_PLAN = {
  conPedidos: logico(interruptor),
};
