import { screen, waitFor } from '@testing-library/react';
import { ABIERTAS, LOGIN, PROTEGIDAS, SESIONES } from '../../test/rutas';
import type { Destino } from '../../test/rutas';
import { TOKENS, buildRestaurante, signIn, signInDispositivo, signOut } from '../sesion/pruebas/sesiones';
import { useServidor } from '../shared/api/pruebas/servidor';
import { openPersonal, serve } from './pruebas/personal';
import { fillLogin } from '../sesion/pruebas/fill-login';

const servidor = useServidor();

beforeEach(() => {
  signOut();
  serve(servidor, {});
});

const enter = {
  visitante: () => undefined,
  normal: () => signIn(),
  premium: () => signIn(buildRestaurante({ tipoUsuario: 'premium' })),
  camarero: () => signInDispositivo('camarero', 'Móvil de Ana'),
} as const;

async function arriveAt([path, titulo]: Destino): Promise<void> {
  await screen.findByText(path, { selector: 'code' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titulo));
}

describe.each(SESIONES)('to a %s', (sesion) => {
  it.each([...ABIERTAS, ...PROTEGIDAS])(
    '$path shows what its line says, or leads where it says',
    async (ruta) => {
      enter[sesion]();

      openPersonal(ruta.path);

      await arriveAt(ruta[sesion]);
    },
  );
});

describe.each(['normal', 'premium'] as const)('a %s who was stopped by the login', (plan) => {
  it.each(PROTEGIDAS)('on the way to $path goes on there, or where they may go', async (ruta) => {
    const restaurante = buildRestaurante({ tipoUsuario: plan });
    serve(servidor, { 'POST /api/auth/login': { ...TOKENS, restaurante } });
    openPersonal(`${ruta.path}?desde=marcador`);
    await arriveAt(LOGIN);

    await fillLogin();

    const [path, titulo] = ruta[plan];
    await arriveAt([path === ruta.path ? `${path}?desde=marcador` : path, titulo]);
  });
});
