import { useEffect, useState } from 'react';
import type { LenguaPantalla } from '@carta/contracts';
import { speak } from '../../shared/lengua/lengua';
import type { Diccionario, Palabras } from '../../shared/lengua/lengua';
import { loadConReintento } from '../../shared/lib/piezas';

const PALABRAS = {
  ca: () => import('./ca.json'),
  eu: () => import('./eu.json'),
  gl: () => import('./gl.json'),
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
  de: () => import('./de.json'),
  it: () => import('./it.json'),
  pt: () => import('./pt.json'),
  nl: () => import('./nl.json'),
  ro: () => import('./ro.json'),
  ar: () => import('./arabe'),
} as const satisfies Record<Exclude<LenguaPantalla, 'es'>, () => Promise<Diccionario>>;

/**
 * Has a screen speak its language, and returns what it speaks now: whoever draws it draws it anew when that changes.
 * It speaks Spanish until its words have come, and where they do not, for a wall without words is worse.
 */
export function useLenguaPantalla(lengua: LenguaPantalla): LenguaPantalla {
  const [dicha, setDicha] = useState<LenguaPantalla>('es');
  useEffect(() => {
    let isVigente = true;
    const say = (nueva: LenguaPantalla, palabras?: Palabras): void => {
      if (!isVigente) return;
      speak(nueva, palabras);
      document.documentElement.lang = nueva;
      setDicha(nueva);
    };
    if (lengua === 'es') say('es');
    else
      loadConReintento(() => readPalabras(lengua)).then(
        (palabras) => say(lengua, palabras),
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

/** Its own, and those of the language's carta: what both say stands there. */
async function readPalabras(lengua: keyof typeof PALABRAS): Promise<Palabras> {
  // a script of its own, which the page of a carta in another language asks for ahead
  const { DICCIONARIOS } = await import('../../shared/lengua/cargar');
  const archivos = [...(DICCIONARIOS[lengua] ?? []), PALABRAS[lengua]];
  const diccionarios = await Promise.all(archivos.map((read) => read()));
  return Object.assign({}, ...diccionarios.map((diccionario) => diccionario.default)) as Palabras;
}
