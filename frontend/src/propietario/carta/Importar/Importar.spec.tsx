import { SON_FORMATOS, rutasGestion } from '@carta/contracts';
import type { Importacion } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { ok } from '../../../shared/api/pruebas/servidor';
import { useImportacion } from '../datos/useImportacion';
import { useProductos } from '../datos/listas';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { Importar } from './Importar';

const servidor = useServidorCarta();
const tapas = buildCategoria({ nombre: 'Tapas' });
const bravas = buildProducto({ nombre: 'Bravas', precio: 5, categoria: tapas._id });
const rioja = buildProducto({ nombre: 'Rioja', precio: 18, categoria: tapas._id });

const PLAN: Importacion = {
  _id: 'a'.repeat(24),
  creadaEn: new Date().toISOString(),
  estado: 'plan',
  filas: [{ fila: 0, linea: 1, que: 'crear', categoria: 'Tapas', nombre: 'Rioja', precio: 18 }],
  avisos: [],
  categorias: [],
  total: 1,
  vistas: 0,
};
const enUnDia = new Date(Date.now() + 86_000_000).toISOString();
const HECHA: Importacion = { ...PLAN, estado: 'aplicada', vistas: 1, deshacerHasta: enUnDia };

/** The carta, which its owner has read before, beside the page that can be left. */
function Pagina() {
  const productos = useProductos().data ?? [];
  const [fuera, setFuera] = useState(false);
  return (
    <>
      <output>{productos.map(({ nombre }) => nombre).join(', ')}</output>
      <button onClick={() => setFuera(true)}>Salir</button>
      {!fuera && <PaginaImportar />}
    </>
  );
}

function PaginaImportar() {
  const { data: importacion } = useImportacion();
  if (importacion === undefined) return null;
  return <Importar importacion={importacion} verCarta={null} exportar={null} />;
}

let guardada: Importacion;
beforeEach(() => {
  guardada = PLAN;
  servidor.productos = [bravas];
  servidor.alLeer = ({ url }, res) =>
    ok(res, url === rutasGestion.productos() ? servidor.productos : guardada);
});

const carta = (nombres: string) => screen.findByText(nombres, { selector: 'output' });

it.each([
  ['done at once', HECHA],
  ['followed to its end', { ...PLAN, estado: 'aplicando' } satisfies Importacion],
] as const)('shows the carta as an import has left it: %s', async (_, primera) => {
  servidor.alCambiar = (_req, res) => {
    servidor.productos = [bravas, rioja];
    guardada = HECHA;
    ok(res, primera);
  };
  renderCarta(<Pagina />);
  await carta('Bravas');
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 1 plato' }));

  await carta('Bravas, Rioja');
});

it('shows the carta as an undoing has left it, though nobody saw it under way', async () => {
  guardada = HECHA;
  servidor.productos = [bravas, rioja];
  servidor.alCambiar = (_req, res) => {
    servidor.productos = [bravas];
    guardada = { ...PLAN, estado: 'deshecha', vistas: 1 };
    ok(res, guardada);
  };
  renderCarta(<Pagina />);
  await carta('Bravas, Rioja');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deshacer' }));

  await carta('Bravas');
});

it('goes on following when its page is left', async () => {
  guardada = { ...PLAN, estado: 'aplicando' };
  renderCarta(<Pagina />);
  await screen.findByText('Aplicando 0 de 1');
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  expect(screen.queryByText('Aplicando 0 de 1')).toBeNull();
  servidor.productos = [bravas, rioja];
  guardada = HECHA;

  await carta('Bravas, Rioja');
});

const conDuda = (fila: number, nombre: string, porque: string) => ({
  ...{ fila, linea: fila + 1, que: 'duda' as const, categoria: 'Tapas', nombre, precio: 3 },
  ...{ dudas: [porque], escrito: nombre, arreglo: 'confirmar' as const },
});

it('asks what the columns of a table are, and imports nothing before it is said', async () => {
  const tabla = {
    porques: ['La columna «Lugar» no se lee.'],
    columnas: [
      { titulo: 'Plato', campo: 'nombre' as const },
      { titulo: 'PVP', campo: 'precio' as const },
      { titulo: 'Lugar', campo: 'nada' as const },
    ],
    muestra: [['Rioja', '18,00', 'Barra']],
  };
  guardada = { ...PLAN, tabla };
  let dicho = '';
  servidor.alCambiar = (_req, res, cuerpo) => {
    dicho = cuerpo;
    ok(res, { ...PLAN, tabla: { ...tabla, porques: [] } });
  };
  renderCarta(<Pagina />);
  await screen.findByText('La columna «Lugar» no se lee.');
  expect(screen.getByText('Barra')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importar 1 plato' })).toBeDisabled();

  await userEvent.selectOptions(screen.getByLabelText('Qué es «Lugar»'), 'Categoría');
  await userEvent.click(screen.getByRole('button', { name: 'Leer así' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 1 plato' })).toBeEnabled());
  expect(JSON.parse(dicho)).toEqual({ columnas: ['nombre', 'precio', 'categoria'] });
});

it('asks once what is the same of many dishes', async () => {
  guardada = {
    ...PLAN,
    filas: ['Pan', 'Oreja', 'Morro'].map((nombre, i) =>
      conDuda(i, nombre, `El precio es por «${nombre}»: mira de cuánto es.`),
    ),
  };
  const resueltas: string[] = [];
  servidor.alCambiar = ({ url = '' }, res) => {
    resueltas.push(url);
    ok(res, { ...guardada.filas[resueltas.length - 1], que: 'crear' });
  };
  renderCarta(<Pagina />);
  await screen.findByText('1 duda. Todavía no se ha cambiado nada.');
  await userEvent.click(screen.getByRole('button', { name: 'Están bien' }));

  await screen.findByRole('button', { name: 'Importar 3 platos' });
  expect(resueltas).toEqual([0, 1, 2].map((fila) => rutasGestion.filaImportacion(PLAN._id, fila)));
});

it('offers to say that a line is two formats', async () => {
  const formatos = [
    { nombre: 'Caña', precio: 1.8 },
    { nombre: 'Doble', precio: 2.6 },
  ];
  guardada = { ...PLAN, filas: [{ ...conDuda(0, 'Cerveza', SON_FORMATOS), formatos }] };
  renderCarta(<Pagina />);

  expect(await screen.findByRole('button', { name: 'Son dos formatos' })).toBeEnabled();
});
