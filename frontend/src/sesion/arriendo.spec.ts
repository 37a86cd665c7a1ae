import type { Almacen } from '../shared/lib/almacen';
import { createArriendo } from './arriendo';

/** All tabs of a browser see the same storage. */
function createDisco(): Almacen & { textos: Map<string, string> } {
  const textos = new Map<string, string>();
  return {
    textos,
    read: (nombre) => textos.get(nombre) ?? null,
    write: (nombre, texto) => void textos.set(nombre, texto),
    onCambioAjeno: () => () => undefined,
  };
}

const CLAVE = 'turno.renovar';
/** It lasts as long as asked, in the tests' own time. */
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 20));

it('lets the tabs of a browser run one after another', async () => {
  const disco = createDisco();
  const tabs = Array.from({ length: 5 }, () => createArriendo(disco, sleep));
  let dentro = 0;
  let aLaVez = 0;

  const hechas = await Promise.all(
    tabs.map((tab, i) =>
      tab('renovar', async () => {
        aLaVez = Math.max(aLaVez, ++dentro);
        await sleep(100);
        dentro -= 1;
        return i;
      }),
    ),
  );

  expect(hechas).toEqual([0, 1, 2, 3, 4]);
  expect(aLaVez).toBe(1);
});

it('gives the turn back when what it was for fails', async () => {
  const disco = createDisco();
  const tab = createArriendo(disco, sleep);

  await expect(tab('renovar', () => Promise.reject(new Error('sin red')))).rejects.toThrow('sin red');

  expect(disco.textos.get(CLAVE)).toBe('');
  await expect(createArriendo(disco, sleep)('renovar', () => Promise.resolve('yo'))).resolves.toBe('yo');
});

it.each([
  ['a tab that was frozen in its turn', { dueno: 'otra', hasta: Date.now() - 1 }],
  ['a clock that went back', { dueno: 'otra', hasta: Date.now() + 3_600_000 }],
  ['something that is no turn', { dueno: 7 }],
])('does not wait for %s', async (_, arriendo) => {
  const disco = createDisco();
  disco.write(CLAVE, JSON.stringify(arriendo));

  await expect(createArriendo(disco, sleep)('renovar', () => Promise.resolve('yo'))).resolves.toBe('yo');
});

it('waits for who has the turn, and takes no turn away from anybody', async () => {
  const disco = createDisco();
  const ajeno = JSON.stringify({ dueno: 'otra', hasta: Date.now() + 10_000 });
  disco.write(CLAVE, ajeno);
  let llegado = false;

  const espera = createArriendo(disco, sleep)('renovar', async () => {
    llegado = true;
  });
  await sleep(1_000);
  expect(llegado).toBe(false);
  expect(disco.textos.get(CLAVE)).toBe(ajeno);

  disco.write(CLAVE, '');
  await espera;
  expect(llegado).toBe(true);
});
