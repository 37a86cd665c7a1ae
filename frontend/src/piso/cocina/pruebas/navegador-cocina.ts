/** What a kitchen's browser has and jsdom has not: sound, which is noted instead of played, and sizes. */
export interface TonosOidos {
  /** The first note of every tone that has been played, in hertz. */
  tonos: number[];
  /** Whether the browser lets the page be heard. */
  deja: boolean;
}

let contexto: ContextoDePrueba | null = null;

/** Gives the page ears and a screen; each test begins with a browser that lets it be heard. */
export function equipNavegador(): TonosOidos {
  const tonosOidos: TonosOidos = { tonos: [], deja: true };
  contexto ??= new ContextoDePrueba();
  contexto.begin(tonosOidos);
  Object.assign(globalThis, { AudioContext: newContexto, ResizeObserver: SinTamanos });
  Element.prototype.scrollIntoView = () => undefined;
  return tonosOidos;
}

function newContexto() {
  return contexto;
}

/** One for all the tests of a file, as a page has one for its life. */
class ContextoDePrueba extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  readonly destination = {};
  private tonosOidos: TonosOidos = { tonos: [], deja: true };

  begin(tonosOidos: TonosOidos): void {
    this.tonosOidos = tonosOidos;
    this.state = 'suspended';
  }

  resume(): Promise<void> {
    if (this.tonosOidos.deja) this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }

  createGain() {
    const nada = () => undefined;
    return {
      gain: { setValueAtTime: nada, linearRampToValueAtTime: nada, exponentialRampToValueAtTime: nada },
      connect: (otro: unknown) => otro,
    };
  }

  createOscillator() {
    const { tonosOidos } = this;
    const frequency = { value: 0 };
    return {
      type: '',
      frequency,
      connect: (otro: unknown) => otro,
      start: (en: number) => void (en === 0 && tonosOidos.tonos.push(frequency.value)),
      stop: () => undefined,
    };
  }
}

class SinTamanos {
  observe = () => undefined;
  disconnect = () => undefined;
}
