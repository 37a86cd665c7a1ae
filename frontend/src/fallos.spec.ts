/** @jest-environment jsdom */
import { reglasFallo } from '@carta/contracts';
import type { FalloRequest } from '@carta/contracts';
import { tellFallo } from './fallos';

const enviar = jest.fn<Promise<Response>, [string, RequestInit]>(async () => Response.error());
const fallos = () => enviar.mock.calls.map(([, { body }]) => JSON.parse(body as string) as FalloRequest);

beforeEach(() => {
  enviar.mockClear();
  window.fetch = enviar as typeof fetch;
});

function errorWith(stack: string): Error {
  return Object.assign(new TypeError('Ana Ruiz, 600 123 456'), { stack });
}

it.each([
  ['/sala/mesa/12', '/sala/mesa/:n'],
  ['/menu/casa-de-ana', '/menu/:slug'],
  ['/menu/casa-de-ana/legal', '/menu/:slug/legal'],
  ['/ana-ruiz', '/*'],
  ['/', '/'],
])('of %s tells where and through what, and nothing of anybody', (ruta, screen) => {
  window.history.pushState(null, '', `${ruta}?t=secreto`);
  const donde = `https://casa.es/assets/${ruta.replace(/\W/g, 'x')}.js`;
  tellFallo(errorWith(`TypeError: Ana Ruiz\n    at draw (${donde}?v=1:12:34)\nb@${donde}:5:6`));

  const [fallo] = fallos();
  expect(fallo?.screen).toBe(screen);
  expect(fallo?.stack).toMatch(/^draw \/assets\/\w+\.js:12:34\nb \/assets\/\w+\.js:5:6$/);
  expect(JSON.stringify(fallo)).not.toMatch(/Ana|600|secreto/);
  expect([
    reglasFallo.build(fallo?.build),
    reglasFallo.screen(fallo?.screen),
    reglasFallo.stack(fallo?.stack),
  ]).toEqual([null, null, null]);
});

it('tells of which build it is, as the page says it', () => {
  document.head.innerHTML = '<meta name="build" content="a1-b2_c3">';
  tellFallo(errorWith('at build (https://casa.es/assets/a.js:1:1)'));
  document.head.innerHTML = '';
  tellFallo(errorWith('at dev (https://casa.es/assets/a.js:1:1)'));
  expect(fallos().map(({ build }) => build)).toEqual(['a1-b2_c3', 'dev']);
  expect(reglasFallo.build('a1-b2_c3')).toBeNull();
});

it('tells each once, at most twenty, and nothing of what has no frames', () => {
  tellFallo(errorWith('at una (https://casa.es/assets/a.js:1:1)'));
  tellFallo(errorWith('at una (https://casa.es/assets/a.js:1:1)'));
  expect(fallos()).toHaveLength(1);

  tellFallo(errorWith('Failed to fetch'));
  tellFallo('no error');
  expect(fallos()).toHaveLength(1);

  for (let linea = 1; linea < 50; linea++)
    tellFallo(errorWith(`at b (https://casa.es/assets/b.js:${linea}:1)`));
  expect(fallos().length).toBeLessThanOrEqual(20);
});
