import { rutasSala } from '@carta/contracts';
import type { Grupo, MesasCobradas, Persona } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, findGrupo, moveMesa, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { createCodigo, enterDispositivo } from './support/dispositivo';
import { usePaginas } from './support/paginas';
import { hoja, openHoja, settle } from './support/hoja';
import { fillLogin } from './support/personal';
import { openDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

async function type(page: Page, pin: string, accion = 'Entrar'): Promise<void> {
  for (const cifra of pin) await page.getByRole('button', { name: cifra, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: accion }).click();
}

it('a person is added by the owner, enters on a phone by their PIN, is there after a reload, and is out when told so', async () => {
  const local = await buildLocal(paginas.producto, { nombre: 'Casa Ana' });
  const movil = await paginas.openMovil('/emparejar');
  const codigo = await createCodigo(paginas.producto, local, { nombre: 'Móvil 1', puesto: 'camarero' });
  await enterDispositivo(movil, codigo);
  await movil.getByRole('heading', { level: 1, name: 'Radar' }).waitFor();
  const chip = movil.getByRole('button', { name: 'Entrar' });
  expect(await chip.count()).toBe(0);

  const dueno = await paginas.openPortatil('/admin/settings/personas');
  await fillLogin(dueno, local);
  await dueno.getByRole('heading', { name: 'Todavía no hay personas' }).waitFor();
  for (const [nombre, pin] of [
    ['Ana', '4821'],
    ['Luis', '7733'],
  ] as const) {
    await dueno.getByRole('button', { name: 'Añadir persona' }).click();
    await dueno.getByLabel('Nombre').fill(nombre);
    await dueno.getByLabel('PIN', { exact: true }).fill('12');
    await dueno.getByRole('button', { name: 'Guardar' }).click();
    await dueno.getByText('El PIN debe tener de 4 a 6 cifras').waitFor();
    await dueno.getByLabel('PIN', { exact: true }).fill(pin);
    await dueno.getByRole('button', { name: 'Guardar' }).click();
    await dueno.getByRole('heading', { level: 2, name: nombre }).waitFor();
  }

  // the phone hears of them by itself
  await chip.click();
  await movil.getByRole('button', { name: 'Ana', exact: true }).click();
  await type(movil, '0000');
  await movil.getByText('El PIN no es correcto.').waitFor();
  await type(movil, '4821');
  await movil.getByRole('button', { name: 'Eres Ana' }).waitFor();

  await movil.reload();
  await movil.getByRole('button', { name: 'Eres Ana' }).click();
  await movil.getByText('Qué se guarda de ti').click();
  await movil.getByText('No se hacen listas ni puestos de nadie', { exact: false }).waitFor();
  await movil.getByRole('button', { name: 'Salir' }).click();
  await movil.getByRole('button', { name: 'Entrar' }).click();
  await movil.getByRole('button', { name: 'Luis', exact: true }).click();
  await type(movil, '7733');
  await movil.getByRole('button', { name: 'Eres Luis' }).waitFor();

  await dueno.getByRole('button', { name: 'Editar Luis' }).click();
  await dueno.getByRole('switch', { name: 'Puede entrar en las pantallas y móviles' }).click();
  await dueno.getByRole('button', { name: 'Guardar' }).click();
  await movil.getByRole('button', { name: 'Entrar' }).waitFor();
  await becomes(() => dueno.getByText('Ya no entra').count(), 1);
  await dueno.getByRole('button', { name: 'Editar Luis' }).click();
  await dueno.getByRole('button', { name: 'Olvidar a esta persona' }).click();
  await dueno.getByText('donde ponía «Luis» pondrá «Persona borrada»', { exact: false }).waitFor();
  await dueno.getByRole('button', { name: 'Olvidar', exact: true }).click();
  await becomes(() => dueno.getByRole('heading', { level: 2, name: 'Luis' }).count(), 0);

  const codigoMuro = await createCodigo(paginas.producto, local, { nombre: 'Muro', puesto: 'cocina' });
  const muro = await paginas.openPortatil('/emparejar');
  await enterDispositivo(muro, codigoMuro);
  await muro.getByRole('button', { name: 'Empezar' }).click();
  await muro.getByRole('button', { name: 'Entrar' }).waitFor();
  await muro.getByRole('button', { name: 'Entrar' }).click();
  await type(muro, '4821');
  await muro.getByRole('button', { name: 'Eres Ana' }).waitFor();
  await muro.goto('/cocina?puesto=pase');
  await muro.getByRole('button', { name: 'Eres Ana' }).waitFor();
});

it('an encargado approves on the phone what the owner says, each time', async () => {
  const { producto } = paginas;
  const local = await buildLocal(producto, { nombre: 'Casa Luis' });
  const add = (nombre: string, pin: string, rol: Persona['rol']) =>
    callAs<Persona[]>(producto, local, rutasSala.personas(), { method: 'POST', body: { nombre, pin, rol } });
  await add('Ana', '4821', 'camarero');
  await sendPedido(producto, local, 4, ['Croquetas', 'Agua']);
  await moveMesa(producto, local, 4, 'entregado');
  for (const importe of [1, 2]) {
    const { grupoMesa, rev } = await findGrupo(producto, local, 4);
    await callAs<MesasCobradas>(producto, local, rutasSala.cobros(grupoMesa), {
      method: 'POST',
      body: { importe, forma: 'tarjeta', rev },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  }

  const dueno = await paginas.openMovil('/admin/settings/personas');
  await fillLogin(dueno, local);
  const anularCobro = dueno.getByRole('switch', { name: 'Anular un cobro' });
  await dueno.getByText('Para marcar algo, da antes a una persona el rol de encargado.').waitFor();
  await anularCobro.click();
  await dueno.getByText('Nadie podría aprobarlo', { exact: false }).waitFor();
  await becomes(() => anularCobro.getAttribute('aria-checked'), 'false');
  await add('Luis', '7733', 'encargado');
  await add('Marta', '9090', 'encargado');
  await dueno.reload();
  await anularCobro.click();
  await becomes(() => anularCobro.getAttribute('aria-checked'), 'true');

  const movil = await openDispositivo(paginas.openNavegador, producto, local, {
    nombre: 'Móvil 1',
    puesto: 'camarero',
  });
  await movil.goto('/sala/mesa/4');
  const annul = async (importe: string) => {
    await movil.getByRole('button', { name: `Anular el cobro de ${importe} · Tarjeta` }).click();
    await settle(hoja(movil, `Anular ${importe}`));
    await hoja(movil, `Anular ${importe}`).getByRole('button', { name: 'Importe equivocado' }).click();
  };
  const pide = movil.getByRole('dialog', { name: 'PIN de encargado' });
  const anulado = movil.getByText('Anulado por Móvil 1: Importe equivocado');
  await openHoja(movil, 'Cobrar', 'Cobrar mesa 4');
  await annul('1,00 €');
  await pide.getByText(/^Para anular un cobro: Mesa 4 · Tarjeta · 1,00\s€$/).waitFor();
  await becomes(() => pide.getByRole('listitem').allTextContents(), ['Luis', 'Marta']);
  // nobody approves it: the reason is asked still
  await movil.keyboard.press('Escape');
  await becomes(() => pide.count(), 0);
  expect(await anulado.count()).toBe(0);

  await hoja(movil, 'Anular 1,00').getByRole('button', { name: 'Importe equivocado' }).click();
  await pide.getByRole('button', { name: 'Luis' }).click();
  await type(movil, '0000', 'Aprobar');
  await pide.getByText('El PIN no es correcto.').waitFor();
  await type(movil, '7733', 'Aprobar');
  await anulado.waitFor();

  // the next act asks again, and waits for no connection
  await movil.context().setOffline(true);
  await annul('2,00 €');
  await movil.getByText('Sin conexión no se puede anular un cobro.').waitFor();
  await movil.context().setOffline(false);
  const [cobro] = (await findGrupo(producto, local, 4)).cobros?.filter(({ anulado: ya }) => !ya) ?? [];
  expect(cobro?.importe).toBe(2);
  await callAs<Grupo>(producto, local, rutasSala.anularCobro(cobro?._id ?? ''), {
    method: 'PUT',
    body: { motivo: 'Importe equivocado' },
  });
});
