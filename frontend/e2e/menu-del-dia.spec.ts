import { rutasGestion } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { becomes } from './support/becomes';
import { callAs, findGrupo, readCarta } from './support/api';
import { enlaceMesa, openSeguimiento, order } from './support/comensal';
import { choose, goOn } from './support/elegir';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();

const PASES = [
  {
    nombre: 'Primeros',
    platos: [
      { nombre: 'Lentejas', alergenos: ['apio'], alergenosDeclarados: true },
      { nombre: 'Ensalada', alergenosDeclarados: true },
    ],
  },
  {
    nombre: 'Segundos',
    platos: [
      { nombre: 'Merluza', alergenos: ['pescado'], alergenosDeclarados: true },
      { nombre: 'Entrecot', suplemento: 3, alergenosDeclarados: true },
    ],
  },
];

/** 'Menú del día', 14,50 €, in a house that has dishes too. */
async function buildConMenu(): Promise<Local> {
  const local = await buildLocal(paginas.producto);
  const [categoria] = (await readCarta(paginas.producto, local)).categorias;
  const body = {
    ...{ nombre: 'Menú del día', precio: 14.5, categoria: categoria?._id, alergenosDeclarados: true },
    menu: { pases: PASES, incluye: ['pan', 'bebida', 'postre o café'] },
  };
  await callAs<Producto>(paginas.producto, local, rutasGestion.productos(), { method: 'POST', body });
  return local;
}

it('two equal menús and one with a supplement are chosen, arrive as such, and cost what they say', async () => {
  const local = await buildConMenu();
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  const menu = page.getByRole('article').filter({ hasText: 'Menú del día' });
  await becomes(
    () => textOf(menu),
    expect.stringMatching(
      /Menú del día 14,50 € Incluye pan, bebida y postre o café .*Primeros Lentejas Apio Ensalada Segundos Merluza Pescado Entrecot \+3,00 €/,
    ),
  );
  await expectAccesible(page);
  await page.setViewportSize({ width: 390, height: 844 });

  for (const [platos, total] of [
    [['Lentejas', 'Merluza'], '14,50'],
    [['Lentejas', 'Merluza'], '14,50'],
    [['Ensalada', 'Entrecot'], '17,50'],
  ] as const) {
    await menu.getByRole('button', { name: 'Elegir Menú del día' }).click();
    const sheet = hoja(page, 'Menú del día');
    await settle(sheet);
    await choose(sheet, ...platos);
    await goOn(sheet, new RegExp(`^Añadir · ${total}`));
  }
  await page.getByRole('button', { name: /Ver carrito.*3 productos.*46,50 €/ }).waitFor();
  await order(page);

  const grupo = await findGrupo(paginas.producto, local, 4);
  const lineas = grupo.pedidos.flatMap(({ productos }) => productos);
  expect(lineas.map(({ nombre, precio }) => `${nombre} ${precio}`)).toEqual([
    ...['Menú del día 14.5', 'Lentejas 0', 'Merluza 0', 'Menú del día 14.5', 'Lentejas 0', 'Merluza 0'],
    ...['Menú del día 14.5', 'Ensalada 0', 'Entrecot 3'],
  ]);
  expect(grupo.totalGrupo).toBe(46.5);

  await openSeguimiento(page);
  const pedido = hoja(page, 'Tu pedido');
  await becomes(
    () => textOf(pedido),
    expect.stringMatching(/1 × Menú del día Ensalada Pendiente Entrecot \+3,00 € Pendiente .*46,50 €/),
  );
  await expectAccesible(page);

  await page.getByRole('button', { name: 'Pedir otra vez el pedido 1' }).click();
  await hoja(page, 'Tu carrito').getByText('46,50 €', { exact: true }).waitFor();
});
