import { buildGrupo } from '../pruebas/fabrica';
import { casaOf, textoMesa } from './casa';

const ZONAS = [
  { _id: 'a', nombre: 'Terraza', mesas: '3-4' },
  { _id: 'b', nombre: 'Altillo', mesas: '90' },
];

it('has every mesa by its zonas, those of none last, and no zona without mesas', () => {
  const casa = casaOf({ numeroMesas: 5, zonas: ZONAS }, []);
  expect(casa.map(({ nombre, mesas }) => [nombre, mesas.map(({ numero }) => numero)])).toEqual([
    ['Terraza', [3, 4]],
    ['Sala', [1, 2, 5]],
  ]);
});

it('keeps a mesa that the house has no more while its tab is open', () => {
  const pagada = buildGrupo({ mesa: 8, pagadoEn: '2026-03-01T14:00:00.000Z' });
  const casa = casaOf({ numeroMesas: 2, zonas: ZONAS }, [
    buildGrupo({ mesa: 9 }),
    buildGrupo({ mesa: 4 }),
    pagada,
  ]);

  expect(casa.map(({ nombre, mesas }) => [nombre, mesas.map(({ numero }) => numero)])).toEqual([
    ['Terraza', [4]],
    ['Sala', [1, 2, 9]],
  ]);
});

it('is one part without a name where there are no zonas', () => {
  expect(casaOf({ numeroMesas: 2 }, [])).toMatchObject([
    { nombre: null, mesas: [{ numero: 1 }, { numero: 2 }] },
  ]);
});

it('says of a mesa what it owes, or with whom it sits', () => {
  const [parte] = casaOf({ numeroMesas: 5 }, [
    buildGrupo({ mesa: 2, pendiente: 24.5 }),
    buildGrupo({ mesa: 3, pendiente: 0 }),
    buildGrupo({ mesa: 4, pendiente: 8, mesasJuntas: [4, 5] }),
  ]);
  expect(parte?.mesas.map((mesa) => textoMesa(mesa).replace(/\s/, ' '))).toEqual([
    '',
    '24,50 €',
    'Ocupada',
    '8,00 €',
    'Con la 4',
  ]);
});
