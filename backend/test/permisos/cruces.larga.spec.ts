import fc from 'fast-check';
import { call } from '../api/caso-api';
import type { Envio } from '../api/caso-api';
import { useApp } from '../support/app';
import { buildEscena, dumpRestaurante, secretosOf } from '../support/escena';
import type { Escena } from '../support/escena';
import { buildCamarero } from '../support/factories';
import { buildCaso } from './actores';
import type { Fila } from './celdas';
import { MATRIZ } from './matriz';

const VECES = 400;

/** The addresses and bodies that name things of one restaurant. */
const CON_DUENO = MATRIZ.filter(({ publica, celdas }) => !publica && celdas.ajeno === 404);

describe('Asking at random for what is another restaurant’s', () => {
  const app = useApp();
  let ajena: Escena;
  let propias: Record<'premium' | 'admin' | 'normal', Escena>;
  let tokens: string[];

  beforeAll(async () => {
    ajena = await buildEscena(app);
    const [premium, admin, normal] = await Promise.all([
      buildEscena(app, 'premium'),
      buildEscena(app, 'admin'),
      buildEscena(app, 'normal'),
    ]);
    propias = { premium, admin, normal };
    const camarero = await buildCamarero(app, premium.id);
    const hermano = (await buildCaso(app, 'hermano', ajena)).token ?? '';
    tokens = [...[premium, admin, normal, camarero].map(({ accessToken }) => accessToken), hermano];
  });

  it('is asked of every address that names something', () => {
    expect(CON_DUENO.length).toBeGreaterThanOrEqual(14);
  });

  it(`tells nothing and changes nothing, ${VECES} times`, async () => {
    const antes = await dumpRestaurante(app, ajena.id);
    const idsAjenos = secretosOf(ajena).filter((secreto) => /^[0-9a-f]{24}$/.test(secreto));
    const peticion = fc.record({
      fila: fc.constantFrom(...CON_DUENO),
      indice: fc.nat(tokens.length - 1),
      id: fc.constantFrom(...idsAjenos),
      mayusculas: fc.boolean(),
      cuerpo: fc.constantFrom('ajeno', 'propio', 'vacio'),
    });

    await fc.assert(
      fc.asyncProperty(peticion, async ({ fila, indice, id, mayusculas, cuerpo }) => {
        const envio = mezclar(fila, { id: mayusculas ? id.toUpperCase() : id, cuerpo });

        const { status, body } = await call(app, fila, envio, tokens[indice] ?? '');

        expect([400, 403, 404, 409, 422]).toContain(status);
        const texto = JSON.stringify(body).toLowerCase();
        expect(secretosOf(ajena).filter((secreto) => texto.includes(secreto.toLowerCase()))).toEqual([]);
        expect(await dumpRestaurante(app, ajena.id)).toBe(antes);
      }),
      { numRuns: VECES },
    );
  });

  it.each(['premium', 'admin', 'normal'] as const)(
    'puts nothing of another’s into what is its own: %s',
    async (plan) => {
      const propia = propias[plan];
      const antes = await Promise.all([propia.id, ajena.id].map((id) => dumpRestaurante(app, id)));
      const { categoriaId, linea, lineaId } = ajena;
      const token = propia.accessToken;
      const ruta = `/api/productos/${propia.productoId}`;

      const respuestas = await Promise.all([
        app.put(ruta, { token, body: { categoria: categoriaId } }),
        app.post('/api/productos', { token, body: { nombre: 'X', precio: 1, categoria: categoriaId } }),
        app.post('/api/productos', {
          token,
          body: { nombre: 'X', precio: 1, categoria: propia.categoriaId, fotoDe: ajena.productoId },
        }),
        app.put('/api/categorias/orden', { token, body: { ids: [propia.categorias[0], categoriaId] } }),
        app.put('/api/categorias/orden', { token, body: { ids: [...propia.categorias, categoriaId] } }),
        app.put('/api/productos/orden', {
          token,
          body: { secciones: [{ categoria: categoriaId, productos: propia.seccion.productos }] },
        }),
        app.get(`/api/carta/${categoriaId}?restaurantId=${propia.id}`),
        app.put(`/api/pedidos/${propia.ticketId}/producto/${lineaId}/estado`, {
          token,
          body: { estado: 'en_preparacion' },
        }),
        app.post('/api/pedidos', { body: { restaurante: propia.id, mesa: 1, productos: [linea] } }),
      ]);

      const tablero = plan === 'normal' ? 403 : 404;
      const pedido = plan === 'normal' ? 403 : 409;
      expect(respuestas.map(({ status }) => status)).toEqual([
        404,
        404,
        404,
        404,
        404,
        404,
        404,
        tablero,
        pedido,
      ]);
      expect(await Promise.all([propia.id, ajena.id].map((id) => dumpRestaurante(app, id)))).toEqual(antes);
    },
  );

  /** A row's own request, with another id in its address and perhaps another body. */
  function mezclar(fila: Fila, { id, cuerpo }: { id: string; cuerpo: 'ajeno' | 'propio' | 'vacio' }): Envio {
    const ajeno = fila.pide(ajena);
    const params = ajeno.params ? { params: { ...ajeno.params, id } } : {};
    // Without an address, it is the body that names what is another's.
    if (ajeno.body === undefined || !ajeno.params) return { ...ajeno, ...params };
    const cuerpos = { ajeno: ajeno.body, propio: fila.pide(propias.premium).body, vacio: {} };
    return { ...ajeno, ...params, body: cuerpos[cuerpo] };
  }
});
