import { readProductos } from './support/api';
import { choosePhoto, enterCarta, openNuevoProducto, openProducto, save } from './support/dueno';
import { becomes } from './support/becomes';
import { createFoto } from './support/fotos';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

it('takes several products down one after another, in the categoría in view', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(
    paginas.openMovil('/admin', { viewport: { width: 390, height: 844 } }),
    local,
  );
  await page.getByRole('link', { name: 'Bebidas' }).click();
  const sheet = await openNuevoProducto(page);
  await sheet.getByRole('button', { name: 'Categoría: Bebidas' }).waitFor();

  for (const [nombre, precio] of [
    ['Mosto', '2'],
    ['Sifón', '1,50'],
  ] as const) {
    await sheet.getByLabel('Nombre').fill(nombre);
    await sheet.getByLabel('Precio').fill(precio);
    if (nombre === 'Mosto') await sheet.getByRole('button', { name: 'Sulfitos' }).click();
    await sheet.getByRole('button', { name: 'Guardar y añadir otro' }).click();
    await page.getByText(`«${nombre}» se ha guardado`).waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'nombre');
    expect(await sheet.getByLabel('Nombre').inputValue()).toBe('');
  }
  await sheet.getByLabel('Nombre').fill('Vermut');
  await sheet.getByLabel('Precio').fill('3');
  await save(sheet);

  await becomes(
    async () => (await readProductos(paginas.producto, local)).map(({ nombre }) => nombre),
    ['Croquetas', 'Bravas', 'Caña', 'Agua', 'Mosto', 'Sifón', 'Vermut'],
  );
  const nuevos = (await readProductos(paginas.producto, local)).slice(4);
  expect(nuevos.map(({ alergenos }) => alergenos)).toEqual([['sulfitos'], [], []]);
});

it('duplicates one with its photo, which is there as long as either shows it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  const original = await openProducto(page, 'Croquetas');
  await choosePhoto(original, await createFoto('jpeg', 640, 3));
  await save(original);

  const edicion = await openProducto(page, 'Croquetas');
  await edicion.getByRole('button', { name: 'Duplicar' }).click();
  const copia = hoja(page, 'Nuevo producto');
  await settle(copia);
  expect(await copia.getByLabel('Nombre').inputValue()).toBe('Croquetas (copia)');
  await copia.getByAltText('Foto del producto').waitFor();
  await save(copia);

  const productos = await readProductos(paginas.producto, local);
  const [croquetas, guardada] = ['Croquetas', 'Croquetas (copia)'].map((nombre) =>
    productos.find((producto) => producto.nombre === nombre),
  );
  expect(guardada?.imagen).toBe(croquetas?.imagen);
  expect([guardada?.categoria, guardada?.precio, guardada?.alergenos]).toEqual([
    croquetas?.categoria,
    croquetas?.precio,
    croquetas?.alergenos,
  ]);
  expect((await fetch(`${paginas.producto.url}${guardada?.imagen}`)).status).toBe(200);
});
