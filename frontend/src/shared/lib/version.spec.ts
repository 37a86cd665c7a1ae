/** @jest-environment jsdom */
import fc from 'fast-check';
import { apilar } from '../ui/capas/capas';
import { addEspera, createVigia, hearBuild, useVersion } from './version';
import type { Version } from './version';

const MINUTO = 60_000;

/** A tab, which keeps what it has loaded for however often it loads. */
function openPestana({ isFirme = true } = {}) {
  const guardado = new Map<string, string>();
  const almacen = {
    read: (nombre: string) => guardado.get(nombre) ?? null,
    write: (nombre: string, texto: string) => void guardado.set(nombre, texto),
  };
  const cargas: string[] = [];
  let ahora = 0;
  let isEsperando = false;
  let version: Version = 'propia';
  /** The tab's page, as a process of that build served it. */
  function openPagina(build: string) {
    version = 'propia';
    let oida = '';
    const vigia = createVigia({
      build,
      ahora: () => ahora,
      almacen,
      isFirme,
      isEsperando: () => isEsperando,
      tell: (nueva) => (version = nueva),
      load: () => cargas.push(oida),
    });
    return { ...vigia, hear: (nueva: string) => vigia.hear((oida = nueva)) };
  }
  return {
    openPagina,
    cargas,
    version: () => version,
    pass: (ms: number) => void (ahora += ms),
    wait: (espera: boolean) => void (isEsperando = espera),
  };
}

describe('a page that hears of another build', () => {
  it('says so once it is left alone, and loads it after a minute', () => {
    const { openPagina, cargas, version, pass } = openPestana();
    const pagina = openPagina('a');
    pagina.hear('b');
    expect(version()).toBe('propia');

    pass(2_000);
    pagina.hear('b');
    expect(version()).toBe('sola');
    pass(MINUTO - 2_001);
    pagina.hear('b');
    expect(cargas).toEqual([]);

    pass(1);
    pagina.hear('b');
    expect(cargas).toEqual(['b']);
  });

  it('begins the minute again with each touch', () => {
    const { openPagina, cargas, pass } = openPestana();
    const pagina = openPagina('a');
    pass(MINUTO - 1);
    pagina.touch();
    pass(MINUTO - 1);
    pagina.hear('b');
    expect(cargas).toEqual([]);

    pass(1);
    pagina.hear('b');
    expect(cargas).toEqual(['b']);
  });

  it('does not load while anything waits', () => {
    const { openPagina, cargas, version, pass, wait } = openPestana();
    const pagina = openPagina('a');
    wait(true);
    pass(10 * MINUTO);
    pagina.hear('b');
    expect([version(), cargas]).toEqual(['sola', []]);

    wait(false);
    pagina.hear('b');
    expect(cargas).toEqual(['b']);
  });

  it('says nothing any more when the server is again of its own', () => {
    const { openPagina, version, pass } = openPestana();
    const pagina = openPagina('a');
    pass(2_000);
    pagina.hear('b');
    pagina.hear('a');
    expect(version()).toBe('propia');
  });

  it('leaves it to a person where the browser would forget that it was loaded', () => {
    const { openPagina, cargas, version, pass } = openPestana({ isFirme: false });
    const pagina = openPagina('a');
    pass(MINUTO);
    pagina.hear('b');
    expect([version(), cargas]).toEqual(['otra', []]);
  });

  it('goes nowhere a second time, whichever process serves the page and whichever speaks to it', () => {
    const build = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(build, build)), (veces) => {
        const { openPagina, cargas, pass } = openPestana();
        for (const [propia, oida] of veces) {
          const pagina = openPagina(propia);
          pass(MINUTO);
          // a load that does not come asks for no other
          pagina.hear(oida);
          pagina.hear(oida);
        }
        expect(new Set(cargas).size).toBe(cargas.length);
      }),
    );
  });

  it('stays where it came to after one load, when two processes take turns', () => {
    const { openPagina, cargas, version, pass } = openPestana();
    for (const [propia, oida] of [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ] as const) {
      const pagina = openPagina(propia);
      pass(MINUTO);
      pagina.hear(oida);
    }
    expect([version(), cargas]).toEqual(['otra', ['b']]);
  });
});

describe('this page', () => {
  const now = jest.spyOn(performance, 'now');
  const consola = jest.spyOn(console, 'error');
  /** jsdom loads nothing, and complains of it. */
  const countCargas = () => consola.mock.calls.length;

  beforeAll(() => {
    consola.mockImplementation(() => undefined);
    now.mockReturnValue(0);
  });

  it('hears nothing in development, nor of a server of before', () => {
    hearBuild('b');
    document.head.innerHTML = '<meta name="build" content="a">';
    hearBuild(undefined);
    now.mockReturnValue(10 * MINUTO);
    // begins here: what was before may have been touched
    hearBuild('b');
    expect([useVersion.getState(), countCargas()]).toEqual(['propia', 0]);
  });

  it('waits for what is written, for an open sheet and for what its house sends', () => {
    document.body.innerHTML = '<input value="served">';
    const campo = document.querySelector('input')!;
    const esperas = [
      () => {
        campo.value = 'Ana';
        campo.dispatchEvent(new Event('input', { bubbles: true }));
        return () => (campo.value = '');
      },
      () => apilar({ id: 'hoja', nivel: 50, onClose: () => undefined }),
      () => addEspera(() => true),
    ];
    for (const begin of esperas) {
      const end = begin();
      now.mockReturnValue(performance.now() + MINUTO);
      hearBuild('b');
      expect([useVersion.getState(), countCargas()]).toEqual(['sola', 0]);
      end();
    }

    document.dispatchEvent(new Event('scroll'));
    hearBuild('b');
    expect(countCargas()).toBe(0);

    now.mockReturnValue(performance.now() + MINUTO);
    hearBuild('b');
    expect(countCargas()).toBe(1);
  });
});
