import type { CSSProperties } from 'react';
import { temaOf } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';

/** The house's colour as a sheet of paper has it: as dark as in the light, so that it can be read without colours too. */
export function enPapel({ aspecto }: RestaurantePublico): CSSProperties | undefined {
  const color = aspecto?.color;
  return color ? ({ '--color-papel-casa': temaOf(color).claro.acento } as CSSProperties) : undefined;
}
