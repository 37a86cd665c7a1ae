import { centimos } from '@carta/contracts';
import type { MenuProducto, PlatoMenu } from '@carta/contracts';
import { parseMenu, printMenu } from './menu-texto';
import { claveDePlato, toMenuEscrito, toMenuRequest } from './menu-escrito';

const plato = (_id: string, nombre: string, cambios: Partial<PlatoMenu> = {}): PlatoMenu => ({
  ...{ _id, nombre, tipo: 'comida', alergenos: [], alergenosDeclarados: false, disponible: true },
  ...cambios,
});
const AYER: MenuProducto = {
  pases: [
    {
      nombre: 'Primeros',
      platos: [
        plato('a', 'Lentejas', { alergenos: ['apio'], alergenosDeclarados: true }),
        plato('b', 'Ensalada', { disponible: false }),
      ],
    },
    { nombre: 'Segundos', platos: [plato('c', 'Tortilla', { producto: 'p1', suplemento: 1.5 })] },
  ],
  incluye: ['pan'],
  horas: [{ dias: [1], desde: '13:00', hasta: '16:00' }],
};
const CARTA = [
  { _id: 'p1', nombre: 'Tortilla' },
  { _id: 'p2', nombre: 'Pulpo' },
];

it('publishes what was not touched as it is', () => {
  const escrito = toMenuEscrito(AYER, centimos(1_450));

  expect(toMenuRequest(parseMenu(printMenu(escrito)), AYER, CARTA)).toEqual({
    pases: [
      {
        nombre: 'Primeros',
        platos: [
          { _id: 'a', nombre: 'Lentejas', tipo: 'comida', alergenos: ['apio'], alergenosDeclarados: true },
          { _id: 'b', nombre: 'Ensalada', tipo: 'comida', alergenos: [], alergenosDeclarados: false },
        ],
      },
      { nombre: 'Segundos', platos: [{ _id: 'c', producto: 'p1', suplemento: 1.5 }] },
    ],
    incluye: ['pan'],
    horas: AYER.horas,
  });
});

it('says who is new, who is of the carta, and what sold out or came back', () => {
  const hoy = parseMenu('PRIMEROS\nensalada\nlentejas · agotadas\nPulpo (+4 €)\nBEBIDAS\nAgua');

  expect(toMenuRequest(hoy, AYER, CARTA).pases).toEqual([
    {
      nombre: 'Primeros',
      platos: [
        expect.objectContaining({ _id: 'b', nombre: 'ensalada', agotado: false }),
        expect.objectContaining({ _id: 'a', alergenos: ['apio'], agotado: true }),
        { producto: 'p2', suplemento: 4 },
      ],
    },
    { nombre: 'Bebidas', platos: [{ nombre: 'Agua', tipo: 'bebida' }] },
  ]);
});

it('takes each dish of before once', () => {
  const dos = toMenuRequest(parseMenu('PRIMEROS\nLentejas\nSEGUNDOS\nLentejas'), AYER, []);

  expect(dos.pases.flatMap(({ platos }) => platos.map(({ _id }) => _id))).toEqual(['a', undefined]);
});

it('leaves what sold out while somebody was writing', () => {
  const base = parseMenu('PRIMEROS\nLentejas\nEnsalada');
  const hoy = parseMenu('PRIMEROS\nLentejas · agotado\nEnsalada');

  expect(toMenuRequest(hoy, AYER, CARTA, { base }).pases[0]?.platos).toEqual([
    expect.objectContaining({ _id: 'a', agotado: true }),
    expect.not.objectContaining({ agotado: expect.anything() }),
  ]);
});

it('declares what a dish of this menu alone contains', () => {
  const hoy = parseMenu('PRIMEROS\nLentejas\nGazpacho\nPulpo');
  const declarado = { alergenos: ['apio'] as const, alergenosDeclarados: true };
  const declarados = Object.fromEntries(
    ['Lentejas', 'GAZPACHO', 'Pulpo'].map((n) => [claveDePlato(n), declarado]),
  );

  expect(toMenuRequest(hoy, AYER, CARTA, { declarados }).pases[0]?.platos).toEqual([
    expect.objectContaining({ _id: 'a', ...declarado }),
    { nombre: 'Gazpacho', tipo: 'comida', ...declarado },
    { producto: 'p2' },
  ]);
});
