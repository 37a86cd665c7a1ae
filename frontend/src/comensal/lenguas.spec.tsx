// Longer than most: every screen of a diner is drawn once in marked words.
import type { Carta, Opcion, Ticket } from '@carta/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { Telefono } from '../pedir/pruebas/telefono';
import {
  buildFormato,
  buildMenu,
  buildOpcion,
  buildProducto,
  buildValor,
} from '../shared/api/pruebas/build-carta';
import { createAlmacenLocal } from '../shared/lib/almacen';
import { speak } from '../shared/lengua/lengua';
import { CartaCliente } from './carta/CartaCliente/CartaCliente';
import { DetalleProducto } from './carta/DetalleProducto';
import { CierresProvider, SIN_CIERRES } from './carta/horario/cierres';
import { buildCarta, buildCategoria, buildRestaurante } from './carta/pruebas/carta-entera';
import { lineaEnCarta } from './carta/linea-en-carta';
import { langDe, learnCarta } from './carta/traducciones';
import { HojaCarrito } from './carrito/HojaCarrito/HojaCarrito';
import { HojaElegir } from './carrito/HojaElegir/HojaElegir';
import { CarritoProvider } from './carrito/useCarrito';
import { buildRespuesta as buildLlamadaHecha } from './llamadas/pruebas/build-llamada';
import { Llamadas } from './llamadas/Llamadas/Llamadas';
import { createLlamadasStore } from './llamadas/llamadas-store';
import { HojaEnviado } from './seguimiento/HojaEnviado/HojaEnviado';
import { HojaSeguimiento } from './seguimiento/HojaSeguimiento/HojaSeguimiento';
import {
  CANCELADA,
  buildLinea,
  buildRespuesta,
  buildSeguido,
  buildTicket,
} from './seguimiento/pruebas/build-seguido';
import { createSeguimientoStore } from './seguimiento/seguimiento-store';

/** A language that marks every word it was asked for: whatever has no mark, and is no content, goes by no dictionary. */
const SENALADA = new Proxy<Record<string, string>>(
  {},
  { get: (_, frase) => `¶${String(frase)}`, has: (_, frase) => !String(frase).includes('#') },
);
/** Marks what a house has written. */
const DE_LA_CASA = '¤';

Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => {
  localStorage.clear();
  speak('en', SENALADA);
});
afterEach(() => {
  speak('es');
  learnCarta(buildCarta());
});

const SALSAS: Opcion = buildOpcion('¤Salsa', [], {
  valores: [
    buildValor('¤Brava', { alergenos: ['huevos'] }),
    buildValor('¤Alioli', { alergenosDeclarados: false }),
  ],
});
const BRAVAS = buildProducto({
  nombre: '¤Bravas',
  descripcion: '¤Con piel, en dos salsas, y fritas en el momento que se piden',
  ingredientes: ['¤patata'],
  alergenos: ['gluten', 'frutos_de_cascara'],
  formatos: [buildFormato('¤Media', 5), buildFormato('¤Ración', 9, false)],
  opciones: [SALSAS._id],
});
const ATUN = buildProducto({ nombre: '¤Atún', crudo: true, alergenosDeclarados: false });
const CARTA: Carta = buildCarta({
  restaurante: buildRestaurante({
    nombre: '¤La Tasca',
    ubicacion: '¤Calle del Pez',
    soloEfectivo: true,
    lenguas: ['es', 'en'],
  }),
  categorias: [
    buildCategoria({
      nombre: '¤Para picar',
      horas: [
        { dias: [1, 2, 3], desde: '05:00', hasta: '12:00' },
        { dias: [6, 7], desde: '12:00', hasta: '16:00' },
      ],
      productos: [BRAVAS, ATUN, buildProducto({ nombre: '¤Jamón', disponible: false })],
    }),
    buildCategoria({
      nombre: '¤Menús',
      productos: [
        { ...buildMenu({ '¤Primeros': ['¤Sopa +2'] }, { incluye: ['¤pan', '¤vino'] }), nombre: '¤Menú' },
      ],
    }),
  ],
  sinCategoria: [buildProducto({ nombre: '¤Suelto', alergenosDeclarados: false })],
  opciones: [SALSAS],
});

/** Texts, labels and hints on screen with no mark. */
function fugas(): string[] {
  const textos: (string | null)[] = [];
  for (const nodo of document.querySelectorAll('body *:not(style, script)')) {
    if (nodo.closest('[translate="no"], [aria-hidden="true"]')) continue;
    for (const hijo of nodo.childNodes) if (hijo.nodeType === Node.TEXT_NODE) textos.push(hijo.textContent);
    for (const atributo of ['aria-label', 'placeholder', 'title', 'alt'])
      textos.push(nodo.getAttribute(atributo));
  }
  return textos.flatMap((texto) =>
    texto !== null && /\p{L}{2}/u.test(texto) && !texto.includes('¶') && !texto.includes(DE_LA_CASA)
      ? [texto]
      : [],
  );
}

it.each([
  ['', null],
  [', at a mesa', 4],
])('a carta%s says nothing that its dictionary was not asked for', (_, mesa) => {
  localStorage.setItem('carta.evitados', '["gluten"]');
  render(<CartaCliente carta={CARTA} mesa={mesa} />);
  expect(screen.getAllByText('¶Agotado').length).toBeGreaterThan(0);
  expect(fugas()).toEqual([]);
});

it('neither does a dish that is looked at', () => {
  const visto = { producto: BRAVAS, tipo: 'comida' as const };
  render(<DetalleProducto visto={visto} opciones={[SALSAS]} onClose={jest.fn()} />);
  expect(fugas()).toEqual([]);
});

describe('with a cart', () => {
  function setup() {
    const { store } = new Telefono().openTab();
    store.getState().add({ _id: ATUN._id, nombre: '¤Atún', precio: 9.5 }, { notas: '¤poco hecho' });
    return store;
  }

  it('nor the choice of a dish', async () => {
    render(
      <CarritoProvider value={setup()}>
        <HojaElegir abierta carta={CARTA} productoId={BRAVAS._id} evitados={['huevos']} onClose={jest.fn()} />
      </CarritoProvider>,
    );
    await screen.findAllByText(/¤/);
    expect(fugas()).toEqual([]);
  });

  it('nor the cart, nor what is asked before it is sent', async () => {
    localStorage.setItem('carta.evitados', '["gluten"]');
    render(
      <CierresProvider value={createStore(() => SIN_CIERRES)}>
        <CarritoProvider value={setup()}>
          <HojaCarrito abierta mesa={4} carta={CARTA} pausado={false} onClose={jest.fn()} />
        </CarritoProvider>
      </CierresProvider>,
    );
    expect(fugas()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '¶Confirmar Pedido' }));
    await screen.findByText('¶Confirmar pedido');
    expect(fugas()).toEqual([]);
  });
});

describe('after an order', () => {
  function follow(...tickets: Ticket[]) {
    const store = createSeguimientoStore({
      restauranteId: 'restaurante',
      almacen: createAlmacenLocal(),
      ahora: () => Date.now(),
      fetchSeguidos: () => Promise.resolve([{ ...buildSeguido(9, 'pendiente'), pedidos: tickets }]),
    });
    store.getState().follow('clave', 4, buildRespuesta(...tickets));
    return store;
  }

  const TICKETS = [
    buildTicket({ nombre: '¤Bravas', linea: { formato: '¤Media' } }),
    buildTicket({
      _id: 'bebida',
      tipoPedido: 'bebida',
      vistoEn: '2026-11-21T13:35:00.000Z',
      productos: [
        buildLinea({ nombre: '¤Caña', estado: 'listo', enEspera: true }),
        buildLinea({
          _id: 'otra',
          nombre: '¤Vino',
          cancelada: { ...CANCELADA.cancelada, motivo: '¤se acabó' },
        }),
      ],
    }),
  ];

  it.each(['the sheet that thanks', 'what is followed'])('nor %s', (cual) => {
    const store = follow(...TICKETS);
    const comun = { abierta: true, store, onClose: jest.fn() };
    render(
      cual === 'what is followed' ? (
        <HojaSeguimiento {...comun} onRepetir={jest.fn()} />
      ) : (
        <HojaEnviado {...comun} clave="clave" casa={{ nombre: '¤La Tasca' }} />
      ),
    );
    expect(fugas()).toEqual([]);
  });

  it('nor the calls, open or about to be', async () => {
    const store = createLlamadasStore({
      restauranteId: 'restaurante',
      mesa: 4,
      firma: null,
      almacen: createAlmacenLocal(),
      ahora: () => 1_000_000,
      fetchLlamadas: () => Promise.resolve([]),
      send: ({ tipo, pago, reparto }) =>
        Promise.resolve(
          buildLlamadaHecha({ _id: tipo, tipo, ...(pago && { pago }), ...(reparto && { reparto }) }),
        ),
    });
    render(<Llamadas store={store} debe={{ total: null, propio: null }} pagos={['efectivo']} />);
    await userEvent.click(screen.getByRole('button', { name: '¶Pedir la cuenta' }));
    await userEvent.click(screen.getByRole('radio', { name: '¶A partes iguales' }));
    expect(fugas()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '¶Efectivo' }));
    await userEvent.click(screen.getByRole('button', { name: '¶Llamar al camarero' }));
    await screen.findAllByText(/^¶La cuenta/);
    expect(fugas()).toEqual([]);
  });
});

describe('a carta in another language', () => {
  const EN_INGLES: Carta = {
    ...CARTA,
    lengua: 'en',
    sinTraducir: ['¤Atún'],
    sinCategoria: [buildProducto({ nombre: 'Spicy potatoes', original: 'Patatas bravas' })],
  };

  it('has the Spanish name beneath, and says which texts are Spanish', () => {
    render(<CartaCliente carta={learnCarta(EN_INGLES)} mesa={null} />);
    expect(screen.getByText('Patatas bravas')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: '¤Atún' })).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: 'Spicy potatoes' })).not.toHaveAttribute('lang');
  });

  it('names the lines of an order as it names its dishes', () => {
    learnCarta(EN_INGLES);
    expect(lineaEnCarta(buildLinea({ nombre: 'Patatas bravas' }))).toMatchObject({
      nombre: 'Spicy potatoes',
      original: 'Patatas bravas',
    });
    const otra = buildLinea({ nombre: '¤Fuera de carta' });
    expect(lineaEnCarta(otra)).toEqual(otra);
  });

  it('leaves nothing behind for a Spanish one', () => {
    learnCarta(EN_INGLES);
    speak('es');
    learnCarta(CARTA);
    expect([langDe('¤Atún'), lineaEnCarta(buildLinea({ nombre: 'Patatas bravas' })).nombre]).toEqual([
      undefined,
      'Patatas bravas',
    ]);
  });

  it('says what it is in once its house has given up the language of the page', () => {
    learnCarta(CARTA);
    expect(langDe('¤Atún')).toBe('es');
    learnCarta({ ...EN_INGLES, lengua: 'ca' });
    expect([langDe('¤Atún'), langDe('Patates braves')]).toEqual(['es', 'ca']);
    learnCarta(EN_INGLES);
    expect([langDe('¤Atún'), langDe('Spicy potatoes')]).toEqual(['es', undefined]);
  });
});
