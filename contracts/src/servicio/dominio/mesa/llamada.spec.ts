import {
  ESTADOS_LLAMADA,
  ESTADO_LLAMADA_AL,
  ESTADO_LLAMADA_INICIAL,
  isLlamadaAbierta,
  isEnCamino,
  isSinAtender,
} from './llamada';
import type { EstadoLlamada } from './llamada';

const answering = (question: (llamada: { estado: EstadoLlamada }) => boolean) =>
  ESTADOS_LLAMADA.filter((estado) => question({ estado }));

it('goes from being made to somebody on the way to done', () => {
  expect([ESTADO_LLAMADA_INICIAL, ...Object.values(ESTADO_LLAMADA_AL)]).toEqual(ESTADOS_LLAMADA);
});

it('is open until somebody has attended it', () => {
  expect(answering(isSinAtender)).toEqual(['pendiente']);
  expect(answering(isEnCamino)).toEqual(['en_camino']);
  expect(answering(isLlamadaAbierta)).toEqual(['pendiente', 'en_camino']);
});
