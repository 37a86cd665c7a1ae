import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** It is false without a browser. */
export function useMedia(query: string): boolean {
  // kept, since a wall asks at every order
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
