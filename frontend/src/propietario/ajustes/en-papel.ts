import type { CSSProperties } from 'react';
import { temaOf } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';

/** As in light mode, dark enough to be readable without colours. */
export function enPapel({ aspecto }: RestaurantePublico): CSSProperties | undefined {
  const color = aspecto?.color;
  return color ? ({ '--color-papel-casa': temaOf(color).claro.acento } as CSSProperties) : undefined;
}
