import fc from 'fast-check';
import { useApp } from '../support/app';
import { buildLocal, pedidoOf } from '../support/local';
import type { Local } from '../support/local';
import { openSesion } from '../support/factories';
import { readRutas } from './rutas-vivas';

const CUERPOS_POR_RUTA = 25;
const METODOS = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

interface Esquema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Esquema>;
  items?: Esquema;
  enum?: string[];
}
interface Documento {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Esquema }> } } | undefined>
  >;
  components: { schemas: Record<string, Esquema> };
}

describe('JSON of any shape', () => {
  const app = useApp();
  let local: Local;
  let documento: Documento;

  beforeAll(async () => {
    local = await buildLocal(app);
    documento = (await (await fetch(`${app.url}/api/docs-json`)).json()) as Documento;
  });

  /** What is right for a field of this name, so that something wrong beside it is reached. */
  const buenos = (): Record<string, unknown> => {
    const { restaurante, mesa, productos } = pedidoOf(local);
    return { restaurante, mesa, ...productos[0], cantidad: 1, rev: 1, telefono: '600', posicion: 1 };
  };

  const valueOf = (nombre: string, esquema: Esquema): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 6, arbitrary: goodOf(nombre, esquema) },
      { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      {
        weight: 2,
        arbitrary: fc.constantFrom([], [[]], [null], {}, [{}], null, '', [[[]]], { length: 1 }, 1e308),
      },
    );

  const goodOf = (
    nombre: string,
    { $ref, type, properties, items, enum: valores }: Esquema,
  ): fc.Arbitrary<unknown> => {
    const referido = $ref && documento.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
    if (referido) return goodOf(nombre, referido);
    if (items) return fc.array(valueOf(nombre, items), { maxLength: 3 });
    if (properties) {
      const campos = Object.entries(properties).map(
        ([campo, esquemaCampo]) => [campo, valueOf(campo, esquemaCampo)] as const,
      );
      return fc.record(Object.fromEntries(campos), { requiredKeys: [] });
    }
    if (valores) return fc.constantFrom(...valores);
    const bueno = buenos()[nombre];
    if (bueno !== undefined) return fc.constant(bueno);
    return type === 'boolean' ? fc.boolean() : type === 'number' ? fc.nat(20) : fc.string({ maxLength: 20 });
  };

  /** The bodies of a route as its own description says, with anything in the place of anything. */
  const bodiesOf = (metodo: string, ruta: string): fc.Arbitrary<unknown> => {
    const { requestBody } = documento.paths[ruta.replace(/:(\w+)/g, '{$1}')]?.[metodo.toLowerCase()] ?? {};
    const esquema = Object.values(requestBody?.content ?? {})[0]?.schema;
    return esquema ? valueOf('', esquema) : fc.jsonValue({ maxDepth: 3 });
  };

  it('is answered by every route, and never with 500', async () => {
    const rutas = readRutas(app).flatMap((fila) => {
      const [metodo = '', ruta = ''] = fila.split(' ');
      return isMetodo(metodo) ? [{ metodo, ruta }] : [];
    });
    expect(rutas.length).toBeGreaterThan(30);

    for (const { metodo, ruta } of rutas) {
      const { accessToken: token } = await openSesion(app, local.id);
      const direccion = ruta.replace(/:id\b/, local.id).replace(/:\w+/g, '1');
      const send = async (body: unknown): Promise<number> => {
        const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
        return (await app[METODOS[metodo]](direccion, { token, headers, body: JSON.stringify(body) })).status;
      };
      await fc.assert(
        fc.asyncProperty(bodiesOf(metodo, ruta), async (body) => {
          expect([ruta, await send(body)]).not.toEqual([ruta, 500]);
        }),
        { numRuns: CUERPOS_POR_RUTA },
      );
    }
  });

  it.each([
    [{ productos: [[]] }],
    [{ productos: [[{}]] }],
    [{ productos: [null] }],
    [{ productos: ['x'] }],
    [{ productos: { 0: {}, length: 1 } }],
  ])('such as %j for the lines of an order is refused', async (roto) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { status } = await app.post('/api/pedidos', { headers, body: { ...pedidoOf(local), ...roto } });

    expect([400, 422]).toContain(status);
  });
});

function isMetodo(metodo: string): metodo is keyof typeof METODOS {
  return metodo in METODOS;
}
