// Longer than most: what is translated of one carta, and who reads it, is one story.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion } from '@carta/contracts';
import type { Carta, CuentaTextos, Lengua, Producto, TextoRequest, TextosDeCarta } from '@carta/contracts';
import { toId } from '../../src/plataforma/base-datos/ids';
import { buildLocal, useLocal } from '../support/local';

describe('A carta in other languages', () => {
  const casa = useLocal();
  const setLenguas = (...lenguas: Lengua[]) => casa.put(rutas.restaurante(casa.local.id), { lenguas });
  const read = (lang?: string, headers = {}) =>
    casa.app.get<Carta>(rutas.carta(casa.local.id, lang), { headers });
  const readCarta = async (lang?: string) => (await read(lang)).body.data;
  const table = async (lengua: Lengua = 'en') =>
    (await casa.get<TextosDeCarta>(rutasGestion.textos(lengua))).body.data;
  /** Everything that the carta says, as the table has it. */
  const write = async (deOriginal: (original: string) => string, lengua: Lengua = 'en', clave?: string) => {
    const textos = (await table(lengua)).textos.map(({ original, de }) => ({
      original,
      de,
      texto: deOriginal(original),
    }));
    return put(textos, lengua, clave);
  };
  const put = async (textos: TextoRequest[], lengua: Lengua = 'en', clave?: string) => {
    const headers = { [CABECERA_CLAVE]: clave ?? randomUUID() };
    const { status, body } = await casa.put<CuentaTextos>(rutasGestion.textos(lengua), { textos }, headers);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.data;
  };
  const tortilla = () => casa.local.tortilla.productoId ?? '';
  const rename = async (nombre: string) =>
    expect((await casa.put(rutasGestion.producto(tortilla()), { nombre })).status).toBe(200);

  it('says everything of it: names, descriptions, ingredients, formats, options, menus, zonas and pases', async () => {
    await setLenguas('es', 'en');
    await casa.put(rutasGestion.zonas(casa.local.id), { zonas: [{ nombre: 'Terraza', mesas: '1-2' }] });
    await casa.put(rutasGestion.pases(casa.local.id), { pases: [{ nombre: 'Primeros' }] });
    const opcion = await casa.post<{ _id: string }>(rutasGestion.opciones(), {
      nombre: 'Punto',
      min: 0,
      max: 1,
      valores: [{ nombre: 'Poco hecha', suplemento: 0 }],
    });
    const categoria = (await readCarta()).categorias[0]?._id;
    await casa.post(rutasGestion.productos(), {
      nombre: 'Entrecot',
      precio: 20,
      categoria,
      descripcion: 'A la brasa.',
      ingredientes: ['Ternera'],
      formatos: [{ nombre: 'Media', precio: 12 }],
      opciones: [opcion.body.data._id],
    });
    await casa.post(rutasGestion.productos(), {
      nombre: 'Menú del día',
      precio: 14,
      categoria,
      menu: { pases: [{ nombre: 'Segundos', platos: [{ nombre: 'Lentejas' }] }], incluye: ['pan'] },
    });
    expect(await write((original) => `${original} (en)`)).toMatchObject({ faltan: 0, sinRevisar: 0 });

    const [base, en] = [await readCarta(), await readCarta('en')];
    const { textos } = await table();

    expect(new Set(textos.map(({ lugar }) => lugar))).toEqual(
      new Set([
        ...['Categoría', 'Plato', 'Menú', 'Descripción', 'Ingrediente', 'Formato', 'Opción', 'Valor'],
        ...['Pase del menú', 'Plato del menú', 'Incluye', 'Pase', 'Zona'],
      ]),
    );
    expect(en).toMatchObject({ lengua: 'en', version: base.version });
    expect(en).not.toHaveProperty('sinTraducir');
    expect(base).not.toHaveProperty('lengua');
    const dicho = JSON.stringify(en);
    for (const { original } of textos) expect(dicho).toContain(`"${original} (en)"`);
    expect(JSON.stringify(base)).not.toContain('(en)');
    const precios = (carta: Carta) =>
      carta.categorias.flatMap(({ productos }) => productos.map(({ _id, precio }) => [_id, precio]));
    expect(precios(en)).toEqual(precios(base));
  });

  it('is read in Spanish where nothing is translated, with the Spanish name beneath what is', async () => {
    await setLenguas('es', 'en');
    expect((await table()).textos.find(({ original }) => original === 'Tortilla')).toMatchObject({
      ...{ estado: 'falta', propuesta: 'Spanish omelette' },
      seccion: expect.stringMatching(/./) as string,
    });
    await put([{ original: 'Tortilla', texto: 'Spanish omelette', de: `${tortilla()}.nombre` }]);

    const { categorias, sinTraducir = [] } = await readCarta('en');
    const nombres = categorias.flatMap(({ productos }) =>
      productos.map(({ nombre, original }) => [nombre, original]),
    );

    expect(nombres).toContainEqual(['Spanish omelette', 'Tortilla']);
    expect(sinTraducir).not.toContain('Tortilla');
    expect(nombres).toContainEqual([casa.local.cana.nombre, undefined]);
    expect(sinTraducir).toContain(casa.local.cana.nombre);
  });

  it('follows a renamed dish: its diners read Spanish, and its owner a proposal', async () => {
    await setLenguas('es', 'en');
    await put([{ original: 'Tortilla', texto: 'Spanish omelette', de: `${tortilla()}.nombre` }]);
    await rename('Tortilla con cebolla');

    const { textos, sinRevisar, faltan, hechas } = await table();
    expect(sinRevisar).toBe(1);
    const cuentas = await casa.get(rutasGestion.cuentaTextos());
    expect(cuentas.body.data).toEqual([{ lengua: 'en', faltan, sinRevisar, hechas }]);
    expect(textos.find(({ estado }) => estado === 'sinRevisar')).toMatchObject({
      original: 'Tortilla con cebolla',
      texto: 'Spanish omelette',
      antes: 'Tortilla',
    });
    expect(JSON.stringify(await readCarta('en'))).not.toContain('omelette');

    await rename('Tortilla');
    expect(JSON.stringify(await readCarta('en'))).toContain('omelette');
  });

  it('follows a corrected ingredient, which has no id of its own', async () => {
    const setIngredientes = (...ingredientes: string[]) =>
      casa.put(rutasGestion.producto(tortilla()), { ingredientes });
    await setIngredientes('Huevos', 'Patatas', 'Azeite de oliva');
    await write((original) => `${original} (en)`);
    await setIngredientes('Aceite de oliva', 'Huevos', 'Ajo');

    expect((await table()).textos.filter(({ estado }) => estado !== 'hecha')).toMatchObject([
      { original: 'Aceite de oliva', estado: 'sinRevisar', antes: 'Azeite de oliva' },
      { original: 'Ajo', estado: 'falta' },
    ]);
  });

  it('has one version, which grows with a text, and an ETag for each language', async () => {
    await setLenguas('es', 'en', 'fr');
    const antes = await readCarta();
    const oido = { en: await read('en'), fr: await read('fr'), es: await read('es') };
    expect(Object.values(oido).map(({ headers }) => headers.get('etag'))).toEqual(
      ['-en', '-fr', ''].map((lengua) => `W/"${antes.version}${lengua}"`),
    );
    const etag = oido.en.headers.get('etag') ?? '';
    expect((await read('en', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('fr', { 'if-none-match': etag })).status).toBe(200);

    await put([{ original: 'Tortilla', texto: 'Omelette', de: `${tortilla()}.nombre` }], 'fr');
    expect((await readCarta()).version).not.toBe(antes.version);
    expect((await read('en', { 'if-none-match': etag })).status).toBe(200);
    await put([{ original: 'Tortilla', texto: '', de: `${tortilla()}.nombre` }], 'fr');
    expect((await readCarta()).version).toBe(antes.version);
  });

  it('keeps its version when something is written that it does not say', async () => {
    await setLenguas('es', 'en');
    const { version } = await readCarta('en');

    await put([{ original: 'Plato de otra época', texto: 'Dish of yore', de: `${tortilla()}.nombre` }]);

    expect((await readCarta('en')).version).toBe(version);
  });

  it('is read in the language that leads by whoever asks for one it has not, and in parts too', async () => {
    await setLenguas('ca', 'es');
    await put([{ original: 'Tortilla', texto: 'Truita', de: `${tortilla()}.nombre` }], 'ca');
    const lenguaOf = async (lang?: string) => (await readCarta(lang)).lengua ?? 'es';

    expect([await lenguaOf('ca-ES'), await lenguaOf('nl'), await lenguaOf('x'), await lenguaOf('')]).toEqual([
      'ca',
      'ca',
      'ca',
      'es',
    ]);
    expect([await lenguaOf('es'), await lenguaOf()]).toEqual(['es', 'es']);
    const productos = await casa.app.get<Producto[]>(
      `${rutasGestion.productosPublicos(casa.local.id)}&lang=ca`,
    );
    expect(productos.body.data.map(({ nombre }) => nombre)).toContain('Truita');
    const categoria = (await readCarta()).categorias.find(({ productos }) =>
      productos.some(({ _id }) => _id === tortilla()),
    );
    const parte = await casa.app.get(`${rutas.cartaCategoria(categoria?._id ?? '', casa.local.id)}&lang=ca`);
    expect(JSON.stringify(parte.body)).toContain('Truita');
  });

  it('has the same bytes without languages, whatever was written, and is another house’s nothing', async () => {
    const antes = await casa.app.get<Carta>(rutas.carta(casa.local.id));
    await write((original) => `${original} (en)`);
    const despues = await read('en');
    expect([despues.headers.get('etag'), despues.body]).toEqual([antes.headers.get('etag'), antes.body]);

    const vecina = await buildLocal(casa.app);
    await casa.app.put(rutas.restaurante(vecina.id), {
      token: vecina.token,
      body: { lenguas: ['es', 'en'] },
    });
    expect(JSON.stringify((await casa.app.get(rutas.carta(vecina.id, 'en'))).body)).not.toContain('(en)');
  });

  it('takes two hundred texts at once, as long as descriptions are', async () => {
    const textos = Array.from({ length: 200 }, (_, i) => ({
      original: `${i} ${'ñ'.repeat(250)}`,
      texto: `${i} ${'ä'.repeat(250)}`,
      de: `${tortilla()}.descripcion`,
    }));
    await put(textos);

    expect(await casa.app.db.collection('textos').countDocuments({ restaurante: toId(casa.local.id) })).toBe(
      200,
    );
  });

  it('forgets the oldest of what the carta no longer says once there is too much, and nothing that it says', async () => {
    const textos = casa.app.db.collection('textos');
    const restaurante = toId(casa.local.id);
    const deAntes = (i: number) => ({
      restaurante,
      lengua: 'en',
      original: `plato ${i}`,
      texto: 'dish',
      de: '',
    });
    await put([{ original: 'Tortilla', texto: 'Omelette', de: `${tortilla()}.nombre` }]);
    await textos.insertMany(Array.from({ length: 5_001 }, (_, i) => deAntes(i)));
    await put([{ original: casa.local.cana.nombre, texto: 'Beer', de: `${tortilla()}.nombre` }]);

    expect(await textos.countDocuments({ restaurante })).toBe(5_000);
    const quedan = await textos.distinct('original', { restaurante });
    expect(quedan).toEqual(expect.arrayContaining(['Tortilla', casa.local.cana.nombre, 'plato 3']));
    expect(quedan).not.toContain('plato 2');
  });

  it('keeps a text once for each key, and undoes no later one when a retry comes late', async () => {
    await setLenguas('es', 'en');
    const [primera, segunda] = [randomUUID(), randomUUID()];
    const escrita = (texto: string) => [{ original: 'Tortilla', texto, de: `${tortilla()}.nombre` }];
    const version = async () => (await readCarta()).version;
    await Promise.all([put(escrita('Omelette'), 'en', primera), put(escrita('Omelette'), 'en', primera)]);
    await put(escrita('Spanish omelette'), 'en', segunda);
    const dicha = await version();

    await put(escrita('Omelette'), 'en', primera);
    expect(await version()).toBe(dicha);
    await put(escrita(''), 'en', randomUUID());
    await put(escrita('Spanish omelette'), 'en', segunda);
    expect((await table()).hechas).toBe(0);
    const propios = { restaurante: toId(casa.local.id), original: 'Tortilla' };
    expect(await casa.app.db.collection('textos').countDocuments(propios)).toBe(1);
  });
});
