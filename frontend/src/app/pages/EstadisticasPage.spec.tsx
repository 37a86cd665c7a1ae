// Longer than most: one page receives all its answers, late ones too.
import type { EstadisticasRango } from '@carta/contracts';
import { nombreJornada } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaTras } from '@carta/contracts';
import { buildCifras } from '../../propietario/estadisticas/pruebas/cifras';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal } from '../pruebas/personal';

const servidor = useServidor();
const hoy = nombreJornada([], new Date());
const ayer = diaTras(hoy, -1);

/** The server answers this for each range; by default every day is alike. */
let cifrasDe: (rango: { desde: string; hasta: string }) => EstadisticasRango | null;

beforeEach(() => {
  consultas.clear();
  signOut();
  signIn(buildRestaurante({ tipoUsuario: 'premium' }));
  cifrasDe = buildCifras;
  servidor.manejar = (req, res) => {
    const params = new URL(req.url ?? '', servidor.origen).searchParams;
    const cifras = cifrasDe({ desde: params.get('desde') ?? '', hasta: params.get('hasta') ?? '' });
    if (cifras) ok(res, cifras);
    else answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  };
});

const cifra = async (nombre: string) => {
  const termino = await screen.findByText(nombre, { selector: 'dt' });
  return termino.parentElement?.textContent?.replace(/\s/g, ' ');
};

it('opens on today, and shows what was taken, in how many tickets, and what is pending', async () => {
  openPersonal('/admin/estadisticas');

  expect(await cifra('Recaudado')).toContain('125,50 €');
  expect(await cifra('Tickets cobrados')).toContain('10');
  expect(await cifra('Ticket medio')).toContain('12,55 €');
  expect(await cifra('Pendiente de cobro')).toContain('30,00 €');
  expect(await cifra('Cancelado')).toContain('8,50 €1 unidad');
  expect(servidor.peticiones[0]?.url).toMatch(new RegExp(`/stats\\?desde=${hoy}&hasta=${hoy}$`));
  expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('img', { name: /por día/ })).toBeNull();
});

it('says how it was paid, what nobody told too', async () => {
  openPersonal('/admin/estadisticas');

  const formas = await screen.findByRole('table', { name: 'Formas de cobro' });
  const filas = within(formas).getAllByRole('row');
  expect(filas.map((fila) => fila.textContent?.replace(/\s/g, ' '))).toEqual([
    'Tarjeta80,00 €',
    'Efectivo20,50 €',
    'Bizum0,00 €',
    'Otro0,00 €',
    'Sin indicar25,00 €',
    'Recaudado125,50 €',
  ]);
});

it('does not set half a day against a whole one', async () => {
  cifrasDe = (rango) => buildCifras({ ...rango, recaudado: rango.hasta === hoy ? 50 : 100 });
  openPersonal('/admin/estadisticas');

  await screen.findByText(/Ayer, en todo el día: 100,00/);
  expect(screen.queryByText(/%/)).toBeNull();
});

it('keeps the range in the address, and compares it with as many days before', async () => {
  cifrasDe = (rango) => buildCifras({ ...rango, recaudado: rango.hasta === hoy ? 112 : 100 });
  openPersonal('/admin/estadisticas');

  await userEvent.click(await screen.findByRole('button', { name: 'Últimos 7 días' }));

  await arriveAt(`/admin/estadisticas?desde=${diaTras(hoy, -6)}&hasta=${hoy}`);
  await waitFor(async () => expect(await cifra('Recaudado')).toContain('+12 % que los 7 días anteriores'));
  expect(screen.getByRole('img', { name: 'Gráfico de barras. Recaudado por día' })).toBeInTheDocument();
});

it('has a table behind every chart', async () => {
  openPersonal(`/admin/estadisticas?desde=${ayer}&hasta=${hoy}`);
  const porHora = within(await screen.findByRole('region', { name: 'Por hora' }));

  await userEvent.click(porHora.getByText('Ver tabla'));

  const fila = within(porHora.getByRole('row', { name: /De 14:00 a 14:59/ }));
  expect(fila.getByText('20')).toBeVisible();
  expect(fila.getByText(/251,00/)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Por día' })).getAllByRole('row', { hidden: true }),
  ).toHaveLength(3);
});

it('shows the times of half the tickets and of nine in ten, and of how many', async () => {
  openPersonal('/admin/estadisticas');
  const tiempos = within(await screen.findByRole('region', { name: 'Tiempos' }));

  const celdas = (nombre: RegExp) =>
    within(tiempos.getByRole('row', { name: nombre }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(celdas(/Hasta listo 10 tickets/)).toEqual(['9,4 min', '16 min']);
  expect(celdas(/Hasta entregado 1 ticket/)).toEqual(['12 min', '1 h 15 min']);
});

it('takes dates of one’s own, and says beside them what is wrong', async () => {
  openPersonal('/admin/estadisticas');
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir fechas' }));
  const [desde, hasta] = [screen.getByLabelText('Desde'), screen.getByLabelText('Hasta')];

  await userEvent.clear(hasta);
  await userEvent.type(hasta, '2026-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'La fecha inicial no puede ser posterior a la final',
  );
  expect(desde).toBeInvalid();

  await userEvent.clear(desde);
  await userEvent.type(desde, '2025-12-24');
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  await arriveAt('/admin/estadisticas?desde=2025-12-24&hasta=2026-01-01');
  expect(
    await screen.findByRole('heading', { name: /^Del 24 de diciembre de 2025 al 1 de enero/ }),
  ).toBeVisible();
});

it('says that nothing has been sold', async () => {
  cifrasDe = (rango) =>
    buildCifras({
      ...rango,
      pedidos: 0,
      recaudado: 0,
      pendienteDeCobro: 0,
      cancelado: { unidades: 0, total: 0 },
      minutosAListo: { mediana: null, p90: null, muestras: 0 },
    });
  openPersonal('/admin/estadisticas');

  expect(await screen.findByRole('heading', { name: 'Todavía no hay ventas' })).toBeVisible();
});

it('says that it could not be read, and reads again', async () => {
  cifrasDe = () => null;
  openPersonal('/admin/estadisticas');
  const alerta = within(await screen.findByRole('alert'));
  expect(alerta.getByText('Error al cargar las estadísticas')).toBeVisible();

  cifrasDe = buildCifras;
  await userEvent.click(alerta.getByRole('button', { name: 'Reintentar' }));

  expect(await cifra('Recaudado')).toContain('125,50 €');
});

it('keeps old figures on screen when they cannot be read again, and says so', async () => {
  openPersonal('/admin/estadisticas');
  await cifra('Recaudado');

  cifrasDe = () => null;
  await consultas.refetchQueries({ queryKey: ['estadisticas', 'r1', hoy, hoy] });

  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido actualizar las cifras');
  expect(await cifra('Recaudado')).toContain('125,50 €');
});

it('saves a file with the name of the place and the days', async () => {
  const textos: Blob[] = [];
  const nombres: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${textos.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    nombres.push(this.download);
  });
  openPersonal('/admin/estadisticas');
  await cifra('Recaudado');

  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));

  expect(nombres).toEqual([`estadisticas-la-tasca-de-ana-${hoy}-${hoy}.csv`]);
  expect(textos[0]?.type).toBe('text/csv;charset=utf-8');
  click.mockRestore();
});

it('is not for who works the floor', async () => {
  signIn(buildRestaurante({ tipoUsuario: 'camarero' }));
  openPersonal('/admin/estadisticas');

  await waitFor(() => expect(screen.queryByText(/admin\/estadisticas/, { selector: 'code' })).toBeNull());
  expect(servidor.peticiones.filter(({ url }) => url.includes('/stats'))).toEqual([]);
});

it('waits its turn while other figures of the house are worked out, without a word of failure', async () => {
  let enCola = 2;
  const manejar = servidor.manejar;
  servidor.manejar = (req, res, cuerpo) => {
    const isEnCola = req.url?.includes('/stats') === true && enCola-- > 0;
    if (isEnCola) answer(res, 429, { success: false, code: 'TOO_MANY_REQUESTS', message: 'Espera.' });
    else manejar(req, res, cuerpo);
  };
  openPersonal('/admin/estadisticas');

  await waitFor(() => expect(enCola).toBeLessThanOrEqual(0));
  expect(await screen.findByText('Cargando...')).toBeInTheDocument();
  expect(screen.queryByText('Espera.')).toBeNull();
  const termino = await screen.findByText('Recaudado', { selector: 'dt' });
  expect(termino.parentElement).toHaveTextContent('125,50');
});
