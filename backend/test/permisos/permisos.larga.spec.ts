import { ERRORES } from '@carta/contracts';
import { call, direccionOf } from '../api/caso-api';
import { useApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { dumpRestaurante, secretosOf } from '../support/escena';
import type { Escena } from '../support/escena';
import { temporaryDataDir } from '../support/mongo-motor';
import { ACTORES, buildCaso } from './actores';
import type { Actor, Caso } from './actores';
import type { Estado } from './celdas';
import { MATRIZ } from './matriz';
import { readRutas } from './rutas-vivas';

/** What leaves all that the other rows name as they need it, though it writes: who did it stays in the same house. */
const SIN_RASTRO: ReadonlySet<string> = new Set([
  ...['login', 'register', 'verify-email', 'resend-verification-code', 'refresh'].map(
    (que) => `POST /api/auth/${que}`,
  ),
  'PUT /api/categorias/orden',
  'PUT /api/categorias/:id',
  'POST /api/productos',
  'PUT /api/productos/orden',
  'PUT /api/textos/:lengua',
  'PUT /api/restaurantes/:id',
  'POST /api/restaurantes/:id/mesas/renovar',
  'POST /api/dispositivos/codigos',
  'POST /api/dispositivos/emparejar',
  'POST /api/dispositivos/:id/readmitir',
  'POST /api/personas',
  'DELETE /api/turno',
  'POST /api/pedidos',
  'POST /api/pedidos/sin-confirmar',
  'POST /api/llamadas',
  'POST /api/fallos',
  'POST /api/vitales',
  'PUT /api/llamadas/:id',
  'PUT /api/pedidos/:id/cerrar',
  'POST /api/pedidos/mesa/:mesa',
  'PUT /api/pedidos/:id/visto',
  'PUT /api/pedidos/:id/llevar',
  'PUT /api/pedidos/:id/producto/:linea/reponer',
  'PUT /api/pedidos/:id/producto/:linea/enterado',
  'POST /api/pedidos/grupos/:grupo/cobros',
  'PUT /api/cobros/:id/anular',
  'POST /api/pedidos/grupos/:grupo/ajustes',
  'PUT /api/pedidos/:id/enterado',
  'DELETE /api/pedidos/pagados',
]);

describe('Who may do what', () => {
  const { dataDir, remove } = temporaryDataDir();
  const app = useApp({ dataDir });
  afterAll(remove);

  it('is written for every address of the running server, once, and for no other', () => {
    const rutas = MATRIZ.map(({ ruta }) => ruta);
    expect(rutas.sort()).toEqual(readRutas(app).sort());
    expect([...SIN_RASTRO].filter((ruta) => !rutas.includes(ruta))).toEqual([]);
  });

  it('is the same for HEAD as for GET', async () => {
    const caso = await buildCaso(app, 'visitante');
    for (const fila of MATRIZ.filter(({ ruta }) => ruta.startsWith('GET '))) {
      const pedida = fila.pide(caso.escena);
      const { status } = await call(app, fila, pedida, caso.token);
      const cabeza = await fetch(`${app.url}${direccionOf(fila.ruta, pedida)}`, {
        method: 'HEAD',
        ...(pedida.headers ? { headers: pedida.headers } : {}),
      });
      expect([fila.ruta, cabeza.status]).toEqual([fila.ruta, status]);
    }
  });

  /** Everybody keeps a restaurant, and how it was, until something in it was changed that others need. */
  const elenco = new Map<Actor, Caso & { antes: string }>();
  async function casoDe(actor: Actor): Promise<Caso & { antes: string }> {
    const conocido = elenco.get(actor);
    if (conocido) return conocido;
    const caso = await buildCaso(app, actor);
    const nuevo = { ...caso, antes: await dumpRestaurante(app, caso.escena.id) };
    elenco.set(actor, nuevo);
    return nuevo;
  }

  describe.each(MATRIZ.map((fila) => [fila.ruta, fila] as const))('%s', (ruta, fila) => {
    it.each(ACTORES.map((actor) => [actor, fila.celdas[actor]] as const))(
      '%s: %j',
      async (actor, esperado) => {
        const { antes, ...caso } = await casoDe(actor);

        const respuesta = await call(app, fila, fila.pide(caso.escena), caso.token);

        const isRefused = respuesta.status >= 400;
        const isLectura = isRefused || ruta.startsWith('GET ');
        const despues = await dumpRestaurante(app, caso.escena.id);
        if (!isLectura && !SIN_RASTRO.has(ruta)) elenco.delete(actor);
        else elenco.set(actor, { ...caso, antes: despues });
        expect(statusesOf(esperado)).toContain(respuesta.status);
        const isDeFuera = actor === 'ajeno' || actor === 'hermano';
        const isIntacto = isLectura || (isDeFuera && !fila.publica);
        if (isIntacto) expect(despues).toBe(antes);
        if (fila.publica) return;
        if (isRefused) expectWords(respuesta, actor);
        if (isRefused || isDeFuera) expectNothingOf(caso.escena, respuesta, actor);
      },
    );
  });
});

const statusesOf = (estado: Estado): readonly number[] => (typeof estado === 'number' ? [estado] : estado);

/** A refusal says the words of its kind, and what is to be done about it. */
function expectWords({ status, body }: Respuesta<unknown>, actor: Actor): void {
  expect(body.success).toBe(false);
  if (status === 401) expect(body).toMatchObject(refusalOf('UNAUTHORIZED'));
  else if (status === 404) expect(body.code).toBe('NOT_FOUND');
  else if (status === 422) expect(body.code).toBe('VALIDATION_ERROR');
  else if (actor === 'sinVerificar') {
    expect(body).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('verificar') });
  } else expect(body).toMatchObject(refusalOf('FORBIDDEN'));
}

const refusalOf = (code: 'UNAUTHORIZED' | 'FORBIDDEN') => ({ code, message: ERRORES[code].mensaje });

/** Whoever is at work in another place of the account knows its email. */
function expectNothingOf(escena: Escena, { body }: Respuesta<unknown>, actor: Actor): void {
  const texto = JSON.stringify(body);
  const secretos = secretosOf(escena).filter((secreto) => actor !== 'hermano' || secreto !== escena.email);
  expect(secretos.filter((secreto) => texto.includes(secreto))).toEqual([]);
}
