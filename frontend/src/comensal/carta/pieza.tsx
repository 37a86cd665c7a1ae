import { Suspense, memo } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of the drawn page that React takes over by itself, the touched one first, so that no tap waits for the
 * rest. A new prop would hurry it, hence memo.
 */
export function pieza<P extends object>(Parte: ComponentType<P>) {
  return memo(function Pieza(props: P) {
    return (
      <Suspense>
        <Parte {...props} />
      </Suspense>
    );
  });
}
