// Longer than most: one house serves everything that an owner does with its opciones.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, LIMITES, rutas, rutasGestion, siguienteJornada } from '@carta/contracts';
import type { Carta, Opcion, OpcionRequest, Producto } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { OpcionesRepository } from '../../src/carta/opciones/opciones.repository';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { OpcionesService } from '../../src/carta/opciones/opciones.service';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { buildGestion, useGestion } from '../support/gestion';
import { named } from '../support/platos';
import { hear, openComensal } from '../support/socket';

const valor = (nombre: string, mas: object = {}): OpcionRequest['valores'][number] => ({
  nombre,
  suplemento: 0,
  ...mas,
});
const SALSA: OpcionRequest = { nombre: 'Salsa', min: 0, max: 1, valores: [valor('Brava'), valor('Alioli')] };

describe('Opciones', () => {
  const g = useGestion();
  const post = (body: object, clave?: string, token = g.casa.token): Promise<Respuesta<Opcion>> =>
    g.app.post<Opcion>(rutasGestion.opciones(), {
      token,
      body,
      headers: clave ? { [CABECERA_CLAVE]: clave } : {},
    });
  const put = (id: string, body: object): Promise<Respuesta<Opcion>> =>
    g.casa.put<Opcion>(rutasGestion.opcion(id), body);
  const remove = (id: string, token = g.casa.token): Promise<Respuesta<{ productos: number }>> =>
    g.app.delete<{ productos: number }>(rutasGestion.opcion(id), { token });
  const create = async (body: object = SALSA): Promise<Opcion> => (await post(body)).body.data;
  const list = async (): Promise<Opcion[]> => (await g.casa.get<Opcion[]>(rutasGestion.opciones())).body.data;
  const carta = async (): Promise<Carta> => (await g.app.get<Carta>(rutas.carta(g.casa.id))).body.data;
  const setDisponibilidad = (id: string, body: object, clave?: string): Promise<Respuesta<Opcion>> =>
    g.casa.put<Opcion>(rutasGestion.disponibilidadOpcion(id), body, clave ? { [CABECERA_CLAVE]: clave } : {});
  const buildPlato = async (opciones: string[]): Promise<Producto> => {
    const categoria = (await g.casa.createCategoria(`Raciones ${randomUUID()}`))._id;
    return g.casa.createProducto({ nombre: 'Patatas', precio: 5, categoria, opciones });
  };

  it('are kept trimmed, in whole céntimos, with what each value declares', async () => {
    const { status, body } = await post({
      nombre: ' Salsa ',
      min: 1,
      max: 2,
      valores: [
        valor(' Brava ', { suplemento: '1,50', alergenos: ['apio', 'apio'] }),
        valor('Alioli', { suplemento: 0.3, alergenos: [], alergenosDeclarados: true }),
        valor('De la casa'),
      ],
    });

    expect(status).toBe(201);
    const { valores, ...opcion } = body.data;
    expect(opcion).toEqual({ _id: expect.any(String), nombre: 'Salsa', min: 1, max: 2, rev: 0 });
    expect(valores.map(({ _id: _, ...resto }) => resto)).toEqual([
      { nombre: 'Brava', suplemento: 1.5, alergenos: ['apio'], alergenosDeclarados: true, disponible: true },
      { nombre: 'Alioli', suplemento: 0.3, alergenos: [], alergenosDeclarados: true, disponible: true },
      { nombre: 'De la casa', suplemento: 0, alergenos: [], alergenosDeclarados: false, disponible: true },
    ]);
    expect(await list()).toEqual([body.data]);
    const stored = await g.app.db.collection('opciones').findOne({ _id: new Types.ObjectId(opcion._id) });
    expect(stored).toMatchObject({ valores: [{ suplemento: 150 }, { suplemento: 30 }, { suplemento: 0 }] });
  });

  it('have a name of their own, whatever its case and accents', async () => {
    const { _id } = await create({ ...SALSA, nombre: 'Guarnición' });
    const segunda = await create();

    const repetida = {
      status: 409,
      body: { code: 'CONFLICT', message: 'Ya existe una opción con ese nombre.' },
    };
    expect(await post({ ...SALSA, nombre: 'GUARNICION' })).toMatchObject(repetida);
    expect(await put(segunda._id, { ...SALSA, nombre: ' guarnicion ' })).toMatchObject(repetida);
    expect((await put(_id, { ...SALSA, nombre: 'GUARNICIÓN' })).status).toBe(200);
  });

  it('are made once for one key, also by two processes at once', async () => {
    const clave = randomUUID();
    const todas = await Promise.all(Array.from({ length: 10 }, () => post(SALSA, clave)));
    expect(new Set(todas.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);

    const repositorio = g.app.app.get(OpcionesRepository);
    const restaurantes = g.app.app.get(RestaurantesService);
    const procesos = [1, 2].map(() => new OpcionesService(repositorio, restaurantes, new DomainEvents()));
    for (let vuelta = 0; vuelta < 10; vuelta += 1) {
      const nueva = { ...SALSA, nombre: `Salsa ${vuelta}` };
      const clave = randomUUID();
      const [primera, segunda] = await Promise.all(
        procesos.map((proceso) => proceso.createOpcion(g.casa.id, nueva, clave)),
      );
      expect(primera).toEqual(segunda);
    }
    expect(await list()).toHaveLength(11);
  });

  it('are up to a hundred', async () => {
    const restaurante = new Types.ObjectId(g.casa.id);
    await g.app.db.collection('opciones').insertMany(
      Array.from({ length: LIMITES.opcionesMax }, (_, i) => ({
        restaurante,
        nombre: `n${i}`,
        nombreNormalizado: `n${i}`,
        min: 0,
        max: 1,
        valores: [],
      })),
    );

    expect(await post(SALSA)).toMatchObject({
      status: 409,
      body: { message: 'La carta ya tiene 100 opciones, que es el máximo.' },
    });
  });

  it('are edited whole: a value that stays keeps its id and whether it is sold out', async () => {
    const { _id, valores } = await create();
    const [brava, alioli] = [named(valores, 'Brava'), named(valores, 'Alioli')];
    await setDisponibilidad(_id, { valor: brava._id, disponible: false });

    const { body } = await put(_id, {
      nombre: '$min',
      min: 1,
      max: 3,
      valores: [
        valor('Verde'),
        valor('Brava picante', { _id: brava._id.toUpperCase(), suplemento: 1 }),
        valor('Copia', { _id: brava._id }),
        valor('$nombre', { _id: NADIE }),
      ],
    });

    const { valores: ahora } = body.data;
    expect(body.data).toMatchObject({ nombre: '$min', min: 1, max: 3 });
    expect(ahora.map(({ nombre, disponible }) => [nombre, disponible])).toEqual([
      ['Verde', true],
      ['Brava picante', false],
      ['Copia', true],
      ['$nombre', true],
    ]);
    expect(named(ahora, 'Brava picante')._id).toBe(brava._id);
    const ids = ahora.map((opcion) => opcion._id);
    expect(new Set([...ids, alioli._id, NADIE]).size).toBe(6);
    expect(await list()).toEqual([body.data]);
  });

  it('are changed over what was seen, once, and never back by what comes late', async () => {
    const { _id, rev } = await create();
    const change = (nombre: string, visto: number | undefined, clave: string = randomUUID()) =>
      g.casa.put<Opcion>(
        rutasGestion.opcion(_id),
        { ...SALSA, nombre, rev: visto },
        { [CABECERA_CLAVE]: clave },
      );
    const clave = randomUUID();
    const primera = await change('Salsas', rev, clave);

    const vieja = await change('Otra', rev);
    const otraVez = await change('Salsas', rev, clave);

    expect([primera.status, primera.body.data.rev, vieja.status, otraVez.status]).toEqual([200, 1, 409, 200]);
    expect(vieja.body).toMatchObject({
      message: 'Alguien ha cambiado esta opción mientras tanto.',
      data: primera.body.data,
    });
    await setDisponibilidad(_id, { valor: primera.body.data.valores[0]?._id, disponible: false });
    expect((await change('Salsas de la casa', 1)).status).toBe(200);
    expect((await change('Salsas', rev, clave)).body.data.nombre).toBe('Salsas de la casa');
    expect(JSON.stringify(await carta())).not.toContain('"rev"');
  });

  it('lose no "Agotado" that is said while they are edited', async () => {
    const { _id, valores } = await create();
    const conId = valores.map(({ _id: id, nombre }) => valor(nombre, { _id: id }));
    for (let vuelta = 0; vuelta < 10; vuelta += 1) {
      const disponible = vuelta % 2 === 1;
      await Promise.all([
        put(_id, { ...SALSA, nombre: `Salsa ${vuelta}`, valores: conId }),
        setDisponibilidad(_id, { valor: valores[0]?._id, disponible }),
      ]);
      expect((await list())[0]?.valores.map((valor) => valor.disponible)).toEqual([disponible, true]);
    }
  });

  it('have values that are sold out for today, or until further notice; a late retry undoes nothing', async () => {
    const { _id, valores } = await create();
    const [brava] = valores as [Opcion['valores'][number]];
    const clave = randomUUID();
    const manana = siguienteJornada([], new Date());

    const hoy = await setDisponibilidad(_id, { valor: brava._id, disponible: false, hasta: 'mañana' }, clave);
    expect(hoy.body.data.valores[0]).toMatchObject({ disponible: false, agotadoHasta: manana.toISOString() });
    await setDisponibilidad(_id, { valor: brava._id, disponible: true }, randomUUID());
    const tarde = await setDisponibilidad(_id, { valor: brava._id, disponible: false }, clave);

    expect([tarde.status, tarde.body.data.valores[0]?.disponible]).toEqual([200, true]);
    expect(tarde.body.data.valores[0]).not.toHaveProperty('agotadoHasta');
    expect(JSON.stringify(tarde.body)).not.toContain('clavesCambio');
  });

  it('are told by the carta only where a product asks them, at once, and gone with their deletion', async () => {
    const [salsa, sola] = [await create(), await create({ ...SALSA, nombre: 'Sola' })];
    expect(await carta()).not.toHaveProperty('opciones');
    const plato = await buildPlato([salsa._id]);
    const { rev: _, ...leida } = salsa;
    expect((await carta()).opciones).toEqual([leida]);
    const phone = await openComensal(g.app, g.casa.id);
    const oida = hear<{ version: string; agotados: string[] }>(phone, 'carta');

    await setDisponibilidad(salsa._id, { valor: salsa.valores[0]?._id, disponible: false });

    const { version, agotados } = await oida;
    const agotada = await carta();
    expect([agotada.version, agotados]).toEqual([version, []]);
    expect(agotada.opciones?.[0]?.valores[0]?.disponible).toBe(false);

    expect((await remove(salsa._id)).body.data).toEqual({ productos: 1 });
    expect((await remove(sola._id)).body.data).toEqual({ productos: 0 });
    expect(await carta()).not.toHaveProperty('opciones');
    const [producto] = await g.casa.productos();
    expect(producto?._id).toBe(plato._id);
    expect(producto).not.toHaveProperty('opciones');
    expect((await remove(salsa._id)).status).toBe(404);
  });

  it('make the carta of whoever asks none what it was', async () => {
    await buildPlato([]);
    const antes = await g.app.get<Carta>(rutas.carta(g.casa.id));
    await create();
    const despues = await g.app.get<Carta>(rutas.carta(g.casa.id));

    expect(despues.headers.get('etag')).toBe(antes.headers.get('etag'));
    expect(despues.body).toEqual(antes.body);
  });

  it('are not asked by the carta once they are gone behind its back', async () => {
    const salsa = await create();
    await buildPlato([salsa._id]);
    await g.app.db.collection('opciones').deleteOne({ _id: new Types.ObjectId(salsa._id) });
    g.app.app.get(DomainEvents).emit('carta.cambiada', { restauranteId: g.casa.id, remota: true });

    const { categorias, ...resto } = await carta();

    expect(resto).not.toHaveProperty('opciones');
    expect(categorias[0]?.productos[0]).not.toHaveProperty('opciones');
  });

  it('are nobody else’s', async () => {
    const salsa = await create();
    const ajeno = await buildGestion(g.app);
    const categoria = (await ajeno.createCategoria('Raciones'))._id;

    const plato = await ajeno.postProducto({
      nombre: 'Patatas',
      precio: 5,
      categoria,
      opciones: [salsa._id],
    });

    expect(plato).toMatchObject({ status: 404, body: { message: 'La opción no existe.' } });
    expect(await ajeno.productos()).toEqual([]);
    expect((await remove(salsa._id, ajeno.token)).status).toBe(404);
    expect(await list()).toEqual([salsa]);
  });
});
