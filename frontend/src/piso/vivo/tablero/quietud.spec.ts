import {
  PACIENCIA_MS,
  REPOSO_MS,
  SIN_PUESTOS,
  nextOrden,
  noteDesorden,
  orderQuietas,
  syncQuietas,
} from './quietud';
import type { PorMostrar, Quietas } from './quietud';

const AHORA = 1_000_000;
const mostrar = (ids: string, cambios: Partial<PorMostrar<string>> = {}): PorMostrar<string> => ({
  items: ids.split('').map((id) => ({ id, item: id })),
  dedo: false,
  sobreOtros: false,
  ...cambios,
});
const lista = (ids: string) => syncQuietas<string>(SIN_PUESTOS, mostrar(ids), AHORA);
/** '(b)' is the place of one that has left. */
const read = ({ puestos }: Quietas<string>) =>
  puestos.map(({ id, ido }) => (ido === null ? id : `(${id})`)).join('');
const cuando = ({ puestos, desorden }: Quietas<string>, dedo = false) =>
  nextOrden({ idos: puestos.map(({ ido }) => ido), desorden }, dedo);

it('keeps the place of what left, and the order of the others, until it is put in order', () => {
  const sinB = syncQuietas(lista('abc'), mostrar('ac'), AHORA);
  expect(read(sinB)).toBe('a(b)c');
  expect(cuando(sinB)).toBe(AHORA + REPOSO_MS);

  const otro = syncQuietas(sinB, mostrar('dca'), AHORA + 100);
  expect(read(otro)).toBe('a(b)cd');
  expect(read(orderQuietas(otro, mostrar('dca'), AHORA + 100 + REPOSO_MS))).toBe('dca');
});

it('gives back its place to what comes back to it', () => {
  const sinB = syncQuietas(lista('abc'), mostrar('ac'), AHORA);
  expect(read(syncQuietas(sinB, mostrar('abc'), AHORA + 100))).toBe('abc');
});

it('shows another order at once where nobody has just tapped, and nothing has left', () => {
  expect(read(syncQuietas(lista('abc'), mostrar('dcba'), AHORA))).toBe('dcba');
});

it.each([
  ['after a tap', (antes: Quietas<string>) => noteDesorden(antes, AHORA), false],
  ['under a finger', (antes: Quietas<string>) => antes, true],
])('waits with another order %s', (_, before, dedo) => {
  const despues = syncQuietas(before(lista('abc')), mostrar('cabd', { dedo }), AHORA + 100);
  expect(read(despues)).toBe('abcd');
  expect(cuando(despues, dedo)).toBe(dedo ? null : AHORA + REPOSO_MS);
});

it('waits with what comes where it would push what stands below', () => {
  const tocada = noteDesorden(lista('ab'), AHORA);
  const despues = syncQuietas(tocada, mostrar('abc', { sobreOtros: true }), AHORA + 100);
  expect(read(despues)).toBe('ab');
  expect(read(orderQuietas(despues, mostrar('abc'), AHORA + REPOSO_MS))).toBe('abc');
});

it('is put in order after a while though something leaves again and again, without the last place', () => {
  let actual = lista('abcde');
  for (const [i, ids] of ['abcd', 'abc', 'ab', 'a'].entries())
    actual = syncQuietas(actual, mostrar(ids), AHORA + (i * PACIENCIA_MS) / 3.5);
  expect(cuando(actual)).toBe(AHORA + PACIENCIA_MS);
  expect(read(orderQuietas(actual, mostrar('a'), AHORA + PACIENCIA_MS))).toBe('a(b)');
});

it('is the same object while nothing changes, so that nothing is drawn again', () => {
  const antes = lista('ab');
  expect(syncQuietas(antes, mostrar('ab'), AHORA + 1)).toBe(antes);
  const sinB = syncQuietas(antes, mostrar('a'), AHORA);
  expect(syncQuietas(sinB, mostrar('a'), AHORA + 1)).toBe(sinB);
});
