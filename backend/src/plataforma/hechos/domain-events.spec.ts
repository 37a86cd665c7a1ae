import { Logger } from '@nestjs/common';
import { DomainEvents } from './domain-events';

const SUCESO = { fam: 'una' };

describe('The events between modules', () => {
  let fallos: unknown[];

  beforeEach(() => {
    fallos = [];
    jest.spyOn(Logger.prototype, 'error').mockImplementation((linea: unknown) => void fallos.push(linea));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'throws',
      () => {
        throw new Error('roto');
      },
    ],
    ['rejects', () => Promise.reject(new Error('roto'))],
  ])('a listener that %s fails alone: the others hear it, and who told it knows nothing', async (_, roto) => {
    const events = new DomainEvents();
    const oidos: string[] = [];
    events.on('sesion.terminada', () => oidos.push('antes'));
    events.on('sesion.terminada', roto);
    events.on('sesion.terminada', ({ fam }) => oidos.push(fam));

    events.emit('sesion.terminada', SUCESO);

    expect(oidos).toEqual(['antes', 'una']);
    await new Promise(setImmediate);
    expect(fallos).toEqual(["Alguien no ha podido atender 'sesion.terminada'."]);
  });

  it('what cannot be made of what is stored is told to nobody, and who tells it knows nothing', async () => {
    const events = new DomainEvents();
    const oidos: string[] = [];
    events.on('sesion.terminada', ({ fam }) => oidos.push(fam));

    events.emitMade('sesion.terminada', () => {
      throw new Error('sin forma');
    });
    events.emitMade('sesion.terminada', () => SUCESO);

    expect(oidos).toEqual(['una']);
    await new Promise(setImmediate);
    expect(fallos).toEqual(["Alguien no ha podido atender 'sesion.terminada'."]);
  });
});
