import type { CategoriaDemo } from './carta-demo';
import { agotado, conOpciones, enEstacion, plato } from './carta-demo';

export const PLATOS_TASCA: CategoriaDemo[] = [
  {
    nombre: 'Platos de la casa',
    tipo: 'comida',
    pase: 'Segundos',
    platos: [
      plato(
        'Arroz del senyoret',
        15.5,
        'Todo pelado, con caldo de roca. Precio por persona; 25 minutos.',
        'Arroz bomba, gamba, mejillón, calamar, fumet de roca, azafrán',
        ['crustaceos', 'moluscos', 'pescado'],
        'arroz-del-senyoret',
      ),
      plato(
        'Pulpo a la gallega',
        17.9,
        'Pulpo cocido a la manera de O Carballiño, con cachelos y pimentón.',
        'Pulpo, patata, pimentón de la Vera, aceite de oliva, sal gorda',
        ['moluscos'],
        'pulpo',
      ),
      agotado(
        plato(
          'Bacalao al pilpil',
          16.5,
          'Lomo desalado, ligado en su propia gelatina.',
          'Bacalao, ajo, guindilla, aceite de oliva virgen extra',
          ['pescado'],
          'bacalao',
        ),
      ),
      plato(
        'Carrillera al vino tinto',
        15.9,
        'Cocinada cuatro horas a fuego lento, con crema de patata.',
        'Carrillera de ternera, vino tinto, zanahoria, cebolla, patata, mantequilla',
        ['lacteos', 'sulfitos', 'apio'],
        'carrillera',
      ),
      enEstacion(
        conOpciones(
          plato(
            'Solomillo ibérico a la pimienta',
            16.9,
            'Medallones a la plancha con salsa de pimienta verde.',
            'Solomillo de cerdo ibérico, nata, pimienta verde, brandy',
            ['lacteos', 'sulfitos'],
            'solomillo',
          ),
          'Punto de la carne',
          'Guarnición',
        ),
        'Plancha',
      ),
      enEstacion(
        {
          nombre: 'Rodaballo a la plancha',
          precio: 5.9,
          porPeso: { unidad: '100 g', gramosEstimados: 450 },
          descripcion: 'Entero, de la lonja de esta mañana: se pesa antes de hacerlo. Para dos.',
          ingredientes: ['Rodaballo', 'ajo', 'guindilla', 'aceite de oliva'],
          alergenos: ['pescado'],
          foto: 'rodaballo',
        },
        'Plancha',
      ),
      enEstacion(
        conOpciones(
          plato(
            'Merluza a la plancha',
            14.9,
            'De pincho, con un refrito de ajo y limón.',
            'Merluza, ajo, limón, aceite de oliva',
            ['pescado'],
            'merluza',
          ),
          'Guarnición',
        ),
        'Plancha',
      ),
      enEstacion(
        conOpciones(
          plato(
            'Huevos rotos con jamón',
            11.5,
            'Huevos camperos sobre patatas fritas y jamón ibérico.',
            'Huevo campero, patata, jamón ibérico, aceite de oliva',
            ['huevos'],
            'huevos-rotos',
          ),
          'Extras',
        ),
        'Plancha',
      ),
    ],
  },
  {
    nombre: 'Postres',
    tipo: 'comida',
    pase: 'Postres',
    estacion: 'Fríos',
    platos: [
      plato(
        'Tarta de queso',
        6.2,
        'Al horno, cremosa por dentro, con frutos rojos.',
        'Queso fresco, nata, huevo, galleta, frambuesa',
        ['lacteos', 'huevos', 'gluten'],
        'tarta-de-queso',
      ),
      plato(
        'Crema catalana',
        5.2,
        'Con canela y limón, y el azúcar quemado al momento.',
        'Leche, yema de huevo, azúcar, canela, limón',
        ['lacteos', 'huevos'],
        'crema-catalana',
      ),
      plato(
        'Arroz con leche',
        4.9,
        'El de la abuela Ana: dos horas removiendo.',
        'Leche entera, arroz, azúcar, canela, limón',
        ['lacteos'],
        'arroz-con-leche',
      ),
      plato(
        'Torrija caramelizada',
        5.9,
        'De pan brioche, con helado de vainilla.',
        'Brioche, leche, huevo, azúcar, vainilla, nata',
        ['gluten', 'lacteos', 'huevos'],
        'torrija',
      ),
      plato(
        'Flan de huevo',
        4.5,
        'Casero, con su caramelo y un poco de nata.',
        'Huevo, leche, azúcar, nata',
        ['huevos', 'lacteos'],
        'flan',
      ),
      agotado(
        plato(
          'Churros con chocolate',
          5.5,
          'Recién fritos, con chocolate a la taza.',
          'Harina de trigo, chocolate, leche, azúcar',
          ['gluten', 'lacteos', 'soja'],
          'churros',
        ),
      ),
    ],
  },
];
