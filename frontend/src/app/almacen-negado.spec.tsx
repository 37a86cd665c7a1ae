import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../shared/api/pruebas/servidor';
import { forgetEmparejado, readDispositivo } from '../sesion/emparejado';
import { forgetSesion, readAcceso } from '../sesion/almacen';
import { TOKENS, buildRestaurante, signOut } from '../sesion/pruebas/sesiones';
import { arriveAt, openPersonal, readPeticiones, serve } from './pruebas/personal';
import { fillLogin } from '../sesion/pruebas/fill-login';

const servidor = useServidor();
const AVISO = /Este navegador no deja guardar datos.*solo en esta pestaña/;
const NEGADO = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function refuse(nombre: 'localStorage' | 'sessionStorage') {
  const propio = Object.getOwnPropertyDescriptor(window, nombre)!;
  Object.defineProperty(window, nombre, { configurable: true, get: NEGADO });
  return () => Object.defineProperty(window, nombre, propio);
}

describe('a browser that refuses its storage', () => {
  let returns: (() => void)[] = [];

  beforeEach(() => {
    signOut();
    returns = [refuse('localStorage'), refuse('sessionStorage')];
  });
  afterEach(() => {
    forgetSesion();
    forgetEmparejado();
    for (const giveBack of returns) giveBack();
  });

  it('signs in to this tab, and says that it is for this tab only', async () => {
    serve(servidor, {
      'POST /api/auth/login': { restaurante: buildRestaurante(), ...TOKENS },
      'GET /api/auth/me': buildRestaurante(),
    });
    openPersonal('/admin');

    expect(await screen.findByText(AVISO)).toBeInTheDocument();
    await fillLogin();

    await arriveAt('/admin/carta');
    expect(readAcceso()).toBe(TOKENS.accessToken);
  });

  it('pairs this tab, and says that it is for this tab only', async () => {
    const dispositivo = { _id: 'd2', nombre: 'Barra', puesto: 'barra' };
    const restaurante = buildRestaurante({ tipoUsuario: 'camarero' });
    serve(servidor, { 'POST /api/dispositivos/emparejar': { ...TOKENS, dispositivo, restaurante } });
    openPersonal('/emparejar');

    expect(await screen.findByText(AVISO)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Código'), '12345678');
    await userEvent.click(screen.getByRole('button', { name: 'Emparejar' }));

    expect(await screen.findByRole('heading', { name: 'Dispositivo emparejado' })).toBeInTheDocument();
    expect(readPeticiones(servidor)).toContain('POST /api/dispositivos/emparejar {"codigo":"12345678"}');
    expect(readDispositivo()).toEqual(dispositivo);
  });
});

it('says nothing where the storage keeps what is written', async () => {
  signOut();
  openPersonal('/admin');

  await screen.findByLabelText('Email');
  expect(screen.queryByText(AVISO)).toBeNull();
});
