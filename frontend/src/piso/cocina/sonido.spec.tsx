import { act } from '@testing-library/react';
import { unlockAudio } from '../../shared/lib/audio';
import { buildGrupo } from '../vivo/pruebas/fabrica';
import { soundTablero, startSonido, useSonido } from '../vivo/sonido/sonido';
import { receiveGrupo, replaceTablero, resetTablero } from '../vivo/tablero/useTablero';
import { equipNavegador } from './pruebas/navegador-cocina';

/** The audio does not stay awake for longer, and no browser is awaited for longer. */
const UN_RATO = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  resetTablero();
});

it('says again what the browser let nobody hear when the audio was to be woken for it', async () => {
  const oidos = equipNavegador();
  const stop = startSonido();
  replaceTablero({ grupos: [], llamadas: [] }, { grupos: [], llamadas: [] });
  await act(() => jest.advanceTimersByTimeAsync(UN_RATO));

  oidos.deja = false;
  receiveGrupo(buildGrupo());
  soundTablero();
  await act(() => jest.advanceTimersByTimeAsync(2_000));

  oidos.deja = true;
  document.body.click();
  oidos.tonos.length = 0;
  soundTablero();
  expect(oidos.tonos).toHaveLength(1);
  stop();
});

it('knows that it is heard when the tap that allowed it came before', async () => {
  equipNavegador();
  useSonido.setState({ listo: false });
  await unlockAudio();

  const stop = startSonido();
  expect(useSonido.getState().listo).toBe(true);
  stop();
});
