import { rutas, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { callAs, readGrupos } from './support/api';
import { enlaceMesa, fillCarrito, openSeguimiento, order } from './support/comensal';
import { download } from './support/descarga';
import { enterCarta } from './support/dueno';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { enterTablero, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const HORA = /\d\d:\d\d/;

/** What a clock in Madrid shows from an instant until now, minute by minute. */
function relojDesde(desde: number): string[] {
  const minutos: string[] = [];
  for (let ms = desde; ms < Date.now() + 60_000; ms += 60_000) {
    const reloj = { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' } as const;
    minutos.push(new Date(ms).toLocaleTimeString('es-ES', reloj));
  }
  return minutos;
}

async function markVisto(local: Local): Promise<void> {
  const [grupo] = await readGrupos(paginas.producto, local);
  for (const { _id } of (grupo as Grupo).pedidos) {
    await callAs(paginas.producto, local, rutasSala.visto(_id), { method: 'PUT' });
  }
}

it('is the place’s on a phone, on a board and in a file, wherever the device lies', async () => {
  const local = await buildLocal(paginas.producto);
  const antes = Date.now();
  const movil = await (await paginas.openNavegador({ timezoneId: 'America/Mexico_City' })).newPage();
  await movil.goto(enlaceMesa(local, 4));
  await fillCarrito(movil, 'Croquetas');
  await order(movil);
  await markVisto(local);
  await openSeguimiento(movil);
  const pedido = hoja(movil, 'Tu pedido');
  const recibido = await pedido.getByText(/^Recibido en cocina/).innerText();
  const enviado = await pedido.getByText(/^Enviado a las/).innerText();
  for (const texto of [recibido, enviado]) expect(relojDesde(antes)).toContain(HORA.exec(texto)?.[0]);

  const tablero = await paginas.openPortatil('/admin/pedidos', { timezoneId: 'Asia/Tokyo' });
  await enterTablero(tablero, local);
  const ticket = await tarjeta(tablero, 4).innerText();
  expect(relojDesde(antes)).toContain(HORA.exec(ticket)?.[0]);

  const [grupo] = await readGrupos(paginas.producto, local);
  const { _id: pedidoId, productos } = (grupo as Grupo).pedidos[0]!;
  await callAs(paginas.producto, local, rutasSala.cancelarLinea(pedidoId, productos[0]!._id), {
    method: 'PUT',
    body: { motivo: 'No quedan' },
  });
  const dueno = await enterCarta(paginas.openPortatil('/admin', { timezoneId: 'Asia/Tokyo' }), local);
  await dueno.getByRole('link', { name: 'Cierre del día' }).click();
  const cancelaciones = dueno.getByRole('region', { name: 'Cancelaciones' });
  await cancelaciones.getByText(/No quedan/).waitFor();
  expect(relojDesde(antes)).toContain(HORA.exec(await cancelaciones.innerText())?.[0]);
  const [, bytes] = await download(dueno, () => dueno.getByRole('button', { name: 'Descargar CSV' }).click());
  const fila = bytes
    .toString()
    .split('\r\n')
    .find((linea) => linea.includes('No quedan'));
  expect(relojDesde(antes)).toContain(HORA.exec(fila ?? '')?.[0]);
});

it('is chosen by its owner', async () => {
  const local = await buildLocal(paginas.producto);
  const dueno = await enterCarta(paginas.openPortatil('/admin', { timezoneId: 'Asia/Tokyo' }), local);
  await dueno.getByRole('link', { name: 'Ajustes' }).click();
  await dueno.getByRole('link', { name: 'Horario' }).click();
  const zona = dueno.getByRole('region', { name: 'Zona horaria' });
  await zona.getByText('Canarias', { exact: true }).click();

  await zona.getByText(/^Tu horario va ya con esta hora\. .+: hoy acaba con la de antes\.$/).waitFor();
  expect(await zona.getByRole('radio', { name: 'Canarias' }).isChecked()).toBe(true);
  const perfil = await callAs<{ husos?: unknown }>(paginas.producto, local, rutas.me());
  expect(perfil.husos).toEqual([{ desde: expect.any(String), huso: 'Atlantic/Canary' }]);
});
