// Longer than most: every case needs the same house, whose dishes ask.
import { rutasGestion } from '@carta/contracts';
import { callAs, readGrupos } from './support/api';
import { openEnvio } from './support/comanda';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
} from './support/comensal';
import { EXTRAS, PUNTO, buildPorElegir, changeFormato, choose, goOn, openElegir } from './support/elegir';
import type { CartaPorElegir } from './support/elegir';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { toPlain } from './support/texto';

const paginas = usePaginas();
const open = useMismaPagina(paginas);
let carta: CartaPorElegir;

beforeEach(async () => {
  carta = await buildPorElegir(paginas.producto);
});

const openCarta = () => open(enlaceMesa(carta.local, 4));

/** Each line of the kitchen's and the bar's tickets, as it was stored. */
async function readLineas() {
  const grupos = await readGrupos(paginas.producto, carta.local);
  return grupos
    .flatMap(({ pedidos }) => pedidos.flatMap(({ productos }) => productos))
    .map(({ nombre, cantidad, precio, formato, opciones = [], notas }) => ({
      nombre,
      cantidad,
      precio,
      formato,
      valores: opciones.map(({ valor }) => valor),
      notas,
    }));
}

it('orders a dish as it was chosen, joins what is the same, and shows it so until it is served', async () => {
  const page = await openCarta();
  const tarjeta = page.getByRole('article').filter({ hasText: 'Patatas bravas' });
  expect(toPlain(await tarjeta.getByRole('list', { name: 'Formatos' }).innerText())).toBe(
    'Tapa 3,50 € Media 6,00 € Ración 10,00 €',
  );

  for (let vez = 0; vez < 2; vez++) {
    const bravas = await openElegir(page, 'Patatas bravas');
    await choose(bravas, 'Media');
    await goOn(bravas, /^Añadir · 6,00/);
  }
  const hamburguesa = await openElegir(page, 'Hamburguesa');
  await hamburguesa.getByRole('button', { name: 'Elige el punto de la carne' }).click();
  await becomes(() => hamburguesa.getByRole('radio', { name: 'Poco hecha' }).evaluate(isFocused), true);
  await choose(hamburguesa, 'Muy hecha', 'Queso');
  await hamburguesa.getByLabel(/^Nota para la cocina/).fill('sin cebolla');
  await expectAccesible(page);
  await goOn(hamburguesa, /^Añadir · 13,50/);
  await page.getByRole('button', { name: /Ver carrito.*3 productos.*25,50 €/ }).waitFor();

  await page.reload();
  await openCarrito(page);
  await expectAccesible(page);
  await hoja(page, 'Tu carrito').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await hoja(page, 'Tu carrito').waitFor({ state: 'detached' });
  await order(page);

  expect(await readLineas()).toEqual([
    { nombre: 'Patatas bravas', cantidad: 2, precio: 6, formato: 'Media', valores: [], notas: undefined },
    {
      nombre: 'Hamburguesa',
      cantidad: 1,
      precio: 13.5,
      formato: undefined,
      valores: ['Muy hecha', 'Queso'],
      notas: 'sin cebolla',
    },
  ]);
  await openSeguimiento(page);
  const seguido = toPlain(await hoja(page, 'Tu pedido').innerText());
  expect(seguido).toMatch(
    /2 × Patatas bravas.*Media.*1 × Hamburguesa.*Muy hecha.*Queso \+1,50 €.*sin cebolla/,
  );
  await expectAccesible(page);

  await page.getByRole('button', { name: 'Pedir otra vez el pedido 1' }).click();
  await hoja(page, 'Tu carrito').getByText('25,50 €', { exact: true }).waitFor();
});

it('says what sells out while it is being chosen, and takes something else instead', async () => {
  const { local, bravas } = carta;
  const page = await openCarta();
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
  const sheet = await openElegir(page, 'Patatas bravas');
  await choose(sheet, 'Tapa');

  await changeFormato(paginas.producto, local, bravas, 'Tapa', { disponible: false });
  await sheet.getByRole('button', { name: 'Tapa: agotado. Elige otra cosa' }).click();
  await choose(sheet, 'Ración');
  await goOn(sheet, /^Añadir · 10,00/);

  await page.getByText('agotado').waitFor();
  await order(page);
  expect(await readLineas()).toMatchObject([{ nombre: 'Patatas bravas', formato: 'Ración', precio: 10 }]);
});

it('adds nothing at another price than was seen while it was being chosen', async () => {
  const { local, bravas } = carta;
  const page = await openCarta();
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
  const sheet = await openElegir(page, 'Patatas bravas');
  await choose(sheet, 'Media');

  await changeFormato(paginas.producto, local, bravas, 'Media', { precio: 6.5 });
  await sheet.getByText(/cuesta ahora 6,50\s€ \(antes 6,00\s€\)/).waitFor();
  await sheet.getByRole('button', { name: /^Ahora son 6,50/ }).click();
  await goOn(sheet, /^Añadir · 6,50/);
  await page.getByRole('button', { name: /Ver carrito.*6,50 €/ }).waitFor();
});

it('tells a price that changed on the way, by what was chosen, and stores nothing until it is confirmed', async () => {
  const { local, bravas } = carta;
  const page = await openCarta();
  const sheet = await openElegir(page, 'Patatas bravas');
  await choose(sheet, 'Media');
  await goOn(sheet, /^Añadir ·/);
  // the news of the carta does not come; the refusal does
  await page.route('**/api/carta*', (route) => route.abort());
  await openConfirmacion(page);
  await changeFormato(paginas.producto, local, bravas, 'Media', { precio: 6.5 });

  await botonConfirmar(page).click();

  await page.getByText(/^Patatas bravas, Media: ahora cuesta 6,50\s€ \(antes 6,00\s€\)$/).waitFor();
  expect(await readLineas()).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  expect(await readLineas()).toMatchObject([{ formato: 'Media', precio: 6.5 }]);
});

it('goes to choose what a dish asks by now, and keeps the rest of its line', async () => {
  const { local, bravas, extras } = carta;
  const page = await openCarta();
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
  const sheet = await openElegir(page, 'Patatas bravas');
  await choose(sheet, 'Tapa');
  await goOn(sheet, /^Añadir ·/);

  const obligatoria = { ...EXTRAS, nombre: 'Salsa', min: 1, max: 1, valores: EXTRAS.valores.slice(0, 2) };
  const { _id } = await callAs<{ _id: string }>(paginas.producto, local, rutasGestion.opciones(), {
    method: 'POST',
    body: obligatoria,
  });
  expect(_id).not.toBe(extras._id);
  const body = { opciones: [_id] };
  await callAs(paginas.producto, local, rutasGestion.producto(bravas._id), { method: 'PUT', body });
  await page.getByText('La carta ha cambiado. Revisa tu pedido.').waitFor();
  await page.getByRole('button', { name: 'Ver carrito', exact: true }).click();
  await page.getByText('Elige la salsa', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Completar Patatas bravas' }).click();
  const reabierta = hoja(page, 'Patatas bravas');
  await choose(reabierta, 'Queso');
  await goOn(reabierta, /^Guardar · 5,00/);

  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  expect(await readLineas()).toMatchObject([{ formato: 'Tapa', valores: ['Queso'], precio: 5 }]);
});

it('opens what has to be chosen by a tap that came before the scripts', async () => {
  const page = await (await paginas.openNavegador()).newPage();
  let letGo = () => undefined as void;
  const sent = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(enlaceMesa(carta.local, 4), { waitUntil: 'commit' });
  await page.getByText('Aviso legal y privacidad').waitFor();
  await page.getByRole('button', { name: 'Añadir Hamburguesa', exact: true }).click();

  letGo();

  await hoja(page, 'Hamburguesa')
    .getByRole('group', { name: /^Punto de la carne/ })
    .waitFor();
});

it('is taken by a waiter as by a diner', async () => {
  const page = await open('/sala/mesa/6/pedir', carta.local);
  const sheet = await openElegir(page, 'Hamburguesa');
  await choose(sheet, 'Al punto', 'Huevo');
  await goOn(sheet, /^Añadir · 13,20/);
  await openEnvio(page);
  await botonConfirmar(page).click();

  await page.getByText(EXITO).waitFor();
  expect(await readLineas()).toMatchObject([{ valores: ['Al punto', 'Huevo'], precio: 13.2 }]);
  expect(PUNTO.valores).toHaveLength(3);
});

/** Runs in the page. */
const isFocused = (nodo: Element): boolean => nodo === document.activeElement;
