import { buildEscena, dumpRestaurante } from '../support/escena';
import { useCorreo } from '../support/smtp';
import { diferencias } from './forma';
import { SIN_CUERPO, call, direccionOf } from './caso-api';
import type { CasoApi, Envio, Entorno } from './caso-api';
import { expectHeaders, expectNoSecrets, malosDe, nombreDe, withMalo } from './malos';
import { ANADIDAS, PRIMERAS } from './rutas-conocidas';
import { API_AUTH } from './tabla-auth';
import { API_FALLOS } from './tabla-fallos';
import { API_LLAMADAS } from './tabla-llamadas';
import { API_CARTA } from './tabla-carta';
import { API_COBROS } from './tabla-cobros';
import { API_CODIGOS } from './tabla-codigos';
import { API_DISPOSITIVOS } from './tabla-dispositivos';
import { API_OPCIONES } from './tabla-opciones';
import { API_PARTIDAS } from './tabla-partidas';
import { API_PEDIDOS } from './tabla-pedidos';
import { API_PRODUCTOS } from './tabla-productos';
import { API_RESTAURANTES } from './tabla-restaurantes';
import { API_SALA } from './tabla-sala';

const API = [
  ...API_AUTH,
  ...API_CODIGOS,
  ...API_PRODUCTOS,
  ...API_CARTA,
  ...API_OPCIONES,
  ...API_PEDIDOS,
  ...API_SALA,
  ...API_COBROS,
  ...API_PARTIDAS,
  ...API_RESTAURANTES,
  ...API_FALLOS,
  ...API_LLAMADAS,
  ...API_DISPOSITIVOS,
];
const sendNada: NonNullable<CasoApi['envia']> = () => ({});
const SESION_EXPIRADA = 'Sesión expirada. Por favor, inicia sesión nuevamente.';
const NO_VALIDOS = 'Los datos enviados no son válidos.';

/** Keys that no body of ours has. */
const SOBRAS: readonly string[] = [
  '{"sobra":1}',
  '{"$where":"1"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{}}',
];

it('Every call that clients count on, and each added since, has its line', () => {
  expect(API.map(({ ruta }) => ruta).sort()).toEqual([...PRIMERAS, ...ANADIDAS].sort());
});

describe('The calls', () => {
  const { app, smtp } = useCorreo();
  /** Of all that is only read or refused: nothing in it ever changes. */
  let entorno: Entorno;
  let antes: string;

  beforeAll(async () => {
    entorno = await buildEntorno();
    antes = await dumpRestaurante(app, entorno.escena.id);
  });

  const buildEntorno = async (): Promise<Entorno> => ({ app, smtp, escena: await buildEscena(app) });

  describe.each(API.map((ruta) => [ruta.ruta, ruta] as const))('%s', (_nombre, de) => {
    const { envia = sendNada, status: logrado = 200 } = de;
    /** What would be let through; each case spoils a copy of it. */
    let bueno: Envio;
    beforeAll(async () => {
      bueno = await envia(entorno);
    });

    const send = async (envio: Envio, { escena } = entorno) => {
      const respuesta = await call(app, de, envio, de.abierta ? undefined : escena.accessToken);
      expectHeaders(de, respuesta);
      return respuesta;
    };

    if (!de.abierta) {
      it.each([
        ['nothing', undefined],
        ['a token that is none', 'ni.siquiera.esto'],
      ])('asks who it is, and %s does not tell', async (_que, token) => {
        const respuesta = await call(app, de, bueno, token);

        expectHeaders(de, respuesta);
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

        expect(respuesta.body).toEqual({ success: false, code: 'BAD_REQUEST', message: NO_VALIDOS });
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

    it(`answers ${logrado}, in its form`, async () => {
      const propio = de.ruta.startsWith('GET ') ? entorno : await buildEntorno();

      const respuesta = await send(await envia(propio), propio);

      expect([respuesta.status, respuesta.body.message]).toEqual([logrado, de.message]);
      expect(diferencias(respuesta.body.data, de.forma)).toEqual([]);
      const sobre = ['success', 'data', ...(de.message === undefined ? [] : ['message'])];
      expect(Object.keys(respuesta.body).sort()).toEqual(sobre.sort());
      expectNoSecrets(de, respuesta);
    });

    /** The call with a body as somebody would write it by hand. */
    const sendRaw = (crudo: string) => {
      const metodo = de.ruta.startsWith('POST') ? 'post' : 'put';
      return app[metodo](direccionOf(de.ruta, bueno), {
        body: crudo,
        ...(de.abierta ? {} : { token: entorno.escena.accessToken }),
      });
    };
  });
});
