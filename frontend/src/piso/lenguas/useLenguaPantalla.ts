import { useEffect, useState } from 'react';
import type { LenguaPantalla } from '@carta/contracts';
import { speak } from '../../shared/lengua/lengua';
import { loadConReintento } from '../../shared/lib/piezas';
import type { PalabrasPiso } from './palabras-piso';

const PALABRAS = {
  ca: () => import('./ca'),
  eu: () => import('./eu'),
  gl: () => import('./gl'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  it: () => import('./it'),
  pt: () => import('./pt'),
  nl: () => import('./nl'),
  ro: () => import('./ro'),
  ar: () => import('./ar'),
} as const satisfies Record<Exclude<LenguaPantalla, 'es'>, () => Promise<{ default: PalabrasPiso }>>;

/**
 * Has a screen speak its language, and returns what it speaks now: whoever draws it draws it anew when that changes.
 * It speaks Spanish until its words have come, and where they do not, for a wall without words is worse.
 */
export function useLenguaPantalla(lengua: LenguaPantalla): LenguaPantalla {
  const [dicha, setDicha] = useState<LenguaPantalla>('es');
  useEffect(() => {
    let isVigente = true;
    const say = (nueva: LenguaPantalla, palabras?: PalabrasPiso): void => {
      if (!isVigente) return;
      speak(nueva, palabras);
      document.documentElement.lang = nueva;
      setDicha(nueva);
    };
    if (lengua === 'es') say('es');
    else
      loadConReintento<{ default: PalabrasPiso }>(PALABRAS[lengua]).then(
        (modulo) => say(lengua, modulo.default),
        () => say('es'),
      );
    return () => {
      isVigente = false;
      speak('es');
      document.documentElement.lang = 'es';
    };
  }, [lengua]);
  return dicha;
}
