import { setGanchosSesion } from '../cliente';

/** Whoever a file's tests call as has a session, which nobody ends nor renews. */
export function useSesionViva(): void {
  beforeEach(() =>
    setGanchosSesion({
      token: () => 'vivo',
      refresh: () => Promise.resolve(null),
      onUnauthorized: () => undefined,
    }),
  );
}
