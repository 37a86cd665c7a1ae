import type { RestaurantePublico } from '@carta/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { consultas } from '../../../shared/lib/consultas';
import { ModalQr } from './ModalQr';

const servidor = useServidor();
useSesionViva();
const ana = { _id: 'r1', nombre: 'La Tasca de Ana' } as RestaurantePublico;
const MESA_1 = 'http://192.168.1.20:3000/menu?restaurante=r1&mesa=1&t=firma-1';

/** Downloads are kept by file name. */
let descargas: { nombre: string; href: string }[];

beforeAll(() => {
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    descargas.push({ nombre: this.download, href: this.href });
  };
});
beforeEach(() => {
  consultas.clear();
  descargas = [];
});

function show(abierta = true) {
  render(
    <QueryClientProvider client={consultas}>
      <ModalQr abierta={abierta} onClose={jest.fn()} restaurante={ana} />
    </QueryClientProvider>,
  );
}

const serveMesas = (...enlaces: string[]) => {
  const mesas = enlaces.map((enlace, i) => ({ numero: i + 1, enlace }));
  servidor.manejar = (_req, res) => ok(res, mesas);
};

function open(...enlaces: string[]) {
  serveMesas(...enlaces);
  show();
}

/** The first of a run waits for the library to be read from disk. */
const findCodigo = () => screen.findByRole('img', { name: 'Código QR de la carta de La Tasca de Ana' });

it('leaves the menu of a finger that stays to the phone', async () => {
  open(MESA_1);
  const codigo = await findCodigo();
  const event = createEvent.contextMenu(codigo);
  Object.assign(event, { pointerType: 'touch' });

  fireEvent(codigo, event);

  expect(event.defaultPrevented).toBe(false);
  expect(descargas).toEqual([]);
});

it('makes no code that no phone could open, and says why', async () => {
  open('http://localhost:3000/menu?restaurante=r1&mesa=1');

  expect(await screen.findByRole('alert')).toHaveTextContent('ningún móvil podría abrirla');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

it('says why the links could not be read, and tries again', async () => {
  servidor.manejar = (_req, res) => answer(res, 500, { success: false });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');

  serveMesas(MESA_1);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await findCodigo()).toBeInTheDocument();
});

it('asks for nothing while it is closed', () => {
  show(false);

  expect(servidor.peticiones).toEqual([]);
});
