import { MuroDePrueba } from '../pruebas/muro-de-prueba';
import { idOf } from './colocacion';
import { fueraDe } from './fuera';

/** The screen shows four tickets of 232 px above one another, in three columns. */
const ALTO = 960;

function turnos(muro: MuroDePrueba, ids: readonly string[]): number[] {
  return ids.map((id) => muro.colocacion.lugares.findIndex((lugar) => idOf(lugar) === id));
}

function fuera(muro: MuroDePrueba, arriba: number, alto = ALTO) {
  const { antes, despues } = fueraDe(muro.colocacion.lugares, { arriba, alto });
  return { antes: turnos(muro, antes), despues: turnos(muro, despues) };
}

it('counts nothing while all of a wall is seen, and afterwards what hangs on its next screen', () => {
  expect(fuera(MuroDePrueba.of(12), 0)).toEqual({ antes: [], despues: [] });
  expect(fuera(MuroDePrueba.of(14), 0)).toEqual({ antes: [], despues: [12, 13] });
});

it('takes a ticket for seen with its header, and for gone by with more than half of it', () => {
  const muro = MuroDePrueba.of(4);
  expect(fuera(muro, 0, 720 + 48).despues).toEqual([]);
  expect(fuera(muro, 0, 720 + 47).despues).toEqual([3]);
  expect(fuera(muro, 116).antes).toEqual([]);
  expect(fuera(muro, 117).antes).toEqual([0]);
});

it('counts no ghost, for nobody has to see it', () => {
  const muro = MuroDePrueba.of(14);
  muro.bump(13);
  expect(fuera(muro, 0).despues).toEqual([12]);
});

it('counts what has no place yet as still to be seen', () => {
  const { colocacion } = MuroDePrueba.of(2);
  const lugares = colocacion.lugares.map((lugar) => ({ ...lugar, caja: null }));
  expect(fueraDe(lugares, { arriba: 0, alto: ALTO })).toEqual({ antes: [], despues: lugares.map(idOf) });
});
