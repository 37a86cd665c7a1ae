import type { CierreDelDia } from '@carta/contracts';
import { nombreJornada } from '@carta/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaTras } from '@carta/contracts';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { arriveAt, openPersonal } from '../pruebas/personal';

const servidor = useServidor();
const hoy = nombreJornada([], new Date());
const ayer = diaTras(hoy, -1);
const quien = { por: 'Ana', en: '2026-11-24T13:05:00.000Z' };

/** The server answers this for each day; with null it does not answer. */
let cierreDe: (dia: string) => CierreDelDia | null;

const buildCierre = (dia: string): CierreDelDia => ({
  dia,
  recaudado: 125.5,
  porForma: { tarjeta: 80, efectivo: 20.5, bizum: 0, otro: 0, sin_indicar: 25 },
  porQuien: [
    {
      por: 'Ana',
      total: 125.5,
      porForma: { tarjeta: 80, efectivo: 20.5, bizum: 0, otro: 0, sin_indicar: 25 },
    },
  ],
  propinas: { tarjeta: 2, efectivo: 1, bizum: 0, otro: 0, sin_indicar: 0 },
  mesasPagadas: 6,
  abiertas: [
    { mesa: 3, total: 20, cobrado: 12.4, pendiente: 7.6 },
    { mesa: 8, total: 10.1, cobrado: 0, pendiente: 10.1 },
  ],
  cancelaciones: [
    {
      mesa: 2,
      nombre: 'Croquetas',
      formato: 'Media',
      cantidad: 2,
      importe: 12,
      motivo: 'no quedan',
      ...quien,
    },
  ],
  anulaciones: [{ mesa: 3, importe: 5, forma: 'tarjeta', motivo: 'tarjeta rechazada', ...quien }],
  cerradas: [],
  sello: { es: 'sin_sello' },
});

beforeEach(() => {
  consultas.clear();
  signOut();
  signIn(buildRestaurante({ tipoUsuario: 'premium' }));
  cierreDe = buildCierre;
  servidor.manejar = (req, res) => {
    const cierre = cierreDe(new URL(req.url ?? '', servidor.origen).searchParams.get('dia') ?? '');
    if (cierre) ok(res, cierre);
    else answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  };
});

const limpio = (nodo: Element | null | undefined) => nodo?.textContent?.replace(/\s/g, ' ');
const cifra = async (nombre: string) =>
  limpio((await screen.findByText(nombre, { selector: 'dt' })).parentElement);

it('goes a day back, to any day, and never past today', async () => {
  openPersonal('/admin/cierre');
  await screen.findByText('Recaudado', { selector: 'dt' });
  expect(screen.getByRole('button', { name: 'Día siguiente' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }));

  await arriveAt(`/admin/cierre?dia=${ayer}`);
  expect(screen.getByLabelText('Día')).toHaveValue(ayer);
  await userEvent.click(screen.getByRole('button', { name: 'Día siguiente' }));
  await arriveAt('/admin/cierre');
});

it('names who approved what was done beside who did it', async () => {
  const conLuis = { ...quien, aprobadoPor: 'Luis' };
  cierreDe = (dia) => ({
    ...buildCierre(dia),
    cancelaciones: [],
    anulaciones: [{ mesa: 7, importe: 0, forma: 'sin_indicar', motivo: 'Mesa reabierta', ...conLuis }],
    cerradas: [{ mesa: 9, importe: 4, motivo: 'se fueron', ...conLuis }],
  });
  openPersonal('/admin/cierre');

  for (const [seccion, texto] of [
    ['Cobros anulados', 'Mesa 7 · Sin indicar 0,00 € «Mesa reabierta» · Ana, con Luis · '],
    ['Mesas cerradas sin cobrar', 'Mesa 9 4,00 € «se fueron» · Ana, con Luis · '],
  ] as const) {
    const region = (await screen.findByRole('heading', { name: seccion })).closest('section');
    expect([...(region?.querySelectorAll('li > span') ?? [])].map(limpio).join(' ')).toContain(texto);
  }
});

it('says that it could not be read, and reads it again', async () => {
  cierreDe = () => null;
  openPersonal('/admin/cierre');
  expect(await screen.findByText('Error al cargar el cierre')).toBeInTheDocument();

  cierreDe = buildCierre;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await cifra('Recaudado')).toContain('125,50 €');
});

it('says whether the day is as it was sealed, and names the mesa that is not', async () => {
  const raiz = 'c0ffee'.repeat(10);
  cierreDe = (dia) => ({
    ...buildCierre(dia),
    sello: dia === hoy ? { es: 'integro', raiz } : { es: 'roto', porque: ['Mesa 4: le falta un cobro.'] },
  });
  openPersonal('/admin/cierre');

  expect(await screen.findByText(/^Íntegro/)).toBeInTheDocument();
  expect(screen.getByText(raiz)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Mesa 4: le falta un cobro.');
});
