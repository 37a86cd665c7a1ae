import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over a page drawn by the server, which knows nothing of this phone; true
 * afterwards.
 */
export function useHidratada(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
