import { act, fireEvent, render, screen } from '@testing-library/react';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { until } from '../../../shared/api/pruebas/turnos';
import { ModalCodigo } from './ModalCodigo';

const servidor = useServidor();

const campo = () => screen.getByLabelText('Código');
const write = (texto: string) => fireEvent.change(campo(), { target: { value: texto } });
const press = (nombre: string) => fireEvent.click(screen.getByRole('button', { name: nombre }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const refuse = (status: number, message?: string) => {
  servidor.manejar = (_req, res) => answer(res, status, { success: false, message });
};
const askedFor = () => servidor.peticiones.map(({ url, cuerpo }) => `${url} ${cuerpo}`);

beforeEach(() => {
  jest.useFakeTimers();
  servidor.manejar = (_req, res) => ok(res, null);
  render(<ModalCodigo abierta onClose={jest.fn()} email="ana@ejemplo.es" onVerificado={jest.fn()} />);
});
afterEach(() => jest.useRealTimers());

describe('the time of a code', () => {
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
