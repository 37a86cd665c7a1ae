import type { Tanda, TandaRequest } from '@carta/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaTanda } from './HojaTanda';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ showToast: jest.fn() }));

const servidor = useServidorCarta();
const bravas = buildProducto({ nombre: 'Bravas', precio: 4.5 });
const caro = buildProducto({ nombre: 'Caviar', precio: 9_999 });
const onClose = jest.fn();
const onHecho = jest.fn();

const toTanda = (cuerpo: string, mas: Partial<Tanda> = {}): Tanda => {
  const { productos, cambio } = JSON.parse(cuerpo) as TandaRequest;
  const total = Object.keys(productos).length;
  return {
    _id: 'a',
    cambio,
    creadaEn: new Date().toISOString(),
    enCurso: false,
    total,
    vistos: total,
    omitidos: [],
    ...mas,
  };
};
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  servidor.productos = [bravas, caro];
  renderCarta(<HojaTanda abierta productos={[bravas, caro]} onClose={onClose} onHecho={onHecho} />);
});

it('shows the prices before, with those that stay and why, and asks for what was seen', async () => {
  servidor.alCambiar = (_req, res, cuerpo) => ok(res, toTanda(cuerpo));
  await userEvent.click(screen.getByRole('radio', { name: 'Precio' }));
  expect(screen.getByRole('button', { name: 'Cambiar 2 productos' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Cuánto más (%)'), '10');

  expect(screen.getByRole('row', { name: /Caviar/ })).toHaveTextContent('Se queda: pasaría de 9.999,99 €');
  await tap('Cambiar 2 productos');

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(servidor.cambios.map(({ cuerpo }) => JSON.parse(cuerpo))).toEqual([
    {
      productos: { [bravas._id]: [4.5], [caro._id]: [9_999] },
      cambio: { que: 'precio', modo: 'porcentaje', valor: 1_000, redondeo: 10 },
    },
  ]);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ texto: 'Precios cambiados: 2 productos', accion: expect.anything() }),
  );
});

it('names those that were left out, and stays until they are read', async () => {
  servidor.alCambiar = (_req, res, cuerpo) =>
    ok(res, toTanda(cuerpo, { omitidos: [{ producto: caro._id, nombre: 'Caviar', motivo: 'cambiado' }] }));
  await tap('Cambiar 2 productos');

  expect(await screen.findByText('Caviar: alguien lo ha cambiado entretanto')).toBeInTheDocument();
  expect([onHecho.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await tap('Entendido');
  expect(onClose).toHaveBeenCalled();
});

it('stays open with the words of a refusal, and asks again under the same key', async () => {
  const claves: unknown[] = [];
  servidor.alCambiar = ({ headers }, res) => {
    claves.push(headers['idempotency-key']);
    answer(res, 409, {
      success: false,
      code: 'CONFLICT',
      message: 'Se están cambiando varios productos. Espera a que termine.',
    });
  };
  await tap('Cambiar 2 productos');
  expect(
    await screen.findByText('Se están cambiando varios productos. Espera a que termine.'),
  ).toBeInTheDocument();
  await tap('Cambiar 2 productos');

  await waitFor(() => expect(claves).toHaveLength(2));
  expect(new Set(claves).size).toBe(1);
  expect([onHecho.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
