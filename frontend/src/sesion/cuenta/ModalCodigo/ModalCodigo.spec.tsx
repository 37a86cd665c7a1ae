import type { VerificacionResponse } from '@carta/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { until } from '../../../shared/api/pruebas/turnos';
import { ModalCodigo } from './ModalCodigo';
import type { TipoVerificacion } from './verificaciones';

const servidor = useServidor();
const VERIFICACION = { token: 't', accessToken: 't', refreshToken: 'r' } as VerificacionResponse;

const onVerificado = jest.fn();
const onClose = jest.fn();

function dialogo(abierta = true, tipo?: TipoVerificacion) {
  return (
    <ModalCodigo
      abierta={abierta}
      onClose={onClose}
      email="ana@ejemplo.es"
      onVerificado={onVerificado}
      tipo={tipo}
    />
  );
}

const campo = () => screen.getByLabelText('Código');
const write = (texto: string) => fireEvent.change(campo(), { target: { value: texto } });
const press = (nombre: string) => fireEvent.click(screen.getByRole('button', { name: nombre }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const askedFor = () => servidor.peticiones.map(({ url, cuerpo }) => `${url} ${cuerpo}`);

beforeEach(() => {
  jest.useFakeTimers();
  servidor.manejar = (_req, res) => ok(res, VERIFICACION);
  onVerificado.mockReset();
  onClose.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('the code field', () => {
  it('is one field for figures, filled by the phone, that keeps six digits of whatever is pasted', () => {
    render(dialogo());

    expect(campo()).toHaveAttribute('inputmode', 'numeric');
    expect(campo()).toHaveAttribute('autocomplete', 'one-time-code');
    write('012 345');
    expect(campo()).toHaveValue('012345');
    write('código: 98-76-54-32');
    expect(campo()).toHaveValue('987654');
  });
});

describe('a right code', () => {
  it('is said for 1.5 s, and then handed over before the dialog closes', async () => {
    onClose.mockImplementation(() => expect(onVerificado).toHaveBeenCalled());
    render(dialogo());
    write('123456');

    press('Verificar');
    await until(() => screen.getByText(/Código verificado/));

    expect(askedFor()).toEqual(['/api/auth/verify-email-code {"email":"ana@ejemplo.es","code":"123456"}']);
    pass(1_499);
    expect(onVerificado).not.toHaveBeenCalled();
    pass(1);
    expect(onVerificado.mock.calls).toEqual([[VERIFICACION, '123456']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not lost by who closes before reading that', async () => {
    render(dialogo());
    write('123456');
    press('Verificar');
    await until(() => screen.getByText(/Código verificado/));

    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

    expect(onVerificado).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a refused code', () => {
  it('is sent once although the line breaks, and the words are those of the connection', async () => {
    servidor.manejar = (req) => req.socket.destroy();
    render(dialogo());
    write('123456');

    press('Verificar');

    await until(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión. Inténtalo de nuevo.'),
    );
    expect(servidor.peticiones).toHaveLength(1);
  });
});

it('of a forgotten password asks where passwords are asked for', async () => {
  render(dialogo(true, 'password'));
  press('Reenviar código');
  await until(() => screen.getByText('Código reenviado. Revisa tu correo.'));
  write('123456');
  press('Verificar');
  await until(() => screen.getByText('Código verificado correctamente'));

  const urls = servidor.peticiones.map(({ url }) => url);
  expect(urls).toEqual(['/api/auth/forgot-password', '/api/auth/verify-password-reset-code']);
});

it('opens each time with nothing typed, nothing said, and all its time', async () => {
  const { rerender } = render(dialogo());
  write('12');
  press('Verificar');
  pass(30_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();

  rerender(dialogo(false));
  rerender(dialogo());

  expect(campo()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
});

describe('the time of a code', () => {
  const refuse = (status: number, message?: string) => {
    servidor.manejar = (_req, res) => answer(res, status, { success: false, message });
  };
  beforeEach(() => {
    render(dialogo());
  });

  it('is shown from 10:00 on, is not read out each second, and says when it is over', () => {
    const reloj = screen.getByRole('timer');
    expect(reloj).toHaveTextContent('Código válido por 10:00');
    expect(reloj).not.toHaveAttribute('aria-live');

    pass(1_000);
    expect(reloj).toHaveTextContent('9:59');
    pass(599_000);

    expect(screen.getByRole('alert')).toHaveTextContent('El código ha expirado. Solicita uno nuevo.');
    expect(screen.getByRole('button', { name: 'Verificar' })).toBeDisabled();
  });

  it.each(['Verificar', 'Reenviar código'])(
    'is over in place of what was said before of «%s»',
    async (boton) => {
      refuse(422, 'El código no es correcto.');
      write('123456');
      press(boton);
      await until(() => expect(screen.getByRole('alert')).toHaveTextContent('El código no es correcto.'));

      pass(600_000);

      expect(screen.getByRole('alert')).toHaveTextContent('El código ha expirado. Solicita uno nuevo.');
      expect(campo()).toBeValid();
    },
  );

  it('begins again with another code, which is told for 3 s', async () => {
    write('123456');
    pass(100_000);

    press('Reenviar código');
    await until(() => screen.getByText('Código reenviado. Revisa tu correo.'));

    expect(askedFor()).toEqual(['/api/auth/resend-verification-code {"email":"ana@ejemplo.es"}']);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    expect(campo()).toHaveValue('');
    expect(campo()).toHaveFocus();
    pass(2_999);
    expect(screen.getByText('Código reenviado. Revisa tu correo.')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Código reenviado. Revisa tu correo.')).toBeNull();
  });
});
