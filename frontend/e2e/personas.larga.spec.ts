import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { createCodigo, enterDispositivo } from './support/dispositivo';
import { usePaginas } from './support/paginas';
import { fillLogin } from './support/personal';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

async function type(page: Page, pin: string): Promise<void> {
  for (const cifra of pin) await page.getByRole('button', { name: cifra, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
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
    await dueno.getByLabel('PIN').fill('12');
    await dueno.getByRole('button', { name: 'Guardar' }).click();
    await dueno.getByText('El PIN debe tener de 4 a 6 cifras').waitFor();
    await dueno.getByLabel('PIN').fill(pin);
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
