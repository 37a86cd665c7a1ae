import { PAGOS, centimos } from '@carta/contracts';
import type { Centimos, Llamada, CrearLlamadaRequest, Pago } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '../../../shared/api/cliente';
import { createAlmacenLocal } from '../../../shared/lib/almacen';
import { formatHora } from '../../../shared/lib/hora';
import { BotonLlamar } from '../BotonLlamar';
import { createLlamadasStore } from '../llamadas-store';
import { buildRespuesta } from '../pruebas/build-llamada';
import { Llamadas } from './Llamadas';

const AHORA = 1_000_000;

beforeEach(() => localStorage.clear());

function setup(
  total: Centimos | null = null,
  pagos: readonly Pago[] = PAGOS,
  propio: Centimos | null = null,
) {
  const enviados: CrearLlamadaRequest[] = [];
  let settleEnvio: { answer: (datos?: Partial<Llamada>) => void; fail: () => void };
  const store = createLlamadasStore({
    restauranteId: 'restaurante',
    mesa: 4,
    firma: null,
    almacen: createAlmacenLocal(),
    ahora: () => AHORA,
    fetchLlamadas: () => Promise.resolve([]),
    send: (cuerpo) => {
      enviados.push(cuerpo);
      const { tipo, pago, reparto } = cuerpo;
      return new Promise((resolve, reject) => {
        settleEnvio = {
          answer: (datos) =>
            resolve(
              buildRespuesta({
                _id: tipo,
                tipo,
                ...(pago && { pago }),
                ...(reparto && { reparto }),
                ...datos,
              }),
            ),
          fail: () => reject(new NetworkError('NETWORK_ERROR')),
        };
      });
    },
  });
  render(
    <>
      <BotonLlamar store={store} aLaVista onClick={jest.fn()} />
      <Llamadas store={store} debe={{ total, propio }} pagos={pagos} />
    </>,
  );
  return {
    store,
    enviados,
    answer: (datos?: Partial<Llamada>) => act(async () => settleEnvio.answer(datos)),
    fail: () => act(async () => settleEnvio.fail()),
    hear: (llamada: Llamada) => act(() => store.getState().hear(llamada)),
  };
}

const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));

it('asks how the bill will be paid, and lets that change', async () => {
  const { answer, enviados } = setup();
  await tap('Pedir la cuenta');
  await tap('Tarjeta');
  await answer();
  expect(screen.getByText('La cuenta · Tarjeta')).toBeVisible();

  await tap('Pagar con efectivo');
  await answer({ pago: 'efectivo', rev: 2 });

  expect(screen.getByText('La cuenta · Efectivo')).toBeVisible();
  expect(enviados.map(({ tipo, pago }) => [tipo, pago])).toEqual([
    ['cuenta', 'tarjeta'],
    ['cuenta', 'efectivo'],
  ]);
});

it.each([
  ['of the whole mesa', centimos(3720), centimos(1240), 'Total de la mesa37,20 €'],
  ['of what this phone knows', null, centimos(1240), 'Lo pedido desde este móvil12,40 €'],
])('says what it comes to, %s, before it is said how it is paid', async (_, total, propio, texto) => {
  setup(total, PAGOS, propio);
  await tap('Pedir la cuenta');

  const importe = screen.getByText(/,\d\d\s€$/).parentElement!;
  expect(importe.textContent?.replace(/\s/g, ' ')).toBe(texto);
  const tarjeta = screen.getByRole('button', { name: 'Tarjeta' });
  expect(importe.compareDocumentPosition(tarjeta) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('offers no card where none is taken, and says so', async () => {
  const { answer, enviados } = setup(null, ['efectivo']);
  await tap('Pedir la cuenta');
  expect(screen.getByText('Solo efectivo: aquí no se puede pagar con tarjeta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tarjeta' })).toBeNull();

  await tap('Efectivo');
  await answer();

  expect(enviados[0]).toMatchObject({ tipo: 'cuenta', pago: 'efectivo' });
  expect(screen.queryByRole('button', { name: /^Pagar con/ })).toBeNull();
});

it('carries how the mesa would share the bill, and what each would pay', async () => {
  const { answer, enviados } = setup(centimos(3721));
  await tap('Pedir la cuenta');
  expect(screen.getByRole('radio', { name: 'Todo junto' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'A partes iguales' }));
  expect(screen.getByText('Entre 18,60 € y 18,61 € cada uno')).toBeVisible();
  await tap('Una parte más');
  expect(screen.getByText('Entre 12,40 € y 12,41 € cada uno')).toBeVisible();
  await tap('Tarjeta');
  await answer();

  expect(screen.getByText('La cuenta · Tarjeta · A partes iguales entre 3')).toBeVisible();
  expect(enviados[0]?.reparto).toEqual({ modo: 'iguales', partes: 3 });
});

it('does not say what each pays where the phone does not know the whole', async () => {
  setup();
  await tap('Pedir la cuenta');
  await userEvent.click(screen.getByRole('radio', { name: 'A partes iguales' }));

  expect(screen.getByText('Entre 2')).toBeVisible();
  expect(screen.queryByText(/cada uno/)).toBeNull();
});

it('changes how the bill is shared once it has been asked for', async () => {
  const { answer, enviados } = setup();
  await tap('Pedir la cuenta');
  await tap('Tarjeta');
  await answer();

  await tap('Repartir la cuenta');
  await userEvent.click(screen.getByRole('radio', { name: 'Por platos' }));
  await tap('Avisar del cambio');
  await answer({ pago: 'tarjeta', rev: 2 });

  expect(screen.getByText('La cuenta · Tarjeta · Por platos')).toBeVisible();
  expect(enviados.at(-1)).toMatchObject({ tipo: 'cuenta', reparto: { modo: 'platos' } });
});

it('gives the button back after a failure, and says it was one', async () => {
  const { fail } = setup();
  await tap('Llamar al camarero');

  await fail();

  expect(screen.getByRole('alert')).toHaveTextContent(
    'No hemos podido avisar: no hay conexión. Vuelve a intentarlo.',
  );
  expect(screen.getByRole('button', { name: 'Llamar al camarero' })).toBeVisible();
});

it('tells both calls apart in the bar', async () => {
  const { answer, hear } = setup();
  expect(screen.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' })).toBeVisible();
  await tap('Llamar al camarero');
  await answer();
  await tap('Pedir la cuenta');
  await tap('Efectivo');
  await answer();

  hear(buildRespuesta({ _id: 'camarero', rev: 2, estado: 'en_camino', por: 'Ana' }));

  expect(
    screen.getByRole('button', {
      name: `Camarero: Ana va para allá. La cuenta: Avisado a las ${formatHora([], AHORA)}: en cuanto puedan, vienen`,
    }),
  ).toBeVisible();
});
