// Longer than most: one house serves everything that an owner changes of its products.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasGestion, siguienteJornada } from '@carta/contracts';
import type { Carta, Opcion, Producto } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { formOf, photo } from '../support/fotos';
import { buildGestion, useRaciones } from '../support/gestion';
import { hearUntil, openComensal } from '../support/socket';

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

      expect([status, body.data]).toEqual([200, { ...antes, precio: 9.25, rev: 1 }]);
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

  describe('are changed over what was seen', () => {
    const put = (id: string, body: object, clave = randomUUID()): Promise<Respuesta<Producto>> =>
      g.casa.put<Producto>(rutasGestion.producto(id), body, { [CABECERA_CLAVE]: clave });

    it('a change that comes late, over a newer one, changes nothing and gets the product of now', async () => {
      const { _id, rev } = await g.casa.createProducto(tortilla());
      const nueva = await put(_id, { precio: 11, rev });

      const vieja = await put(_id, { precio: 10, rev });

      expect([nueva.status, nueva.body.data.precio, nueva.body.data.rev]).toEqual([200, 11, 1]);
      expect(vieja.status).toBe(409);
      expect(vieja.body).toMatchObject({
        code: 'CONFLICT',
        message: 'Alguien ha cambiado este producto mientras tanto.',
        data: nueva.body.data,
      });
      expect(await g.casa.productos()).toEqual([nueva.body.data]);
    });

    it('so of many at once one is stored, and a form is guarded as JSON is', async () => {
      const { _id, rev } = await g.casa.createProducto(tortilla());

      const todas = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          put(_id, i % 2 ? { precio: 9 + i, rev } : formOf({ nombre: `N${i}`, rev: String(rev) })),
        ),
      );

      expect(todas.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      const [guardado] = await g.casa.productos();
      expect(todas.find(({ status }) => status === 200)?.body.data).toEqual(guardado);
    });

    it('a retry of one that is stored is answered as ever', async () => {
      const { _id, rev } = await g.casa.createProducto(tortilla());
      const clave = randomUUID();
      await put(_id, { precio: 11, rev }, clave);
      await put(_id, { precio: 12, rev: 1 });

      const otra = await put(_id, { precio: 11, rev }, clave);

      expect([otra.status, otra.body.data.precio, otra.body.data.rev]).toEqual([200, 12, 2]);
    });

    it('a list of all that moves one, or an opción that goes, counts; what sells out and a place do not', async () => {
      const opcion = (
        await g.casa.post<Opcion>(rutasGestion.opciones(), {
          ...{ nombre: 'Salsa', min: 0, max: 1 },
          valores: [{ nombre: 'Brava', suplemento: 0 }],
        })
      ).body.data;
      const { _id } = await g.casa.createProducto({ ...tortilla(), opciones: [opcion._id] });
      const otra = (await g.casa.createCategoria('Tapas'))._id;
      const revOf = async () => (await g.casa.productos())[0]?.rev;
      const order = async (...secciones: object[]) =>
        (await g.casa.put(rutasGestion.ordenProductos(), { secciones })).status;

      await setDisponibilidad(_id, { disponible: false });
      expect(await order({ categoria: g.categoria, productos: [_id] })).toBe(200);
      expect(await revOf()).toBe(0);
      const entera = [
        { categoria: g.categoria, productos: [] },
        { categoria: otra, productos: [_id] },
      ];
      expect(await order(...entera)).toBe(200);
      expect(await revOf()).toBe(1);
      await g.casa.delete(rutasGestion.opcion(opcion._id));
      expect(await revOf()).toBe(2);
    });

    it('those stored before there were revisions have the first', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      await g.app.db.collection('productos').updateMany({}, { $unset: { rev: 1 } });

      const [primera, segunda] = [
        await put(_id, { precio: 9, rev: 0 }),
        await put(_id, { precio: 10, rev: 0 }),
      ];

      expect([primera.status, primera.body.data.rev, segunda.status]).toEqual([200, 1, 409]);
    });

    it('and diners read none of it', async () => {
      const { _id, rev } = await g.casa.createProducto(tortilla());
      await put(_id, { precio: 11, rev });

      const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
      expect(JSON.stringify(body)).not.toContain('"rev"');
    });
  });

  it('are deleted, once', async () => {
    const { _id } = await g.casa.createProducto(tortilla());

    expect(await remove(_id)).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect((await remove(_id)).body.message).toBe('El producto no existe.');
    expect(await g.casa.productos()).toEqual([]);
  });

  describe('are sold out', () => {
    it('for today: until the next service day, when they come back by themselves', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      const manana = siguienteJornada([], new Date());

      const { body } = await setDisponibilidad(_id, { disponible: false, hasta: 'mañana' });

      expect(body.data).toMatchObject({
        disponible: false,
        estado: 'agotado',
        agotadoHasta: manana.toISOString(),
      });
      expect(await storedOf(_id)).toMatchObject({ disponible: true, agotadoHasta: manana });
      await g.app.db
        .collection('productos')
        .updateOne({ _id: new Types.ObjectId(_id) }, [{ $set: { agotadoHasta: new Date() } }]);
      const [vuelto] = await g.casa.productos();
      expect(vuelto).toMatchObject({ disponible: true, estado: 'disponible' });
      expect(vuelto).not.toHaveProperty('agotadoHasta');
    });

    it('until further notice, and back', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      await setDisponibilidad(_id, { disponible: false, hasta: 'mañana' });

      const indefinido = await setDisponibilidad(_id, { disponible: false });
      expect(indefinido.body.data.disponible).toBe(false);
      expect(indefinido.body.data).not.toHaveProperty('agotadoHasta');
      expect(await storedOf(_id)).toMatchObject({ disponible: false, agotadoHasta: null });

      const vuelto = await setDisponibilidad(_id, { disponible: true });
      expect(vuelto.body.data.disponible).toBe(true);
      expect(await storedOf(_id)).toMatchObject({ disponible: true, agotadoHasta: null });
    });

    it('once for each tap: a late retry undoes nothing that was said since', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      const say = (clave: string, body: object): Promise<Respuesta<Producto>> =>
        g.casa.put<Producto>(rutasGestion.disponibilidad(_id), body, { [CABECERA_CLAVE]: clave });
      const [agotado, repuesto] = [randomUUID(), randomUUID()];
      await say(agotado, { disponible: false, hasta: 'mañana' });
      await say(repuesto, { disponible: true });

      const tarde = await say(agotado, { disponible: false, hasta: 'mañana' });

      expect([tarde.status, tarde.body.data.disponible]).toEqual([200, true]);
      for (let i = 0; i < 25; i++) await say(randomUUID(), { disponible: false });
      expect((await say(randomUUID(), { disponible: true })).body.data.disponible).toBe(true);
      expect(((await storedOf(_id)) as { clavesCambio: string[] }).clavesCambio).toHaveLength(20);
      expect(JSON.stringify(await g.casa.productos())).not.toContain('clavesCambio');
    });

    it('no more once their sheet says they are for sale', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      await setDisponibilidad(_id, { disponible: false, hasta: 'mañana' });

      const igual = await g.casa.putProducto(_id, { nombre: 'Tortilla de patata' });
      expect(igual.body.data.disponible).toBe(false);
      const { body } = await g.casa.putProducto(_id, formOf({ disponible: 'true' }));

      expect(body.data).toMatchObject({ nombre: 'Tortilla de patata', disponible: true });
      expect(await storedOf(_id)).toMatchObject({ disponible: true, agotadoHasta: null });
    });

    it('to the phones that are reading the carta, without their asking', async () => {
      const { _id } = await g.casa.createProducto(tortilla());
      const phone = await openComensal(g.app, g.casa.id);
      // the carta of a moment ago, with the new dish in it, may still be on its way
      const oida = hearUntil<{ version: string; agotados: string[] }>(
        phone,
        'carta',
        ({ agotados }) => agotados.length > 0,
      );

      await setDisponibilidad(_id, { disponible: false, hasta: 'mañana' });
      const { version, agotados } = await oida;

      expect(agotados).toEqual([_id]);
      const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
      expect(body.data.version).toBe(version);
      expect(body.data.categorias[0]?.productos[0]).toMatchObject({ _id, estado: 'agotado' });
    });
  });

  function storedOf(id: string): Promise<unknown> {
    return g.app.db.collection('productos').findOne({ _id: new Types.ObjectId(id) });
  }
});
