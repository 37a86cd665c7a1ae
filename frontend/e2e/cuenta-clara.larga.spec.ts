import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs, findGrupo, moveMesa } from './support/api';
import { axeFindings } from './support/axe';
import { becomes } from './support/becomes';
import { fillCarrito, openSeguimiento, order } from './support/comensal';
import { hoja, settle } from './support/hoja';
import { readQr } from './support/noche';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();

/** A phone of its own. */
async function openMovil(enlace: string): Promise<Page> {
  const page = await (await paginas.openNavegador()).newPage();
  await page.goto(enlace);
  return page;
}

it('reads the bill of its mesa live, by phone and by line, and says what was not ordered before it is paid', async () => {
  const local = await buildLocal(paginas.producto);
  await callAs(paginas.producto, local, rutasSala.servicio(local.id), {
    method: 'PUT',
    body: { mesaCompartida: true },
  });
  const qr = await readQr(paginas.producto, local, 4);
  const [movil, otro] = [await openMovil(qr), await openMovil(qr)];
  for (const [phone, ...platos] of [
    [movil, 'Caña', 'Caña'],
    [otro, 'Bravas'],
  ] as const) {
    await fillCarrito(phone, ...platos);
    await order(phone);
    await openSeguimiento(phone);
    await phone.getByRole('button', { name: 'Ver la cuenta de la mesa' }).click();
  }
  const cuentas = [movil, otro].map((phone) => hoja(phone, 'La cuenta de la mesa'));
  const [propia, ajena] = cuentas as [Locator, Locator];
  await propia.getByRole('region', { name: 'Móvil 2' }).getByText('Bravas').waitFor();
  await ajena.getByRole('region', { name: 'Móvil 1' }).getByText('Caña').waitFor();
  await becomes(() => textOf(propia.locator('footer')), 'Total de la mesa 10,40 €');

  const { grupoMesa, rev, pedidos: tickets } = await findGrupo(paginas.producto, local, 4);
  const linea = tickets.flatMap(({ productos }) => productos).find(({ nombre }) => nombre === 'Caña')?._id;
  await callAs(paginas.producto, local, rutasSala.cobros(grupoMesa), {
    method: 'POST',
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { lineas: [{ linea, unidades: 1 }], forma: 'tarjeta', rev },
  });

  for (const cuenta of cuentas) {
    await cuenta.getByText('1 de 2 pagadas').waitFor();
    expect(await textOf(cuenta.locator('footer'))).toBe(
      'Total de la mesa 10,40 € Pagado 2,20 € Falta 8,20 €',
    );
  }
  await settle(propia);
  expect(await axeFindings(movil)).toEqual([]);
  await ajena.getByRole('button', { name: 'Esto no lo hemos pedido' }).click();
  await ajena.getByText('Camarero · Esto no lo hemos pedido').waitFor();
  expect(await callAs(paginas.producto, local, rutasSala.llamadas())).toMatchObject([
    { mesa: 4, tipo: 'camarero', motivo: 'no_pedido' },
  ]);

  await moveMesa(paginas.producto, local, 4, 'entregado');
  await moveMesa(paginas.producto, local, 4, 'pagado');
  for (const cuenta of cuentas) await cuenta.getByText('No hay nada por pagar').waitFor();
});
