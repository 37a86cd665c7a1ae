import type { Tanda, TandaRequest } from '@carta/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
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
