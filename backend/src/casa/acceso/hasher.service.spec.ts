import { Hasher } from './hasher.service';

describe('Hasher', () => {
  it('makes Argon2id hashes at the agreed cost that only their password fits', async () => {
    const hasher = new Hasher();
    const hash = await hasher.hash('contraseña');

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, 'contraseña')).toBe(true);
    expect(await hasher.verify(hash, 'contrasena')).toBe(false);
    expect(await hasher.verify(undefined, '')).toBe(false);
  });

  it('serves 53 at once and turns the rest away, and then serves again', async () => {
    const hasher = new Hasher();

    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.verify(undefined, 'x')));

    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await hasher.verify(undefined, 'x')).toBe(false);
  });
});
