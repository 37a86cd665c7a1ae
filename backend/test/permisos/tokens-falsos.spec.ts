import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { NS_TABLERO, rutas } from '@carta/contracts';
import { JWT_SECRET, useApp } from '../support/app';
import { buildRestaurante, openSesion } from '../support/factories';
import { refusal } from '../support/socket';

type Json = Record<string, unknown>;

const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

function signed(header: Json, claims: Json, secret = JWT_SECRET): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function signedEs256(claims: Json): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

interface Partes {
  token: string;
  ajeno: string;
  header: Json;
  claims: Json;
}

/** Beside those of auth-tokens: what a forger with somebody else's good token can do with it. */
const FALSOS: Readonly<Record<string, (partes: Partes) => string>> = {
  'no algorithm at all': ({ claims }) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
  'the body of another token': ({ token, ajeno }) =>
    [token.split('.')[0], ajeno.split('.')[1], token.split('.')[2]].join('.'),
  'the signature of another token': ({ token, ajeno }) =>
    [...token.split('.').slice(0, 2), ajeno.split('.')[2]].join('.'),
  'ES256 with a key of its own': ({ claims }) => signedEs256(claims),
  'the public key of nobody as its secret': ({ header, claims }) =>
    signed({ ...header, jku: 'https://malo.example/jwks.json' }, claims, '-----BEGIN PUBLIC KEY-----'),
  'an algorithm in small letters': ({ claims }) => signed({ alg: 'hs256', typ: 'JWT' }, claims),
  'five parts, as if encrypted': ({ token }) => `${token}.a.b`,
  'an algorithm that is a list': ({ claims }) => signed({ alg: ['HS256'], typ: 'JWT' }, claims),
  'a family that is a list': ({ header, claims }) => signed(header, { ...claims, fam: [claims.fam] }),
  'a restaurante that is an operator': ({ header, claims }) =>
    signed(header, { ...claims, restauranteId: { $ne: null } }),
  'the restaurante of another': ({ header, claims, ajeno }) => {
    const { sub, restauranteId } = decode(ajeno.split('.')[1] ?? '');
    return signed(header, { ...claims, sub, restauranteId });
  },
  'an expiry before it was made': ({ header, claims }) =>
    signed(header, { ...claims, exp: Number(claims.iat) - 1 }),
  'several audiences, none of them ours': ({ header, claims }) =>
    signed(header, { ...claims, aud: ['otra', 'carta'] }),
  'an empty body': ({ header }) => signed(header, {}),
  'a word with accents': () => encodeURIComponent('contraseña'),
};

describe('A forged token', () => {
  const app = useApp();
  let partes: Partes;

  beforeAll(async () => {
    const [primero, segundo] = await Promise.all(
      [1, 2].map(async () => {
        const { id } = await buildRestaurante(app, { plan: 'premium' });
        return (await openSesion(app, id)).accessToken;
      }),
    );
    const [first = '', second = ''] = (primero ?? '').split('.');
    partes = { token: primero ?? '', ajeno: segundo ?? '', header: decode(first), claims: decode(second) };
  });

  it('is none when it is made again with the secret: these tests know how', async () => {
    const token = signed(partes.header, partes.claims);

    expect((await app.get(rutas.pedidos(), { token })).status).toBe(200);
  });

  it.each(Object.keys(FALSOS))('with %s opens neither a call nor a board', async (nombre) => {
    const token = FALSOS[nombre]?.(partes) ?? '';

    const { status, body } = await app.get(rutas.pedidos(), { token });

    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect(await refusal(app, NS_TABLERO, { token })).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is not looked for anywhere but in its header', async () => {
    const { token } = partes;
    const puertas: [string, Record<string, string>][] = [
      [`${rutas.pedidos()}?access_token=${token}&token=${token}`, {}],
      [rutas.pedidos(), { cookie: `token=${token}; accessToken=${token}` }],
      [rutas.pedidos(), { 'x-access-token': token, 'x-authorization': `Bearer ${token}` }],
      [rutas.pedidos(), { authorization: `Bearer ni.uno, Bearer ${token}` }],
      [rutas.pedidos(), { authorization: token }],
    ];

    const estados = await Promise.all(
      puertas.map(async ([ruta, headers]) => (await app.get(ruta, { headers })).status),
    );

    expect(estados).toEqual(puertas.map(() => 401));
  });
});
