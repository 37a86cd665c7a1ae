import fc from 'fast-check';
import { LATIDO_TABLERO_MS, PANTALLAS, SIN_RESPUESTA_MS, countEstaciones } from '@carta/contracts';
import type { Estaciones, Pantalla } from '@carta/contracts';
import { EstacionesService } from './estaciones.service';

const CASA = 'casa';
const NADIE: Estaciones = { cocina: 0, barra: 0 };

describe('Who is looking', () => {
  let estaciones: EstacionesService;
  beforeEach(() => (estaciones = new EstacionesService()));

  it('is whoever has answered, by what it shows', () => {
    ['cocina', 'barra', 'todo', 'tablero', 'caja', 'sala'].forEach((pantalla) =>
      estaciones.answered(CASA, pantalla, pantalla, 0),
    );

    expect(estaciones.countEstaciones(CASA, 0)).toEqual({ cocina: 3, barra: 3 });
    expect(estaciones.countEstaciones('otra', 0)).toEqual(NADIE);
  });

  it.each([[undefined], [null], ['techo'], [7], [{ pantalla: 'cocina' }], [['cocina']]])(
    'is not who answers %j',
    (respuesta) => {
      estaciones.answered(CASA, 'a', respuesta, 0);
      expect(estaciones.countEstaciones(CASA, 0)).toEqual(NADIE);
    },
  );

  it('is not a screen that is asked and has been silent for five seconds', () => {
    estaciones.answered(CASA, 'a', 'cocina', 0);
    estaciones.asked(CASA, LATIDO_TABLERO_MS);
    estaciones.asked(CASA, 2 * LATIDO_TABLERO_MS);

    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS - 1).cocina).toBe(1);
    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS)).toEqual(NADIE);
    estaciones.answered(CASA, 'a', 'cocina', SIN_RESPUESTA_MS + 1);
    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS + 1).cocina).toBe(1);
  });

  it('is still a screen that nobody asked, and that has time to answer when it is asked again', () => {
    estaciones.answered(CASA, 'a', 'cocina', 0);

    expect(estaciones.countEstaciones(CASA, 60_000).cocina).toBe(1);
    estaciones.asked(CASA, 60_000);
    expect(estaciones.countEstaciones(CASA, 60_000 + LATIDO_TABLERO_MS - 1).cocina).toBe(1);
    expect(estaciones.countEstaciones(CASA, 60_000 + LATIDO_TABLERO_MS)).toEqual(NADIE);
  });

  it('is no longer who has gone, nor who shows something else now', () => {
    estaciones.answered(CASA, 'a', 'cocina', 0);
    estaciones.answered(CASA, 'b', 'barra', 0);

    estaciones.answered(CASA, 'a', 'sala', 0);
    estaciones.gone(CASA, 'b');

    expect(estaciones.countEstaciones(CASA, 0)).toEqual(NADIE);
  });

  it('is told by other processes too, while they are heard', () => {
    estaciones.answered(CASA, 'a', 'cocina', 0);
    estaciones.told('otro', CASA, { cocina: 2, barra: 1 }, 0);
    estaciones.told('tercero', CASA, { cocina: 0, barra: 4 }, 1);

    expect(estaciones.countEstaciones(CASA, 1)).toEqual({ cocina: 3, barra: 5 });
    expect(estaciones.countPropias(CASA, 1)).toEqual({ cocina: 1, barra: 0 });
    estaciones.told('otro', CASA, { cocina: 1, barra: 0 }, 2);
    expect(estaciones.countEstaciones(CASA, 2)).toEqual({ cocina: 2, barra: 4 });
    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS + 1)).toEqual({ cocina: 2, barra: 0 });
    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS + 2)).toEqual({ cocina: 1, barra: 0 });
  });

  it('is a wall of some stations for those alone, in every process', () => {
    const plancha = 'a'.repeat(24);
    estaciones.answered(CASA, 'a', 'cocina', 0, [plancha]);
    estaciones.told('otro', CASA, { cocina: 1, barra: 0, solo: { [plancha]: 1, cocina: 1 } }, 0);

    expect(estaciones.countPropias(CASA, 0)).toEqual({ ...NADIE, solo: { [plancha]: 1 } });
    expect(estaciones.countEstaciones(CASA, 0)).toEqual({
      cocina: 1,
      barra: 0,
      solo: { [plancha]: 2, cocina: 1 },
    });
    expect(estaciones.takeCambio(CASA, 0)).not.toBeNull();
    expect(estaciones.answered(CASA, 'a', 'cocina', 1, [plancha])).toBe(false);
    expect(estaciones.takeCambio(CASA, 1)).toBeNull();
    expect(estaciones.answered(CASA, 'a', 'cocina', 1, ['cocina'])).toBe(true);
    expect(estaciones.takeCambio(CASA, 1)?.solo).toEqual({ [plancha]: 1, cocina: 2 });
  });

  it('is news once', () => {
    expect(estaciones.takeCambio(CASA, 0)).toBeNull();
    estaciones.answered(CASA, 'a', 'todo', 0);
    expect(estaciones.takeCambio(CASA, 0)).toEqual({ cocina: 1, barra: 1 });
    expect(estaciones.takePropias(CASA, 0)).toEqual({ cocina: 1, barra: 1 });
    expect(estaciones.takeCambio(CASA, 0)).toBeNull();
    estaciones.answered(CASA, 'a', 'todo', 1);
    expect(estaciones.takeCambio(CASA, 1)).toBeNull();
    estaciones.gone(CASA, 'a');
    expect(estaciones.takeCambio(CASA, 1)).toEqual(NADIE);
    expect(estaciones.takePropias(CASA, 1)).toEqual(NADIE);
    expect(estaciones.restaurantes()).toEqual([]);
  });

  it('is looked into until its boards know, whoever has counted before', () => {
    estaciones.answered(CASA, 'a', 'cocina', 0);
    estaciones.takeCambio(CASA, 0);
    estaciones.asked(CASA, 1);

    expect(estaciones.countEstaciones(CASA, SIN_RESPUESTA_MS)).toEqual(NADIE);

    expect(estaciones.restaurantes()).toEqual([CASA]);
    expect(estaciones.takeCambio(CASA, SIN_RESPUESTA_MS)).toEqual(NADIE);
    expect(estaciones.restaurantes()).toEqual([]);
  });

  it('are exactly the screens that answered last and have not gone, of each restaurante, whatever happens', () => {
    const hecho = fc.record({
      restaurante: fc.constantFrom('una', 'otra'),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      respuesta: fc.option(fc.constantFrom<unknown>(...PANTALLAS, 'techo', 3)),
    });
    fc.assert(
      fc.property(fc.array(hecho, { maxLength: 60 }), (hechos) => {
        const estas = new EstacionesService();
        const modelo = new Map<string, Pantalla>();
        for (const { restaurante, id, respuesta } of hechos) {
          const clave = `${restaurante}:${id}`;
          if (respuesta === null) {
            estas.gone(restaurante, id);
            modelo.delete(clave);
          } else {
            estas.asked(restaurante, 0);
            estas.answered(restaurante, id, respuesta, 0);
            const conocida = PANTALLAS.find((pantalla) => pantalla === respuesta);
            if (conocida) modelo.set(clave, conocida);
          }
        }
        for (const restaurante of ['una', 'otra']) {
          const propias = [...modelo].filter(([clave]) => clave.startsWith(`${restaurante}:`));
          expect(estas.countEstaciones(restaurante, 0)).toEqual(
            countEstaciones(propias.map(([, pantalla]) => ({ pantalla }))),
          );
        }
      }),
    );
  });
});
