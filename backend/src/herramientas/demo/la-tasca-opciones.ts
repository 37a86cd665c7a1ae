import type { Alergeno, OpcionRequest } from '@carta/contracts';

export const OPCIONES_TASCA: OpcionRequest[] = [
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
