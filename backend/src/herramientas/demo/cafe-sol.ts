import type { RestauranteDemo } from './carta-demo';
import { agotado, plato } from './carta-demo';
import { TEXTOS_CAFE_SOL } from './cafe-sol-textos';

/** The demo's normal restaurant: a carta without orders, in several languages. */
export const CAFE_SOL: RestauranteDemo = {
  nombre: 'Café Sol',
  email: 'cafe@cartadigital.es',
  plan: 'normal',
  numeroMesas: 6,
  telefono: '954 123 456',
  ubicacion: 'Plaza del Sol, 3, Sevilla',
  aspecto: { color: '#1d5b79', logo: 'sol-logo', portada: 'sol-portada' },
  textos: TEXTOS_CAFE_SOL,
  categorias: [
    {
      nombre: 'Desayunos',
      tipo: 'comida',
      platos: [
        plato(
          'Tostada con tomate',
          2.8,
          'Pan de pueblo, tomate rallado y aceite de oliva virgen extra.',
          'Pan, tomate, aceite de oliva, sal',
          ['gluten'],
          'tostada-tomate',
        ),
        plato(
          'Tostada con jamón',
          3.9,
          'Media barra tostada con jamón serrano.',
          'Pan, jamón serrano, aceite de oliva',
          ['gluten'],
          'tostada-jamon',
        ),
        plato(
          'Cruasán a la plancha',
          2.6,
          'De mantequilla, con mermelada de fresa.',
          'Harina, mantequilla, huevo, mermelada de fresa',
          ['gluten', 'lacteos', 'huevos'],
          'cruasan',
        ),
      ],
    },
    {
      nombre: 'Bocadillos',
      tipo: 'comida',
      platos: [
        plato(
          'Bocadillo de calamares',
          6.5,
          'Con pan crujiente y un toque de limón.',
          'Pan, calamar, harina, limón',
          ['gluten', 'moluscos'],
          'bocadillo-calamares',
        ),
        plato(
          'Bocadillo de lomo con queso',
          5.8,
          'Lomo a la plancha y queso fundido.',
          'Pan, lomo de cerdo, queso',
          ['gluten', 'lacteos'],
          'bocadillo-lomo',
        ),
        plato(
          'Bocadillo de tortilla',
          5.2,
          'Con tortilla de patatas recién hecha.',
          'Pan, huevo, patata, cebolla',
          ['gluten', 'huevos'],
          'bocadillo-tortilla',
        ),
        plato(
          'Sándwich mixto',
          4.2,
          'Jamón cocido y queso, a la plancha.',
          'Pan de molde, jamón cocido, queso, mantequilla',
          ['gluten', 'lacteos', 'soja'],
          'sandwich-mixto',
        ),
      ],
    },
    {
      nombre: 'Dulces',
      tipo: 'comida',
      horas: [
        { dias: [1, 2, 3, 4, 5, 6, 7], desde: '08:00', hasta: '12:00' },
        { dias: [1, 2, 3, 4, 5, 6, 7], desde: '17:00', hasta: '20:30' },
      ],
      platos: [
        plato(
          'Napolitana de chocolate',
          2.4,
          'Hojaldrada, horneada cada mañana.',
          'Harina, mantequilla, chocolate, huevo',
          ['gluten', 'lacteos', 'huevos', 'soja'],
          'napolitana',
        ),
        agotado(
          plato(
            'Tarta de zanahoria',
            4.5,
            'Con nueces y crema de queso.',
            'Zanahoria, harina, huevo, nueces, queso crema',
            ['gluten', 'lacteos', 'huevos', 'frutos_de_cascara'],
            'tarta-zanahoria',
          ),
        ),
      ],
    },
    {
      nombre: 'Cafés e infusiones',
      tipo: 'bebida',
      platos: [
        plato('Café solo', 1.4, 'Intenso y corto.', 'Café', [], 'cafe-solo'),
        plato('Cortado', 1.5, 'Con una nube de leche.', 'Café, leche', ['lacteos'], 'cortado'),
        plato('Café con leche', 1.7, 'En taza grande.', 'Café, leche', ['lacteos'], 'cafe-con-leche'),
        plato(
          'Chocolate a la taza',
          2.9,
          'Espeso, para mojar.',
          'Chocolate, leche, azúcar',
          ['lacteos', 'soja'],
          'chocolate-caliente',
        ),
        plato('Infusión', 1.6, 'Manzanilla, poleo o té.', 'Hierbas en infusión', [], 'infusion'),
        plato('Zumo de naranja', 2.9, 'Exprimido al momento.', 'Naranja', [], 'zumo-naranja'),
      ],
    },
  ],
};
