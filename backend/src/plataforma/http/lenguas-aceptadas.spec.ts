import fc from 'fast-check';
import { lenguasAceptadas } from './lenguas-aceptadas';

it.each([
  ['ca-ES,ca;q=0.9,en;q=0.8,*;q=0.1', ['ca-ES', 'ca', 'en']],
  ['en;q=0.5, de', ['de', 'en']],
  ['fr;q=0, it ; Q=0.3', ['it']],
  ['nl;level=1;q=0.2,pt;q=x', ['pt', 'nl']],
  ['', []],
  [undefined, []],
])('of %j are %j', (cabecera, lenguas) => {
  expect(lenguasAceptadas(cabecera)).toEqual(lenguas);
});

it('are read of anything', () => {
  fc.assert(fc.property(fc.string(), (cabecera) => Array.isArray(lenguasAceptadas(cabecera))));
});
