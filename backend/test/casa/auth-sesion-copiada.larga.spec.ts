import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Perfil, Tokens } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { buildDispositivo } from '../support/dispositivos';
import { buildRestaurante, openSesion } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { useCorreo } from '../support/smtp';

/** What a browser keeps of its session: the token, and the key it has drawn for it. */
interface Guardado {
  refreshToken: string;
  clave: string | undefined;
}

describe('A session that somebody has copied', () => {
  const { app, smtp } = useCorreo({ publicUrl: 'https://carta.ejemplo.es' });
  let restaurante: RestauranteDePrueba;

  beforeAll(async () => {
    restaurante = await buildRestaurante(app, { plan: 'premium' });
  });

  const refresh = ({ refreshToken, clave }: Guardado): Promise<Respuesta<Tokens>> =>
    app.post<Tokens>(rutas.refresh(), {
      body: { refreshToken },
      headers: clave === undefined ? {} : { [CABECERA_CLAVE]: clave },
    });
  const draw = (refreshToken: string, conClaves: boolean): Guardado => ({
    refreshToken,
    clave: conClaves ? randomUUID() : undefined,
  });

  /** Both renew once per period, in turns; answers the period in which one is refused, or 40. */
  async function liveOn(refreshToken: string, claves: { dueno: boolean; ladron: boolean }): Promise<number> {
    let dueno = draw(refreshToken, claves.dueno);
    let ladron = claves.ladron ? { ...dueno } : { refreshToken, clave: undefined };
    for (let periodo = 1; periodo <= 40; periodo++) {
      const [original, copia] = [await refresh(dueno), await refresh(ladron)];
      if (original.status !== 200 || copia.status !== 200) {
        expect((await refresh(dueno)).status).toBe(401);
        expect((await refresh(ladron)).status).toBe(401);
        return periodo;
      }
      dueno = draw(original.body.data.refreshToken, claves.dueno);
      ladron = draw(copia.body.data.refreshToken, claves.ladron);
    }
    return 40;
  }

  it.each([
    ['of an account', 'propietario', { dueno: true, ladron: true }],
    ['of a device', 'dispositivo', { dueno: true, ladron: true }],
    ['by a thief who sends no keys', 'dispositivo', { dueno: true, ladron: false }],
    ['of a client that sends none either', 'propietario', { dueno: false, ladron: false }],
  ] as const)('is noticed in 10 of 10 thefts: %s', async (_name, rol, claves) => {
    const periodos: number[] = [];
    for (let robo = 0; robo < 10; robo++) {
      const { refreshToken } = await openSesion(app, restaurante.id, rol);
      periodos.push(await liveOn(refreshToken, claves));
    }

    expect(periodos).toEqual(periodos.map(() => 2));
  });

  it('is told to its owner by mail, and in the profile for a week', async () => {
    const vecino = await buildRestaurante(app);
    const sesion = await openSesion(app, vecino.id);
    const perfil = async () => (await app.get<Perfil>(rutas.me(), { token: sesion.accessToken })).body.data;
    expect(await perfil()).not.toHaveProperty('sesionCopiadaEn');
    const { refreshToken } = await openSesion(app, vecino.id);
    const antes = Date.now();

    await refresh(draw(refreshToken, true));
    expect((await refresh(draw(refreshToken, true))).status).toBe(401);

    expect(Date.parse((await perfil()).sesionCopiadaEn ?? '')).toBeGreaterThanOrEqual(antes);
    const correo = await smtp.next(vecino.email);
    expect(correo.asunto).toBe('Hemos cerrado una sesión de tu cuenta');
    expect(correo.texto).toContain('https://carta.ejemplo.es/forgot-password');
    await app.db
      .collection('sesiones')
      .updateMany({ motivo: 'copiada' }, { $set: { terminadaEn: new Date(Date.now() - 8 * 86_400_000) } });
    expect(await perfil()).not.toHaveProperty('sesionCopiadaEn');
  });

  it('of a device is told with its name', async () => {
    const casa = await buildRestaurante(app, { plan: 'premium' });
    const { accessToken } = await openSesion(app, casa.id);
    const { refreshToken } = await buildDispositivo(app, accessToken, { nombre: 'Barra' });

    await refresh(draw(refreshToken, true));
    await refresh(draw(refreshToken, true));

    const { asunto, texto } = await smtp.next(casa.email);
    expect(asunto).toBe('«Barra» se ha quedado fuera');
    expect(texto).toContain('Volver a admitir');
  });
});
