import { Hasher } from './hasher.service';

const CASA = { turno: 'casa' };

describe('Hasher', () => {
  it('makes Argon2id hashes at the agreed cost that only their password fits', async () => {
    const hasher = new Hasher();
    const hash = await hasher.hash('contraseña', CASA);

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, 'contraseña', CASA)).toBe(true);
    expect(await hasher.verify(hash, 'contrasena', CASA)).toBe(false);
    expect(await hasher.verify(undefined, '', CASA)).toBe(false);
  });

  it('serves 53 at once and turns the rest away, and then serves again', async () => {
    const hasher = new Hasher();

    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.verify(undefined, 'x', CASA)),
    );

    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await hasher.verify(undefined, 'x', CASA)).toBe(false);
  });

  it('turns away none of another house, and leaves what is done for a request that has gone', async () => {
    const hasher = new Hasher();
    const ida = new AbortController();
    const llena = Array.from({ length: 60 }, () => hasher.verify(undefined, 'x', CASA));
    const idas = Array.from({ length: 3 }, () =>
      hasher.verify(undefined, 'x', { turno: 'otra', ida: ida.signal }),
    );
    const otra = hasher.verify(undefined, 'x', { turno: 'tercera' });
    ida.abort();

    const hechas = await Promise.allSettled([...llena, ...idas, otra]);

    expect(hechas.map(({ status }) => status).slice(60)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});
