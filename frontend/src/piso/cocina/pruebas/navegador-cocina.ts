/** jsdom has neither sound, which is noted here instead of played, nor sizes. */
export interface TonosOidos {
  /** The first note of every played tone, in hertz. */
  tonos: number[];
  /** The browser allows sound. */
  deja: boolean;
}

let contexto: ContextoDePrueba | null = null;

/** Each test begins with a browser that allows sound. */
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

/** A file's tests share one, as a page has one for its life. */
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
      connect: (destino: unknown) => destino,
    };
  }

  createOscillator() {
    const { tonosOidos } = this;
    const frequency = { value: 0 };
    return {
      type: '',
      frequency,
      connect: (destino: unknown) => destino,
      start: (en: number) => void (en === 0 && tonosOidos.tonos.push(frequency.value)),
      stop: () => undefined,
    };
  }
}

class SinTamanos {
  observe = () => undefined;
  disconnect = () => undefined;
}
