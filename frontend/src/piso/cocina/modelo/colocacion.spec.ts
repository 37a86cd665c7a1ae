import { GUARDA_MS, REPOSO_MS } from '../../vivo/tablero/quietud';
import { idOf, isFantasma, isGuardado, nextReflujo } from './colocacion';
import { DESPUES, SEGUNDOS, espera } from '../../vivo/pruebas/lineas-en-pases';
import { ALTO, MuroDePrueba, buildDeMinuto } from '../pruebas/muro-de-prueba';

describe('the wall', () => {
  it('is filled in columns that flow down, the oldest at the top on the left', () => {
    expect([...MuroDePrueba.of(5).sitios().values()]).toEqual(['0/0', '0/240', '0/480', '0/720', '1/0']);
  });

  it('goes on below with whole screens once its columns are full', () => {
    const cajas = MuroDePrueba.of(13).colocacion.lugares.map(({ caja }) => caja);
    expect(cajas.at(-1)).toMatchObject({ columna: 0, pagina: 968, arriba: 968 });
  });
});

describe('a bump', () => {
  it('moves nothing for two seconds, then everything after it at once', () => {
    const muro = MuroDePrueba.of(6);
    const antes = muro.sitios();
    const ido = muro.bump(1);
    muro.wait(REPOSO_MS - 1);
    expect(muro.sitios()).toEqual(antes);
    expect(isFantasma(muro.lugarOf(ido)!)).toBe(true);

    muro.wait(1);
    expect([...muro.sitios().values()]).toEqual(['0/0', '0/240', '0/480', '0/720', '1/0']);
    expect(muro.lugarOf(ido)).toBeUndefined();
  });

  it('is tidied up together with those that follow it, and never under a finger', () => {
    const muro = MuroDePrueba.of(6);
    muro.bump(0);
    muro.wait(REPOSO_MS - 1);
    muro.bump(0);
    muro.wait(REPOSO_MS - 1);
    expect(muro.colocacion.lugares).toHaveLength(6);

    muro.dedo = true;
    muro.wait(REPOSO_MS);
    expect(muro.colocacion.lugares).toHaveLength(6);
    muro.dedo = false;
    muro.wait(0);
    expect(muro.colocacion.lugares).toHaveLength(4);
    expect(muro.reflujos).toBe(2);
  });

  it('that is taken back leaves its ticket where it was, with its number', () => {
    const muro = MuroDePrueba.of(6);
    const [antes, ido] = [muro.colocacion, muro.bump(2)];
    muro.wait(REPOSO_MS - 1);
    muro.show([...muro.abiertos, ido!]);

    expect(muro.colocacion).toEqual(antes);
  });

  it('that is taken back once its place is gone has it again at once', () => {
    const muro = MuroDePrueba.of(6);
    const [sitios, ido] = [[...muro.sitios().values()], muro.bump(1)];
    muro.wait(REPOSO_MS);
    expect(muro.lugarOf(ido)).toBeUndefined();

    muro.show([...muro.abiertos, ido!]);
    muro.wait(0);

    expect([...muro.sitios().values()]).toEqual(sitios);
    expect(muro.colocacion.lugares.map(idOf).indexOf(ido!.ticket._id)).toBe(1);
  });

  it('leaves its number to its ghost: what comes meanwhile gets another', () => {
    const muro = MuroDePrueba.of(3);
    const ido = muro.bump(1);
    const [nuevo, posterior] = [buildDeMinuto(30), buildDeMinuto(31)];
    muro.show([...muro.abiertos, nuevo]);
    expect(muro.lugarOf(ido)?.numero).toBe(2);
    expect(muro.lugarOf(nuevo)?.numero).toBe(4);

    muro.wait(REPOSO_MS);
    muro.show([...muro.abiertos, posterior]);
    expect(muro.lugarOf(posterior)?.numero).toBe(2);
  });

  it('guards for a moment what has moved, and only that', () => {
    const muro = MuroDePrueba.of(3);
    muro.bump(1);
    muro.wait(REPOSO_MS);

    const guardados = () => muro.colocacion.lugares.map((lugar) => isGuardado(lugar, muro.ahora));
    expect(guardados()).toEqual([false, true]);
    muro.wait(GUARDA_MS);
    expect(guardados()).toEqual([false, false]);
  });
});

describe('a ticket that grows', () => {
  it('pushes down what is under it, and nothing to another column until the reflow', () => {
    const muro = MuroDePrueba.of(6);
    muro.grow(0, ALTO + 40);
    expect([...muro.sitios().values()]).toEqual(['0/0', '0/280', '0/520', '0/760', '1/0', '1/240']);

    muro.wait(REPOSO_MS);
    expect([...muro.sitios().values()]).toEqual(['0/0', '0/280', '0/520', '1/0', '1/240', '1/480']);
  });
});

describe('a ticket that would be seen in a smaller letter', () => {
  it('asks for a reflow, and one that is seen does not', () => {
    const muro = MuroDePrueba.of(11);
    muro.colocacion = { ...muro.colocacion, letra: 30 };
    muro.show([...muro.abiertos, buildDeMinuto(30)]);
    expect(nextReflujo(muro.colocacion, false)).toBeNull();

    muro.colocacion = { ...muro.colocacion, letra: 36 };
    muro.show([...muro.abiertos, buildDeMinuto(31)]);
    expect(nextReflujo(muro.colocacion, false)).toBe(muro.ahora + REPOSO_MS);
  });
});

describe('a ticket that comes back among others', () => {
  it('hangs last until the wall is tidied up', () => {
    const muro = MuroDePrueba.of(3);
    const ido = muro.bump(0);
    muro.wait(REPOSO_MS);
    muro.show([...muro.abiertos, ido!]);
    expect(muro.colocacion.lugares.map(idOf).at(-1)).toBe(idOf(ido!));

    muro.wait(REPOSO_MS);
    expect(muro.colocacion.lugares.map(idOf).at(0)).toBe(idOf(ido!));
  });
});

it('a ticket of which a pase marches stays for two seconds, then hangs where it is as old as that', () => {
  const muro = MuroDePrueba.of(4);
  const [primero, ...resto] = muro.abiertos;
  const conPase = (marchada?: typeof DESPUES) => ({
    ...primero!,
    ticket: { ...primero!.ticket, productos: [espera(SEGUNDOS, marchada && { marchada })] },
  });
  muro.show([conPase(), ...resto]);
  const antes = muro.sitios();

  muro.show([conPase(DESPUES), ...resto]);
  muro.wait(REPOSO_MS - 1);
  expect(muro.sitios()).toEqual(antes);
  muro.wait(1);
  expect([...muro.sitios().keys()].at(-1)).toBe(idOf(primero!));
  expect(muro.lugarOf(primero)?.numero).toBe(1);
});
