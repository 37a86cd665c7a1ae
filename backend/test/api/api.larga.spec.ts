import { ANADIDAS, PRIMERAS } from './rutas-conocidas';
import { buildEscena, dumpRestaurante } from '../support/escena';
import { useCorreo } from '../support/smtp';
import { conSobra, diferencias } from './forma';
import type { Esquema, Esquemas } from './forma';
import { SIN_CUERPO, call, direccionOf, envioOf } from './caso-api';
import type { Entorno, Envio } from './caso-api';
import { expectHeaders, expectNoSecrets, malosDe, nombreDe, withMalo } from './malos';
import { API } from './tabla';

const SESION_EXPIRADA = 'Sesión expirada. Por favor, inicia sesión nuevamente.';
const NO_VALIDOS = 'Los datos enviados no son válidos.';

/** Keys that no body of ours has. */
const SOBRAS: readonly string[] = [
  '{"sobra":1}',
  '{"$where":"1"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{}}',
];

/** What the server says of itself. */
interface Documento {
  paths: Record<string, Record<string, Operacion>>;
  components: { schemas: Esquemas };
}
interface Operacion {
  requestBody?: { content: Record<string, { schema: Esquema }> };
  responses: Record<string, Contenido | undefined>;
}
interface Contenido {
  content: { 'application/json': { schema: Esquema } };
}

it('Every call that clients count on, and each added since, has its line', () => {
  expect(API.map(({ ruta }) => ruta).sort()).toEqual([...PRIMERAS, ...ANADIDAS].sort());
});

describe('The calls', () => {
  const { app, smtp } = useCorreo();
  /** Of all that is only read or refused: nothing in it ever changes. */
  let entorno: Entorno;
  let antes: string;

  let documento: Documento;

  beforeAll(async () => {
    documento = (await (await fetch(`${app.url}/api/docs-json`)).json()) as Documento;
    entorno = await buildEntorno();
    antes = await dumpRestaurante(app, entorno.escena.id);
  });

  const operacionOf = (ruta: string): Operacion | undefined => {
    const [metodo = '', camino = ''] = ruta.replace(/:(\w+)/g, '{$1}').split(' ');
    return documento.paths[camino]?.[metodo.toLowerCase()];
  };
  const formaOf = (ruta: string, status: number): Esquema => {
    const sobre = operacionOf(ruta)?.responses[status]?.content['application/json'].schema;
    if (!sobre?.properties?.data) throw new Error(`the document does not say what ${ruta} answers`);
    return sobre.properties.data;
  };

  const buildEntorno = async (): Promise<Entorno> => ({ app, smtp, escena: await buildEscena(app) });

  describe.each(API.map((ruta) => [ruta.ruta, ruta] as const))('%s', (_nombre, de) => {
    const { status: logrado = 200 } = de;
    /** What would be let through; each case spoils a copy of it. */
    let bueno: Envio;
    beforeAll(async () => {
      bueno = await envioOf(de, entorno);
    });

    const tokenOf = ({ escena }: Entorno) =>
      de.como === 'dispositivo' ? escena.dispositivoToken : escena.accessToken;
    const send = async (envio: Envio, desde = entorno) => {
      const respuesta = await call(app, de, envio, de.abierta ? undefined : tokenOf(desde));
      expectHeaders(de, respuesta);
      expectDicho(respuesta.status);
      return respuesta;
    };
    const expectDicho = (status: number): void => {
      expect(Object.keys(operacionOf(de.ruta)?.responses ?? {})).toContain(String(status));
    };

    if (!de.abierta) {
      it.each([
        ['nothing', undefined],
        ['a token that is none', 'ni.siquiera.esto'],
      ])('asks who it is, and %s does not tell', async (_que, token) => {
        const respuesta = await call(app, de, bueno, token);

        expectHeaders(de, respuesta);
        expectDicho(respuesta.status);
        expect(respuesta.status).toBe(401);
        expect(respuesta.body).toEqual({ success: false, code: 'UNAUTHORIZED', message: SESION_EXPIRADA });
      });
    }

    for (const [campo, valor, mensaje] of de.malas ?? []) {
      it(`answers «${mensaje}» to the ${campo} ${nombreDe(valor)}`, async () => {
        const respuesta = await send(withMalo(bueno, campo, valor));

        expect([respuesta.status, respuesta.body.code]).toEqual([422, 'VALIDATION_ERROR']);
        expect(respuesta.body.errors).toContainEqual({ field: campo.replace('?', ''), message: mensaje });
      });
    }

    for (const [nombre, valor, status] of malosDe(de)) {
      it(`answers ${status} to the ${nombre} ${valor}`, async () => {
        const respuesta = await send({ ...bueno, params: { ...bueno.params, [nombre]: valor } });

        expect([respuesta.status, respuesta.body.success]).toEqual([status, false]);
      });
    }

    if (de.ruta.startsWith('P') && !SIN_CUERPO.includes(de.ruta)) {
      it.each(SOBRAS)('a key of nobody’s is 400: %s', async (sobra) => {
        const respuesta = await (de.form
          ? send({
              ...bueno,
              body: { ...bueno.body, [Object.getOwnPropertyNames(JSON.parse(sobra))[0] ?? '']: '1' },
            })
          : sendRaw(`${JSON.stringify(bueno.body).slice(0, -1)},${sobra.slice(1)}`));

        expect(respuesta.body).toMatchObject({ success: false, code: 'BAD_REQUEST', message: NO_VALIDOS });
        expect(respuesta.status).toBe(400);
      });

      it.each(['[]', '"texto"', '7', 'null', '', '{', '{"a":1,}'])(
        'a body that is %j is 400',
        async (crudo) => {
          const respuesta = await sendRaw(crudo);

          expect([respuesta.status, respuesta.body.code]).toEqual([400, 'BAD_REQUEST']);
        },
      );
    }

    it('refuses a key of nobody’s wherever the document allows none', async () => {
      const [cuerpo] = Object.values(operacionOf(de.ruta)?.requestBody?.content ?? {});
      const malos = cuerpo ? conSobra(bueno.body, cuerpo.schema, documento.components.schemas) : [];

      expect(malos.length > 0).toBe(bueno.body !== undefined);
      for (const body of malos) {
        const { status } = await send({ ...bueno, body: body as Envio['body'] });
        expect([body, status < 500 && status >= 400]).toEqual([body, true]);
      }
    });

    for (const [caso, cambios, status, mensaje] of de.rechazos ?? []) {
      it(`answers ${status} to ${caso}`, async () => {
        const respuesta = await send(await cambios(entorno));

        expect([respuesta.status, respuesta.body.message]).toEqual([status, mensaje]);
        expect(respuesta.body.success).toBe(false);
      });
    }

    it('has changed nothing by all that it refused', async () => {
      expect(await dumpRestaurante(app, entorno.escena.id)).toBe(antes);
    });

    it(`answers ${logrado}, in the shape that the document says`, async () => {
      const propio = de.ruta.startsWith('GET ') ? entorno : await buildEntorno();

      const respuesta = await send(await envioOf(de, propio), propio);

      expect([respuesta.status, respuesta.body.message]).toEqual([logrado, de.message]);
      expect(
        diferencias(respuesta.body.data, formaOf(de.ruta, logrado), documento.components.schemas),
      ).toEqual([]);
      if (de.tiene) expect(respuesta.body.data).toMatchObject(de.tiene);
      const sobre = ['success', 'data', ...(de.message === undefined ? [] : ['message'])];
      expect(Object.keys(respuesta.body).sort()).toEqual(sobre.sort());
      expectNoSecrets(de, respuesta);
    });

    /** The call with a body as somebody would write it by hand. */
    const sendRaw = (crudo: string) => {
      const metodo = de.ruta.startsWith('POST') ? 'post' : 'put';
      return app[metodo](direccionOf(de.ruta, bueno), {
        body: crudo,
        ...(de.abierta ? {} : { token: tokenOf(entorno) }),
      });
    };
  });
});
