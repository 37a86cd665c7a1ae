import { buildGrupo } from '../pruebas/fabrica';
import { casaOf } from './casa';
import { destinoOf, impedimentoJuntar, impedimentoMover } from './destinos';
import { partidaOf } from './partidas-abiertas';

const seis = buildGrupo({ mesa: 6 });
const siete = buildGrupo({ mesa: 7 });
const nueve = buildGrupo({ mesa: 9, mesasJuntas: [9, 10] });
const CASA = [seis, siete, nueve];

/** Returns what mesa 6 reads about another mesa of the house. */
function look(numero: number, casa = CASA) {
  const partidaPropia = partidaOf(casa, 6);
  const grupo = casa.find(({ mesa }) => mesa.numero === 6)!;
  const mesa = casaOf({ numeroMesas: 12 }, casa)[0]!.mesas[numero - 1]!;
  return {
    mover: impedimentoMover(grupo, partidaPropia, mesa),
    destino: destinoOf(grupo, partidaPropia, mesa),
  };
}

it('goes to a free mesa, and sits down at an occupied one', () => {
  expect(look(3)).toEqual({ mover: null, destino: { tipo: 'mover', a: 3 } });
  expect(look(7)).toEqual({
    mover: null,
    destino: { tipo: 'juntar', lider: seis, mesas: [6, 7], con: [7] },
  });
});

it.each([9, 10])('at mesa %i of another party sits down with all of it', (mesa) => {
  expect(look(mesa)).toEqual({
    mover: null,
    destino: { tipo: 'juntar', lider: nueve, mesas: [6, 9, 10], con: [9, 10] },
  });
});

it('takes nobody to where they are', () => {
  expect(look(6).mover).toBe('Esta');
});

it('as a party is not joined to another, and moves to a mesa of its own that has no tab', () => {
  const lider = buildGrupo({ mesa: 6, mesasJuntas: [5, 6, 7] });
  const casa = [lider, siete, nueve];
  expect(look(9, casa).mover).toBe('Con la 10');
  expect(look(10, casa).mover).toBe('Con la 9');
  expect(look(7, casa).mover).toBe('Junta');
  expect(look(5, casa)).toEqual({ mover: null, destino: { tipo: 'mover', a: 5 } });
});

it('ten mesas are a party that takes no more', () => {
  const diez = buildGrupo({ mesa: 9, mesasJuntas: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12] });
  expect(look(9, [seis, diez]).mover).toBe('Con la 1');
});

it('joins what is free, alone or its own, and nothing of another party', () => {
  const partidaPropia = partidaOf(CASA, 6);
  const [parte] = casaOf({ numeroMesas: 10 }, CASA);
  expect(parte?.mesas.map((mesa) => impedimentoJuntar(partidaPropia, mesa))).toEqual([
    ...Array.from({ length: 8 }, () => null),
    'Con la 10',
    'Con la 9',
  ]);
});
