import fc from 'fast-check';
import type { Horario, Tramo } from '../../casa/dominio/horario';
import { textoDeCuando } from '../../casa/dominio/horas-texto';
import type { Huso } from '../../plataforma/dominio/husos';
import type { Carta } from './carta';
import { menusFuera } from './menus-fuera';

const TODOS = [1, 2, 3, 4, 5, 6, 7];
const MINUTO = 60_000;
const de = (desde: string, hasta: string, dias = TODOS): Tramo[] => [{ dias, desde, hasta }];
const reloj = (minuto: number): string => new Date((minuto % 1440) * MINUTO).toISOString().slice(11, 16);
/** This is a Monday, in winter. */
const at = (hora: string, huso = '+01:00'): Date => new Date(`2026-11-23T${hora}${huso}`);

interface Casa {
  horas?: Tramo[];
  deCategoria?: Tramo[];
  horario?: Horario;
  huso?: Huso;
  bebida?: boolean;
}

function buildCarta({ horas, deCategoria, horario, huso, bebida }: Casa): Carta {
  const platos = (tipo: string) => [{ _id: 'p', nombre: 'P', tipo, alergenos: [], disponible: true }];
  const menu = {
    pases: [
      { nombre: 'Primeros', platos: platos('comida') },
      ...(bebida ? [{ nombre: 'B', platos: platos('bebida') }] : []),
    ],
    incluye: [],
    ...(horas && { horas }),
  };
  const productos = [
    { _id: 'menu', nombre: 'Menú', menu },
    { _id: 'croquetas', nombre: 'Croquetas' },
  ];
  const categoria = { _id: 'c', nombre: 'Menús', tipo: 'comida', posicion: 0, productos };
  return {
    restaurante: { ...(horario && { horario }), ...(huso && { husos: [{ desde: '2026-01-01', huso }] }) },
    categorias: [{ ...categoria, ...(deCategoria && { horas: deCategoria }) }],
    sinCategoria: [],
    version: 'v1',
  } as unknown as Carta;
}

/** How its menu reads: undefined while it is served. */
function vuelve(casa: Casa, cuando: Date): string | null | undefined {
  const { menu } = menusFuera(buildCarta(casa), cuando).fuera;
  return menu && textoDeCuando(menu);
}

const COMIDAS = de('13:00', '16:00');

it('is served in its hours, and ten minutes more to who had begun', () => {
  expect(vuelve({ horas: COMIDAS }, at('12:59:59.999'))).toBe('a las 13:00');
  expect(vuelve({ horas: COMIDAS }, at('13:00'))).toBeUndefined();
  expect(vuelve({ horas: COMIDAS }, at('16:09:59.999'))).toBeUndefined();
  expect(vuelve({ horas: COMIDAS }, at('16:10'))).toBe('mañana a las 13:00');
  expect(vuelve({ horas: de('13:00', '16:00', [3]) }, at('16:10'))).toBe('el miércoles a las 13:00');
  expect(vuelve({ deCategoria: COMIDAS }, at('12:00'))).toBe('a las 13:00');
});

it('has no hours but those that are said of it, or of its categoría: a closed kitchen leaves it to be read', () => {
  expect(vuelve({}, at('03:00'))).toBeUndefined();
  const horario = { cocina: de('20:00', '23:00'), cerrados: [] };
  expect(vuelve({ horario }, at('12:00'))).toBeUndefined();
  expect(vuelve({ horario, horas: de('19:00', '22:00') }, at('12:00'))).toBe('a las 20:00');
});

it('is back when all that it needs is open at once, or nobody knows when', () => {
  const horas = COMIDAS;
  const barra = (hasta: Tramo[]): Horario => ({ barra: hasta, cerrados: [] });
  const conBebida = (horario: Horario) => vuelve({ horas, horario, bebida: true }, at('12:00'));

  expect(conBebida(barra(de('15:00', '23:00')))).toBe('a las 15:00');
  expect(conBebida(barra(de('20:00', '23:00')))).toBeNull();
  expect(vuelve({ horas, horario: { cerrados: ['2026-11-23'] } }, at('12:00'))).toBe('mañana a las 13:00');
});

it('goes by the clock of its place', () => {
  const huso = 'Atlantic/Canary';
  expect(vuelve({ horas: COMIDAS, huso }, at('13:30'))).toBe('a las 13:00');
  expect(vuelve({ horas: COMIDAS, huso }, at('13:00', 'Z'))).toBeUndefined();
});

it('is served from its first minute to ten after its last by the clock on the wall, and changes when it says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 1440 }),
      fc.constantFrom(['Europe/Madrid', '+01:00'] as const, ['Atlantic/Canary', 'Z'] as const),
      fc.integer({ min: 0, max: 3 * 1440 }),
      fc.constantFrom(0, 1, MINUTO - 1),
      (desde, dura, [huso, desfase], minuto, ms) => {
        const carta = buildCarta({ horas: de(reloj(desde), reloj(desde + dura)), huso });
        const isFuera = (instante: number) => 'menu' in menusFuera(carta, new Date(instante)).fuera;
        const instante = at('00:00', desfase).getTime() + minuto * MINUTO + ms;

        expect(isFuera(instante)).toBe((minuto - desde + 2 * 1440) % 1440 >= dura + 10);
        const [cambia = Infinity] = menusFuera(carta, new Date(instante))
          .cambia.map((cuando) => cuando.getTime())
          .sort((a, b) => a - b);
        expect(cambia).toBeGreaterThan(instante);
        if (cambia < Infinity) expect(isFuera(cambia - 1)).toBe(isFuera(instante));
      },
    ),
    // one shorter than its grace
    { examples: [[0, 1, ['Europe/Madrid', '+01:00'], 1, 0]] },
  );
});

it('speaks of menus alone', () => {
  const { fuera } = menusFuera(buildCarta({ deCategoria: COMIDAS }), at('12:00'));
  expect(Object.keys(fuera)).toEqual(['menu']);
});
