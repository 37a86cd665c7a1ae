import { act as inReact, renderHook } from '@testing-library/react';
import { useAccion } from './useAccion';

const NO_SE_PUEDE = new Error('No');

function renderAccion() {
  const { result } = renderHook(() => useAccion((error) => (error as Error).message));
  return {
    now: () => ({ ocupado: result.current.ocupado, fallo: result.current.fallo }),
    begin: (ask: (accion: ReturnType<typeof useAccion>) => void) => inReact(() => ask(result.current)),
    act: (accion: () => Promise<void>) => inReact(() => result.current.act(accion)),
    actAndLeave: (accion: () => Promise<void>) => inReact(() => result.current.actAndLeave(accion)),
  };
}

it('is under way until it is done', async () => {
  let end = () => {};
  let hecha: Promise<boolean> | undefined;
  const { now, begin } = renderAccion();

  begin(({ act }) => {
    hecha = act(() => new Promise<void>((resolve) => (end = resolve)));
  });
  expect(now()).toEqual({ ocupado: true, fallo: null });
  await inReact(async () => {
    end();
    await hecha;
  });

  expect(await hecha).toBe(true);
  expect(now()).toEqual({ ocupado: false, fallo: null });
});

it('says why it failed, until it is asked again', async () => {
  const { now, act } = renderAccion();

  expect(await act(() => Promise.reject(NO_SE_PUEDE))).toBe(false);
  expect(now()).toEqual({ ocupado: false, fallo: 'No' });

  await act(() => Promise.resolve());
  expect(now()).toEqual({ ocupado: false, fallo: null });
});

it('takes no second tap where it leaves, unless it failed', async () => {
  const { now, actAndLeave } = renderAccion();

  await actAndLeave(() => Promise.reject(NO_SE_PUEDE));
  expect(now()).toEqual({ ocupado: false, fallo: 'No' });

  await actAndLeave(() => Promise.resolve());
  expect(now()).toEqual({ ocupado: true, fallo: null });
});
