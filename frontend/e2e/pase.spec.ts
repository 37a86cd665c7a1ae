import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { lineaPared, move } from './support/noche';
import { usePaginas } from './support/paginas';
import { PLATO_DE, buildCasaConPases, readEsperas, readPase, tarjetaPase } from './support/pase';
import { openDispositivo, readPared } from './support/planta';

const paginas = usePaginas();
const CUBIERTOS = 12;
const doce = (plato: string) => Array.from({ length: CUBIERTOS }, () => plato);

const readLinea = async (page: Page, plato: string) =>
  (await readPared(page)).flatMap(({ lineas }) => lineas).filter((linea) => linea.includes(plato));

it('a mesa of twelve is served in four pases: the pase says at every step what the kitchen and the bar show', async () => {
  const { producto } = paginas;
  const local = await buildCasaConPases(producto);
  const open = (nombre: string, puesto: 'cocina' | 'barra' | 'pase') =>
    openDispositivo(paginas.openNavegador, producto, local, { nombre, puesto });
  const [cocina, barra, pase] = await Promise.all([
    open('Cocina', 'cocina'),
    open('Barra', 'barra'),
    open('Pase', 'pase'),
  ]);

  await sendPedido(
    producto,
    local,
    4,
    [...Object.values(PLATO_DE), 'Agua'].flatMap(doce),
    'Es un cumpleaños',
    ['gluten'],
  );

  await becomes(() => readPase(pase), ['Mesa 4, Bebidas: falta Barra', 'Mesa 4, Entrantes: falta Cocina']);
  await tarjetaPase(pase, 'Mesa 4, Entrantes: falta Cocina').getByText('Alergia: gluten').waitFor();
  await becomes(
    () => readEsperas(pase),
    ['Mesa 4 · Primeros · en espera (12) · Segundos · en espera (12) · Postres · en espera (12)'],
  );

  await move(lineaPared(barra, 4, 'Agua'));
  await move(lineaPared(barra, 4, 'Agua'));
  await becomes(() => readPase(pase), ['Mesa 4, Bebidas: todo listo', 'Mesa 4, Entrantes: falta Cocina']);
  await serve(pase, 'Bebidas');

  for (const [nombre, plato] of Object.entries(PLATO_DE)) {
    const [falta, listo] = [`Mesa 4, ${nombre}: falta Cocina`, `Mesa 4, ${nombre}: todo listo`];
    if (nombre !== 'Entrantes') {
      await move(pase.getByRole('button', { name: `Marchar ${nombre.toLowerCase()} de la mesa 4` }));
    }
    await becomes(() => readPase(pase), [falta]);
    await becomes(() => readLinea(cocina, plato), [expect.stringMatching(/Pendiente|PE/)]);

    await move(lineaPared(cocina, 4, plato));
    await becomes(() => readLinea(cocina, plato), [expect.stringContaining('En preparación')]);
    expect(await readPase(pase)).toEqual([falta]);

    await move(lineaPared(cocina, 4, plato));
    await becomes(() => readPase(pase), [listo]);
    await serve(pase, nombre);
  }
  await pase.getByText('Nada en el pase').waitFor();
  expect(await readEsperas(pase)).toEqual([]);
});

/** What is ready leaves with whoever stands at the pase, and is served. */
async function serve(pase: Page, nombre: string): Promise<void> {
  const tarjeta = tarjetaPase(pase, `Mesa 4, ${nombre}: todo listo`);
  await move(tarjeta.getByRole('button', { name: 'Sale' }));
  await tarjeta.getByText('Lo lleva Pase', { exact: true }).waitFor();
  await move(tarjeta.getByRole('button', { name: 'Entregado' }));
  await tarjeta.waitFor({ state: 'detached' });
}
