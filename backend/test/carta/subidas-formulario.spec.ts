import { Agent, request } from 'node:http';
import { rutasGestion } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { formOf, photo } from '../support/fotos';
import { useGestion } from '../support/gestion';

const MB = 1024 * 1024;
const LIMITE = '----limite';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${LIMITE}` };

/** A part of a form, written by hand. */
function part(cabeceras: string, cuerpo = ''): string {
  return `--${LIMITE}\r\n${cabeceras}\r\n\r\n${cuerpo}\r\n`;
}
const field = (nombre: string, valor = 'x'): string =>
  part(`Content-Disposition: form-data; name="${nombre}"`, valor);
const file = (nombre: string, cuerpo = 'x'): string =>
  part(
    `Content-Disposition: form-data; name="${nombre}"; filename="a.jpg"\r\nContent-Type: image/jpeg`,
    cuerpo,
  );
const fin = `--${LIMITE}--\r\n`;

describe('The form of a product', () => {
  const g = useGestion();
  let producto: Producto;

  beforeEach(async () => {
    const categoria = (await g.casa.createCategoria('Raciones'))._id;
    producto = await g.casa.createProducto({ nombre: 'Tortilla', precio: 8.5, categoria });
  });

  const send = (cuerpo: string, headers = MULTIPART): Promise<Respuesta<Producto>> =>
    g.casa.put<Producto>(rutasGestion.producto(producto._id), cuerpo, headers);

  it.each([
    ['a file in another field', `${file('foto')}${fin}`, 400],
    ['two files', `${file('imagen', 'x'.repeat(2_000))}${file('imagen')}${fin}`, 400],
    ['a photo and a word in its place', `${field('imagen', '')}${file('imagen')}${fin}`, 400],
    ['a word in its place and a photo', `${file('imagen')}${field('imagen', '')}${fin}`, 400],
    ['two names', `${field('nombre')}${field('nombre')}${fin}`, 400],
    ['__proto__', `${field('__proto__')}${fin}`, 400],
    ['constructor', `${field('constructor')}${fin}`, 400],
    ['an operator', `${field('$where')}${fin}`, 400],
    ['a key nobody knows', `${field('nombre[0]')}${fin}`, 400],
    ['a field without a name', `${part('Content-Disposition: form-data')}${fin}`, 400],
    ['a name of 51 letters', `${field('n'.repeat(51))}${fin}`, 400],
    [
      'JSON in a field',
      `${part('Content-Disposition: form-data; name="nombre"\r\nContent-Type: application/json', '{"$ne":1}')}${fin}`,
      400,
    ],
    ['a text of more than 4 KB', `${field('descripcion', 'x'.repeat(5_000))}${fin}`, 413],
    ['81 fields', `${field('ingredientes').repeat(81)}${fin}`, 413],
    ['10,000 parts', `${field('ingredientes').repeat(10_000)}${fin}`, 413],
    ['no end', field('nombre'), 400],
    ['a photo without an end', `${file('imagen', 'x'.repeat(5_000)).slice(0, -10)}`, 400],
    ['noise', 'ni multipart ni nada', 400],
    ['nothing', '', 400],
  ])('is refused with %s', async (_caso, cuerpo, status) => {
    expect((await send(cuerpo)).status).toBe(status);
    expect(await g.casa.productos()).toEqual([producto]);
  });

  it('is refused without a boundary', async () => {
    expect((await send(field('nombre'), { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it('is read by no other route', async () => {
    const ruta = rutasGestion.categorias();
    const { status, body } = await g.casa.post(ruta, formOf({ nombre: 'Tapas' }));

    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('may be larger than any JSON, and is as JSON no larger than that', async () => {
    const ingredientes = Array.from({ length: 40 }, () => 'ñ'.repeat(60));
    const form = formOf(
      { descripcion: 'é'.repeat(1_000), ingredientes },
      { bytes: await photo('png', 900, 900), tipo: 'image/png' },
    );

    expect((await g.casa.putProducto(producto._id, form)).status).toBe(200);
    expect((await g.casa.putProducto(producto._id, { nombre: 'x'.repeat(66_000) })).status).toBe(413);
  });

  it('when refused, does not lose what comes next on the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const cuerpo = `${file('imagen', 'x'.repeat(8 * MB))}${fin}`;
      expect(await statusVia(agent, cuerpo)).toBe(413);
      expect(await statusVia(agent, `${file('otro', 'x'.repeat(MB))}${fin}`)).toBe(400);
      expect(await statusVia(agent, `${field('nombre', 'Otra')}${fin}`)).toBe(200);
    } finally {
      agent.destroy();
    }
  });

  it('of a client that hangs up leaves nothing behind', async () => {
    const peticion = openPut();
    peticion.on('error', () => undefined);
    peticion.write(file('imagen', 'x'.repeat(2 * MB)).slice(0, MB));
    await new Promise((resolve) => setTimeout(resolve, 50));
    peticion.destroy();

    expect((await send(`${field('nombre')}${fin}`)).status).toBe(200);
  });

  function openPut(agent?: Agent): ReturnType<typeof request> {
    return request(`${g.app.url}${rutasGestion.producto(producto._id)}`, {
      method: 'PUT',
      agent,
      headers: { ...MULTIPART, authorization: `Bearer ${g.casa.token}` },
    });
  }

  function statusVia(agent: Agent, cuerpo: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      openPut(agent)
        .on('response', (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        })
        .on('error', reject)
        .end(cuerpo);
    });
  }
});
