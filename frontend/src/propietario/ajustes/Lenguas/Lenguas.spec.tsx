import type { CambiarRestauranteRequest } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildRestaurante } from '../../../sesion/pruebas/sesiones';
import { renderCarta } from '../../carta/pruebas/render';
import { Lenguas } from './Lenguas';

const servidor = useServidor();
useSesionViva();

beforeEach(() => {
  servidor.manejar = (_req, res) =>
    ok(res, { lengua: 'en', faltan: 12, sinRevisar: 3, hechas: 0, textos: [] });
});

const open = (...lenguas: NonNullable<CambiarRestauranteRequest['lenguas']>) =>
  renderCarta(
    <MemoryRouter>
      <Lenguas
        restaurante={{ ...buildRestaurante(), ...(lenguas.length > 0 && { lenguas }) }}
        onVolver={jest.fn()}
        onGuardado={() => Promise.resolve()}
      />
    </MemoryRouter>,
  );
const saved = () =>
  servidor.peticiones
    .filter(({ method }) => method === 'PUT')
    .map(({ cuerpo }) => JSON.parse(cuerpo) as CambiarRestauranteRequest);

it('switches a language on once its owner has read who has reviewed its words', async () => {
  open();
  await userEvent.click(screen.getByRole('switch', { name: 'Inglés' }));

  const pregunta = within(await screen.findByRole('alertdialog', { name: 'Encender el inglés' }));
  await waitFor(() =>
    expect(pregunta.getByText(/^Las palabras/)).toHaveTextContent(
      'Las palabras de la aplicación en inglés no las ha revisado nadie todavía. De tu carta faltan 15 textos por traducir o revisar.',
    ),
  );
  expect(saved()).toEqual([]);
  await userEvent.click(pregunta.getByRole('button', { name: 'Encender' }));

  await waitFor(() => expect(saved()).toEqual([{ lenguas: ['es', 'en'] }]));
});

it('switches one off, and says which one leads', async () => {
  open('es', 'ca', 'en');
  await waitFor(() => expect(screen.getAllByText('Faltan 12 textos · Sin revisar 3')).toHaveLength(2));
  await userEvent.click(screen.getByRole('radio', { name: 'Catalán' }));
  await waitFor(() => expect(saved()).toEqual([{ lenguas: ['ca', 'es', 'en'] }]));

  await userEvent.click(screen.getByRole('switch', { name: 'Inglés' }));
  await waitFor(() => expect(saved()[1]).toEqual({ lenguas: ['es', 'ca'] }));
});

it('leads to the translation of each, switched on or not', () => {
  open('es', 'en');
  expect(screen.getByRole('link', { name: 'Traducir al francés' })).toHaveAttribute(
    'href',
    '/admin/carta/traducir?lengua=fr',
  );
});
