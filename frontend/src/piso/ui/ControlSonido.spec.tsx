import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSonido } from '../vivo/sonido/sonido';
import { AvisoSonidoBloqueado, BotonSonido } from './ControlSonido';

const bloquea = (listo: boolean) => act(() => useSonido.setState({ encendido: true, listo }));
const aviso = () => screen.queryByRole('button', { name: /Sonido bloqueado/ });

it('is out of the way once tapped, also where a tap unlocks nothing, until the sound is taken away again', async () => {
  bloquea(false);
  render(<AvisoSonidoBloqueado />);
  await userEvent.click(screen.getByRole('button', { name: /Sonido bloqueado/ }));
  expect(aviso()).toBeNull();

  bloquea(true);
  bloquea(false);
  expect(aviso()).toBeVisible();
});

it('says on the switch whether the sound that was chosen can be heard; a tap meant to hear it does not turn it off', async () => {
  bloquea(true);
  render(<BotonSonido />);
  const boton = screen.getByRole('button', { name: 'Sonido de pedidos nuevos', pressed: true });
  expect(boton).toHaveAttribute('title', 'Sonido activado');

  bloquea(false);
  expect(boton).toHaveAttribute('title', 'Sonido bloqueado');
  await userEvent.click(boton);
  expect(useSonido.getState().encendido).toBe(true);

  bloquea(true);
  await userEvent.click(boton);
  expect(boton).toHaveAttribute('title', 'Sonido desactivado');
});
