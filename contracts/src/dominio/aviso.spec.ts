import {
  ESTADOS_AVISO,
  ESTADO_AVISO_AL,
  ESTADO_AVISO_INICIAL,
  isAvisoAbierto,
  isEnCamino,
  isSinAtender,
} from './aviso';
import type { EstadoAviso } from './aviso';

const answering = (question: (aviso: { estado: EstadoAviso }) => boolean) =>
  ESTADOS_AVISO.filter((estado) => question({ estado }));

it('goes from being made to somebody on the way to done', () => {
  expect([ESTADO_AVISO_INICIAL, ...Object.values(ESTADO_AVISO_AL)]).toEqual(ESTADOS_AVISO);
});

it('is open until somebody has attended it', () => {
  expect(answering(isSinAtender)).toEqual(['pendiente']);
  expect(answering(isEnCamino)).toEqual(['en_camino']);
  expect(answering(isAvisoAbierto)).toEqual(['pendiente', 'en_camino']);
});
