import { render, screen, within } from '@testing-library/react';
import { answer, ok, useServidor } from '../shared/api/pruebas/servidor';
import { buildRestaurante } from '../sesion/pruebas/sesiones';
import { App } from './App';

const servidor = useServidor();
const legal = { titular: 'Ana Ruiz', nif: '12345678Z', domicilio: '', email: 'hola@tasca.es', telefono: '' };

function open() {
  render(<App direccion={{ pathname: '/menu/tasca-r1/legal', search: '' }} />);
}

it('says who answers, what of it is missing, and what becomes of what a diner sends', async () => {
  servidor.manejar = (_req, res) => ok(res, { ...buildRestaurante(), legal });
  open();

  const responsable = within(await screen.findByRole('region', { name: 'Quién es el responsable' }));
  for (const dato of ['La Tasca de Ana', 'Ana Ruiz', '12345678Z', 'hola@tasca.es']) {
    expect(responsable.getByText(dato)).toBeInTheDocument();
  }
  expect(responsable.queryByText('Domicilio')).toBeNull();
  expect(responsable.getByText(/no ha publicado aún todos sus datos/)).toBeInTheDocument();
  expect(servidor.peticiones.map(({ url }) => url)).toEqual(['/api/restaurantes/slug/tasca-r1']);
  expect(screen.getByText(/no usamos cookies/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'www.aepd.es' })).toHaveAttribute('href', 'https://www.aepd.es');
  expect(screen.getByRole('link', { name: 'Volver a la carta' })).toHaveAttribute('href', '/menu/tasca-r1');
});

it('keeps its word about privacy where the restaurant cannot be read', async () => {
  servidor.manejar = (_req, res) =>
    answer(res, 404, { success: false, message: 'Restaurante no encontrado' });
  open();

  expect(await screen.findByText('Restaurante no encontrado')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Tus derechos' })).toBeInTheDocument();
});
