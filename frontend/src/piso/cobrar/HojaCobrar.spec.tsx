// Longer than most: every way to pay a bill, whole or shared, meets in one sheet.
import { rutasSala } from '@carta/contracts';
import type { CobrarRequest, Grupo, Reparto } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../shared/api/pruebas/sesion-viva';
import { closeCobros } from '../vivo/actos/cobrar';
import { buildCobro, buildGrupo, buildLinea, buildLlamada, buildTicket } from '../vivo/pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import { CuentaAbierta } from './CuentaAbierta';
import { closeCuenta, openCuenta } from './cobrando';

const servidor = useServidor();
useSesionViva();

beforeEach(() => {
  act(resetTablero);
  act(closeCobros);
  act(closeCuenta);
});

const canas = buildLinea({ nombre: 'Caña', cantidad: 3, precio: 2.2, estado: 'entregado' });
const pulpo = buildLinea({ nombre: 'Pulpo', precio: 33.4, estado: 'entregado' });
const EL_PULPO = [{ linea: pulpo._id, unidades: 1 }];
const mesa = (cambios: Parameters<typeof buildGrupo>[0] = {}) =>
  buildGrupo({
    mesa: 4,
    grupoMesa: 'a'.repeat(24),
    totalGrupo: 40,
    pendiente: 40,
    pedidos: [buildTicket({ movil: 'm', lineas: [canas] }), buildTicket({ lineas: [pulpo] })],
    ...cambios,
  });

function showSala(grupos: readonly Grupo[], reparto?: Reparto): void {
  const llamadas = reparto ? [buildLlamada({ mesa: 4, tipo: 'cuenta', reparto })] : [];
  act(() => replaceTablero({ grupos, llamadas }, { grupos: [], llamadas: [] }));
}

async function openTodo(grupos: Grupo[], reparto?: Reparto, titulo = 'Cobrar mesa 4') {
  render(<CuentaAbierta />);
  showSala(grupos, reparto);
  act(() => openCuenta({ grupoMesa: mesa().grupoMesa }));
  return within(await screen.findByRole('dialog', { name: titulo }));
}

async function openCobrar(...args: Parameters<typeof openTodo>) {
  const hoja = await openTodo(...args);
  const dividir = hoja.queryByRole('button', { name: 'Dividir la cuenta' });
  if (dividir) await userEvent.click(dividir);
  return hoja;
}

const plain = (textos: (string | null)[]) => textos.map((texto) => texto?.replaceAll(/\s/g, ' '));
const cuotas = (hoja: ReturnType<typeof within>) =>
  plain(
    within(hoja.getByRole('list', { name: 'Partes' }))
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  );
const forma = (hoja: ReturnType<typeof within>, nombre: string) =>
  within(hoja.getByRole('group', { name: 'Cobrar con' })).getByRole('button', { name: nombre });
/** Cash asks first what was given. */
async function payEnEfectivo(hoja: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(forma(hoja, 'Efectivo'));
  await userEvent.click(hoja.getByRole('button', { name: /^Cobrar \d/ }));
}
const enviado = () => JSON.parse(servidor.peticiones.at(-1)?.cuerpo ?? '{}') as CobrarRequest;

it('charges a third with one tap, at the revision that is shown, and ticks it off', async () => {
  const hoja = await openCobrar([mesa()]);
  await userEvent.click(hoja.getByRole('button', { name: 'Una parte más' }));
  expect(cuotas(hoja)).toEqual(['Parte 113,34 €', 'Parte 213,33 €', 'Parte 313,33 €']);
  const cobros = [buildCobro({ importe: 13.34, forma: 'efectivo' })];
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2, pendiente: 26.66, cobros })] });

  await payEnEfectivo(hoja);

  await waitFor(() =>
    expect(cuotas(hoja)).toEqual(['Parte 1Efectivo · Ana13,34 €', 'Parte 213,33 €', 'Parte 313,33 €']),
  );
  expect(enviado()).toEqual({ importe: 13.34, forma: 'efectivo', rev: 1 });
  expect(hoja.getByText('Falta por cobrar').parentElement).toHaveTextContent(/^Falta por cobrar 26,66\s€$/);
  expect(screen.getByText('Parte 2 de 3')).toBeInTheDocument();
});

it('charges one of three cañas, and takes no more than are left', async () => {
  const hoja = await openCobrar([
    mesa({
      pendiente: 37.8,
      cobros: [buildCobro({ importe: 2.2, lineas: [{ linea: canas._id, unidades: 1 }] })],
    }),
  ]);
  await userEvent.click(hoja.getByLabelText('Por platos'));
  expect(hoja.getByText(/1 ya cobrada/)).toBeInTheDocument();
  const mas = hoja.getByRole('button', { name: 'Una más de Caña' });
  await userEvent.click(mas);
  await userEvent.click(mas);
  expect(mas).toBeDisabled();
  await userEvent.click(hoja.getByRole('button', { name: 'Una menos de Caña' }));
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2 })] });

  await userEvent.click(forma(hoja, 'Tarjeta'));

  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  expect(enviado()).toEqual({ lineas: [{ linea: canas._id, unidades: 1 }], forma: 'tarjeta', rev: 1 });
});

it('charges what one phone ordered, and shows one that was paid for as such', async () => {
  const hoja = await openCobrar([
    mesa({ pendiente: 6.6, cobros: [buildCobro({ importe: 33.4, lineas: EL_PULPO })] }),
  ]);
  await userEvent.click(hoja.getByLabelText('Lo de cada móvil'));
  expect(hoja.getByRole('radio', { name: /^Sin móvil Cobrado/ })).toBeDisabled();
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2 })] });
  await userEvent.click(hoja.getByRole('radio', { name: /^Móvil 1 3\s× Caña/ }));
  await userEvent.click(forma(hoja, 'Otro'));

  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  expect(enviado()).toMatchObject({ lineas: [{ linea: canas._id, unidades: 3 }], forma: 'otro' });
});

it('charges no amount that is more than is left, and says so', async () => {
  const hoja = await openCobrar([mesa()]);
  await userEvent.click(hoja.getByLabelText('Otro importe'));
  const campo = hoja.getByLabelText('Importe en euros');
  await userEvent.type(campo, '40,01');
  expect(hoja.getByText(/^Faltan por cobrar 40,00\s€: no se puede cobrar más\.$/)).toBeInTheDocument();
  expect(forma(hoja, 'Tarjeta')).toBeDisabled();

  await userEvent.clear(campo);
  await userEvent.type(campo, '12,4');
  expect(forma(hoja, 'Tarjeta')).toBeEnabled();
});

it('opens on what the mesa proposes', async () => {
  const hoja = await openCobrar([mesa()], { modo: 'iguales', partes: 4 });
  expect(cuotas(hoja)).toHaveLength(4);
});

it('follows what is ordered meanwhile, and takes no tap that was meant for another amount', async () => {
  const hoja = await openCobrar([mesa()]);
  // the machine may take long to bring the tap
  const reloj = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  showSala([mesa({ rev: 2, totalGrupo: 42, pendiente: 42 })]);

  expect(hoja.getByText('Falta por cobrar').parentElement).toHaveTextContent(/42,00/);
  await userEvent.click(forma(hoja, 'Tarjeta'));
  expect(servidor.peticiones).toEqual([]);
  reloj.mockRestore();
});

it('keeps a tip that was typed where its charge was refused, until one is taken', async () => {
  const hoja = await openTodo([mesa()]);
  servidor.manejar = (_req, res) =>
    answer(res, 409, { success: false, code: 'CONFLICT', message: 'La cuenta ha cambiado' });
  await userEvent.type(hoja.getByLabelText('Propina'), '2');
  await userEvent.click(forma(hoja, 'Tarjeta'));

  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  await waitFor(() => expect(forma(hoja, 'Tarjeta')).toBeEnabled());
  expect(hoja.getByLabelText('Propina')).toHaveValue('2');
  const cobros = [buildCobro({ importe: 40, forma: 'tarjeta' })];
  const grupos = [mesa({ rev: 2, cobros, pendiente: 0 })];
  servidor.manejar = (_req, res) => ok(res, { grupos });
  await userEvent.click(forma(hoja, 'Tarjeta'));
  await waitFor(() => expect(servidor.peticiones).toHaveLength(2));
  expect(enviado()).toMatchObject({ propina: 2 });
});

it('holds new charges of a mesa back while one has no answer, and asks for the same again', async () => {
  servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  const hoja = await openCobrar([mesa()]);
  await userEvent.click(forma(hoja, 'Tarjeta'));

  const aviso = within(await hoja.findByRole('alert'));
  expect(aviso.getByText(/^Cobro sin confirmar \(Mesa 4: 20,00\s€\)/)).toBeInTheDocument();
  // the tap itself ends a moment after its answer has arrived
  await waitFor(() => expect(forma(hoja, 'Tarjeta')).toBeDisabled());
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2 })] });
  await userEvent.click(aviso.getByRole('button', { name: 'Reintentar' }));

  await waitFor(() => expect(forma(hoja, 'Tarjeta')).toBeEnabled());
  expect(new Set(servidor.peticiones.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('tells what was charged, strikes through what was annulled, and annuls for a reason', async () => {
  const anulado = { motivo: 'Importe equivocado', en: '2026-03-01T14:00:00.000Z', por: 'Luis' };
  const cobros = [buildCobro({ importe: 10, anulado }), buildCobro({ importe: 15, forma: 'efectivo' })];
  const grupo = mesa({ pendiente: 25, cobros });
  const hoja = await openCobrar([grupo]);
  const lista = within(hoja.getByRole('region', { name: 'Cobros' }));
  expect(lista.getByText(/^10,00\s€ · Tarjeta$/).tagName).toBe('S');
  expect(lista.getByText('Anulado por Luis: Importe equivocado')).toBeInTheDocument();
  servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2, pendiente: 40 });

  await userEvent.click(lista.getByRole('button', { name: /^Anular el cobro de 15,00\s€ · Efectivo$/ }));
  const anular = within(await screen.findByRole('dialog', { name: /^Anular 15,00/ }));
  await userEvent.click(anular.getByRole('button', { name: 'Anular cobro' }));
  expect(await anular.findByRole('alert')).toHaveTextContent('El motivo es obligatorio');
  expect(servidor.peticiones).toEqual([]);
  await userEvent.type(anular.getByLabelText('Otro motivo'), 'Pagan juntos');
  await userEvent.click(anular.getByRole('button', { name: 'Anular cobro' }));

  await waitFor(() =>
    expect(servidor.peticiones.map(({ cuerpo }) => cuerpo)).toEqual(['{"motivo":"Pagan juntos"}']),
  );
});

it('offers to mark it paid once nothing is left, and never does by itself', async () => {
  const hoja = await openCobrar([mesa({ pendiente: 0, cobros: [buildCobro({ importe: 40 })] })]);
  expect(servidor.peticiones).toEqual([]);
  expect(hoja.queryByRole('group', { name: 'Cobrar con' })).toBeNull();

  await userEvent.click(hoja.getByRole('button', { name: 'Marcar como Pagado' }));

  await waitFor(() =>
    expect(servidor.peticiones.map(({ cuerpo }) => cuerpo)).toEqual([
      expect.stringContaining('"estado":"pagado"'),
    ]),
  );
});

it('waits with that until everything is on the mesa', async () => {
  const grupo = mesa({ pendiente: 0, cobros: [buildCobro({ importe: 40 })], pedidos: [buildTicket()] });
  const hoja = await openCobrar([grupo]);
  expect(hoja.queryByRole('button', { name: 'Marcar como Pagado' })).toBeNull();
  expect(hoja.getByText(/^Todo cobrado\. Quedará pagada cuando esté todo entregado/)).toBeInTheDocument();
});

it('is one bill for a party: every tab at its revision, the one that leads answers for it', async () => {
  const siete = buildGrupo({ mesa: 7, grupoMesa: 'b'.repeat(24), rev: 5, totalGrupo: 10, pendiente: 10 });
  const cuatro = mesa({ rev: 3, mesasJuntas: [4, 7] });
  const hoja = await openCobrar([siete, cuatro], undefined, 'Cobrar mesas 4 + 7');
  expect(hoja.getByText('Falta por cobrar').parentElement).toHaveTextContent(/50,00/);
  servidor.manejar = (_req, res) => ok(res, { grupos: [siete, cuatro] });

  await userEvent.click(forma(hoja, 'Tarjeta'));

  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  expect(servidor.peticiones[0]?.url).toBe(rutasSala.cobros(cuatro.grupoMesa));
  expect(enviado()).toEqual({
    importe: 25,
    forma: 'tarjeta',
    rev: 3,
    revs: { [cuatro.grupoMesa]: 3, [siete.grupoMesa]: 5 },
  });
});

describe('all of it at once', () => {
  it('tells the change of what was given in cash, and takes no less than the bill', async () => {
    const hoja = await openTodo([mesa()]);
    await userEvent.click(forma(hoja, 'Efectivo'));
    const cambio = (etiqueta: string) => hoja.getByText(etiqueta).closest('p');
    expect(cambio('Cambio')).toHaveTextContent(/^Cambio\s?0,00\s€$/);

    await userEvent.click(hoja.getByRole('button', { name: '50 €' }));
    expect(cambio('Cambio')).toHaveTextContent(/10,00\s€$/);
    await userEvent.clear(hoja.getByLabelText('Entregan'));
    await userEvent.type(hoja.getByLabelText('Entregan'), '39,5');
    expect(cambio('Faltan')).toHaveTextContent(/0,50\s€$/);
    expect(hoja.getByRole('button', { name: /^Cobrar 40,00/ })).toBeDisabled();
    expect(servidor.peticiones).toEqual([]);

    await userEvent.click(hoja.getByRole('button', { name: '45 €' }));
    servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2 })] });
    await userEvent.click(hoja.getByRole('button', { name: /^Cobrar 40,00/ }));
    await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
    expect(enviado()).toEqual({ importe: 40, forma: 'efectivo', rev: 1, pagar: true });
  });

  it('only charges while something is not on the mesa yet, and says so', async () => {
    const grupo = mesa({ pedidos: [buildTicket({ lineas: [pulpo, buildLinea({ estado: 'listo' })] })] });
    const hoja = await openTodo([grupo]);
    expect(hoja.getByText(/se cobra y la mesa sigue abierta/)).toBeInTheDocument();
    servidor.manejar = (_req, res) => ok(res, { grupos: [grupo] });

    await userEvent.click(forma(hoja, 'Tarjeta'));

    await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
    expect(enviado()).toEqual({ importe: 40, forma: 'tarjeta', rev: 1 });
  });

  it('is closed for who looks at it when somebody else has paid it', async () => {
    const hoja = await openTodo([mesa()]);
    showSala([mesa({ rev: 2, pendiente: 0, pagadoEn: '2026-03-01T14:00:00.000Z' })]);
    expect(await screen.findByText(/Esta cuenta ya está cerrada/)).toBeInTheDocument();
    expect(hoja.queryByRole('group', { name: 'Cobrar con' })).toBeNull();
  });

  it('of a party is one charge, told once and annulled once', async () => {
    const cuota = (tab: string, importe: number) =>
      buildCobro({ _id: `${'c'.repeat(16)}${tab.repeat(8)}`, importe });
    const cuatro = mesa({ mesasJuntas: [4, 7], pendiente: 0, cobros: [cuota('1', 40)] });
    const siete = buildGrupo({ mesa: 7, grupoMesa: 'b'.repeat(24), pendiente: 0, cobros: [cuota('2', 10)] });
    const hoja = await openTodo([cuatro, siete], undefined, 'Cobrar mesas 4 + 7');
    const lista = within(hoja.getByRole('region', { name: 'Cobros' }));
    expect(lista.getAllByRole('listitem')).toHaveLength(1);
    expect(lista.getByText(/^Mesas 4 \+ 7 · /)).toBeInTheDocument();
    servidor.manejar = (_req, res) => ok(res, { ...cuatro, rev: 2 });

    await userEvent.click(lista.getByRole('button', { name: /^Anular el cobro de 50,00\s€ · Tarjeta$/ }));
    const anular = within(await screen.findByRole('dialog', { name: /^Anular 50,00/ }));
    await userEvent.click(anular.getByRole('button', { name: 'Importe equivocado' }));

    await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
    expect(servidor.peticiones[0]?.url).toBe(rutasSala.anularCobro(cuota('1', 40)._id));
  });
});

describe('what is not weighed', () => {
  const porPeso = { unidad: '100 g' as const, precio: 6.5, gramosEstimados: 300 };
  const pescado = buildLinea({ nombre: 'Rodaballo', precio: 19.5, estado: 'entregado', porPeso });
  const conPescado = (linea = pescado) =>
    mesa({ pedidos: [buildTicket({ lineas: [canas, linea] })], totalGrupo: 26.1, pendiente: 26.1 });
  const tarjeta = (hoja: ReturnType<typeof within>) => hoja.getByRole('button', { name: 'Tarjeta' });

  it('holds the whole bill and its parts, but no other dish and no amount', async () => {
    const hoja = await openTodo([conPescado()]);
    expect(hoja.getByText('Falta pesar: Rodaballo')).toBeVisible();
    expect(tarjeta(hoja)).toBeDisabled();
    await userEvent.click(hoja.getByRole('button', { name: 'Dividir la cuenta' }));
    expect(tarjeta(hoja)).toBeDisabled();

    await userEvent.click(hoja.getByText('Por platos'));
    expect(hoja.getByText('A falta de pesar')).toBeVisible();
    expect(hoja.queryByRole('button', { name: 'Una más de Rodaballo' })).toBeNull();
    await userEvent.click(hoja.getByRole('button', { name: 'Una más de Caña' }));
    expect(tarjeta(hoja)).toBeEnabled();
    await userEvent.click(hoja.getByText('Otro importe'));
    await userEvent.type(hoja.getByLabelText('Importe en euros'), '10');
    expect(tarjeta(hoja)).toBeEnabled();
  });

  it('holds nothing once it is weighed', async () => {
    const hoja = await openTodo([conPescado({ ...pescado, gramos: 300 })]);
    expect(hoja.queryByText(/^Falta pesar/)).toBeNull();
    expect(tarjeta(hoja)).toBeEnabled();
  });
});

it('asks the number and the name that a form of the house wants, and charges nothing before', async () => {
  const formas = [{ _id: 'b'.repeat(24), nombre: 'Habitación', pide: 'numero_y_cliente' as const }];
  const hoja = await openTodo([mesa()]);
  act(() => useTablero.setState(({ servicio }) => ({ servicio: { ...servicio, formas } })));
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2 })] });

  await userEvent.click(forma(hoja, 'Habitación'));
  await userEvent.type(hoja.getByRole('textbox', { name: 'Número (Habitación)' }), ' 204 ');
  expect(hoja.getByRole('button', { name: /^Cobrar \d/ })).toBeDisabled();
  await userEvent.type(hoja.getByRole('textbox', { name: 'Nombre del cliente' }), 'García');
  await userEvent.click(hoja.getByRole('button', { name: /^Cobrar \d/ }));

  const otra = { id: 'b'.repeat(24), nombre: 'Habitación', numero: '204', cliente: 'García' };
  await waitFor(() => expect(enviado()).toMatchObject({ forma: 'otro', otra }));
});

it('opens the forms of a house that has many from one button, so that the bill stays in view', async () => {
  const formas = ['Ticket restaurante', 'Vale', 'Cheque'].map((nombre, i) => ({
    _id: `${i}`.repeat(24),
    nombre,
  }));
  const hoja = await openTodo([mesa()]);
  act(() => useTablero.setState(({ servicio }) => ({ servicio: { ...servicio, formas } })));
  servidor.manejar = (_req, res) => ok(res, { grupos: [mesa({ rev: 2, pendiente: 0 })] });
  const nombres = () =>
    within(hoja.getByRole('group', { name: 'Cobrar con' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(nombres()).toEqual(['Tarjeta', 'Efectivo', 'Bizum', 'Otras…']);

  await userEvent.click(forma(hoja, 'Otras…'));
  expect(nombres()).toEqual(['Ticket restaurante', 'Vale', 'Cheque', 'Otro', 'Volver']);
  act(() => useTablero.setState(({ servicio }) => ({ servicio: { ...servicio, formas: formas.slice(1) } })));
  expect(nombres()).toEqual(['Tarjeta', 'Efectivo', 'Bizum', 'Otro', 'Vale', 'Cheque']);
  await userEvent.click(forma(hoja, 'Vale'));

  await waitFor(() => expect(servidor.peticiones).not.toHaveLength(0));
  expect(enviado()).toMatchObject({ forma: 'otro', otra: { id: '1'.repeat(24), nombre: 'Vale' } });
});
