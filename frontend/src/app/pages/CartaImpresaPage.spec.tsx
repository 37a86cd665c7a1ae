import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCategoria, buildProducto } from '../../shared/api/pruebas/build-carta';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { AVISO_CRUDO, avisosOf } from '../../shared/lib/avisos';
import { Negativa, openPersonal, serve } from '../pruebas/personal';

const servidor = useServidor();
const tapas = buildCategoria({ nombre: 'Tapas' });

beforeEach(() => {
  signOut();
  consultas.clear();
});

function open(productos: unknown, categorias: unknown = [tapas], restaurante = buildRestaurante()) {
  serve(servidor, { 'GET /api/categorias': categorias, 'GET /api/productos': productos });
  signIn(restaurante);
  openPersonal('/admin/settings/carta');
}
const imprimir = () => screen.getByRole('button', { name: 'Imprimir' });
const plato = (datos = {}) => buildProducto({ categoria: tapas._id, ...datos });

it('lays out every dish with its price and its numbers, and what is owed to the guest at its foot', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open([
    plato({ nombre: 'Bravas', precio: 6.9, descripcion: 'Con alioli', alergenos: ['huevos', 'sulfitos'] }),
    plato({ nombre: 'Pan', precio: 1.5, disponible: false }),
  ]);

  const papel = await screen.findByRole('article', { name: 'Carta de La Tasca de Ana' });
  const platos = within(within(papel).getByRole('region', { name: 'Tapas' })).getAllByRole('listitem');
  expect(platos.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    'Bravas 3, 12 6,90 €Con alioli',
    'Pan 1,50 €',
  ]);
  expect(papel).toHaveTextContent(/1 Gluten 2 Crustáceos .* 14 Moluscos/);
  expect(papel).toHaveTextContent(
    /Precios en euros, IVA incluido\. Vigente desde el \d+ de \p{L}+ de \d{4}\./u,
  );
  expect(papel).not.toHaveTextContent('sin declarar');

  await userEvent.click(imprimir());
  expect(print).toHaveBeenCalledTimes(1);
});

it('marks what is undeclared, with a legend, and says so to its owner', async () => {
  open([plato({ nombre: 'Guiso', alergenosDeclarados: false })]);

  const papel = await screen.findByRole('article', { name: /^Carta de/ });
  expect(papel).toHaveTextContent(/Guiso \*/);
  expect(papel).toHaveTextContent('* Alérgenos sin declarar: pregunta al personal');
  expect(screen.getByText(/llevan un asterisco/)).toBeInTheDocument();
});

it('has nothing to print of an empty carta', async () => {
  open([], []);

  expect(await screen.findByText(/Tu carta está vacía/)).toBeInTheDocument();
  expect(imprimir()).toBeDisabled();
});

it('says why there is nothing to print, and tries again', async () => {
  open(new Negativa(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');

  serve(servidor, { 'GET /api/categorias': [tapas], 'GET /api/productos': [plato()] });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(imprimir()).toBeEnabled());
});

it('says what the law wants said, and under a dish of raw fish that it was frozen', async () => {
  open([plato({ nombre: 'Boquerones en vinagre', crudo: true }), plato({ nombre: 'Pan' })]);

  const papel = await screen.findByRole('article', { name: /^Carta de/ });
  expect(papel).toHaveTextContent(avisosOf({}).join(' '));
  const [boquerones, pan] = within(within(papel).getByRole('region', { name: 'Tapas' })).getAllByRole(
    'listitem',
  );
  expect(boquerones).toHaveTextContent(AVISO_CRUDO);
  expect(pan).not.toHaveTextContent(AVISO_CRUDO);
});

it('says of what is sold by its weight the price of its unit', async () => {
  const porPeso = { unidad: '100 g' as const, gramosEstimados: 300 };
  open([plato({ nombre: 'Rodaballo', precio: 6.5, porPeso })]);

  const papel = await screen.findByRole('article', { name: /^Carta de/ });
  expect(papel).toHaveTextContent(/6,50\s€ \/ 100\sg/);
});

it('prints for the door every dish with its prices and no more, and that cards are not taken', async () => {
  const copa = { _id: 'c', nombre: 'Copa', precio: 3, disponible: true };
  open(
    [
      plato({ nombre: 'Bravas', precio: 6.9, descripcion: 'Con alioli', alergenos: ['huevos'] }),
      plato({ nombre: 'Rioja', formatos: [copa, { ...copa, _id: 'b', nombre: 'Botella', precio: 15 }] }),
    ],
    [tapas],
    buildRestaurante({ soloEfectivo: true }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Para la puerta' }));

  const papel = screen.getByRole('article', { name: 'Precios de La Tasca de Ana' });
  expect(
    within(papel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' ')),
  ).toEqual(['Bravas 6,90 €', 'Rioja Copa 3,00 €Botella 15,00 €']);
  expect(papel).toHaveTextContent(avisosOf({ soloEfectivo: true }).join(' '));
  expect(papel).toHaveTextContent(/IVA incluido\. Vigente desde el/);
  expect(imprimir()).toBeEnabled();
});
