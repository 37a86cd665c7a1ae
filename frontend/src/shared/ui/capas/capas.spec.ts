/** @jest-environment jsdom */
import { apilar, hayCapas, recibeEscape } from './capas';
import { NIVEL_PAGINA } from './useCapa';

class FakeCloseWatcher {
  static readonly vivos: FakeCloseWatcher[] = [];
  onclose: (() => void) | null = null;

  constructor() {
    FakeCloseWatcher.vivos.push(this);
  }

  destroy() {
    FakeCloseWatcher.vivos.splice(FakeCloseWatcher.vivos.indexOf(this), 1);
  }

  static pressBack() {
    const arriba = FakeCloseWatcher.vivos.pop();
    arriba?.onclose?.();
  }
}

const escape = () => new KeyboardEvent('keydown', { key: 'Escape' });
const nada = () => undefined;

describe('layers', () => {
  it('gives Escape to the highest level, whatever the order of opening', () => {
    const quitar = [
      apilar({ id: 'alta', nivel: 60, onClose: nada }),
      apilar({ id: 'baja', nivel: 50, onClose: nada }),
    ];

    const event = escape();

    expect(recibeEscape('baja', event)).toBe(false);
    expect(recibeEscape('alta', event)).toBe(true);
    quitar.forEach((quita) => quita());
  });

  it('gives one press to one layer, even when the top one is gone before the others hear it', () => {
    const quitaBaja = apilar({ id: 'baja', nivel: 50, onClose: nada });
    const quitaAlta = apilar({ id: 'alta', nivel: 60, onClose: nada });
    const event = escape();

    expect(recibeEscape('alta', event)).toBe(true);
    quitaAlta();

    expect(recibeEscape('baja', event)).toBe(false);
    expect(recibeEscape('baja', escape())).toBe(true);
    quitaBaja();
  });

  it('tells the style sheets as long as one is open', () => {
    const raiz = document.documentElement;
    const quitaHoja = apilar({ id: 'hoja', nivel: 50, onClose: nada });
    const quitaDialogo = apilar({ id: 'dialogo', nivel: 60, onClose: nada });

    quitaHoja();
    expect(raiz.hasAttribute('data-capas')).toBe(true);

    quitaDialogo();
    expect(raiz.hasAttribute('data-capas')).toBe(false);
  });

  it('takes nothing from the page for what stands beside it, which Escape and Back close all the same', () => {
    const onClose = jest.fn();
    const quita = apilar({ id: 'panel', nivel: NIVEL_PAGINA, onClose });

    expect(hayCapas()).toBe(false);
    expect(document.documentElement.hasAttribute('data-capas')).toBe(false);
    expect(recibeEscape('panel', escape())).toBe(true);
    quita();
  });

  it("closes one layer for each of Android's Back, and stops listening when none is left", () => {
    window.CloseWatcher = FakeCloseWatcher;
    const cerradas: string[] = [];
    const open = (id: string, nivel: number) => {
      const quitar = apilar({
        id,
        nivel,
        onClose: () => {
          cerradas.push(id);
          quitar();
        },
      });
    };
    open('baja', 50);
    open('alta', 60);
    expect(FakeCloseWatcher.vivos).toHaveLength(1);

    FakeCloseWatcher.pressBack();
    expect(cerradas).toEqual(['alta']);
    FakeCloseWatcher.pressBack();
    expect(cerradas).toEqual(['alta', 'baja']);

    expect(FakeCloseWatcher.vivos).toHaveLength(0);
    delete window.CloseWatcher;
  });
});
