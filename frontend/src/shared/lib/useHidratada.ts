import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is being taken over as the server drew it, which knows nothing of this phone; true ever
 * after, and from the beginning where the phone drew it.
 */
export function useHidratada(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
