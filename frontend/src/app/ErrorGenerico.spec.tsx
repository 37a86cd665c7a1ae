import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { LimiteDeError } from './ErrorGenerico';
import { pantalla } from './pantalla-perezosa';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('takes the place of a screen that breaks, and lets it try again', async () => {
  let rota = true;
  function Pantalla() {
    if (rota) throw new Error('broken');
    return <p>Carta</p>;
  }
  render(
    <LimiteDeError>
      <Pantalla />
    </LimiteDeError>,
  );
  expect(screen.getByRole('heading', { name: '¡Ups! Algo salió mal' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recargar página' })).toBeInTheDocument();

  rota = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(screen.getByText('Carta')).toBeInTheDocument();
});

it('takes the place of a piece that a new version no longer serves', async () => {
  const load = () => Promise.reject<{ Pantalla: () => null }>(new TypeError('Failed to fetch'));
  const Pantalla = pantalla(load, 'Pantalla');
  render(
    <LimiteDeError>
      <Suspense>
        <Pantalla />
      </Suspense>
    </LimiteDeError>,
  );

  expect(await screen.findByText('¡Ups! Algo salió mal')).toBeInTheDocument();
});
