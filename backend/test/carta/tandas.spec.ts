// Longer than most: whatever is done to several products at once is tried on the same house.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { mongo } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasGestion } from '@carta/contracts';
import type { CambioTanda, Carta, Categoria, Producto, Tanda } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { ColaProductos } from '../../src/carta/productos/lista/cola-productos';
import { EjecucionTandas } from '../../src/carta/lotes/ejecucion-tandas.service';
import { FilasTandaRepository } from '../../src/carta/lotes/filas-tanda.repository';
import { TandasRepository } from '../../src/carta/lotes/tandas.repository';
import type { Respuesta } from '../support/app';
import { buildGestion, useGestion } from '../support/gestion';
import { eventually } from '../support/mongo-motor';

const MAS_5: CambioTanda = { que: 'precio', modo: 'porcentaje', valor: 500, redondeo: 5 };
const AGOTADO: CambioTanda = { que: 'disponibilidad', disponible: false };
/** More than two lots of a tanda. */
const MUCHOS = 230;

describe('several products at once', () => {
  const g = useGestion();
  let tapas: Categoria;
  let vinos: Categoria;

  beforeEach(async () => {
    tapas = await g.casa.createCategoria('Tapas');
    vinos = await g.casa.createCategoria('Vinos');
  });
  afterEach(() => jest.restoreAllMocks());

  const create = (nombre: string, precio: number, mas: object = {}) =>
    g.casa.createProducto({ nombre, precio, categoria: tapas._id, ...mas });
  const preciosDe = ({ formatos = [], precio }: Producto) =>
    formatos.length > 0 ? formatos.map((formato) => formato.precio) : [precio];
  const vistosDe = (productos: readonly Producto[]) =>
    Object.fromEntries(productos.map((producto) => [producto._id, preciosDe(producto)]));
  const change = (
    productos: readonly Producto[],
    cambio: CambioTanda,
    clave: string = randomUUID(),
  ): Promise<Respuesta<Tanda>> =>
    g.casa.post<Tanda>(
      rutasGestion.tandas(),
      { productos: vistosDe(productos), cambio },
      { [CABECERA_CLAVE]: clave },
    );
  const undo = ({ _id }: Tanda): Promise<Respuesta<Tanda>> =>
    g.casa.post<Tanda>(rutasGestion.deshacerTanda(_id));
  const last = async (): Promise<Tanda | null> =>
    (await g.casa.get<Tanda | null>(rutasGestion.tandas())).body.data;
  /** As diners read it: 'Bravas 4.75'. */
  const leida = async (): Promise<string[]> => {
    const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
    return body.data.categorias.flatMap(({ productos }) =>
      productos.map((producto) => `${producto.nombre} ${preciosDe(producto).join(' ')}`),
    );
  };
  const nombresDe = ({ omitidos }: Tanda) => omitidos.map(({ nombre, motivo }) => `${nombre} ${motivo}`);
  /** Many products, straight into the database; the price of each tells which it is. */
  const createMuchos = async (): Promise<Producto[]> => {
    const modelo = await create('Modelo', 1);
    const productos = g.app.db.collection('productos');
    const doc = await productos.findOne({ _id: new mongo.ObjectId(modelo._id) });
    const { _id, ...resto } = doc ?? {};
    await productos.insertMany(
      Array.from({ length: MUCHOS - 1 }, (_, i) => ({ ...resto, nombre: `P${i}`, precio: 1_000 + i })),
    );
    await g.casa.putProducto(modelo._id, { precio: 9 });
    return g.casa.productos();
  };

  it('cost so much more, formatos too, in every open carta with one announcement', async () => {
    const bravas = await create('Bravas', 4.5);
    const jamon = await create('Jamón', 9, {
      formatos: [
        { nombre: 'Media', precio: 9 },
        { nombre: 'Ración', precio: 17 },
      ],
    });
    await create('Pan', 1);
    const anuncios = jest.fn();
    g.app.app.get(DomainEvents).on('carta.cambiada', anuncios);

    const { status, body } = await change([bravas, jamon], MAS_5);

    expect([status, body.data]).toMatchObject([
      201,
      { enCurso: false, total: 2, vistos: 2, omitidos: [], cambio: MAS_5 },
    ]);
    expect(anuncios).toHaveBeenCalledTimes(1);
    expect(await leida()).toEqual(['Bravas 4.75', 'Jamón 9.45 17.85', 'Pan 1']);
    expect(await last()).toEqual(body.data);
  });

  it('are changed for whoever has a sheet of one open, but not by selling out', async () => {
    const bravas = await create('Bravas', 4.5);
    const save = () => g.casa.putProducto(bravas._id, { descripcion: 'Picantes', rev: bravas.rev });

    await change([bravas], AGOTADO);
    expect((await g.casa.productos())[0]?.rev).toBe(bravas.rev);
    await change([bravas], MAS_5);

    expect(await save()).toMatchObject({ status: 409, body: { data: { precio: 4.75, rev: 1 } } });
  });

  it('are left out when they cost something else by now, or are gone, and the others change', async () => {
    const [a, b, c] = [await create('A', 1), await create('B', 2), await create('C', 3)] as const;
    await g.casa.putProducto(b._id, { precio: 2.5 });
    await g.casa.delete(rutasGestion.producto(c._id));

    const { body } = await change([a, b, c], MAS_5);

    expect(nombresDe(body.data)).toEqual(['B cambiado', ' ya_no_esta']);
    expect(await leida()).toEqual(['A 1.05', 'B 2.5']);
  });

  it('never cost nothing, nor more than a price may be', async () => {
    const [a, b] = [await create('A', 1), await create('B', 9_999)] as const;

    await change([a, b], { que: 'precio', modo: 'euros', valor: -100, redondeo: 5 });
    expect(await leida()).toEqual(['A 1', 'B 9998']);
    await change(await g.casa.productos(), { que: 'precio', modo: 'euros', valor: 200, redondeo: 5 });
    expect(await leida()).toEqual(['A 3', 'B 9998']);
  });

  it('are sold out for today, until further notice, and back', async () => {
    const [a, b] = [await create('A', 1), await create('B', 2)] as const;
    await g.casa.put(rutasGestion.disponibilidad(b._id), { disponible: false });
    const ventas = async () =>
      (await g.casa.productos()).map(({ disponible, agotadoHasta }) => [
        disponible,
        agotadoHasta !== undefined,
      ]);

    await change([a], { ...AGOTADO, hasta: 'mañana' });
    expect(await ventas()).toEqual([
      [false, true],
      [false, false],
    ]);
    await change([a, b], AGOTADO);
    expect(await ventas()).toEqual([
      [false, false],
      [false, false],
    ]);
    const { body } = await change([a, b], { que: 'disponibilidad', disponible: true });
    expect(await ventas()).toEqual([
      [true, false],
      [true, false],
    ]);
    await undo(body.data);
    expect(await ventas()).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('go to another categoría, last and in the order they were ticked, and back to their places', async () => {
    const [a, b, c] = [await create('A', 1), await create('B', 2), await create('C', 3)] as const;
    await create('V', 4, { categoria: vinos._id });

    const { body } = await change([c, a], { que: 'categoria', categoria: vinos._id });
    expect(await leida()).toEqual(['B 2', 'V 4', 'C 3', 'A 1']);

    await undo(body.data);
    expect(await leida()).toEqual(['A 1', 'B 2', 'C 3', 'V 4']);
    expect(b.categoria).toBe(tapas._id);
  });

  it('contain something too, or no longer, or nothing of the fourteen', async () => {
    const [a, b] = [await create('A', 1, { alergenos: ['gluten'] }), await create('B', 2)] as const;
    const declarados = async () =>
      (await g.casa.productos()).map(({ alergenos, alergenosDeclarados }) =>
        alergenosDeclarados ? alergenos.join(' ') : 'sin declarar',
      );

    await change([a, b], { que: 'alergenos', modo: 'contienen', alergenos: ['lacteos'] });
    expect(await declarados()).toEqual(['gluten lacteos', 'lacteos']);
    await change([a, b], { que: 'alergenos', modo: 'no_contienen', alergenos: ['lacteos'] });
    expect(await declarados()).toEqual(['gluten', 'sin declarar']);
    const { body } = await change([a, b], { que: 'alergenos', modo: 'ninguno', alergenos: [] });
    expect(await declarados()).toEqual(['', '']);
    await undo(body.data);
    expect(await declarados()).toEqual(['gluten', 'sin declarar']);
  });

  it('get back what nobody has touched since; the others stay and are named', async () => {
    const [a, b, c] = [await create('A', 1), await create('B', 2), await create('C', 3)] as const;
    const { body } = await change([a, b, c], MAS_5);
    await g.casa.putProducto(b._id, { precio: 5 });
    await g.casa.putProducto(c._id, { nombre: 'C de ahora' });

    const deshecha = (await undo(body.data)).body.data;

    expect([deshecha.deshace, nombresDe(deshecha)]).toEqual([body.data._id, ['B cambiado']]);
    expect(await leida()).toEqual(['A 1', 'B 5', 'C de ahora 3']);
    expect((await undo(body.data)).body.data).toEqual(deshecha);
  });

  it('are changed once under a key, however often it is asked and whatever is said since', async () => {
    const a = await create('A', 1);
    const clave = randomUUID();
    const [primera, segunda] = await Promise.all([change([a], MAS_5, clave), change([a], MAS_5, clave)]);
    expect(primera.body.data._id).toBe(segunda.body.data._id);
    await g.casa.putProducto(a._id, { precio: 1 });

    expect((await change([a], MAS_5, clave)).body.data).toMatchObject({
      _id: primera.body.data._id,
      omitidos: [],
    });

    expect(await leida()).toEqual(['A 1']);
  });

  it('by two owners at once are raised once: the later has not seen what the earlier made', async () => {
    const productos = await createMuchos();

    const answers = await Promise.all([change(productos, MAS_5), change(productos, MAS_5)]);

    expect(answers.map(({ status }) => status)).toContain(201);
    for (const { status, body } of answers) expect(status === 201 || body.code === 'CONFLICT').toBe(true);
    expect((await g.casa.productos()).map(({ precio }) => precio)).toEqual(raised(productos));
  });

  it('of another house are nobody’s, and so is its tanda', async () => {
    const vecina = await buildGestion(g.app);
    const ajena = await vecina.createCategoria('Ajena');
    const ajeno = await vecina.createProducto({ nombre: 'X', precio: 1, categoria: ajena._id });
    const a = await create('A', 1);

    const { body } = await change([a, ajeno], MAS_5);
    expect(nombresDe(body.data)).toEqual([' ya_no_esta']);
    expect(await vecina.productos()).toEqual([ajeno]);
    expect((await change([a], { que: 'categoria', categoria: ajena._id })).status).toBe(404);
    const deOtra = await g.app.post(rutasGestion.deshacerTanda(body.data._id), { token: vecina.token });
    expect(deOtra.status).toBe(404);
    expect((await g.app.get(rutasGestion.tandas(), { token: vecina.token })).body.data).toBeNull();
  });

  it('of the largest house, each with six formatos, are one request, which is read', async () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => i.toString(16).padStart(24, 'f'));
    const body = {
      productos: Object.fromEntries(
        ids.map((id) => [id, [9_999.99, 9_999.99, 9_999.99, 9_999.99, 9_999.99, 9_999.99]]),
      ),
      cambio: MAS_5,
    };
    const headers = { [CABECERA_CLAVE]: randomUUID() };

    const { status, body: answer } = await g.casa.post(rutasGestion.tandas(), body, headers);

    expect([status, answer.message]).toEqual([404, 'El producto no existe.']);
  });

  it('are kept, the last twenty times, to be taken back', async () => {
    const a = await create('A', 1);
    const primera = (await change([a], AGOTADO)).body.data;
    for (let i = 0; i < 20; i += 1) await change([a], { que: 'disponibilidad', disponible: i % 2 === 0 });

    const deCasa = { restaurante: new mongo.ObjectId(g.casa.id) };
    expect(await g.app.db.collection('tandas').countDocuments(deCasa)).toBe(20);
    const { status, body } = await undo(primera);
    expect([status, body.message]).toEqual([404, 'Ese cambio ya no se puede deshacer.']);
  });

  describe('when something breaks midway', () => {
    /** Throws at one of the writes of a tanda, before it, after it, or with part of its rows done. */
    function breakAt(escritura: number, parte: number): void {
      let veces = 0;
      // nor is it taken up again before the test says so
      jest.spyOn(g.app.app.get(EjecucionTandas), 'runOnce').mockResolvedValue();
      const filas = g.app.app.get(FilasTandaRepository);
      const apply = filas.applyFilas.bind(filas);
      jest.spyOn(filas, 'applyFilas').mockImplementation(async (restaurante, tanda, lote) => {
        if (veces++ !== escritura) return apply(restaurante, tanda, lote);
        const hechas = lote.slice(0, Math.floor(lote.length * parte));
        if (hechas.length > 0) await apply(restaurante, tanda, hechas);
        throw new Error('broken on purpose');
      });
    }

    it('each is raised once, wherever it broke and however often', async () => {
      const productos = await createMuchos();
      const ejecucion = g.app.app.get(EjecucionTandas);
      let antes = productos;
      const cortes = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(0, 0.4, 1)), {
        minLength: 1,
        maxLength: 3,
      });

      await fc.assert(
        fc.asyncProperty(cortes, async (lista) => {
          const clave = randomUUID();
          for (const [escritura, parte] of lista) {
            breakAt(escritura, parte);
            await change(antes, { que: 'precio', modo: 'euros', valor: 5, redondeo: 5 }, clave);
            jest.restoreAllMocks();
          }
          await ejecucion.runOnce();

          const ahora = await g.casa.productos();
          expect((await last())?.omitidos).toEqual([]);
          expect(ahora.map(({ precio }) => Math.round(precio * 100))).toEqual(
            antes.map(({ precio }) => Math.floor((Math.round(precio * 100) + 7.5) / 5) * 5),
          );
          antes = ahora;
        }),
        { numRuns: 8 },
      );
    });

    it('the house has no second one meanwhile, reads how far it is, and nothing is undone of it', async () => {
      const productos = await createMuchos();
      breakAt(1, 0.5);
      expect((await change(productos, MAS_5)).status).toBe(500);

      const ahora = await last();
      expect(ahora).toMatchObject({ enCurso: true, total: MUCHOS, vistos: 100 });
      const segunda = await change(productos, AGOTADO);
      expect([segunda.status, segunda.body.message]).toEqual([
        409,
        'Se están cambiando varios productos. Espera a que termine.',
      ]);
      expect((await undo(ahora!)).status).toBe(409);

      jest.restoreAllMocks();
      await g.app.app.get(EjecucionTandas).runOnce();
      expect(await last()).toMatchObject({ enCurso: false, vistos: MUCHOS, omitidos: [] });
    });

    it('who changes one meanwhile keeps it, and it is named', async () => {
      const productos = await createMuchos();
      breakAt(0, 0);
      await change(productos, MAS_5);
      const [primero] = productos;
      await g.casa.putProducto(primero?._id ?? '', { precio: 77 });

      jest.restoreAllMocks();
      await g.app.app.get(EjecucionTandas).runOnce();

      expect(nombresDe((await last())!)).toEqual([`${primero?.nombre} cambiado`]);
      const ahora = await g.casa.productos();
      expect(ahora.map(({ precio }) => precio)).toEqual([77, ...raised(productos).slice(1)]);
    });

    it('what was done and put back by hand is not raised again', async () => {
      const productos = await createMuchos();
      breakAt(0, 1);
      await change(productos, MAS_5);
      const [primero] = productos;
      await g.casa.putProducto(primero?._id ?? '', { precio: primero?.precio });

      jest.restoreAllMocks();
      await g.app.app.get(EjecucionTandas).runOnce();

      expect((await last())?.omitidos).toEqual([]);
      const [puesto, ...resto] = (await g.casa.productos()).map(({ precio }) => precio);
      expect([puesto, resto]).toEqual([primero?.precio, raised(productos).slice(1)]);
    });

    it('two processes at it change each once, and what they leave out is said once', async () => {
      const productos = await createMuchos();
      breakAt(0, 0);
      await change(productos, MAS_5);
      await g.casa.putProducto(productos[0]?._id ?? '', { precio: 77 });
      jest.restoreAllMocks();
      const { app } = g.app;
      const proceso = new EjecucionTandas(
        new ColaProductos(),
        app.get(TandasRepository),
        app.get(FilasTandaRepository),
        app.get(DomainEvents),
      );

      await Promise.all([g.app.app.get(EjecucionTandas).runOnce(), proceso.runOnce()]);

      await eventually(async () => (await last())?.enCurso === false);
      expect((await last())?.omitidos).toHaveLength(1);
      expect((await g.casa.productos()).map(({ precio }) => precio)).toEqual([
        77,
        ...raised(productos).slice(1),
      ]);
    });

    it('what takes longer goes on after its answer', async () => {
      const productos = await createMuchos();
      const tandas = g.app.app.get(TandasRepository);
      const advance = tandas.advanceTarea.bind(tandas);
      let go = (): void => undefined;
      const gate = new Promise<void>((resolve) => (go = resolve));
      jest.spyOn(tandas, 'advanceTarea').mockImplementation(async (...args) => {
        await gate;
        return advance(...args);
      });

      const { body } = await change(productos, MAS_5);
      expect(body.data).toMatchObject({ enCurso: true, vistos: 0 });
      go();

      await eventually(async () => (await last())?.enCurso === false);
      expect((await g.casa.productos()).map(({ precio }) => precio)).toEqual(raised(productos));
    });
  });
});

/** What MAS_5 makes of the prices of some products. */
function raised(productos: readonly Producto[]): number[] {
  return productos
    .map(({ precio }) => Math.floor((Math.round(precio * 100) * 105 + 250) / 500) * 5)
    .map((c) => c / 100);
}
