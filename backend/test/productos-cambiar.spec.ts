import { rutasGestion } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { NADIE } from './support/factories';
import type { Respuesta } from './support/app';
import { formOf, photo } from './support/fotos';
import { buildGestion, useRaciones } from './support/gestion';

describe('An owner’s products', () => {
  const g = useRaciones();
  const { tortilla, setDisponibilidad } = g;
  const remove = (id: string): Promise<Respuesta<null>> => g.casa.delete<null>(rutasGestion.producto(id));

  describe('are changed', () => {
    it('only in what is said', async () => {
      const antes = await g.casa.createProducto({
        ...tortilla(),
        descripcion: 'Jugosa',
        ingredientes: ['huevo'],
        alergenos: ['huevos'],
      });

      const { status, body } = await g.casa.putProducto(antes._id, { precio: '9,25', descripcion: null });

      expect([status, body.data]).toEqual([200, { ...antes, precio: 9.25 }]);
    });

    it('to nothing by an empty text: no description, no ingredients, no allergens', async () => {
      const { _id } = await g.casa.createProducto({
        ...tortilla(),
        descripcion: 'Jugosa',
        ingredientes: ['huevo'],
        alergenos: ['huevos'],
      });

      const { body } = await g.casa.putProducto(
        _id,
        formOf({ descripcion: '', ingredientes: '', alergenos: '' }),
      );

      expect(body.data).toMatchObject({ descripcion: '', ingredientes: [], alergenos: [] });
    });

    it.each([
      ['a list alone declares what is in it', { alergenos: ['soja'] }, ['soja'], true],
      ['an emptied one declares nothing', { alergenos: [] }, [], false],
      ['none of the fourteen is said outright', { alergenos: [], alergenosDeclarados: true }, [], true],
      ['what was declared can be taken back', { alergenos: [], alergenosDeclarados: 'false' }, [], false],
      [
        'what is on the list is declared, whatever else is said',
        { alergenosDeclarados: false },
        ['huevos'],
        true,
      ],
    ])('in what they contain: %s', async (_caso, cambios, alergenos, alergenosDeclarados) => {
      const { _id } = await g.casa.createProducto({ ...tortilla(), alergenos: ['huevos'] });

      const { body } = await g.casa.putProducto(_id, cambios);

      expect(body.data).toMatchObject({ alergenos, alergenosDeclarados });
    });

    it('and those stored before anybody asked are declared by what is on their list', async () => {
      const conHuevo = await g.casa.createProducto({ ...tortilla(), alergenos: ['huevos'] });
      const sinNada = await g.casa.createProducto({
        ...tortilla(),
        nombre: 'Agua',
        alergenosDeclarados: true,
      });
      await g.app.db.collection('productos').updateMany({}, { $unset: { alergenosDeclarados: 1 } });

      const { body } = await g.casa.get<Producto[]>(rutasGestion.productos());

      const declarados = new Map(body.data.map((producto) => [producto._id, producto.alergenosDeclarados]));
      expect([declarados.get(conHuevo._id), declarados.get(sinNada._id)]).toEqual([true, false]);
    });

    it('photo and all: another one, none, and the same as before', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      const jpeg = { bytes: await photo('jpeg') };

      const con = await g.casa.putProducto(_id, formOf({}, jpeg));
      expect(con.body.data.imagen).toMatch(/\.jpg$/);
      const cambiada = await g.casa.putProducto(
        _id,
        formOf({ nombre: 'Con otra' }, { bytes: await photo('png'), tipo: 'image/png' }),
      );
      expect(cambiada.body.data).toMatchObject({
        nombre: 'Con otra',
        imagen: expect.stringMatching(/\.png$/),
      });
      const sin = await g.casa.putProducto(_id, formOf({ imagen: '' }));
      expect(sin.body.data).toMatchObject({ nombre: 'Con otra', imagen: null, imagenPrevia: null });
      const misma = await g.casa.putProducto(_id, formOf({}, jpeg));
      expect(misma.body.data.imagen).toBe(con.body.data.imagen);
    });

    it('never with nothing to change, nor to a categoría or a price that is none', async () => {
      const antes = await g.casa.createProducto(tortilla());

      const answers = [
        await g.casa.putProducto(antes._id, {}),
        await g.casa.putProducto(antes._id, formOf({})),
        await g.casa.putProducto(antes._id, { categoria: '' }),
        await g.casa.putProducto(antes._id, { precio: -1 }),
        await g.casa.putProducto(antes._id, { disponible: 'quizá' }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400, 422, 422, 422]);
      expect(await g.casa.productos()).toEqual([antes]);
    });

    it('by nobody else, nor into anybody else’s categoría', async () => {
      const ajena = await buildGestion(g.app);
      const deAjena = (await ajena.createCategoria('Suya'))._id;
      const ajeno = await ajena.createProducto({ ...tortilla(), categoria: deAjena });
      const propio = await g.casa.createProducto(tortilla());
      const foto = { bytes: await photo('jpeg', 64, 64) };

      const answers = [
        await g.casa.putProducto(ajeno._id, { nombre: 'Mío' }),
        await g.casa.putProducto(ajeno._id, formOf({ nombre: 'Mío' }, foto)),
        await setDisponibilidad(ajeno._id, { disponible: false }),
        await remove(ajeno._id),
        await g.casa.putProducto(propio._id, { categoria: deAjena }),
        await g.casa.postProducto({ ...tortilla(), categoria: deAjena }),
        await g.casa.postProducto({ ...tortilla(), categoria: NADIE }),
      ];

      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(await ajena.productos()).toEqual([ajeno]);
      expect(await g.casa.productos()).toEqual([propio]);
    });
  });

  it('are deleted, once', async () => {
    const { _id } = await g.casa.createProducto(tortilla());

    expect(await remove(_id)).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect((await remove(_id)).body.message).toBe('El producto no existe.');
    expect(await g.casa.productos()).toEqual([]);
  });
});
