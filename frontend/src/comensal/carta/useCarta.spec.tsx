import { act, renderHook, waitFor } from '@testing-library/react';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { buildProducto } from '../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria } from './pruebas/carta-entera';
import { useCarta } from './useCarta';
import type { CargaCarta } from './carga';

const servidor = useServidor();

const cartaCon = (disponible: boolean) =>
  buildCarta({
    categorias: [buildCategoria({ productos: [buildProducto({ nombre: 'Croquetas', disponible })] })],
    version: disponible ? 'antes' : 'agotadas',
  });

it('does not bring a sold-out dish back with an answer that was overtaken', async () => {
  const pendientes: (() => void)[] = [];
  const leidas = [cartaCon(true), cartaCon(false), cartaCon(false)];
  servidor.manejar = (_, res) => {
    const carta = leidas.shift();
    pendientes.push(() => ok(res, carta));
  };
  const carga: CargaCarta = () => Promise.resolve(cartaCon(true));
  const { result } = renderHook(() => useCarta(carga));
  await waitFor(() => expect(result.current.estado.tipo).toBe('abierta'));
  const version = () => result.current.estado.tipo === 'abierta' && result.current.estado.carta.version;

  const antes = result.current.refresh();
  await waitFor(() => expect(pendientes).toHaveLength(1));
  const despues = result.current.refresh();
  await waitFor(() => expect(pendientes).toHaveLength(2));
  pendientes[1]!();
  await act(() => despues);
  expect(version()).toBe('agotadas');

  pendientes[0]!();
  await waitFor(() => expect(pendientes).toHaveLength(3));
  expect(version()).toBe('agotadas');
  pendientes[2]!();
  await act(() => antes);
  expect(version()).toBe('agotadas');
});
