import { rutasSala } from '@carta/contracts';
import type { Llamada, CrearLlamadaRequest, CrearLlamadaResponse, Grupo, Servicio } from '@carta/contracts';
import { call, callAs, moveMesa, readGrupos, sendPedido } from './api';
import { pairDispositivo } from './dispositivo';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** A call from a mesa, as its phone makes it. */
function createLlamada(
  producto: EnMarcha,
  { id }: Local,
  llamada: Omit<CrearLlamadaRequest, 'restaurante'>,
): Promise<CrearLlamadaResponse> {
  return call(producto, rutasSala.llamadas(), { method: 'POST', body: { restaurante: id, ...llamada } });
}

/** The open call of a mesa. */
export async function findLlamada(producto: EnMarcha, local: Local, mesa: number): Promise<Llamada> {
  const llamadas = await callAs<Llamada[]>(producto, local, rutasSala.llamadas());
  const abierta = llamadas.find((llamada) => llamada.mesa === mesa);
  if (!abierta) throw new Error(`Mesa ${mesa} does not call`);
  return abierta;
}

/** Somebody of the floor goes to a mesa that called: a device of this name is paired and says so. */
export async function claimLlamada(
  producto: EnMarcha,
  local: Local,
  { _id }: Llamada,
  nombre: string,
): Promise<Llamada> {
  const { accessToken } = await pairDispositivo(producto, local, { nombre, puesto: 'camarero' });
  const headers = { authorization: `Bearer ${accessToken}` };
  return call(producto, rutasSala.llamada(_id), { method: 'PUT', headers, body: { estado: 'en_camino' } });
}

/** Takes a dish off what a mesa ordered. */
export async function cancelPlato(
  producto: EnMarcha,
  local: Local,
  mesa: number,
  plato: string,
  motivo: string,
): Promise<Grupo> {
  const grupos = (await readGrupos(producto, local)).filter(({ mesa: { numero } }) => numero === mesa);
  for (const { _id, productos } of grupos.flatMap(({ pedidos: tickets }) => tickets)) {
    const linea = productos.find(({ nombre, cancelada }) => nombre === plato && !cancelada);
    if (linea) {
      const ruta = rutasSala.cancelarLinea(_id, linea._id);
      return callAs(producto, local, ruta, { method: 'PUT', body: { motivo } });
    }
  }
  throw new Error(`Mesa ${mesa} has no ${plato}`);
}

/**
 * Everything that a screen of the floor may have to show at once: at mesa 3 an allergy and a cancelled line
 * that nobody has taken note of; at 4 a ticket to be brought, and the bill is asked for; 5 owes and 6 has
 * paid; 7 and 9 call, and somebody is going to 9.
 */
export async function fillServicio(producto: EnMarcha, local: Local): Promise<void> {
  await sendPedido(producto, local, 1, ['Croquetas', 'Caña', 'Caña']);
  const nota = 'Alergia al huevo: sin mayonesa, gracias';
  await sendPedido(producto, local, 3, ['Croquetas', 'Bravas', 'Agua'], nota);
  await cancelPlato(producto, local, 3, 'Bravas', 'Se ha acabado');
  const pasos = [
    [4, 'listo'],
    [5, 'entregado'],
    [6, 'pagado'],
  ] as const;
  for (const [mesa, estado] of pasos) {
    await sendPedido(producto, local, mesa, ['Agua', 'Bravas']);
    if (estado === 'pagado') await moveMesa(producto, local, mesa, 'entregado');
    await moveMesa(producto, local, mesa, estado);
  }
  await createLlamada(producto, local, { mesa: 4, tipo: 'cuenta', pago: 'tarjeta' });
  await createLlamada(producto, local, { mesa: 7, tipo: 'camarero' });
  const llamada = await createLlamada(producto, local, { mesa: 9, tipo: 'camarero' });
  await claimLlamada(producto, local, llamada, 'Móvil de Ana');
}

/** Lets every phone of a mesa see what the whole mesa has ordered. */
export function shareMesas(producto: EnMarcha, local: Local): Promise<Servicio> {
  const ruta = rutasSala.servicio(local.id);
  return callAs(producto, local, ruta, { method: 'PUT', body: { mesaCompartida: true } });
}
