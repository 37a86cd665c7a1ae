import type { CategoriaDemo } from './carta-demo';
import { deCarta, deHoy } from './menu-demo';

export const MENU_TASCA: CategoriaDemo = {
  nombre: 'Menú del día',
  tipo: 'comida',
  platos: [
    {
      nombre: 'Menú del día',
      precio: 14.5,
      descripcion: 'De mercado, distinto cada semana.',
      ingredientes: [],
      // of what it includes
      alergenos: ['gluten', 'sulfitos'],
      menu: {
        pases: [
          {
            nombre: 'Primeros',
            platos: [
              deHoy('Lentejas estofadas', ['apio', 'sulfitos']),
              deCarta('Salmorejo cordobés'),
              deCarta('Ensalada mixta'),
            ],
          },
          {
            nombre: 'Segundos',
            platos: [
              deHoy('Pollo al ajillo', ['sulfitos']),
              deHoy('Berenjenas rellenas de verduras', ['gluten', 'lacteos']),
              deCarta('Carrillera al vino tinto', 3),
            ],
          },
          {
            nombre: 'Postres',
            platos: [deHoy('Fruta del tiempo'), deCarta('Flan de huevo'), deCarta('Arroz con leche')],
          },
        ],
        incluye: ['pan', 'bebida'],
        horas: [{ dias: [1, 2, 3, 4, 5], desde: '13:00', hasta: '16:30' }],
      },
    },
  ],
};
