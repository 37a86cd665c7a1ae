import type { CategoriaDemo } from './carta-demo';
import { enEstacion, enFormatos, plato } from './carta-demo';

export const PICAR_TASCA: CategoriaDemo = {
  nombre: 'Para picar',
  tipo: 'comida',
  pase: 'Entrantes',
  platos: [
    plato(
      'Croquetas de jamón ibérico',
      9.5,
      'Ocho croquetas caseras, cremosas por dentro y muy crujientes por fuera.',
      'Jamón ibérico, leche entera, mantequilla, harina, huevo, pan rallado',
      ['gluten', 'lacteos', 'huevos'],
      'croquetas',
    ),
    plato(
      'Patatas bravas',
      6.9,
      'Patata agria frita dos veces, salsa brava de pimentón de la Vera y alioli suave.',
      'Patata, tomate, pimentón de la Vera, ajo, aceite de oliva, huevo',
      ['huevos', 'sulfitos'],
      'bravas',
    ),
    plato(
      'Tortilla de patatas',
      7.5,
      'Jugosa, con cebolla pochada despacio. La hacemos al momento.',
      'Huevo de corral, patata, cebolla, aceite de oliva virgen extra',
      ['huevos'],
      'tortilla',
    ),
    enEstacion(
      plato(
        'Ensaladilla rusa',
        7.2,
        'Con ventresca de bonito, piparras y mayonesa de la casa.',
        'Patata, zanahoria, guisantes, ventresca de bonito, huevo, pimiento asado',
        ['huevos', 'pescado', 'mostaza'],
        'ensaladilla',
      ),
      'Fríos',
    ),
    plato(
      'Gambas al ajillo',
      12.9,
      'En cazuela de barro, con guindilla y un chorrito de manzanilla. Para mojar pan.',
      'Gamba blanca, ajo, guindilla, aceite de oliva, manzanilla, perejil',
      ['crustaceos', 'sulfitos'],
      'gambas-al-ajillo',
    ),
    enEstacion(
      plato(
        'Boquerones en vinagre',
        8.5,
        'Marinados en casa durante un día, con ajo y perejil.',
        'Boquerón, vinagre de vino blanco, ajo, perejil, aceite de oliva',
        ['pescado', 'sulfitos'],
        'boquerones',
      ),
      'Fríos',
    ),
    enEstacion(
      plato(
        'Jamón ibérico de bellota',
        18.5,
        'Ración de 100 g cortada a cuchillo, con pan de cristal.',
        'Jamón de bellota 100 % ibérico, pan de cristal',
        ['gluten'],
        'jamon',
      ),
      'Fríos',
    ),
    enFormatos(
      plato(
        'Pimientos de Padrón',
        7,
        'Fritos al momento y con sal gorda: unos pican y otros no.',
        'Pimientos de Padrón, aceite de oliva, sal marina',
        [],
        'pimientos-de-padron',
      ),
      { Tapa: 2.8, Media: 4.5, Ración: 7 },
    ),
    plato(
      'Calamares a la andaluza',
      12.5,
      'Enharinados y fritos en aceite limpio, con limón.',
      'Calamar, harina de trigo y garbanzo, limón, aceite de oliva',
      ['gluten', 'moluscos'],
      'calamares',
    ),
    enEstacion(
      plato(
        'Aceitunas aliñadas',
        3.2,
        'Manzanilla y gordal, con tomillo, ajo y pimiento.',
        'Aceituna manzanilla, aceituna gordal, ajo, tomillo, pimiento',
        ['sulfitos'],
        'aceitunas',
      ),
      'Fríos',
    ),
  ],
};

export const ENSALADAS_TASCA: CategoriaDemo = {
  nombre: 'Ensaladas y cremas',
  tipo: 'comida',
  pase: 'Primeros',
  platos: [
    enEstacion(
      plato(
        'Gazpacho andaluz',
        5.9,
        'Bien frío, con su picadillo de verduras.',
        'Tomate, pepino, pimiento verde, ajo, vinagre de Jerez, pan',
        ['gluten', 'sulfitos'],
        'gazpacho',
      ),
      'Fríos',
    ),
    enEstacion(
      plato(
        'Salmorejo cordobés',
        6.5,
        'Con huevo duro, jamón y un hilo de aceite de Baena.',
        'Tomate, pan, ajo, huevo, jamón ibérico, aceite de oliva',
        ['gluten', 'huevos', 'sulfitos'],
        'salmorejo',
      ),
      'Fríos',
    ),
    enEstacion(
      enFormatos(
        plato(
          'Tomate con ventresca',
          10.9,
          'Tomate de temporada, ventresca de bonito del norte y cebolleta.',
          'Tomate, ventresca de bonito, cebolleta, aceite de oliva, sal en escamas',
          ['pescado'],
          'tomate-con-ventresca',
        ),
        { Media: 6.5, Ración: 10.9 },
      ),
      'Fríos',
    ),
    enEstacion(
      plato(
        'Ensalada mixta',
        8.5,
        'Lechuga, tomate, huevo, zanahoria, aceitunas y cebolla morada.',
        'Lechuga, tomate, huevo, zanahoria, aceitunas, cebolla morada',
        ['huevos', 'sulfitos'],
        'ensalada-mixta',
      ),
      'Fríos',
    ),
    plato(
      'Crema de calabaza',
      6.2,
      'Calabaza asada con un toque de naranja y pipas tostadas.',
      'Calabaza, puerro, nata, naranja, pipas de calabaza',
      ['lacteos'],
      'crema-calabaza',
    ),
  ],
};
