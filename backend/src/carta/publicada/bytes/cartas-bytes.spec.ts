import type { Carta } from '@carta/contracts';
import { prepareCarta } from './carta-bytes';
import type { CartaBytes } from './carta-bytes';
import { CartasBytes } from './cartas-bytes';

const contenido = (nombre: string): Omit<Carta, 'version'> => ({
  restaurante: {
    _id: 'a'.repeat(24),
    nombre,
    slug: 'casa',
    tipoUsuario: 'normal',
    ubicacion: '',
    telefono: '',
    numeroMesas: 1,
    pausado: false,
  },
  categorias: [],
  sinCategoria: [],
});

/** The test ends this build. */
function openBuild(): {
  hacer: () => Promise<{ cartaBytes: CartaBytes; caduca: number }>;
  end: (nombre: string) => void;
} {
  let end: (nombre: string) => void = () => undefined;
  const nombre = new Promise<string>((resolve) => (end = resolve));
  return {
    hacer: async () => ({
      cartaBytes: await prepareCarta(contenido(await nombre), null, undefined),
      caduca: Infinity,
    }),
    end: (valor) => end(valor),
  };
}

describe('CartasListas', () => {
  it('forgets those asked for longest ago once they take too much, and tells one that takes more than all', async () => {
    const build = (nombre: string) => async () => ({
      cartaBytes: await prepareCarta(contenido(nombre), null, undefined),
      caduca: Infinity,
    });
    const { cartaBytes } = await build('Casa')();
    const cartas = new CartasBytes(undefined, 4 * 2 * cartaBytes.bytes.cuerpos.identity.length);

    for (const id of ['a', 'b', 'c']) await cartas.get(id, build('Casa'));
    const larga = await cartas.get('d', build('x'.repeat(10_000)));

    expect(['a', 'b', 'c', 'd'].map((id) => cartas.peek(id) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(larga?.carta.restaurante.nombre).toHaveLength(10_000);
  });

  it('counts what a carta is translated by', async () => {
    const textos = new Map([['en' as const, new Map([['Casa', 'x'.repeat(5_000)]])]]);
    const build = async () => ({
      cartaBytes: await prepareCarta(contenido('Casa'), null, undefined, textos),
      caduca: Infinity,
    });
    const cartas = new CartasBytes(undefined, 10_000);

    await cartas.get('a', build);

    expect(cartas.peek('a')).toBeUndefined();
  });

  it('lets everybody who asks at once share one build', async () => {
    const cartas = new CartasBytes();
    const hacer = jest.fn(async () => ({
      cartaBytes: await prepareCarta(contenido('Casa'), null, undefined),
      caduca: Infinity,
    }));

    const [primera, segunda] = await Promise.all([cartas.get('r', hacer), cartas.get('r', hacer)]);

    expect(primera).toBe(segunda);
    expect(await cartas.get('r', hacer)).toBe(primera);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('does not keep a carta that changed while it was made', async () => {
    const cartas = new CartasBytes();
    const vieja = openBuild();
    const antes = cartas.get('r', vieja.hacer);
    cartas.drop('r');
    const nueva = openBuild();
    const despues = cartas.get('r', nueva.hacer);
    nueva.end('Nueva');
    await despues;
    vieja.end('Vieja');
    await antes;

    expect(cartas.peek('r')?.carta.restaurante.nombre).toBe('Nueva');
  });

  it('forgets a carta at its time', async () => {
    let ahora = 1_000;
    const cartas = new CartasBytes(() => ahora);
    await cartas.get('r', async () => ({
      cartaBytes: await prepareCarta(contenido('Casa'), null, undefined),
      caduca: 1_010,
    }));

    expect(cartas.peek('r')).toBeDefined();
    ahora = 1_010;
    expect(cartas.peek('r')).toBeUndefined();
  });

  it('keeps the same bytes when a new build says the same', async () => {
    let ahora = 0;
    const cartas = new CartasBytes(() => ahora);
    const hacer = async (anterior?: CartaBytes): Promise<{ cartaBytes: CartaBytes; caduca: number }> => ({
      cartaBytes: await prepareCarta(contenido('Casa'), null, anterior),
      caduca: ahora + 10,
    });
    const primera = await cartas.get('r', hacer);
    ahora = 20;

    expect(await cartas.get('r', hacer)).toBe(primera);
  });

  it('makes each language once for a version, shared by all who ask, and keeps none of an older one', async () => {
    const cartas = new CartasBytes();
    const traducciones = new Map([['en' as const, new Map([['Tapas', 'Snacks']])]]);
    const baseOf = (nombre: string) => prepareCarta(contenido(nombre), null, undefined, traducciones);
    const base = await baseOf('Casa');

    const [una, otra] = await Promise.all([
      cartas.getEnLengua('r', base, 'en'),
      cartas.getEnLengua('r', base, 'en'),
    ]);
    expect(una).toBe(otra);
    expect(await cartas.getEnLengua('r', base, 'en')).toBe(una);
    expect(await cartas.getEnLengua('r', base, 'fr')).not.toBe(una);

    const nueva = await cartas.getEnLengua('r', await baseOf('Casa Nueva'), 'en');
    expect(nueva.carta.restaurante.nombre).toBe('Casa Nueva');
    expect(nueva.bytes.etag).not.toBe(una.bytes.etag);
  });

  it('tries again after a build that failed', async () => {
    const cartas = new CartasBytes();
    await expect(cartas.get('r', () => Promise.reject(new Error('away')))).rejects.toThrow('away');

    expect(await cartas.get('r', () => Promise.resolve(null))).toBeNull();
  });
});
