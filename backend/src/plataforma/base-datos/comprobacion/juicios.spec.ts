import { judgeMiembros } from './miembros';
import { judgeRelojes } from './relojes';

const set = (hosts: number, mas: object = {}) => ({
  setName: 'rs0',
  hosts: Array.from({ length: hosts }, (_, i) => `m${i}:27017`),
  ...mas,
});

describe('The members of a set', () => {
  it.each([
    ['a single server', {}],
    ['a mongos', { msg: 'isdbgrid' }],
    ['one member', set(1)],
    ['three', set(3)],
    ['two and one that is never primary', set(2, { passives: ['p'] })],
    ['five', set(5)],
  ])('do: %s', (_, saludo) => {
    expect(judgeMiembros(saludo).remedio).toBeUndefined();
  });

  it.each([
    ['two', set(2)],
    ['two and an arbiter', set(2, { arbiters: ['a'] })],
    ['one and an arbiter', set(1, { arbiters: ['a'] })],
  ])('do not, because no majority is left without one of them: %s', (_, saludo) => {
    expect(judgeMiembros(saludo).remedio).toMatch(/tres miembros con datos, o uno solo/);
  });
});

describe('The clocks of a set', () => {
  const miembros = ['a', 'b'];

  it('are well within seconds of each other', () => {
    expect(
      judgeRelojes(
        new Map([
          ['a', -900],
          ['b', 1_200],
        ]),
        miembros,
      ),
    ).toEqual({
      que: 'reloj',
      visto: 'a 1200 ms del de esta máquina',
    });
  });

  it('are named with their difference when it is more', () => {
    expect(
      judgeRelojes(
        new Map([
          ['a', 0],
          ['b', -7_000],
        ]),
        miembros,
      ),
    ).toMatchObject({
      visto: 'b va atrasado 7 s',
      remedio: expect.any(String),
    });
  });

  it('are missing where a member does not answer', () => {
    expect(judgeRelojes(new Map([['a', 0]]), miembros)).toMatchObject({
      visto: 'no contesta b',
      remedio: expect.any(String),
    });
  });
});
