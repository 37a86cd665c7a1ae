import { render, screen, within } from '@testing-library/react';
import { buildFormato, buildOpcion, buildProducto } from '../../shared/api/pruebas/build-carta';
import { DetalleProducto } from './DetalleProducto';

it('shows in what sizes a dish is sold and what is asked of it, each with its price and what it contains', () => {
  const extras = buildOpcion('Extras', ['Queso +1.5', 'Cebolla', 'Salsa']);
  const [queso, cebolla, salsa] = extras.valores;
  const opciones = [
    buildOpcion('De otro plato', ['Hielo']),
    {
      ...extras,
      valores: [
        { ...queso!, alergenos: ['lacteos' as const] },
        { ...cebolla!, disponible: false },
        { ...salsa!, alergenosDeclarados: false },
      ],
    },
  ];
  const producto = buildProducto({
    nombre: 'Bravas',
    formatos: [buildFormato('Tapa', 3.5), buildFormato('Ración', 10, false)],
    opciones: [extras._id],
  });

  render(<DetalleProducto visto={{ producto, tipo: 'comida' }} opciones={opciones} onClose={jest.fn()} />);

  const textos = (lista: HTMLElement) =>
    within(lista)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(textos(screen.getByRole('list', { name: 'Formatos' }))).toEqual([
    'Tapa 3,50 €',
    'Ración 10,00 € agotado',
  ]);
  expect(textos(screen.getByRole('heading', { name: 'Extras' }).parentElement!)).toEqual([
    'Queso (lácteos)+1,50 €',
    'CebollaAgotado',
    'Salsa (alérgenos sin declarar)',
  ]);
  expect(screen.queryByText('Hielo')).toBeNull();
});
