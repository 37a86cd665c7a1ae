// Longer than most: one house serves all that a product may say of its formatos.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasGestion, siguienteJornada } from '@carta/contracts';
import type { Carta, Formato, Producto } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { formOf } from '../support/fotos';
import { useGestion } from '../support/gestion';
import { named } from '../support/platos';
import { moveClockTo } from '../support/move-clock';

const TERRAZA = 'a'.repeat(24);
const FORMATOS = [
  { nombre: 'Tapa', precio: 3.5 },
  { nombre: ' Media ', precio: '6,00', precios: { [TERRAZA]: '6,50' } },
  { nombre: 'Ración', precio: 10, alergenos: ['huevos', 'huevos'] },
];

describe('A product with formatos', () => {
  const g = useGestion();
  let categoria: string;

  beforeEach(async () => {
    categoria = (await g.casa.createCategoria('Raciones'))._id;
  });

  afterEach(() => jest.useRealTimers());

  const plato = (mas: object = {}): object => ({ nombre: 'Croquetas', precio: 9, categoria, ...mas });
  const create = (mas: object = { formatos: FORMATOS }): Promise<Producto> =>
    g.casa.createProducto(plato(mas));
  const setDisponibilidad = (id: string, body: object, clave?: string): Promise<Respuesta<Producto>> =>
    g.casa.put<Producto>(rutasGestion.disponibilidad(id), body, clave ? { [CABECERA_CLAVE]: clave } : {});
  const sinId = (formatos: readonly Formato[] | undefined): object[] | undefined =>
    formatos?.map(({ _id, ...resto }) => resto);
  const sent = (formatos: readonly Formato[] = []): object[] =>
    formatos.map(({ _id, nombre, precio }) => ({ _id, nombre, precio }));

  it('tells each with its price, and costs what the first one does', async () => {
    const producto = await create();

    expect(producto.precio).toBe(3.5);
    expect(sinId(producto.formatos)).toEqual([
      { nombre: 'Tapa', precio: 3.5, disponible: true },
      { nombre: 'Media', precio: 6, precios: { [TERRAZA]: 6.5 }, disponible: true },
      { nombre: 'Ración', precio: 10, disponible: true, alergenos: ['huevos'] },
    ]);
    expect(new Set(producto.formatos?.map(({ _id }) => _id)).size).toBe(3);
    expect(await g.casa.productos()).toEqual([producto]);
    expect(await storedOf(producto._id)).toMatchObject({
      precio: 350,
      formatos: [{ precio: 350 }, { precio: 600, precios: { [TERRAZA]: 650 } }, { precio: 1_000 }],
    });
  });

  it('is sent by a form too, whose texts are JSON', async () => {
    const form = formOf({
      ...plato(),
      precio: '9,00',
      formatos: JSON.stringify(FORMATOS),
      precios: JSON.stringify({ [TERRAZA]: 9.5 }),
    });
    const producto = await g.casa.createProducto(form);

    expect(sinId(producto.formatos)).toEqual(sinId((await create()).formatos));
    expect(await storedOf(producto._id)).toMatchObject({ precios: { [TERRAZA]: 950 } });
  });

  it.each([
    ['is no JSON', '[{'],
    ['has a key that a query obeys', '[{"nombre":"Tapa","precio":3,"$set":1}]'],
    ['has a key of every object', '[{"nombre":"Tapa","precio":3,"__proto__":{}}]'],
    ['has a key that formatos have not', '[{"nombre":"Tapa","precio":3,"disponible":false}]'],
    ['is a list of lists', '[[]]'],
  ])('is refused by a form whose text %s', async (_como, formatos) => {
    const answer = await g.casa.postProducto(formOf({ ...plato(), precio: '9', formatos }));

    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(await g.casa.productos()).toEqual([]);
  });

  it.each([
    ['seven', Array.from({ length: 7 }, (_, i) => ({ nombre: `n${i}`, precio: 1 })), 'formatos'],
    ['two of one name', [FORMATOS[0], { nombre: 'TAPA', precio: 4 }], 'formatos'],
    ['one without a name', [{ nombre: ' ', precio: 4 }], 'formatos.0.nombre'],
    ['one for nothing', [{ nombre: 'Tapa', precio: 0 }], 'formatos.0.precio'],
    ['an unknown allergen', [{ nombre: 'Tapa', precio: 3, alergenos: ['x'] }], 'formatos.0.alergenos'],
    ['a price of no zona', [{ nombre: 'Tapa', precio: 3, precios: { x: 3 } }], 'formatos.0.precios'],
    ['a text that is no list', 'Tapa', 'formatos'],
  ])('never has %s', async (_que, formatos, field) => {
    const answer = await g.casa.postProducto(plato({ formatos }));

    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await g.casa.productos()).toEqual([]);
  });

  it('keeps the ids it has when it is edited, takes nobody’s, and keeps what is sold out', async () => {
    const producto = await create();
    const media = named(producto.formatos, 'Media');
    await setDisponibilidad(producto._id, { formato: media._id, disponible: false });

    const { body } = await g.casa.putProducto(producto._id, {
      formatos: [
        { _id: media._id.toUpperCase(), nombre: 'Media ración', precio: 6.5 },
        { _id: media._id, nombre: 'Copia', precio: 1 },
        { _id: NADIE, nombre: '$nombre', precio: 12 },
      ],
    });

    const { formatos = [], precio } = body.data;
    expect([formatos[0]?._id, precio]).toEqual([media._id, 6.5]);
    expect(sinId(formatos)).toEqual([
      { nombre: 'Media ración', precio: 6.5, disponible: false },
      { nombre: 'Copia', precio: 1, disponible: true },
      { nombre: '$nombre', precio: 12, disponible: true },
    ]);
    const viejos = (producto.formatos ?? []).map(({ _id }) => _id);
    for (const { _id } of formatos.slice(1)) expect([...viejos, NADIE]).not.toContain(_id);
  });

  it('loses no "Agotado" that is said while it is edited', async () => {
    const { _id, formatos } = await create();
    for (let vuelta = 0; vuelta < 10; vuelta += 1) {
      const disponible = vuelta % 2 === 1;
      await Promise.all([
        g.casa.putProducto(_id, { descripcion: `Vuelta ${vuelta}`, formatos: sent(formatos) }),
        setDisponibilidad(_id, { formato: formatos?.[1]?._id, disponible }),
      ]);
      const [ahora] = await g.casa.productos();
      expect(ahora?.formatos?.map((formato) => formato.disponible)).toEqual([true, disponible, true]);
    }
  });

  it('is left as it is by an edit that does not speak of them, and of one size again by one without any', async () => {
    const { _id, formatos } = await create();

    const igual = await g.casa.putProducto(_id, { nombre: 'Croquetas de jamón', descripcion: '$nombre' });
    expect(igual.body.data).toMatchObject({ formatos, descripcion: '$nombre' });
    const precio = await g.casa.putProducto(_id, { precio: 5 });
    expect([precio.status, precio.body.errors?.[0]]).toEqual([
      422,
      { field: 'precio', message: 'Este producto tiene formatos: cambia el precio de cada uno' },
    ]);
    const solo = await g.casa.putProducto(_id, { formatos: [], precio: 8 });
    expect(solo.body.data).not.toHaveProperty('formatos');
    expect(solo.body.data.precio).toBe(8);
  });

  it('has formatos that are sold out for today and come back; the carta says so in time', async () => {
    const { _id, formatos } = await create();
    const [tapa] = formatos as [Formato];
    const manana = siguienteJornada([], new Date());

    const { body } = await setDisponibilidad(_id, {
      formato: tapa._id,
      disponible: false,
      hasta: 'mañana',
    });

    expect(body.data).toMatchObject({ disponible: true, estado: 'disponible' });
    expect(body.data.formatos?.map(({ disponible, agotadoHasta }) => [disponible, agotadoHasta])).toEqual([
      [false, manana.toISOString()],
      [true, undefined],
      [true, undefined],
    ]);
    // sooner than a carta is made again anyway
    const pronto = new Date(Date.now() + 10_000);
    await g.app.db.collection('productos').updateOne({ _id: new Types.ObjectId(_id) }, [
      {
        $set: {
          formatos: {
            $map: { input: '$formatos', in: { $mergeObjects: ['$$this', { agotadoHasta: pronto }] } },
          },
        },
      },
    ]);
    await g.casa.putProducto(_id, { descripcion: 'De jamón' });
    expect(await disponiblesDeLaCarta()).toEqual([false, false, false]);
    moveClockTo(pronto.getTime() + 1);
    expect(await disponiblesDeLaCarta()).toEqual([true, true, true]);
  });

  it('is said once for each tap, of a formato too', async () => {
    const { _id, formatos } = await create();
    const formato = formatos?.[0]?._id;
    const clave = randomUUID();
    await setDisponibilidad(_id, { formato, disponible: false }, clave);
    await setDisponibilidad(_id, { formato, disponible: true }, randomUUID());

    const tarde = await setDisponibilidad(_id, { formato, disponible: false }, clave);

    expect([tarde.status, tarde.body.data.formatos?.[0]?.disponible]).toEqual([200, true]);
  });

  it('asks up to eight opciones, each once, in its order', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 9; i += 1) {
      const body = { nombre: `Opción ${i}`, min: 0, max: 1, valores: [{ nombre: 'Sí', suplemento: 0 }] };
      const { data } = (await g.casa.post<{ _id: string }>(rutasGestion.opciones(), body)).body;
      ids.unshift(data._id);
    }
    const { _id } = await create({ opciones: ids.slice(0, 8) });

    expect((await g.casa.productos())[0]?.opciones).toEqual(ids.slice(0, 8));
    expect((await g.casa.putProducto(_id, { opciones: ids })).status).toBe(422);
    expect((await g.casa.putProducto(_id, { opciones: [ids[0], ids[0]] })).status).toBe(422);
    expect((await g.casa.putProducto(_id, { opciones: [NADIE] })).status).toBe(404);
    const form = formOf({ nombre: 'Croquetas' });
    form.append('opciones', ids[3] ?? '');
    expect((await g.casa.putProducto(_id, form)).body.data.opciones).toEqual([ids[3]]);
    const ninguna = await g.casa.putProducto(_id, formOf({ opciones: '' }));
    expect(ninguna.body.data).not.toHaveProperty('opciones');
  });

  async function disponiblesDeLaCarta(): Promise<boolean[] | undefined> {
    const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
    return body.data.categorias[0]?.productos[0]?.formatos?.map(({ disponible }) => disponible);
  }

  function storedOf(id: string): Promise<unknown> {
    return g.app.db.collection('productos').findOne({ _id: new Types.ObjectId(id) });
  }
});
