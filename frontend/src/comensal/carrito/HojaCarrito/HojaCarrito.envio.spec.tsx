import { act, screen } from '@testing-library/react';
import { settle } from '../../../pedir/pruebas/telefono';
import { CROQUETAS, openHoja, tap } from '../pruebas/hoja';

afterEach(() => jest.restoreAllMocks());

it('says that nobody answers, and locks the cart meanwhile', async () => {
  const { telefono, store } = openHoja();
  await tap('Confirmar Pedido');
  await tap('Confirmar');
  for (let intento = 0; intento < 3; intento++) {
    await act(async () => {
      telefono.resolve('500');
      await settle();
      if (intento < 2) telefono.pass(1_000);
      await settle();
    });
  }

  const alertas = screen.getAllByRole('alert', { hidden: true }).map((alerta) => alerta.textContent);
  expect(alertas.join()).toContain('Error al enviar el pedido. Por favor, intenta de nuevo.');
  act(() => store.getState().add(CROQUETAS));
  expect(store.getState().carrito.total).toBe(1_900);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const calma = screen.getAllByText('Guardado. Se enviará solo al volver la señal.');
  expect(calma.map((texto) => texto.previousSibling?.textContent)).toContain(
    'Error al enviar el pedido. Por favor, intenta de nuevo.',
  );
  expect(screen.queryByText(/Aún no sabemos/)).toBeNull();

  await tap('Reintentar');
  await act(settle);
  expect(telefono.enVuelo).toHaveLength(1);
});

it('keeps calm from the first attempt that reached no server, whatever the phone says of its signal', async () => {
  const { telefono } = openHoja();
  await tap('Confirmar Pedido');
  await tap('Confirmar');
  const fail = (desenlace: '500' | 'se_pierde_ida') =>
    act(async () => {
      telefono.resolve(desenlace);
      await settle();
    });
  const calma = () => screen.queryAllByText('Guardado. Se enviará solo al volver la señal.').length > 0;
  expect(navigator.onLine).toBe(true);
  expect(calma()).toBe(false);

  await fail('se_pierde_ida');
  expect(calma()).toBe(true);

  await act(async () => {
    telefono.pass(1_000);
    await settle();
  });
  expect(calma()).toBe(true);
  await fail('500');
  expect(calma()).toBe(false);
});

it('says before it sends, and while it does, that the browser keeps nothing', async () => {
  const { telefono } = openHoja();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await tap('Confirmar Pedido');
  const aviso = 'Este navegador no guarda nada: no cierres esta página hasta que lo confirmemos';
  expect(screen.getByText(aviso)).toBeVisible();

  await tap('Confirmar');

  const avisos = screen.getAllByText(`${aviso}.`);
  expect(avisos.length).toBeGreaterThan(0);
  expect(screen.queryByText(/aunque cierres la página/)).toBeNull();
  expect(telefono.enVuelo).toHaveLength(1);
});

it('promises to keep the order where the browser does', async () => {
  openHoja();
  await tap('Confirmar Pedido');
  expect(screen.queryByText(/no guarda nada/)).toBeNull();
  await tap('Confirmar');

  expect(screen.getAllByText(/aunque cierres la página/).length).toBeGreaterThan(0);
});
