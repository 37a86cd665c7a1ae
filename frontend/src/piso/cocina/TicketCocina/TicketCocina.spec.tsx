import type { Ticket } from '@carta/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { TicketCocina } from './TicketCocina';

beforeEach(() => {
  equipNavegador();
});

function show(ticket: Ticket, numero = 7) {
  const grupo = buildGrupo({ mesa: 4, pedidos: [ticket] });
  const hecho = { grupo, ticket, numero, conEstacion: false, onMenu: () => undefined };
  render(<TicketCocina {...hecho} />);
  return within(screen.getByRole('article'));
}

const recien = () => new Date().toISOString();

it('says only what is unusual in its header', () => {
  const visto = show(buildTicket({ createdAt: recien() }));
  expect(visto.getByRole('button', { name: 'Mesa 4 ahora Preparar' })).toHaveTextContent(
    /^7\s*Mesa 4\s*ahora\s*Preparar$/,
  );
});

it('says what is unusual, and what a tap on it will do', () => {
  const ticket = buildTicket({
    numero: 2,
    tomadoPor: 'Ana',
    sinVerificar: true,
    estado: 'en_preparacion',
    createdAt: recien(),
  });
  const visto = show(ticket);
  expect(
    visto.getByRole('button', {
      name: 'Mesa 4 Sin verificar En preparación Ronda 2 Pedido por Ana ahora Listo',
    }),
  ).toBeVisible();
});

it('says of a line what a tap on it will do, and its estado only once it has begun', () => {
  const visto = show(
    buildTicket({
      lineas: [
        buildLinea({ nombre: 'Pulpo', cantidad: 2 }),
        buildLinea({ nombre: 'Bravas', estado: 'en_preparacion' }),
        buildLinea({ nombre: 'Flan', estado: 'listo' }),
      ],
    }),
  );
  expect(visto.getByRole('button', { name: '2 Pulpo Pendiente , pasar a En preparación' })).toBeVisible();
  expect(visto.getByRole('button', { name: '1 Bravas En preparación , pasar a Listo' })).toBeVisible();
  expect(visto.getByRole('button', { name: '1 Flan Listo' })).toHaveAttribute('aria-disabled', 'true');
  expect(visto.getByText('Pendiente').parentElement).toHaveClass('solo-lectores');
  expect(visto.getByText('En preparación', { exact: true }).parentElement).not.toHaveClass('solo-lectores');
});

it('says strongly, and in its name, that it is urgent, until what was meant is made', () => {
  const urgente = { por: 'Ana', en: recien() };
  const visto = show(buildTicket({ urgente }));
  expect(screen.getByRole('article', { name: 'Mesa 4, ronda 1, urgente' })).toBeVisible();
  expect(visto.getByText('Urgente · Ana')).toBeVisible();
  expect(visto.getByRole('button', { name: 'Quitar urgente de la mesa 4' })).toBeVisible();
  cleanup();

  expect(show(buildTicket({ lineas: ['listo'], urgente })).queryByText(/Urgente/)).toBeNull();
});

it('says strongly at which mesa it is now, and where it was, until that is known', () => {
  const visto = show(buildTicket({ antes: 6, lineas: ['en_preparacion'] }));
  expect(visto.getByText('MESA 4 (antes 6)')).toBeVisible();
  expect(visto.getByRole('button', { name: 'Enterado de que va a la mesa 4' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('data-aspecto', 'mudado');
});

it('sets apart how many there are, from two up', () => {
  const visto = show(buildTicket({ lineas: [buildLinea({ cantidad: 2 }), buildLinea({ cantidad: 1 })] }));
  expect(visto.getByText('2')).toHaveAttribute('data-varias');
  expect(visto.getByText('1')).not.toHaveAttribute('data-varias');
});

describe('a line of which units were cancelled', () => {
  const retirada = { unidades: 1, motivo: 'Error al pedir', por: 'Ana', en: recien() };

  it('is struck with all that was asked for once the last are cancelled', () => {
    const cancelada = { motivo: 'Se ha acabado', por: 'Ana', en: recien() };
    const visto = show(
      buildTicket({ lineas: [buildLinea({ cantidad: 2, retiradas: [retirada], cancelada })] }),
    );

    const [linea, ...nada] = visto.getAllByRole('listitem');
    expect(nada).toEqual([]);
    expect(within(linea!).getByText('3').tagName).toBe('S');
    expect(linea).toHaveTextContent('Cancelado: Se ha acabado · Ana');
  });
});

it('draws the dishes of a menú, with a quiet mark, and not the menú, which nobody makes', () => {
  const menu = buildLinea({ nombre: 'Menú del día', esMenu: true });
  const lentejas = buildLinea({ nombre: 'Lentejas', precio: 0, deMenu: menu._id, paseMenu: 'Primero' });
  const visto = show(buildTicket({ lineas: [menu, lentejas, buildLinea({ nombre: 'Lentejas' })] }));

  expect(visto.queryByText('Menú del día')).toBeNull();
  expect(visto.getByRole('button', { name: /^1 Lentejas menú Pendiente/ })).toBeVisible();
  expect(visto.getByRole('button', { name: /^1 Lentejas Pendiente/ })).toBeVisible();
});
