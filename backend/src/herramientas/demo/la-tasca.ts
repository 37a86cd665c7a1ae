import { PLATOS_TASCA } from './la-tasca-platos';
import { ENSALADAS_TASCA, PICAR_TASCA } from './la-tasca-entrantes';
import { MENU_TASCA } from './la-tasca-menu';
import type { RestauranteDemo } from './carta-demo';
import { conOpciones, enFormatos, plato } from './carta-demo';
import type { Alergeno, OpcionRequest } from '@carta/contracts';

const OPCIONES_TASCA: OpcionRequest[] = [
  {
    nombre: 'Punto de la carne',
    min: 1,
    max: 1,
    valores: [valor('Poco hecha'), valor('Al punto'), valor('Muy hecha')],
  },
  {
    nombre: 'Guarnición',
    min: 1,
    max: 1,
    valores: [
      valor('Patatas fritas'),
      valor('Ensalada verde', 0, ['sulfitos']),
      valor('Verduras a la plancha'),
      valor('Crema de patata', 1, ['lacteos']),
    ],
  },
  {
    nombre: 'Extras',
    min: 0,
    max: 3,
    valores: [
      valor('Otro huevo', 1.5, ['huevos']),
      valor('Más jamón ibérico', 3),
      valor('Queso manchego', 2, ['lacteos']),
      valor('Pan de cristal', 1.8, ['gluten']),
    ],
  },
  {
    nombre: 'Tipo de infusión',
    min: 1,
    max: 1,
    valores: [valor('Manzanilla'), valor('Poleo menta'), valor('Rooibos'), valor('Té verde')],
  },
];

/** `suplemento` is in euros. */
function valor(nombre: string, suplemento = 0, alergenos: Alergeno[] = []): OpcionRequest['valores'][number] {
  return { nombre, suplemento, alergenos, alergenosDeclarados: true };
}

/** The demo's premium restaurant: mesas that order, a kitchen and a bar. */
export const LA_TASCA: RestauranteDemo = {
  nombre: 'La Tasca de Ana',
  email: 'demo@cartadigital.es',
  plan: 'premium',
  numeroMesas: 12,
  telefono: '912 345 678',
  ubicacion: 'Calle del Almendro, 14, Madrid',
  aspecto: { color: '#7b1e3a', logo: 'tasca-logo', portada: 'tasca-portada' },
  zonas: [
    {
      nombre: 'Terraza',
      mesas: '9-12',
      precios: { 'Tercio de cerveza': 3.4, 'Vermut de grifo': 4, 'Tinto de verano': 3.7 },
    },
  ],
  pases: ['Entrantes', 'Primeros', 'Segundos', 'Postres'],
  servicio: { marchar: 'sala', preguntarComensales: true },
  estaciones: [
    { nombre: 'Plancha', tipo: 'comida' },
    { nombre: 'Fríos', tipo: 'comida' },
  ],
  opciones: OPCIONES_TASCA,
  categorias: [
    PICAR_TASCA,
    MENU_TASCA,
    ENSALADAS_TASCA,
    ...PLATOS_TASCA,
    {
      nombre: 'Cervezas y vinos',
      tipo: 'bebida',
      platos: [
        plato('Caña', 2.2, 'Bien tirada y muy fría.', 'Cerveza de barril', ['gluten'], 'cana'),
        plato('Tercio de cerveza', 3, 'Rubia, de 33 cl.', 'Cerveza', ['gluten'], 'tercio'),
        plato(
          'Cerveza sin alcohol',
          2.6,
          'Tostada, 0,0 %.',
          'Cerveza sin alcohol',
          ['gluten'],
          'cerveza-sin',
        ),
        plato(
          'Copa de Rioja crianza',
          3.8,
          'Tempranillo con doce meses de barrica.',
          'Vino tinto D.O.Ca. Rioja',
          ['sulfitos'],
          'vino-tinto',
        ),
        plato(
          'Copa de albariño',
          4.2,
          'Fresco y salino, de Rías Baixas.',
          'Vino blanco D.O. Rías Baixas',
          ['sulfitos'],
          'vino-blanco',
        ),
        enFormatos(
          plato(
            'Rosado de Navarra',
            3.6,
            'Garnacha, seco y ligero.',
            'Vino rosado D.O. Navarra',
            ['sulfitos'],
            'vino-rosado',
          ),
          { Copa: 3.6, Botella: 17.5 },
        ),
        plato(
          'Copa de cava',
          4.5,
          'Brut nature, con veinte meses de crianza.',
          'Cava D.O.',
          ['sulfitos'],
          'cava',
        ),
        plato(
          'Vermut de grifo',
          3.5,
          'Rojo, con aceituna y naranja.',
          'Vermut rojo, aceituna, naranja',
          ['sulfitos'],
          'vermut',
        ),
        plato(
          'Tinto de verano',
          3.2,
          'Con limón y mucho hielo.',
          'Vino tinto, gaseosa, limón',
          ['sulfitos'],
          'tinto-de-verano',
        ),
      ],
    },
    {
      nombre: 'Refrescos y cafés',
      tipo: 'bebida',
      platos: [
        plato('Agua mineral', 1.8, 'Medio litro, con o sin gas.', 'Agua mineral natural', [], 'agua'),
        plato('Refresco de cola', 2.5, 'Con hielo y limón.', 'Refresco de cola', [], 'refresco-cola'),
        plato(
          'Refresco de naranja',
          2.5,
          'Con hielo y naranja.',
          'Refresco de naranja',
          [],
          'refresco-naranja',
        ),
        plato('Tónica', 2.6, 'Con hielo y una rodaja de limón.', 'Agua tónica, limón', [], 'tonica'),
        plato('Zumo de naranja natural', 3.2, 'Exprimido al momento.', 'Naranja', [], 'zumo-naranja'),
        plato('Café solo', 1.5, 'De tueste natural.', 'Café', [], 'cafe-solo'),
        plato(
          'Café con leche',
          1.8,
          'Con leche entera; también de avena.',
          'Café, leche',
          ['lacteos'],
          'cafe-con-leche',
        ),
        conOpciones(
          plato('Infusión', 1.8, 'A granel, con su tetera.', 'Hierbas en infusión', [], 'infusion'),
          'Tipo de infusión',
        ),
      ],
    },
  ],
};
