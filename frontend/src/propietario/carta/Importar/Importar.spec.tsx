import { rutasGestion } from '@carta/contracts';
import type { Importacion } from '@carta/contracts';
import { screen, within } from '@testing-library/react';
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
