import { rutas, rutasSala } from '@carta/contracts';
import type { Carta, Servicio } from '@carta/contracts';
import { callAs } from './support/api';
import { becomes } from './support/becomes';
import { enterCarta, openProducto, save } from './support/dueno';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();
const MOVIL = { width: 390, height: 844 };

it('an owner names the pases, says what is served in each and when they march, on a phone', async () => {
  const local = await buildLocal(paginas.producto);
  const read = async () => {
    const { restaurante, categorias } = await callAs<Carta>(paginas.producto, local, rutas.carta(local.id));
    const nombres = (partes: readonly { _id: string; nombre: string }[] = []) =>
      new Map(partes.map(({ _id, nombre }) => [_id, nombre]));
    const [pases, estaciones] = [nombres(restaurante.pases), nombres(restaurante.estaciones)];
    return {
      pases: [...pases.values()],
      marchar: restaurante.marchar,
      estaciones: [...estaciones.values()],
      picar: [categorias[0]?.pase, categorias[0]?.estacion].map(
        (id) => pases.get(id ?? '') ?? estaciones.get(id ?? ''),
      ),
      bravas: pases.get(categorias[0]?.productos[1]?.pase ?? ''),
    };
  };
  const page = await enterCarta(paginas.openMovil('/admin', { viewport: MOVIL }), local);
  await page.goto('/admin/settings/cocina');

  await page.getByRole('button', { name: 'Usar estos cuatro' }).click();
  await page.getByRole('button', { name: 'Bajar Entrantes' }).click();
  await page.getByLabel('Pase de Para picar').selectOption('Primeros');
  await page.getByRole('radio', { name: /^Lo decide la sala/ }).click();
  await page.getByRole('button', { name: 'Añadir estación' }).click();
  const nueva = hoja(page, 'Nueva estación');
  await settle(nueva);
  await nueva.getByLabel('Nombre').fill('Plancha');
  await nueva.getByRole('button', { name: 'Guardar' }).click();
  await page.getByLabel('Estación de Para picar').selectOption('Plancha');
  await becomes(read, {
    pases: ['Primeros', 'Entrantes', 'Segundos', 'Postres'],
    marchar: 'sala',
    estaciones: ['Plancha'],
    picar: ['Primeros', 'Plancha'],
    bravas: undefined,
  });
  await expectAccesible(page);

  await page.setViewportSize(MOVIL);
  await page.goto('/admin/carta');
  const sheet = await openProducto(page, 'Bravas');
  await sheet.getByLabel('Estación').getByText('La de la categoría: Plancha').waitFor({ state: 'attached' });
  await sheet.getByLabel('Pase').getByText('El de la categoría: Primeros').waitFor({ state: 'attached' });
  await sheet.getByLabel('Pase').selectOption('Segundos');
  await save(sheet);
  await becomes(async () => (await read()).bravas, 'Segundos');
});

it('a pase that was taken away comes back with its dishes', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await page.goto('/admin/settings/cocina');
  await page.getByRole('button', { name: 'Usar estos cuatro' }).click();
  await page.getByLabel('Pase de Para picar').selectOption('Entrantes');
  const lista = page.getByRole('list', { name: 'Pases' });
  await lista.getByText('2 productos').waitFor();

  await page.getByRole('button', { name: 'Editar Entrantes' }).click();
  await hoja(page, 'Editar pase').getByRole('button', { name: 'Quitar este pase' }).click();
  await lista.getByText('Entrantes').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();

  await lista.getByText('2 productos').waitFor();
  const nombres = () => lista.getByRole('heading').allInnerTexts();
  await becomes(nombres, ['Entrantes', 'Primeros', 'Segundos', 'Postres']);
  const { marchar } = await callAs<Servicio>(paginas.producto, local, rutasSala.servicio(local.id));
  expect(marchar).toBe('todo');
});
