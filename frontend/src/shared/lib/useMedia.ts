import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds; false where there are none, as in a page without a browser. */
export function useMedia(query: string): boolean {
  // read once: a question of one that is kept costs nothing, and a wall asks at every order
  const medida = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      medida?.addEventListener('change', onChange);
      return () => medida?.removeEventListener('change', onChange);
    },
    [medida],
  );
  return useSyncExternalStore(subscribe, () => medida?.matches ?? false);
}
