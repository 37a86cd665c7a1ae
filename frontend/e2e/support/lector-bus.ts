import type { Page } from 'playwright-core';
import { becomes } from './becomes';
import type { Ask } from './bus';
import type { Lector } from './lector';

/** Bounds a failure, in ms. */
const PACIENCIA_MS = 30_000;
const CADA_MS = 5;

/** Where the keyboard is. */
interface Foco {
  /** How often it has moved. */
  veces: number;
  /** What is said of it; '' when it is in another window. */
  frase: string;
  /** It may be on the browser's own buttons. */
  enPagina: boolean;
}

interface Activa {
  ventana: number;
  titulo: string;
}

/**
 * Who hears a page through the accessibility bus and works it by a keyboard: no pointer, and nothing of the page's own.
 * Of `lee` and `pulsa`, `a / b` is what is read one after the other; the last is what is pressed.
 */
export async function startLectorDeBus(ask: Ask, page: Page): Promise<Lector> {
  const titulo = await page.title();
  await page.bringToFront();
  const { ventana } = await untilActiva((activa) => activa.titulo.startsWith(titulo));
  let leida = '';
  let oidas = 0;

  async function untilActiva(isEsta: (activa: Activa) => boolean): Promise<Activa> {
    let activa: Activa | null = null;
    const look = async () => {
      activa = await ask<Activa | null>('active');
      return activa !== null && isEsta(activa);
    };
    await becomes(look, true, PACIENCIA_MS);
    return activa!;
  }

  async function takeKeyboard(): Promise<void> {
    if ((await ask<Activa | null>('active'))?.ventana === ventana) return;
    await page.bringToFront();
    await untilActiva((activa) => activa.ventana === ventana);
  }

  async function lee(frase: string): Promise<void> {
    const partes = frase.split(' / ');
    const read = async () => {
      // what is read may go meanwhile
      const frases = await ask<string[]>('read', ventana).catch((error: Error) => [error.message]);
      const isAqui = (desde: number) => partes.every((parte, i) => frases[desde + i]?.startsWith(parte));
      return frases.some((_, desde) => isAqui(desde)) ? frase : frases.join('\n');
    };
    await becomes(read, frase, PACIENCIA_MS);
    leida = partes.at(-1)!;
  }

  const readFoco = () => ask<Foco>('focus', ventana);

  /** Once the keyboard has moved. */
  async function moveFoco(move: () => Promise<void>): Promise<Foco> {
    const { veces, frase } = await readFoco();
    await move();
    const limite = performance.now() + PACIENCIA_MS;
    for (;;) {
      const foco = await readFoco();
      if (foco.veces > veces) return foco;
      if (performance.now() > limite) throw new Error(`The keyboard stays at '${frase}'`);
      await new Promise((resolve) => setTimeout(resolve, CADA_MS));
    }
  }

  /** From stop to stop, and from the end of the page to its top; among what excludes one another by the arrows. */
  async function goTo(frase: string): Promise<void> {
    await takeKeyboard();
    const paradas = new Set<string>();
    const limite = performance.now() + PACIENCIA_MS;
    let foco = await readFoco();
    while (!foco.frase.startsWith(frase)) {
      if (performance.now() > limite) throw new Error(`Not a stop of Tab:\n${[...paradas].join('\n')}`);
      const isEntreRadios = [frase, foco.frase].every((una) => una.startsWith('radio button'));
      foco = await moveFoco(() => ask('press', isEntreRadios ? 'Down' : 'Tab'));
      if (!foco.enPagina) foco = await moveFoco(() => ask('enter', ventana));
      paradas.add(foco.frase);
    }
  }

  return {
    lee,
    async pulsa(frase) {
      await lee(frase);
      await goTo(leida);
      await ask('press', leida.startsWith('link') ? 'Return' : 'space');
    },
    async escribe(texto) {
      await goTo(leida);
      await ask('type', texto);
    },
    async oye(texto) {
      const hear = async () => {
        const dichas = await ask<string[]>('heard_in', ventana);
        const cual = dichas.findIndex((dicha, i) => i >= oidas && dicha.includes(texto));
        if (cual === -1) return dichas.slice(oidas).join('\n');
        oidas = cual + 1;
        return texto;
      };
      await becomes(hear, texto, PACIENCIA_MS);
    },
  };
}
