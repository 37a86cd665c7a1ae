import { act, render, screen } from '@testing-library/react';
import { usePantallaActiva } from './pantalla-activa';

/** jsdom cannot keep a screen on; this stands for a browser that grants, refuses and withdraws it. */
class Vigilia {
  concedidas = 0;
  niega = false;
  private vivas: EventTarget[] = [];

  request = (): Promise<EventTarget> => {
    if (this.niega) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.concedidas += 1;
    const candado = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
    this.vivas.push(candado);
    return Promise.resolve(candado);
  };

  takeBack(): void {
    this.vivas.splice(0).forEach((candado) => candado.dispatchEvent(new Event('release')));
  }
}

let vigilia: Vigilia;

beforeEach(() => {
  vigilia = new Vigilia();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: vigilia });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  setVisible(true);
});

function setVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visible ? 'visible' : 'hidden',
  });
}

function Estado() {
  return <p>{usePantallaActiva()}</p>;
}

const come = (visible: boolean) =>
  act(async () => {
    setVisible(visible);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

it('says plainly that it was refused', async () => {
  vigilia.niega = true;
  render(<Estado />);
  expect(await screen.findByText('rechazada')).toBeInTheDocument();
});

it('says so where the browser has no way to ask', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<Estado />);
  expect(screen.getByText('imposible')).toBeInTheDocument();
});

it('asks again when somebody comes back to a page that had been hidden', async () => {
  render(<Estado />);
  await screen.findByText('encendida');

  await come(false);
  act(() => vigilia.takeBack());
  expect(screen.getByText('rechazada')).toBeInTheDocument();
  expect(vigilia.concedidas).toBe(1);

  await come(true);
  expect(await screen.findByText('encendida')).toBeInTheDocument();
  expect(vigilia.concedidas).toBe(2);
});
