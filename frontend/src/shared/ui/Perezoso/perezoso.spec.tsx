import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { perezoso } from './perezoso';

interface PropsHoja {
  abierta: boolean;
  onClose: () => void;
}

function Hoja({ abierta }: PropsHoja) {
  return abierta ? <p>Elige una mesa</p> : null;
}

let conRed: boolean;
let pedida: number;
const load = async () => {
  pedida += 1;
  if (!conRed) throw new TypeError('Failed to fetch dynamically imported module');
  return { Hoja };
};

/** A screen with something of its own, and the button of a sheet that is loaded later. */
function Pantalla({ pieza: Pieza }: { pieza: ReturnType<typeof build> }) {
  const [abierta, setAbierta] = useState(false);
  const [toques, setToques] = useState(0);
  return (
    <>
      <button onClick={() => setToques(toques + 1)}>{`Tocada ${toques}`}</button>
      <button onClick={() => setAbierta(true)}>Cambiar de mesa</button>
      <output>{abierta ? 'abierta' : 'cerrada'}</output>
      {abierta && <Pieza abierta={abierta} onClose={() => setAbierta(false)} />}
    </>
  );
}

const build = () => perezoso(load, 'Hoja');
const tap = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));

beforeEach(() => {
  conRed = false;
  pedida = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => conRed);
});
afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

it('closes what was asked for, and tries again when it is opened again', async () => {
  render(<Pantalla pieza={build()} />);
  await tap('Cambiar de mesa');
  await screen.findByRole('alert');
  await tap('Cerrar');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('cerrada');

  conRed = true;
  await tap('Cambiar de mesa');
  expect(await screen.findByText('Elige una mesa')).toBeInTheDocument();
});

it('opens again while it is kept mounted', async () => {
  const Pieza = build();
  const show = (abierta: boolean) => <Pieza abierta={abierta} onClose={() => undefined} />;
  const { rerender } = render(show(true));
  await screen.findByRole('alert');

  rerender(show(false));
  expect(screen.queryByRole('alert')).toBeNull();
  conRed = true;
  rerender(show(true));
  expect(await screen.findByText('Elige una mesa')).toBeInTheDocument();
});

it('offers the page anew where a network does not help: the script may be of an old version', async () => {
  render(<Pantalla pieza={build()} />);
  await tap('Cambiar de mesa');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Recargar página' })).toBeNull();

  await tap('Reintentar');
  await screen.findByRole('alert');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await tap('Reintentar');
  expect(await screen.findByRole('button', { name: 'Recargar página' }, { timeout: 5_000 })).toBeVisible();
});

it('brings the style sheet that did not come with it', async () => {
  render(<Pantalla pieza={build()} />);
  await tap('Cambiar de mesa');
  await screen.findByRole('alert');
  const hoja = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/hoja.css' });
  document.head.append(hoja);

  conRed = true;
  await tap('Reintentar');
  const copia = await waitFor(() => {
    const [, segunda] = document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/hoja.css"]');
    expect(segunda).toBeDefined();
    return segunda!;
  });
  expect(screen.queryByText('Elige una mesa')).toBeNull();
  act(() => void copia.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Elige una mesa')).toBeInTheDocument();
});
