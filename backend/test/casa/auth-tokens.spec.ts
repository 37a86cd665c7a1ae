import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { NS_TABLERO, rutas } from '@carta/contracts';
import { JWT_SECRET, useApp } from '../support/app';
import { NADIE, buildRestaurante, login } from '../support/factories';
import { refusal } from '../support/socket';

type Json = Record<string, unknown>;

const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

/** A token signed with HMAC, whatever its header says. */
function forge(header: Json, claims: Json, secret: string = JWT_SECRET, digest = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(digest, secret).update(content).digest('base64url')}`;
}

describe('Access tokens', () => {
  const app = useApp();
  let token: string;
  /** Of another restaurante. */
  let ajeno: string;
  let refreshToken: string;
  let header: Json;
  let claims: Json;

  beforeAll(async () => {
    ({ accessToken: token, refreshToken } = await login(app, await buildRestaurante(app)));
    ({ accessToken: ajeno } = await login(app, await buildRestaurante(app)));
    const [first = '', second = ''] = token.split('.');
    [header, claims] = [decode(first), decode(second)];
  });

  it('carry exactly what was agreed, for 15 minutes', () => {
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'exp', 'fam', 'iat', 'iss', 'restauranteId', 'sub', 'tipoUsuario', 'typ'].sort(),
    );
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60);
  });

  it('are accepted as they were made, and when made again with the secret', async () => {
    expect((await app.get(rutas.me(), { token })).status).toBe(200);
    expect((await app.get(rutas.me(), { token: forge(header, claims) })).status).toBe(200);
  });

  const without = (key: string): Json =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => name !== key));
  const now = (): number => Math.floor(Date.now() / 1_000);
  const [body, signature] = [1, 2].map((part) => (): string => token.split('.')[part] ?? '') as [
    () => string,
    () => string,
  ];

  const FORGED: [string, () => string][] = [
    ['nothing', () => ''],
    ['a word', () => 'nada'],
    ['two dots', () => '..'],
    ['no signature', () => token.split('.').slice(0, 2).join('.')],
    ['an empty signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
    ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${body()}.`],
    ['alg None', () => `${encode({ alg: 'None', typ: 'JWT' })}.${body()}.`],
    [
      'alg nOnE with the old signature',
      () => `${encode({ alg: 'nOnE', typ: 'JWT' })}.${body()}.${signature()}`,
    ],
    ['no alg', () => forge({ typ: 'JWT' }, claims)],
    ['HS384', () => forge({ alg: 'HS384', typ: 'JWT' }, claims, JWT_SECRET, 'sha384')],
    ['HS512', () => forge({ alg: 'HS512', typ: 'JWT' }, claims, JWT_SECRET, 'sha512')],
    ['RS256 with a key of its own', () => signedRs256(claims)],
    ['a weak secret', () => forge(header, claims, 'secret')],
    ['an empty secret', () => forge(header, claims, '')],
    ['a kid that is a path', () => forge({ ...header, kid: '../../dev/null' }, claims, '')],
    ['a key inside the header', () => forge({ ...header, jwk: { kty: 'oct', k: 'YQ' } }, claims, 'a')],
    [
      'a changed body',
      () => `${encode(header)}.${encode({ ...claims, tipoUsuario: 'admin' })}.${signature()}`,
    ],
    ['an expiry that has passed', () => forge(header, { ...claims, exp: now() - 1 })],
    ['no expiry', () => forge(header, without('exp'))],
    ['an expiry that is a text', () => forge(header, { ...claims, exp: 'mañana' })],
    ['a start in the future', () => forge(header, { ...claims, nbf: now() + 600 })],
    ['another issuer', () => forge(header, { ...claims, iss: 'otro' })],
    ['no issuer', () => forge(header, without('iss'))],
    ['another audience', () => forge(header, { ...claims, aud: 'otra' })],
    ['no audience', () => forge(header, without('aud'))],
    ['another use', () => forge(header, { ...claims, typ: 'refresh' })],
    ['no use', () => forge(header, without('typ'))],
    ['a family nobody opened', () => forge(header, { ...claims, fam: NADIE })],
    ['a family that is an operator', () => forge(header, { ...claims, fam: { $ne: null } })],
    ['a subject that is somebody else', () => forge(header, { ...claims, sub: NADIE })],
    ['a restaurante that does not exist', () => forge(header, foreign(NADIE))],
    ['claims that are null', () => forge(header, { ...claims, sub: null, restauranteId: null, fam: null })],
    ['a family that is null', () => forge(header, { ...claims, fam: null })],
    ['a list of claims', () => forge(header, [claims] as unknown as Json)],
    ['a refresh token', () => refreshToken],
    ['the body of another token', () => [token.split('.')[0], ajeno.split('.')[1], signature()].join('.')],
    [
      'the signature of another token',
      () => [...token.split('.').slice(0, 2), ajeno.split('.')[2]].join('.'),
    ],
    ['ES256 with a key of its own', () => signedEs256(claims)],
    [
      'the public key of nobody as its secret',
      () => forge({ ...header, jku: 'https://malo.example/jwks.json' }, claims, '-----BEGIN PUBLIC KEY-----'),
    ],
    ['an algorithm in small letters', () => forge({ alg: 'hs256', typ: 'JWT' }, claims)],
    ['five parts, as if encrypted', () => `${token}.a.b`],
    ['an algorithm that is a list', () => forge({ alg: ['HS256'], typ: 'JWT' }, claims)],
    ['a family that is a list', () => forge(header, { ...claims, fam: [claims.fam] })],
    ['a restaurante that is an operator', () => forge(header, { ...claims, restauranteId: { $ne: null } })],
    ['the restaurante of another, of the same family', () => forge(header, { ...claims, ...duenoDe(ajeno) })],
    ['an expiry before it was made', () => forge(header, { ...claims, exp: Number(claims.iat) - 1 })],
    ['several audiences, none of them ours', () => forge(header, { ...claims, aud: ['otra', 'carta'] })],
    ['an empty body', () => forge(header, {})],
    ['a word with accents', () => encodeURIComponent('contraseña')],
    ['a megabyte', () => `${token}${'a'.repeat(8_000)}`],
  ];
  const duenoDe = (otro: string): Json => {
    const { sub, restauranteId } = decode(otro.split('.')[1] ?? '');
    return { sub, restauranteId };
  };
  const foreign = (id: string): Json => ({ ...claims, sub: id, restauranteId: id });

  it.each(FORGED)('open neither a call nor a board with %s', async (_name, forged) => {
    const { status, body: answer } = await app.get(rutas.me(), { token: forged() });

    expect([status, answer.code]).toEqual([401, 'UNAUTHORIZED']);
    expect(await refusal(app, NS_TABLERO, { token: forged() })).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('say nothing about the role: the database does', async () => {
    const admin = forge(header, { ...claims, tipoUsuario: 'admin' });

    const { status, body: answer } = await app.get(rutas.pedidos(), { token: admin });

    expect([status, answer.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['a scheme of another kind', '', { authorization: 'Basic @' }],
    ['a scheme that there is not', '', { authorization: 'Token @' }],
    ['a second token', '', { authorization: 'Bearer ni.uno, Bearer @' }],
    ['no scheme', '', { authorization: '@' }],
    ['the address', '?access_token=@&token=@', {}],
    ['a cookie', '', { cookie: 'token=@; accessToken=@' }],
    ['other headers', '', { 'x-access-token': '@', 'x-authorization': 'Bearer @' }],
  ])('are not looked for in %s', async (_donde, query, headers) => {
    const put = (texto: string) => texto.replaceAll('@', token);
    const propios = Object.entries(headers).map(([nombre, valor]) => [nombre, put(valor)]);

    const { status } = await app.get(`${rutas.me()}${put(query)}`, { headers: Object.fromEntries(propios) });

    expect(status).toBe(401);
  });
});

function signedRs256(claims: Json): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

function signedEs256(claims: Json): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}
