import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITES } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { formOf, photo } from '../support/fotos';
import { buildGestion, useRaciones } from '../support/gestion';

describe('New products', () => {
  const g = useRaciones();
  const { tortilla } = g;

  describe('are made', () => {
    it('from JSON, trimmed, without blanks or repetitions', async () => {
      const { status, body } = await g.casa.postProducto({
        ...tortilla(),
        nombre: ' Tortilla ',
        descripcion: ' Jugosa ',
        precio: '8,50',
        ingredientes: [' huevo ', '', ' ', 'patata'],
        alergenos: ['huevos', 'lacteos', 'huevos'],
      });

      expect(status).toBe(201);
      expect(body.data).toEqual({
        _id: expect.any(String),
        nombre: 'Tortilla',
        descripcion: 'Jugosa',
        precio: 8.5,
        categoria: g.categoria,
        imagen: null,
        imagenPrevia: null,
        ingredientes: ['huevo', 'patata'],
        alergenos: ['huevos', 'lacteos'],
        alergenosDeclarados: true,
        disponible: true,
        estado: 'disponible',
        rev: 0,
      });
      expect(await g.casa.productos()).toEqual([body.data]);
    });

    it('with raw fish, from JSON or a form; what is said afterwards counts, and silence changes nothing', async () => {
      const { body } = await g.casa.postProducto({ ...tortilla(), crudo: true });
      expect(body.data).toMatchObject({ crudo: true });
      const { _id } = body.data;
      const change = async (cambios: object) => (await g.casa.putProducto(_id, cambios)).body.data;

      expect(await change({ nombre: 'Boquerones' })).toMatchObject({ nombre: 'Boquerones', crudo: true });
      expect(await change({ crudo: 'false' })).not.toHaveProperty('crudo');
      expect(await change(formOf({ crudo: 'true' }))).toMatchObject({ crudo: true });
      expect(await g.casa.productos()).toMatchObject([{ crudo: true }]);
    });

    it('with what it counts as in the totals of the kitchen, from JSON or a form, until that is emptied', async () => {
      const cuenta = [{ nombre: 'hamburguesas', n: 2 }];
      const { body } = await g.casa.postProducto({
        ...tortilla(),
        cuenta: [{ nombre: ' hamburguesas ', n: 2 }],
      });
      expect(body.data).toMatchObject({ cuenta });
      const { _id } = body.data;
      const change = async (cambios: object) => (await g.casa.putProducto(_id, cambios)).body.data;

      expect(await change({ nombre: 'Doble' })).toMatchObject({ nombre: 'Doble', cuenta });
      expect(await change({ cuenta: [] })).not.toHaveProperty('cuenta');
      expect(await change(formOf({ cuenta: JSON.stringify(cuenta) }))).toMatchObject({ cuenta });
      const mal = await g.casa.putProducto(_id, { cuenta: [...cuenta, ...cuenta] });
      expect(mal.body.errors?.map(({ message }) => message)).toEqual([
        'Hay dos cosas que se llaman «hamburguesas»',
      ]);
    });

    it('without what nobody sees, from JSON and from a form alike; accents and emoji stay', async () => {
      const escrito = {
        ...tortilla(),
        nombre: '\u202EPuré\u202C de \u0000piña 🍍',
        descripcion: `A\u0301${'\u0335'.repeat(90)}gil\u200B`,
      };
      const enForma = { ...escrito, precio: '8,5' };
      const limpio = { nombre: 'Puré de piña 🍍', descripcion: `\u00C1${'\u0335'.repeat(6)}gil` };

      for (const body of [escrito, formOf(enForma)]) {
        expect((await g.casa.postProducto(body)).body.data).toMatchObject(limpio);
      }
      const nada = await g.casa.postProducto({ ...tortilla(), nombre: '\u200B\u2066\u2069 \u0007' });
      expect([nada.status, nada.body.message]).toEqual([422, 'El nombre del producto es obligatorio']);
    });

    it('from a form, the same, with its photo', async () => {
      const { status, body } = await g.casa.postProducto(
        formOf(
          {
            ...tortilla(),
            precio: '8,5',
            descripcion: 'Jugosa',
            ingredientes: ['huevo', 'patata'],
            alergenos: 'huevos',
            disponible: 'false',
          },
          { bytes: await photo('jpeg'), nombre: '../../etc/passwd.html' },
        ),
      );

      expect(status).toBe(201);
      expect(body.data).toMatchObject({
        precio: 8.5,
        ingredientes: ['huevo', 'patata'],
        alergenos: ['huevos'],
        disponible: false,
        estado: 'agotado',
        imagen: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/),
        imagenPrevia: { ancho: 640, alto: 480, color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      });
      expect((await fetch(`${g.app.url}${body.data.imagen}`)).headers.get('content-type')).toBe('image/jpeg');
    });

    it('with the photo of another of the house, if it has one, unless a file comes', async () => {
      const sinFoto = await g.casa.createProducto(tortilla());
      const conFoto = await g.casa.createProducto(
        formOf({ ...tortilla(), precio: '8,50' }, { bytes: await photo('jpeg', 320, 240) }),
      );
      const create = (fotoDe: string) => g.casa.postProducto({ ...tortilla(), fotoDe });

      expect((await create(conFoto._id)).body.data.imagen).toBe(conFoto.imagen);
      expect((await create(sinFoto._id)).body.data.imagen).toBeNull();
      const form = formOf(
        { ...tortilla(), precio: '8,50', fotoDe: conFoto._id },
        { bytes: await photo('png', 160, 120), tipo: 'image/png' },
      );
      expect((await g.casa.createProducto(form)).imagen).toMatch(/\.png$/);

      const ajena = await buildGestion(g.app);
      const { _id: deAjena } = await ajena.createCategoria('Suya');
      const ajeno = await ajena.createProducto({ ...tortilla(), categoria: deAjena });
      expect([(await create(ajeno._id)).status, (await create(NADIE)).status]).toEqual([404, 404]);
      expect((await g.casa.putProducto(sinFoto._id, { fotoDe: conFoto._id })).status).toBe(400);
    });

    it('once for one key, twenty at once, with their photo', async () => {
      const clave = randomUUID();
      const bytes = await photo('webp', 300, 200);
      const send = (): Promise<Respuesta<Producto>> =>
        g.casa.postProducto(formOf({ ...tortilla(), precio: '8.5' }, { bytes, tipo: 'image/webp' }), clave);

      const todos = await Promise.all(Array.from({ length: 20 }, send));
      const tarde = await g.casa.postProducto(tortilla(), clave);

      const [primero] = todos;
      for (const { status, body } of [...todos, tarde]) {
        expect([status, body.data]).toEqual([201, primero?.body.data]);
      }
      expect(await g.casa.productos()).toHaveLength(1);
    });

    it('and with another key, another', async () => {
      await g.casa.postProducto(tortilla(), randomUUID());
      await g.casa.postProducto(tortilla(), randomUUID());
      const vecina = await buildGestion(g.app);
      const clave = randomUUID();
      await g.casa.postProducto(tortilla(), clave);
      const deVecina = (await vecina.createCategoria('Suya'))._id;

      expect(
        (await vecina.postProducto({ ...tortilla(), categoria: deVecina }, clave)).body.data.categoria,
      ).toBe(deVecina);
      expect(await g.casa.productos()).toHaveLength(3);
    });

    it('up to a thousand', async () => {
      const restaurante = new Types.ObjectId(g.casa.id);
      const muchos = Array.from({ length: LIMITES.productosMax }, (_, i) => ({
        restaurante,
        nombre: `P${i}`,
      }));
      await g.app.db.collection('productos').insertMany(muchos);

      expect(await g.casa.postProducto(tortilla())).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: 'La carta ya tiene 1.000 productos, que es el máximo.' },
      });
    });
  });
});
