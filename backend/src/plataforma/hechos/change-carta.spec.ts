import { changeCarta } from './change-carta';
import { DomainEvents } from './domain-events';
import { DomainError } from '../errores/domain-error';

function buildCasa() {
  const events = new DomainEvents();
  const oidos: string[] = [];
  events.on('carta.cambiada', ({ restauranteId }) => oidos.push(restauranteId));
  const change = (write: () => Promise<string>) =>
    changeCarta(events, { restauranteId: 'casa', es: 'categorias.ordenadas' }, write);
  return { change, oidos };
}

it('announces a change once it is stored, and none that was refused', async () => {
  const { change, oidos } = buildCasa();

  await expect(change(() => Promise.reject(new DomainError('NOT_FOUND')))).rejects.toThrow();
  expect(oidos).toEqual([]);
  expect(await change(async () => 'hecho')).toBe('hecho');
  expect(oidos).toEqual(['casa']);
});

it('announces one of which nobody knows whether it was done', async () => {
  const { change, oidos } = buildCasa();

  await expect(change(() => Promise.reject(new Error('lejos')))).rejects.toThrow('lejos');
  expect(oidos).toEqual(['casa']);
});
