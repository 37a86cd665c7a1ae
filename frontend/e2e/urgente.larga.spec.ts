import { rutas, rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, findGrupo, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { move } from './support/noche';
import { usePaginas } from './support/paginas';
import { buildCasaConPases, readPasaplatos } from './support/pasaplatos';
import { openDispositivo, readPared, ticketPared } from './support/planta';

const paginas = usePaginas();

const readMesas = async (page: Page) => (await readPared(page)).map(({ mesa }) => mesa);

it('a waiter marks a ticket as urgent: the wall and the pass have it first, and one tap takes it back', async () => {
  const { producto } = paginas;
  const local = await buildCasaConPases(producto, 'todo');
  await callAs(producto, local, rutasSala.servicio(local.id), { method: 'PUT', body: { urgentes: true } });
  for (const mesa of [1, 2, 3]) await sendPedido(producto, local, mesa, ['Croquetas', 'Lubina']);
  const open = (nombre: string, puesto: 'cocina' | 'camarero' | 'pase') =>
    openDispositivo(paginas.openNavegador, producto, local, { nombre, puesto });
  const [cocina, ana, pase] = await Promise.all([
    open('Cocina', 'cocina'),
    open('Ana', 'camarero'),
    open('Salida', 'pase'),
  ]);
  await becomes(() => readMesas(cocina), [1, 2, 3]);

  await ana.goto('/sala/mesa/3');
  await move(ana.getByRole('button', { name: 'Marcar urgente' }));
  await ana.getByText('Urgente · Ana').waitFor();
  await ticketPared(cocina, 3).getByText('Urgente · Ana').waitFor();
  await becomes(() => readMesas(cocina), [3, 1, 2]);
  await becomes(
    () => readPasaplatos(pase),
    ['Mesa 3, urgente: falta Cocina', 'Mesa 1: falta Cocina', 'Mesa 2: falta Cocina'],
  );

  // by keyboard: a ticket that has just moved takes no tap
  await ticketPared(cocina, 3).getByRole('button', { name: 'Quitar urgente de la mesa 3' }).press('Enter');
  await becomes(() => readMesas(cocina), [1, 2, 3]);
  await ana.getByRole('button', { name: 'Marcar urgente' }).waitFor();
  await ticketPared(cocina, 2).getByRole('button', { name: 'Más de Lubina' }).press('Enter');
  await move(cocina.getByRole('dialog').getByRole('button', { name: 'Marcar urgente' }));
  await becomes(() => readMesas(cocina), [2, 1, 3]);

  const { pedidos: tickets } = await findGrupo(producto, local, 2);
  const body = { estado: 'listo', alcance: 'pedido' };
  await callAs(producto, local, rutas.pedidoEstado(tickets[0]?._id ?? ''), { method: 'PUT', body });
  await becomes(
    () => readPasaplatos(pase),
    ['Mesa 2, urgente: todo listo', 'Mesa 1: falta Cocina', 'Mesa 3: falta Cocina'],
  );
  await pase.getByText('Urgente · Cocina').waitFor();
});
