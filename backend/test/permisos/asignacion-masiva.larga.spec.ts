import { direccionOf } from '../api/caso-api';
import { useApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { buildEscena, dumpRestaurante } from '../support/escena';
import type { Escena } from '../support/escena';
import { temporaryDataDir } from '../support/mongo-motor';
import { ASIGNABLES, CODICIADAS } from './asignables';
import type { Fila } from './celdas';
import { MATRIZ } from './matriz';

/** What is done by asking for it: there is nothing to send. */
const SIN_CUERPO = [
  '/logout',
  '/mesas/renovar',
  '/visto',
  '/producto/:linea/enterado',
  '/producto/:linea/reponer',
  '/tandas/:id/deshacer',
  '/importaciones/:id/aplicar',
  '/importaciones/:id/deshacer',
];
const ESCRIBEN = MATRIZ.filter(
  ({ ruta }) => /^(POST|PUT) /.test(ruta) && !SIN_CUERPO.some((fin) => ruta.endsWith(fin)),
);
const VALORES = ['"admin"', '{"$gt":""}', 'null'];

describe('What nobody may decide', () => {
  const { dataDir, remove } = temporaryDataDir();
  const app = useApp({ dataDir });
  afterAll(remove);
  let escena: Escena;

  beforeAll(async () => {
    escena = await buildEscena(app);
  });

  it('is said of every address that reads a body', () => {
    expect(Object.keys(ASIGNABLES).sort()).toEqual(ESCRIBEN.map(({ ruta }) => ruta).sort());
  });

  it.each(ESCRIBEN.map((fila) => [fila.ruta, fila] as const))(
    'is refused by %s, and nothing changes',
    async (ruta, fila) => {
      const antes = await everything();
      const prohibidas = CODICIADAS.filter((clave) => !ASIGNABLES[ruta]?.includes(clave));

      const estados = await Promise.all(
        prohibidas.map(async (clave, i) => {
          const { status } = await sendWith(fila, `"${clave}":${VALORES[i % VALORES.length]}`);
          return [clave, status];
        }),
      );

      expect(estados).toEqual(prohibidas.map((clave) => [clave, 400]));
      expect(await everything()).toBe(antes);
    },
  );

  it.each(['POST /api/productos', 'PUT /api/productos/:id'])(
    'is refused by the form of %s as well',
    async (ruta) => {
      const antes = await everything();
      const fila = filaOf(ruta);
      const prohibidas = CODICIADAS.filter((codiciada) => !ASIGNABLES[ruta]?.includes(codiciada));

      const estados = await Promise.all(
        prohibidas.map(async (clave) => {
          const form = new FormData();
          const campos = { nombre: 'Croquetas', precio: '7,50', categoria: escena.categoriaId };
          for (const [campo, valor] of Object.entries(campos)) form.append(campo, valor);
          form.append(clave, 'admin');
          return [clave, (await send(fila, form)).status];
        }),
      );

      expect(estados).toEqual(prohibidas.map((clave) => [clave, 400]));
      expect(await everything()).toBe(antes);
    },
  );

  it('is refused inside the lines of an order and inside an address', async () => {
    const antes = await everything();
    const pedido = (linea: object): string =>
      JSON.stringify({ restaurante: escena.id, mesa: 1, productos: [{ ...escena.linea, ...linea }] });
    const campos = ['precio', 'cantidad', 'formato', 'opciones', '__proto__'];
    const sobrantes = CODICIADAS.filter((clave) => !campos.includes(clave));

    await Promise.all(
      sobrantes.map(async (clave) => {
        const { status } = await send(filaOf('POST /api/pedidos'), pedido({ [clave]: 'admin' }));
        expect([clave, status]).toEqual([clave, 400]);
        const ubicacion = { direccion: 'Calle Mayor, 1', [clave]: 'admin' };
        const cambio = await send(filaOf('PUT /api/restaurantes/:id'), JSON.stringify({ ubicacion }));
        expect([400, 422]).toContain(cambio.status);
      }),
    );

    expect(await everything()).toBe(antes);
  });

  it('is a plan: whoever registers as admin is normal', async () => {
    const { status, body } = await send<{ restaurante: { tipoUsuario: string; emailVerificado: boolean } }>(
      filaOf('POST /api/auth/register'),
      JSON.stringify({
        nombre: 'Casa',
        email: 'lista@ejemplo.es',
        password: 'una clave larga',
        tipoUsuario: 'admin',
      }),
    );

    expect([status, body.data.restaurante]).toMatchObject([
      201,
      { tipoUsuario: 'normal', emailVerificado: false },
    ]);
  });

  const filaOf = (ruta: string): Fila => {
    const fila = MATRIZ.find((candidata) => candidata.ruta === ruta);
    if (!fila) throw new Error(`${ruta} is not in the matrix`);
    return fila;
  };

  /** The row's good body with a key more, written by hand: __proto__ and doubles are keys like any other. */
  function sendWith(fila: Fila, mas: string): Promise<Respuesta<unknown>> {
    const bueno = JSON.stringify(fila.pide(escena).body);
    return send(fila, `${bueno.slice(0, -1)},${mas}}`);
  }

  function send<T>(fila: Fila, body: string | FormData): Promise<Respuesta<T>> {
    const metodo = fila.ruta.startsWith('POST') ? 'post' : 'put';
    const token = fila.celdas.premium === 403 ? escena.dispositivoToken : escena.accessToken;
    return app[metodo]<T>(direccionOf(fila.ruta, fila.pide(escena)), { token, body });
  }

  /** The restaurant as it is stored, and how many there are. */
  async function everything(): Promise<string> {
    const cuentas = await app.db.collection('cuentas').countDocuments();
    return `${cuentas} ${await dumpRestaurante(app, escena.id)}`;
  }
});
