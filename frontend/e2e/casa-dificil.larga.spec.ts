import type { Page } from 'playwright-core';
import { readGrupos } from './support/api';
import { PLATO, buildCasaDificil } from './support/casa-dificil';
import { enlaceMesa } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { openDispositivo } from './support/planta';
import { pressByKey, tabTo } from './support/teclado';

const paginas = usePaginas();

/** How somebody works a screen: what they find there, they find by its role and its name. */
interface Manos {
  press: (page: Page, nombre: string | RegExp, rol?: 'button' | 'link') => Promise<void>;
  write: (page: Page, campo: string | RegExp, texto: string, rol?: 'searchbox' | 'textbox') => Promise<void>;
}

/** Tab, Enter and letters; the focus is somewhere that can be seen at every stop. */
const TECLADO: Manos = {
  press: async (page, nombre, rol = 'button') => {
    await page.getByRole(rol, { name: nombre, exact: true, disabled: false }).first().waitFor();
    await pressByKey(page, nombre);
  },
  write: async (page, campo, texto) => {
    await tabTo(page, campo);
    await page.keyboard.type(texto);
  },
};

/** The accessibility tree, as a screen reader's person goes through it. */
const LECTOR: Manos = {
  press: (page, nombre, rol = 'button') => page.getByRole(rol, { name: nombre, exact: true }).first().click(),
  write: (page, campo, texto, rol = 'textbox') => page.getByRole(rol, { name: campo }).fill(texto),
};

const LINEA = (estado: string) => new RegExp(`^1 ?${PLATO}.*${estado}`);

it.each([
  ['the keyboard', TECLADO, 21],
  ['roles and names', LECTOR, 22],
])(
  'by %s alone a dish among three hundred is found, ordered, cooked, served and paid',
  async (_, manos, mesa) => {
    const { press, write } = manos;
    const { producto, openNavegador } = paginas;
    const casa = await buildCasaDificil(producto);
    const comensal = await (await openNavegador(EN_PORTATIL)).newPage();
    await comensal.goto(enlaceMesa(casa, mesa));
    await write(comensal, 'Buscar en la carta', 'zarzuela', 'searchbox');
    await press(comensal, `Añadir ${PLATO}`);
    await press(comensal, /^Ver carrito/);
    await settle(hoja(comensal, 'Tu carrito'));
    await press(comensal, 'Confirmar Pedido');
    await settle(hoja(comensal, 'Confirmar pedido'));
    await write(comensal, /^Notas para la cocina/, 'Sin sal');
    await press(comensal, /^Confirmar(?! Pedido)/);
    await press(comensal, 'Seguir pidiendo');
    await press(comensal, /^Tu pedido/);
    await settle(hoja(comensal, 'Tu pedido'));
    const grupos = await readGrupos(producto, casa);
    expect(grupos).toMatchObject([{ totalGrupo: 2.5, pedidos: [{ notas: 'Sin sal' }] }]);

    const cocina = await openDispositivo(openNavegador, producto, casa, {
      nombre: `Cocina ${mesa}`,
      puesto: 'cocina',
    });
    await press(cocina, LINEA('Pendiente'));
    await press(cocina, /^Deshacer/);
    await press(cocina, LINEA('Pendiente'));
    await press(cocina, LINEA('En preparación'));
    await cocina.getByRole('button', { name: LINEA('En preparación') }).waitFor({ state: 'detached' });

    const leido = () => comensal.getByRole('dialog', { name: 'Tu pedido' }).ariaSnapshot();
    await becomes(async () => /Recibido en cocina.*Listo/s.test(await leido()), true);
    await press(comensal, 'Llamar al camarero');

    const sala = await openDispositivo(openNavegador, producto, casa, {
      nombre: `Ana ${mesa}`,
      puesto: 'camarero',
    });
    await press(sala, 'Voy');
    await press(sala, 'Atendido');
    await press(sala, 'Lo llevo');
    await press(sala, 'Entregado');
    await press(sala, 'Cobrar');
    await press(sala, 'Tarjeta');
    await sala.getByRole('heading', { name: 'Nadie te espera' }).waitFor();
  },
);
