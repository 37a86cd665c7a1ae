import { cleanup, render, screen, within } from '@testing-library/react';
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

it('leads to what is known of how accessible the carta is, with whom to tell what does not serve', async () => {
  servidor.manejar = (_req, res) => ok(res, { ...buildRestaurante(), legal });
  open();
  const enlace = screen.getByRole('link', { name: 'Declaración de accesibilidad' });
  expect(enlace).toHaveAttribute('href', '/menu/tasca-r1/accesibilidad');
  cleanup();

  render(<App direccion={{ pathname: '/menu/tasca-r1/accesibilidad', search: '' }} />);

  const contacto = within(await screen.findByRole('region', { name: 'Si algo no te sirve' }));
  expect(await contacto.findByRole('link', { name: 'hola@tasca.es' })).toBeVisible();
  expect(contacto.queryByText('Teléfono')).toBeNull();
  expect(screen.getByText(/^VoiceOver, TalkBack/)).toBeVisible();
  expect(screen.getByText(/No se declara conforme/)).toBeVisible();
});
