// Longer than most: every screen of the floor is translated once.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { EstadoGrupo } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, findGrupo, moveMesa, moveTab, sendPedido } from './support/api';
import { fillCarrito } from './support/comensal';
import { interruptor, openProducto, save } from './support/dueno';
import { goWithin } from './support/misma-app';
import { enterSesion } from './support/misma-pagina';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { cancelPlato, claimLlamada, fillServicio, findLlamada } from './support/servicio-lleno';
import { expectDice, translate } from './support/traductor';

const paginas = usePaginas();
let casa: Local;
/** The same screen twice, once as a browser has translated it: what is said of one is true of the other. */
let traducida: Page;
let original: Page;

beforeAll(async () => {
  casa = await buildLocal(paginas.producto);
  await fillServicio(paginas.producto, casa);
  const navegador = await paginas.openNavegador(EN_PORTATIL);
  paginas.keep(navegador);
  [traducida, original] = [await navegador.newPage(), await navegador.newPage()];
  for (const page of [traducida, original]) {
    await enterSesion(page, paginas.producto, casa);
    await page.goto('/sala');
    await page.getByText('En directo', { exact: true }).waitFor();
  }
  await translate(traducida);
});

const pedir = (mesa: number, ...platos: string[]) => sendPedido(paginas.producto, casa, mesa, platos);
const mover = (mesa: number, estado: EstadoGrupo) => moveMesa(paginas.producto, casa, mesa, estado);
const mudar = (de: number, a: number) => moveTab(paginas.producto, casa, de, a);

async function cobrar(mesa: number, importe: number): Promise<void> {
  const { grupoMesa, rev } = await findGrupo(paginas.producto, casa, mesa);
  await callAs(paginas.producto, casa, rutasSala.cobros(grupoMesa), {
    method: 'POST',
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { importe, forma: 'tarjeta', rev },
  });
}

/** A screen, what changes on it or under it, and what it says then. */
type Cambio = [pantalla: string, path: string, change: () => Promise<unknown>, dice: string[]];

const PISO: Cambio[] = [
  [
    'the radar',
    '/sala',
    async () => {
      await pedir(2, 'Caña');
      await mover(2, 'listo');
      await claimLlamada(
        paginas.producto,
        casa,
        await findLlamada(paginas.producto, casa, 7),
        'Móvil de Luis',
      );
    },
    ['Bebida lista', 'Va Móvil de Luis'],
  ],
  [
    'the mesas',
    '/sala?vista=mesas',
    async () => {
      await pedir(8, 'Croquetas', 'Bravas');
      await cobrar(3, 5);
    },
    ['7,00 €'],
  ],
  [
    'a mesa',
    '/sala/mesa/2',
    async () => {
      await pedir(2, 'Bravas');
      await cobrar(2, 5);
    },
    ['Ronda 2', '3,20 €'],
  ],
  [
    'the wall',
    '/cocina',
    async () => {
      for (const page of [traducida, original]) {
        await page.getByRole('button', { name: 'Empezar' }).click();
        await page.getByRole('button', { name: 'Totales' }).click();
      }
      await pedir(8, 'Croquetas', 'Croquetas');
      await mover(8, 'en_preparacion');
      await cancelPlato(paginas.producto, casa, 8, 'Bravas', 'No quedan');
      await mudar(8, 10);
    },
    ['Mesa 10', 'antes 8', 'No quedan'],
  ],
  [
    'the board',
    '/admin/pedidos',
    async () => {
      await pedir(11, 'Caña');
      await mudar(11, 12);
      await mover(12, 'listo');
    },
    ['Mesa 12'],
  ],
  ['what was served', '/admin/entregados', () => mover(12, 'entregado'), ['Mesa 12']],
  ['what is paid', '/admin/pagados', () => mover(12, 'pagado'), ['Mesa 12']],
];

/** What is done on one page, the other reads anew. */
const PROPIOS: Cambio[] = [
  [
    'an order being taken',
    '/sala/mesa/2/pedir',
    () => fillCarrito(traducida, 'Croquetas', 'Agua', 'Croquetas'),
    ['21,50 €'],
  ],
  [
    'the carta',
    '/admin/carta',
    async () => {
      const sheet = await openProducto(traducida, 'Bravas');
      await sheet.getByLabel('Precio').fill('7');
      await save(sheet);
      await interruptor(traducida, 'Croquetas').click();
      await traducida.getByText('Agotado · vuelve mañana').waitFor();
    },
    ['7,00', 'Agotado · vuelve mañana'],
  ],
  [
    'the zonas',
    '/admin/settings/zonas',
    async () => {
      await traducida.getByRole('button', { name: 'Añadir zona' }).click();
      await traducida.getByLabel('Nombre').fill('Terraza');
      await traducida.getByLabel('Mesas', { exact: true }).fill('4-6');
      await traducida.getByRole('button', { name: 'Guardar' }).click();
      await traducida.getByRole('button', { name: 'Editar Terraza' }).waitFor();
    },
    ['Mesas 4–6', 'Las otras 9 mesas'],
  ],
  [
    'pases and estaciones',
    '/admin/settings/cocina',
    async () => {
      await traducida.getByRole('button', { name: 'Usar estos cuatro' }).click();
      await traducida.getByRole('button', { name: 'Bajar Entrantes' }).click();
      await traducida.getByLabel('Pase de Para picar').selectOption('Primeros');
      await traducida.getByText('2 productos').waitFor();
    },
    ['2 productos'],
  ],
  [
    'the figures',
    '/admin/estadisticas',
    async () => {
      await traducida.getByRole('button', { name: 'Ayer' }).click();
      await traducida.getByRole('heading', { name: 'No hubo ventas en estas fechas' }).waitFor();
      await pedir(11, 'Agua');
      await mover(11, 'entregado');
      await mover(11, 'pagado');
      await traducida.getByRole('button', { name: 'Hoy' }).click();
    },
    ['Recaudado'],
  ],
  [
    'the closing',
    '/admin/cierre',
    async () => {
      await traducida.getByRole('button', { name: 'Día anterior' }).click();
      await traducida.getByRole('button', { name: 'Día siguiente' }).click();
    },
    ['Mesas pagadas', 'No quedan'],
  ],
];

it.each(PISO)('%s says what is so now', async (_, path, change, dice) => {
  for (const page of [traducida, original]) await goWithin(page, path);
  await change();
  await expectDice(traducida, dice, original);
});

it.each(PROPIOS)('%s says what is so now', async (_, path, change, dice) => {
  for (const page of [traducida, original]) await goWithin(page, path);
  await change();
  await original.reload();
  await expectDice(traducida, dice, original);
});

it.each([
  ['/admin/settings', 'Cierre del día'],
  ['/admin/profile', 'Perfil'],
  ['/admin/settings/legal', 'Datos legales'],
  ['/admin/settings/horario', 'Horario'],
  ['/admin/settings/servicio', 'Tiempos de espera'],
  ['/admin/settings/dispositivos', 'Añadir dispositivo'],
  ['/admin/settings/carta', 'Bravas'],
  ['/admin/settings/qr', 'Códigos QR'],
])('%s comes as it is', async (path, dice) => {
  for (const page of [traducida, original]) await goWithin(page, path);
  await expectDice(traducida, [dice], original);
});
