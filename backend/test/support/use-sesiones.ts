import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Tokens } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { standIn, useApp } from './app';
import type { Respuesta } from './app';
import { buildRestaurante } from './factories';
import type { RestauranteDePrueba } from './factories';

/** A premium restaurant for each test whose people come and go, and which families of sessions have ended. */
export function useSesiones() {
  const app = useApp();
  const terminadas: string[] = [];
  let restaurante: RestauranteDePrueba;
  beforeAll(() => {
    app.app.get(DomainEvents).on('sesion.terminada', ({ fam }) => terminadas.push(fam));
  });
  beforeEach(async () => {
    restaurante = await buildRestaurante(app, { plan: 'premium' });
  });
  return {
    app,
    terminadas,
    restaurante: standIn(() => restaurante),
    refresh: (refreshToken: unknown, clave?: string): Promise<Respuesta<Tokens>> =>
      app.post<Tokens>(rutas.refresh(), {
        body: { refreshToken },
        headers: clave === undefined ? {} : { [CABECERA_CLAVE]: clave },
      }),
    isIn: async (token: string): Promise<boolean> => (await app.get(rutas.me(), { token })).status === 200,
  };
}

/** The family of sessions that an access token is of. */
export function famOf(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { fam: string }).fam;
}
