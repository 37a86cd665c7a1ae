import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUARTO_MS, rutaPulsos } from '@carta/contracts';
import type { Pulso, Pulsos } from '@carta/contracts';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, serve } from '../pruebas/personal';

const servidor = useServidor();

beforeEach(() => {
  signOut();
  consultas.clear();
});

/** 19:00 to 10:00 on the clock of the house, a Saturday's night. */
const INICIO = Date.parse('2026-11-28T18:00:00Z');
const LENTOS: readonly string[] = ['20:15', '20:30'];
const APAGADOS: readonly string[] = ['03:00', '03:15', '03:30'];

function buildNoche(): Pulsos {
  const desdes = Array.from({ length: 60 }, (_, i) => new Date(INICIO + i * CUARTO_MS).toISOString());
  const pulsos: Pulso[] = desdes
    .filter((desde) => !APAGADOS.includes(desde.slice(11, 16)))
    .map((desde) => ({
      desde,
      respuestas: 1_240,
      p95Ms: LENTOS.includes(desde.slice(11, 16)) ? 2_400 : 40,
      vistoS: 2.1,
      bucleMs: 4,
      paronMs: 180,
      errores: 0,
      discoLibreMB: 34_000,
    }));
  return { ahora: '2026-11-29T09:05:00.000Z', pulsos };
}

function open(respuesta: unknown, busca = '') {
  const restaurante = buildRestaurante();
  serve(servidor, { [`GET ${rutaPulsos()}`]: respuesta, 'GET /api/auth/me': restaurante });
  signIn(restaurante);
  openPersonal(`/admin/settings/servidor${busca}`);
}
const filas = () => within(screen.getByRole('table', { name: 'Cada cuarto de hora' })).getAllByRole('row');
const textoDe = (fila: HTMLElement) => [...fila.children].map(({ textContent }) => textContent);

it('says first what was wrong in the last 24 hours, and then each quarter of them', async () => {
  open(buildNoche());

  expect(
    await screen.findByText(
      'Ayer, de 21:15 a 21:45 fue lento: 5 de cada 100 respuestas tardaron 2,4 s o más.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('De 04:00 a 04:45 no hay datos: el servidor estaba apagado, o se cortó.'),
  ).toBeInTheDocument();
  expect(screen.getByText('En el disco quedaban 34 GB libres.')).toBeInTheDocument();

  const [cabecera, sabado, ...resto] = filas().map(textoDe);
  expect(cabecera).toEqual(['Hora', 'Respuestas', 'Tardan', 'Se ven', 'Parón', 'Fallos', 'Disco']);
  expect(sabado).toEqual(['sábado 28 de noviembre']);
  expect(resto[0]).toEqual(['19:00', '1.240', '0,04 s', '2,1 s', '0,18 s', '0', '34 GB']);
  expect(resto).toContainEqual(['domingo 29 de noviembre']);
  expect(resto).toContainEqual(['De 04:00 a 04:45, sin datos']);
  // 57 quarters, a second date, and one line for three of which nothing is known
  expect(resto).toHaveLength(59);
});

it('shows any day of which something is known, which its address names', async () => {
  open(buildNoche());
  const dias = await screen.findByRole('combobox', { name: 'Cuándo' });
  expect(
    within(dias)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Últimas 24 horas', 'Hoy, domingo 29 de noviembre', 'sábado 28 de noviembre · lento']);

  await userEvent.selectOptions(dias, 'Hoy, domingo 29 de noviembre');
  await arriveAt('/admin/settings/servidor?dia=2026-11-29');
  expect(screen.getByText('Todo fue bien.')).toBeInTheDocument();
  await userEvent.selectOptions(dias, 'Últimas 24 horas');
  await arriveAt('/admin/settings/servidor');
});

it('opens at a day that was chosen before, and at the last 24 hours for one of which nothing is known', async () => {
  open(buildNoche(), '?dia=2026-11-28');

  expect(await screen.findByText(/^De 21:15 a 21:45 fue lento/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Cuándo' })).toHaveValue('2026-11-28');
});

it.each(['?dia=2025-01-01', '?dia=ayer'])('shows the last 24 hours at %s', async (busca) => {
  open(buildNoche(), busca);

  expect(await screen.findByRole('combobox', { name: 'Cuándo' })).toHaveValue('');
});

it('says when there will be something, on a server that has just begun', async () => {
  open({ ahora: '2026-11-28T20:04:00.000Z', pulsos: [] });

  expect(await screen.findByRole('heading', { name: 'Aún no hay datos' })).toBeInTheDocument();
  expect(screen.getByText('El primer cuarto de hora se podrá leer a las 21:15.')).toBeInTheDocument();
});

it('says so too of a day that has just begun', async () => {
  const { pulsos } = buildNoche();
  open({ ahora: '2026-11-29T04:03:00.000Z', pulsos }, '?dia=2026-11-29');

  expect(await screen.findByText('El primer cuarto de hora se podrá leer a las 05:15.')).toBeInTheDocument();
});

it('says that it could not be read, and reads it again', async () => {
  open(new Negativa(500, { message: 'Error interno del servidor. Inténtalo más tarde.' }));
  const otraVez = await screen.findByRole('button', { name: 'Reintentar' });

  serve(servidor, { [`GET ${rutaPulsos()}`]: buildNoche() });
  await userEvent.click(otraVez);
  expect(await screen.findByText(/^Ayer, de 21:15/)).toBeInTheDocument();
});
