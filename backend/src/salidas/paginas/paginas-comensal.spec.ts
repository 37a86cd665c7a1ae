import { gunzipSync } from 'node:zlib';
import type { Carta } from '@carta/contracts';
import type { Codificacion } from '../../plataforma/cache/codificacion';
import { DomainError } from '../../plataforma/errores/domain-error';
import { PaginasComensalService } from './paginas-comensal.service';
import type { PaginaBytes } from './paginas-comensal.service';
import { readPlantilla } from './plantilla';

const plantilla = readPlantilla(
  '<html><head></head><body></body></html>',
  { guiones: [], estilos: [] },
  () => '',
);

/** The house has as many zonas as mesas, and the Sala beyond. */
const cartaOf = (_id: string) => {
  const zonas = Array.from({ length: 400 }, (_, i) => ({ _id: `z${i}`, mesas: `${i + 1}` }));
  return {
    version: 'v1',
    restaurante: { _id, nombre: _id, slug: _id, ubicacion: '', telefono: '', tipoUsuario: 'premium', zonas },
    categorias: [],
    sinCategoria: [],
  } as unknown as Carta;
};

describe('the pages of diners', () => {
  const draw = jest.fn<Promise<string>, [casa: string, direccion: { search: string }]>();
  let read: (casa: string, mesa: number | null, mejor?: Codificacion, base?: string) => Promise<PaginaBytes>;
  beforeEach(() => {
    draw
      .mockReset()
      .mockImplementation((_casa, { search }) =>
        Promise.resolve(`<span id="numero-mesa">${search.replace('?mesa=', '')}</span>`),
      );
    const paginas = new PaginasComensalService({ draw } as never);
    read = (casa, mesa, mejor = 'gzip', base = 'http://ejemplo.es') =>
      paginas.readPagina(plantilla, '/menu', { carta: cartaOf(casa), mesa, base }, mejor);
  });

  it('are one for all mesas of a zona, which is drawn once and does not say any of them', async () => {
    const paginas = await Promise.all([401, 402, 403].map((mesa) => read('ana', mesa)));

    expect(new Set(paginas.map(({ bytes }) => bytes)).size).toBe(1);
    const { bytes } = await read('ana', 404, 'identity');
    expect(bytes.toString()).toContain('<span id="numero-mesa"></span>');
    expect(draw).toHaveBeenCalledTimes(1);
    expect((await read('ana', 400, 'identity')).bytes).not.toBe(bytes);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('say the address they were asked for, drawn once, and of many addresses the last is kept', async () => {
    const ask = (base: string) => read('ana', null, 'identity', base);
    const primera = await ask('http://a.es');

    expect(primera.bytes.toString()).toContain('href="http://a.es/menu/');
    expect((await ask('http://a.es')).bytes).toBe(primera.bytes);
    expect((await ask('http://b.es')).bytes.toString()).toContain('href="http://b.es/menu/');
    expect((await ask('http://a.es')).bytes).not.toBe(primera.bytes);
    const { bytes } = await read('ana', 401, 'identity', 'http://a.es');
    expect((await read('ana', 401, 'identity', 'http://b.es')).bytes).toBe(bytes);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('that cannot be drawn are not tried again for every phone', async () => {
    draw.mockResolvedValue('');

    for (const mesa of [401, 402]) {
      expect(gunzipSync((await read('ana', mesa)).bytes).toString()).toContain('<div id="root"></div>');
    }
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('are made a few at a time: of a flood those that wait are so many, and a neighbour is not kept out', async () => {
    const avalancha = Array.from({ length: 400 }, (_, i) => read('ana', i + 1));
    const fines = await Promise.allSettled([...avalancha, read('luis', 1)]);

    expect(fines.at(-1)?.status).toBe('fulfilled');
    const refusals = fines.flatMap((fin) => (fin.status === 'rejected' ? [fin.reason as unknown] : []));
    // two are made, two hundred wait, and one of them is refused so that the neighbour's may wait
    expect(refusals).toHaveLength(400 - 202 + 1);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(DomainError);
      expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', detalle: { retryAfter: 2 } });
    }
    await expect(read('ana', 400)).resolves.toMatchObject({ codificacion: 'gzip' });
  });
});
