import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false where there are none, as in a page without a browser. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const medida = window.matchMedia?.(query);
      medida?.addEventListener('change', onChange);
      return () => medida?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
