import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaTras, nombreJornada } from '@carta/contracts';
import type { Horario } from '@carta/contracts';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const TODOS = [1, 2, 3, 4, 5, 6, 7];
const COMIDAS = { dias: TODOS, desde: '13:00', hasta: '16:00' };

beforeEach(() => {
  signOut();
});

function open(horario?: Horario) {
  const restaurante = buildRestaurante(horario ? { horario } : {});
  serve(servidor, { 'PUT /api/restaurantes/r1/horario': { cerrados: [] }, 'GET /api/auth/me': restaurante });
  signIn(restaurante);
  openPersonal('/admin/settings/horario');
}
const estacion = async (nombre: string) => within(await screen.findByRole('region', { name: nombre }));
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const guardado = (): unknown => {
  const peticion = readPeticiones(servidor).find((enviada) =>
    enviada.includes('PUT /api/restaurantes/r1/horario'),
  );
  return JSON.parse(peticion?.slice(peticion.indexOf('{')) ?? 'null');
};

it('begins always open, and gives the hours of one day to all of them', async () => {
  open();
  const cocina = await estacion('Cocina');
  expect(cocina.getByRole('radio', { name: 'Siempre abierto' })).toBeChecked();

  await userEvent.click(cocina.getByRole('radio', { name: 'Con horario' }));
  await userEvent.click(cocina.getByRole('button', { name: 'Añadir horas al lunes' }));
  fireEvent.change(cocina.getAllByLabelText('Hasta, lunes')[1]!, { target: { value: '01:00' } });
  await userEvent.click(cocina.getByRole('button', { name: 'Copiar el lunes a todos los días' }));
  await guardar();

  expect(await screen.findByText('Horario guardado')).toBeInTheDocument();
  expect(guardado()).toEqual({
    cocina: [COMIDAS, { dias: TODOS, desde: '20:00', hasta: '01:00' }],
    barra: null,
    cerrados: [],
  });
});

it('shows what was said before, and sends what is left of it', async () => {
  open({ cocina: [COMIDAS], cerrados: ['2026-12-25'] });
  const cocina = await estacion('Cocina');
  expect(cocina.getByLabelText('Desde, lunes')).toHaveValue('13:00');

  await userEvent.click(cocina.getByRole('button', { name: 'Quitar estas horas del domingo' }));
  expect(cocina.getByText('Cerrado')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el viernes, 25 de diciembre de 2026' }));
  fireEvent.change(screen.getByLabelText('Otro día'), { target: { value: '2027-01-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Añadir día' }));
  await guardar();

  expect(await screen.findByText('Horario guardado')).toBeInTheDocument();
  expect(guardado()).toEqual({
    cocina: [{ ...COMIDAS, dias: [1, 2, 3, 4, 5, 6] }],
    barra: null,
    cerrados: ['2027-01-01'],
  });
});

it('sends no hours that cannot be kept, and says why', async () => {
  open({ barra: [COMIDAS], cerrados: [] });
  const barra = await estacion('Barra');

  await userEvent.click(barra.getByRole('button', { name: 'Añadir horas al martes' }));
  fireEvent.change(barra.getAllByLabelText('Desde, martes')[1]!, { target: { value: '15:00' } });
  await guardar();

  expect(barra.getByText('Las horas de un día no pueden cruzarse: martes')).toBeInTheDocument();
  expect(guardado()).toBeNull();
});

it('asks before it loses what was written', async () => {
  open();
  const cocina = await estacion('Cocina');
  await userEvent.click(cocina.getByRole('radio', { name: 'Con horario' }));
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));

  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeInTheDocument();
});

it('changes the clock of the place from tomorrow on, and says so', async () => {
  const manana = diaTras(nombreJornada([], new Date()), 1);
  const cambiado = buildRestaurante({ husos: [{ desde: manana, huso: 'Atlantic/Canary' }] });
  serve(servidor, { 'PUT /api/restaurantes/r1': cambiado, 'GET /api/auth/me': cambiado });
  signIn(buildRestaurante());
  openPersonal('/admin/settings/horario');
  const zona = await estacion('Zona horaria');
  expect(zona.getByRole('radio', { name: 'Península y Baleares' })).toBeChecked();

  await userEvent.click(zona.getByRole('radio', { name: 'Canarias' }));

  expect(
    await zona.findByText(/^Tu horario va ya con esta hora\. .+ desde el .+: hoy acaba con la de antes\.$/),
  ).toBeInTheDocument();
  expect(zona.getByRole('radio', { name: 'Canarias' })).toBeChecked();
  const [enviado] = readPeticiones(servidor).filter((peticion) =>
    peticion.includes('PUT /api/restaurantes/r1'),
  );
  expect(enviado).toContain('{"huso":"Atlantic/Canary"}');
});

it('leaves the clock as it was when the server does not agree', async () => {
  open();
  const zona = await estacion('Zona horaria');
  await userEvent.click(zona.getByRole('radio', { name: 'Canarias' }));

  expect(await zona.findByRole('alert')).toBeInTheDocument();
  expect(zona.getByRole('radio', { name: 'Península y Baleares' })).toBeChecked();
});
