import type { Carta } from '@carta/contracts';
import { DomainError } from '../common/errors/domain-error';
import { PaginasComensalService } from './paginas-comensal.service';
import { readPlantilla } from './plantilla';

const plantilla = readPlantilla('<html><head></head><body><div id="root"></div></body></html>', () => '');

const cartaOf = (_id: string) =>
  ({
    version: 'v1',
    restaurante: { _id, nombre: _id, tipoUsuario: 'premium', zonas: [] },
  }) as unknown as Carta;

describe('the pages of diners', () => {
  it('are made a few at a time: of a flood those that wait are so many, and a neighbour is not kept out', async () => {
    const draw = jest.fn(() => Promise.resolve('<h1>dibujo</h1>'));
    const paginas = new PaginasComensalService({ draw } as never, { cartaBytes: true } as never);
    const read = (casa: string, mesa: number) =>
      paginas.read(plantilla, '/menu', { carta: cartaOf(casa), mesa }, 'gzip');

    const avalancha = Array.from({ length: 400 }, (_, i) => read('ana', i + 1));
    const acabadas = Promise.allSettled([...avalancha, read('luis', 1)]);
    const fines = await acabadas;

    expect(fines.at(-1)?.status).toBe('fulfilled');
    const refusals = fines.flatMap((fin) => (fin.status === 'rejected' ? [fin.reason as unknown] : []));
    // two are made, two hundred wait, and one of them gives way to the neighbour
    expect(refusals).toHaveLength(400 - 202 + 1);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(DomainError);
      expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', detalle: { retryAfter: 2 } });
    }
    expect(draw).toHaveBeenCalledTimes(2);
    await expect(read('ana', 400)).resolves.toMatchObject({ codificacion: 'gzip' });
  });
});
