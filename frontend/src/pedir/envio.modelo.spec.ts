// Longer than most: the model of sending is useless without its commands and the laws that hold after each.
import fc from 'fast-check';
import { cantidadOf, lineaId, unidades } from '@carta/contracts';
import { Telefono, settle } from './pruebas/telefono';
import { DESENLACES } from './pruebas/desenlaces';
import type { Desenlace } from './pruebas/desenlaces';

/**
 * This product lives by one promise: with any taps, reloads, tabs and lost answers, in any order, a cart
 * becomes one order or none, and stays as it was until the kitchen has it.
 */

const PRODUCTOS = [
  { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 },
  { _id: 'cana', nombre: 'Caña', precio: 2.2 },
];

type Paso =
  | { haz: 'add'; tab: number; producto: number }
  | { haz: 'decrement'; tab: number; producto: number }
  | { haz: 'nota'; tab: number; producto: number; texto: string }
  | { haz: 'confirm' | 'retry' | 'reload'; tab: number }
  | { haz: 'resolve'; desenlace: Desenlace; indice: number }
  | { haz: 'pass'; ms: number };

const tab = fc.nat(1);
const producto = fc.nat(1);
const paso: fc.Arbitrary<Paso> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ haz: fc.constant('add' as const), tab, producto }) },
  { weight: 1, arbitrary: fc.record({ haz: fc.constant('decrement' as const), tab, producto }) },
  {
    weight: 1,
    arbitrary: fc.record({
      haz: fc.constant('nota' as const),
      tab,
      producto,
      texto: fc.constantFrom('sin sal', 'fría', ''),
    }),
  },
  { weight: 4, arbitrary: fc.record({ haz: fc.constant('confirm' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ haz: fc.constantFrom('retry' as const, 'reload' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      haz: fc.constant('resolve' as const),
      desenlace: fc.constantFrom(...DESENLACES),
      indice: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ haz: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 3_000, 15_000) }),
  },
);

function apply(telefono: Telefono, accion: Paso): void {
  if (accion.haz === 'resolve') return telefono.resolve(accion.desenlace, accion.indice);
  if (accion.haz === 'pass') return telefono.pass(accion.ms);
  if (accion.haz === 'reload') return telefono.reload(accion.tab);
  telefono.show(accion.tab);
  const store = telefono.tabs[accion.tab]?.store.getState();
  if (accion.haz === 'confirm') void store?.confirm();
  if (accion.haz === 'retry') store?.retry();
  const elegido = 'producto' in accion ? PRODUCTOS[accion.producto] : undefined;
  if (accion.haz === 'add' && elegido) store?.add(elegido);
  if (accion.haz === 'decrement' && elegido) store?.decrement(elegido._id);
  if (accion.haz === 'nota' && elegido) store?.writeNotaLinea(elegido._id, accion.texto);
}

/** Without locks two tabs may ask for one order; the second is still asking when the next one leaves. */
const REPETIDA_TRAS_SU_FIN: Paso[] = [
  { haz: 'add', tab: 0, producto: 0 },
  { haz: 'confirm', tab: 1 },
  { haz: 'decrement', tab: 0, producto: 0 },
  { haz: 'resolve', desenlace: 'llega', indice: 0 },
  { haz: 'add', tab: 0, producto: 0 },
  { haz: 'confirm', tab: 0 },
  { haz: 'add', tab: 1, producto: 0 },
];

/** Keys on their way whose end the phone does not know: asking again for one that has ended does nothing new. */
function clavesInciertas({ enVuelo, aceptadas }: Telefono): Set<string> {
  return new Set(enVuelo.map(({ envio }) => envio.clave).filter((clave) => !aceptadas.has(clave)));
}

/** The cart as its units per line: what must not change by itself. */
function foto(telefono: Telefono): string {
  const carrito = telefono.tabs[0]?.store.getState().carrito;
  return (carrito?.items ?? []).map((item) => `${item.cantidad} ${lineaId(item)}`).join('+');
}

it.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('keeps one order per cart through any story, %s', async (_nombre, conCerrojos) => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { maxLength: 60 }), async (historia) => {
      const telefono = new Telefono(conCerrojos);
      telefono.openTab();
      telefono.openTab();

      for (const accion of historia) {
        const antes = {
          foto: foto(telefono),
          aceptadas: telefono.aceptadas.size,
          claves: telefono.acunadas.length,
        };
        const bloqueado = telefono.tabs[0]?.store.getState().envio !== null;
        apply(telefono, accion);
        await settle();

        expect(clavesInciertas(telefono).size).toBeLessThanOrEqual(1);
        expect(telefono.pendientes().length).toBeLessThanOrEqual(1);
        if (telefono.acunadas.length > antes.claves) {
          const nueva = telefono.acunadas.at(-1);
          expect(telefono.pendientes().filter((clave) => clave !== nueva)).toEqual([]);
        }
        const edita = 'producto' in accion;
        if (telefono.aceptadas.size === antes.aceptadas && (bloqueado || !edita)) {
          expect(foto(telefono)).toBe(antes.foto);
        }
      }

      await drain(telefono);
      const { envio, fase } = telefono.tabs[0]!.store.getState();
      expect({ envio, fase }).toEqual({ envio: null, fase: 'libre' });
      expect(telefono.pendientes()).toEqual([]);
    }),
    { numRuns: 500, examples: [[REPETIDA_TRAS_SU_FIN]] },
  );
});

/** The line is good from now on. */
async function drain(telefono: Telefono): Promise<void> {
  telefono.show(0);
  for (let i = 0; i < 20; i++) {
    telefono.pass(16_000);
    await settle();
    while (telefono.enVuelo.length > 0) {
      telefono.resolve('llega');
      await settle();
    }
  }
}

it('sends the same key and the same body every time', async () => {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  store.getState().add(PRODUCTOS[0]!);
  store.getState().put('notas', '  sin sal  ');
  void store.getState().confirm();
  await settle();
  const enviados: string[] = [];

  for (const desenlace of ['se_pierde_vuelta', '500', '429', 'se_pierde_ida'] as const) {
    const { clave, cuerpo } = telefono.enVuelo[0]!.envio;
    enviados.push(JSON.stringify({ clave, cuerpo }));
    telefono.resolve(desenlace);
    await settle();
    telefono.pass(16_000);
    await settle();
  }

  expect(new Set(enviados).size).toBe(1);
  expect(enviados[0]).toContain('"notas":"sin sal"');
  expect(unidades(store.getState().carrito)).toBe(1);
});

it('asks again when a refusal follows an answer that was lost', async () => {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  store.getState().add(PRODUCTOS[0]!);
  void store.getState().confirm();
  await settle();
  telefono.resolve('tarde');
  await settle();
  telefono.pass(1_000);
  await settle();

  telefono.resolve('rechazado');
  await settle();
  expect(store.getState().envio).not.toBeNull();
  telefono.pass(500);
  await settle();
  expect(telefono.enVuelo).toEqual([]);
  telefono.pass(2_500);
  await settle();
  telefono.resolve('rechazado');
  await settle();

  expect(telefono.guardados.size).toBe(1);
  expect([...telefono.aceptadas]).toEqual(['clave-1']);
});

it('does not let an old answer empty a new cart', async () => {
  const telefono = new Telefono(false);
  const primera = telefono.openTab();
  primera.store.getState().add(PRODUCTOS[0]!);
  void primera.store.getState().confirm();
  await settle();
  const segunda = telefono.openTab();
  await settle();
  expect(telefono.enVuelo).toHaveLength(2);

  telefono.resolve('llega');
  await settle();
  segunda.store.getState().add(PRODUCTOS[1]!);
  telefono.resolve('llega');
  await settle();

  expect(cantidadOf(primera.store.getState().carrito, 'cana')).toBe(1);
});
