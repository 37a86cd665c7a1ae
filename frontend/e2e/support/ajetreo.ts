import { nextEstados, rutas } from '@carta/contracts';
import { moveMesa, readGrupos, sendPedido } from './api';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';
import { SEMILLA, createAzar } from './semilla';

const MESAS = 12;
const azar = createAzar();
process.stdout.write(`  · SEMILLA=${SEMILLA}\n`);

/** How much is ordered, and how much is moved. */
export interface Ajetreo {
  pedidos: number;
  movimientos: number;
}

/** A busy hour in a few seconds: orders at every mesa while lines move, and two mesas are served and paid. */
export async function bustle(
  producto: EnMarcha,
  local: Local,
  token: string,
  { pedidos, movimientos }: Ajetreo,
): Promise<void> {
  const order = async (): Promise<void> => {
    for (let i = 0; i < pedidos; i++)
      await sendPedido(producto, local, 1 + (i % MESAS), ['Croquetas', 'Caña']);
  };
  const move = async (): Promise<void> => {
    for (let i = 0; i < movimientos; i++) await moveSome(producto, local, token);
  };
  await Promise.all([order(), move()]);
  for (const mesa of [1, 2]) {
    await moveMesa(producto, local, mesa, 'entregado');
    await moveMesa(producto, local, mesa, 'pagado');
  }
}

/** One line one step forward; whichever, as long as it can. The seed chooses, but among what the orders have made of the house by then. */
async function moveSome(producto: EnMarcha, local: Local, token: string): Promise<void> {
  const lineas = (await readGrupos(producto, local)).flatMap(({ pedidos: tickets }) =>
    tickets.flatMap(({ _id, productos }) => productos.map((linea) => ({ ticketId: _id, linea }))),
  );
  const movibles = lineas.filter(({ linea }) => linea.estado !== 'entregado' && !linea.cancelada);
  const elegida = movibles[Math.floor(azar() * movibles.length)];
  if (!elegida) return;
  const { ticketId, linea } = elegida;
  const { status } = await fetch(`${producto.url}${rutas.lineaEstado(ticketId, linea._id)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ estado: nextEstados(linea.estado).at(-1) }),
  });
  if (status !== 200) throw new Error(`Moving a line answered ${status}`);
}
