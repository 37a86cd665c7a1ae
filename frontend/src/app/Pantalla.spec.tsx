import { render, screen } from '@testing-library/react';
import { answer, useServidor } from '../shared/api/pruebas/servidor';
import { Pantalla } from './Pantalla';

const servidor = useServidor();

beforeAll(() => {
  servidor.manejar = (_req, res) => answer(res, 404, { success: false });
});

it.each([
  ['/menu', 'URL inválida. Se requiere restaurante y mesa.'],
  ['/menu/?restaurante=1&mesa=x', 'Número de mesa inválido.'],
  ['/menu/la-tasca', 'Restaurante no encontrado'],
  ['/menu/La%20Tasca/', 'Slug de restaurante no válido'],
  ['/menu/%E0%A4', 'Slug de restaurante no válido'],
  ['/menu/la-tasca/legal', 'Aviso legal y privacidad'],
  ['/menu/la-tasca/otra', 'Esta página no existe'],
  ['/menus', 'Esta página no existe'],
  ['/admin', 'Iniciar sesión'],
])('%s opens the screen that says %s', async (direccion, titulo) => {
  window.history.replaceState(null, '', direccion);

  render(<Pantalla direccion={window.location} />);

  expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeInTheDocument();
});
