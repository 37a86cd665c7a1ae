// Longer than most: whatever becomes of an imported carta is tried on the same house.
import { mongo } from 'mongoose';
import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, FilaImportacion, Importacion, Producto } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { ColaProductos } from '../../src/carta/productos/lista/cola-productos';
import { AplicacionImportaciones } from '../../src/carta/importar/aplicar/aplicacion.service';
import { EjecucionImportaciones } from '../../src/carta/importar/aplicar/ejecucion-importaciones.service';
import { LecturaService } from '../../src/carta/importar/lectura/lectura.service';
import { ImportacionesRepository } from '../../src/carta/importar/plan/importaciones.repository';
import type { Respuesta } from '../support/app';
import { buildGestion, useGestion } from '../support/gestion';
import { eventually } from '../support/mongo-motor';

const TEXTO = `TAPAS
Bravas ........ 5,50 €
Croquetas de jamón ........ 9,50 €

VINOS
Rioja ........ 18,00 €`;
/** More than two lots. */
const MUCHOS = 50;
const LARGO = [
  'RACIONES',
  ...Array.from({ length: MUCHOS }, (_, i) => `Plato ${letras(i)} ........ ${i + 10},00 €`),
].join('\n');

describe('the carta of another program', () => {
  const g = useGestion();
  afterEach(() => jest.restoreAllMocks());

  const plan = async (texto = TEXTO, tabla = false): Promise<Importacion> => {
    const { status, body } = await g.casa.post<Importacion>(rutasGestion.importaciones(), { texto, tabla });
    expect([status, body.message]).toEqual([201, body.message]);
    return body.data;
  };
  const last = async (): Promise<Importacion | null> =>
    (await g.casa.get<Importacion | null>(rutasGestion.importaciones())).body.data;
  const begin = ({ _id }: Pick<Importacion, '_id'>): Promise<Respuesta<Importacion>> =>
    g.casa.post<Importacion>(rutasGestion.aplicarImportacion(_id));
  const undoing = ({ _id }: Importacion): Promise<Respuesta<Importacion>> =>
    g.casa.post<Importacion>(rutasGestion.deshacerImportacion(_id));
  const ended = async ({ _id }: Importacion): Promise<Importacion> => {
    const doc = () => g.app.db.collection('importaciones').findOne({ _id: new mongo.ObjectId(_id) });
    await eventually(async () => /^(aplicada|deshecha)$/.test(String((await doc())?.estado)));
    return (await begin({ _id })).body.data;
  };
  const apply = async (importacion: Importacion): Promise<Importacion> => {
    expect((await begin(importacion)).status).toBe(201);
    return ended(importacion);
  };
  const undo = async (importacion: Importacion): Promise<Importacion> => {
    expect((await undoing(importacion)).status).toBe(201);
    return ended(importacion);
  };
  const resolve = ({ _id }: Importacion, fila: number, body: object) =>
    g.casa.put<FilaImportacion>(rutasGestion.filaImportacion(_id, fila), body);
  const preciosDe = ({ formatos = [], precio }: Producto) =>
    formatos.length > 0 ? formatos.map((formato) => formato.precio) : [precio];
  /** As diners read it: 'TAPAS Bravas 5.5'. */
  const leida = async (): Promise<string[]> => {
    const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
    return body.data.categorias.flatMap(({ nombre, productos }) =>
      productos.map((producto) => `${nombre} ${producto.nombre} ${preciosDe(producto).join(' ')}`),
    );
  };
  /** Hidden ones too. */
  const guardados = (): Promise<number> =>
    g.app.db.collection('productos').countDocuments({ restaurante: new mongo.ObjectId(g.casa.id) });
  const queDe = ({ filas }: Importacion) => filas.map(({ que }) => que);
  const motivosDe = ({ filas }: Importacion) =>
    filas.flatMap(({ nombre, motivo, sigue }) => ((motivo ?? sigue) ? [`${nombre} ${motivo ?? sigue}`] : []));

  it('is planned, then made in the order of its text, and announced once', async () => {
    const anuncios = jest.fn();
    g.app.app.get(DomainEvents).on('carta.cambiada', anuncios);

    const planeada = await plan();
    expect(planeada).toMatchObject({
      estado: 'plan',
      total: 3,
      vistas: 0,
      categorias: ['Tapas', 'Vinos'],
      avisos: [],
    });
    expect(await leida()).toEqual([]);
    expect(anuncios).not.toHaveBeenCalled();
    expect(await last()).toEqual(planeada);

    const hecha = await apply(planeada);

    expect(hecha).toMatchObject({ estado: 'aplicada', total: 3, vistas: 3 });
    expect(Date.parse(hecha.deshacerHasta ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Tapas Croquetas de jamón 9.5', 'Vinos Rioja 18']);
    expect((await g.casa.categorias()).map(({ tipo }) => tipo)).toEqual(['comida', 'bebida']);
    expect(anuncios).toHaveBeenCalledTimes(1);
  });

  it('is read in turn, while everybody else is answered', async () => {
    const lectura = g.app.app.get(LecturaService);
    const texto = LARGO.repeat(20);
    let vueltas = 0;
    let isRead = false;
    const count = (): void => {
      vueltas += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);

    const leidas = await Promise.all(Array.from({ length: 6 }, () => lectura.read('casa', { texto })));
    isRead = true;

    expect(leidas.map(({ filas }) => filas.length)).toEqual(Array<number>(6).fill(20 * MUCHOS));
    expect(vueltas).toBeGreaterThan(100);
  });

  it('asks what the columns of a table are, and does nothing until it is said', async () => {
    const planeada = await plan('Elaboración;Valor;Lugar\nBravas;5,50;Barra\nOreja;6,00;Sala');
    expect(planeada.tabla).toEqual({
      porques: [
        'No se sabe qué columna es el nombre.',
        'No se sabe qué columna es el precio.',
        'La columna «Lugar» no se lee.',
      ],
      columnas: [
        { titulo: 'Elaboración', campo: 'nombre' },
        { titulo: 'Valor', campo: 'precio' },
        { titulo: 'Lugar', campo: 'nada' },
      ],
      muestra: [
        ['Bravas', '5,50', 'Barra'],
        ['Oreja', '6,00', 'Sala'],
      ],
    });
    const refused = await begin(planeada);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Di antes qué es cada columna de la tabla.',
    ]);

    const { status, body } = await g.casa.put<Importacion>(rutasGestion.columnasImportacion(planeada._id), {
      columnas: ['nombre', 'precio', 'categoria'],
    });
    expect([status, body.data.tabla?.porques]).toEqual([200, []]);
    expect(await last()).toEqual(body.data);
    await apply(body.data);

    expect(await leida()).toEqual(['Barra Bravas 5.5', 'Sala Oreja 6']);
  });

  it('an explicit none declares, of what is new and of what nobody had declared', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    await g.casa.createProducto({ nombre: 'Fruta', precio: 3, categoria: tapas._id });
    await apply(
      await plan(
        'Categoría;Nombre;Precio;Alérgenos\nTapas;Fruta;3,00;Ninguno\nTapas;Agua;2,00;Sin alérgenos\nTapas;Pan;1,00;-',
      ),
    );

    expect(
      (await g.casa.productos()).map(({ nombre, alergenosDeclarados }) => [nombre, alergenosDeclarados]),
    ).toEqual([
      ['Fruta', true],
      ['Agua', true],
      ['Pan', false],
    ]);
  });

  it('imported twice changes nothing', async () => {
    await apply(await plan());

    const otra = await plan();

    expect(queDe(otra)).toEqual(['igual', 'igual', 'igual']);
    const { status, body } = await begin(otra);
    expect([status, body.message]).toEqual([409, 'No hay ningún plato que importar.']);
  });

  it('asked for twice, or by two at once, is made once', async () => {
    const planeada = await plan(LARGO);

    const answers = await Promise.all([begin(planeada), begin(planeada)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await ended(planeada);
    await begin(planeada);

    expect(await leida()).toHaveLength(MUCHOS);
  });

  it('changes the price of what is there and leaves what it does not name', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    const bravas = await g.casa.createProducto({
      nombre: 'Bravas',
      precio: 5,
      categoria: tapas._id,
      descripcion: 'Picantes',
    });
    await g.casa.createProducto({ nombre: 'Pan', precio: 1, categoria: tapas._id });

    const planeada = await plan();
    expect(planeada.filas[0]).toMatchObject({
      que: 'cambiar',
      cambios: [{ que: 'precio', antes: 5, despues: 5.5 }],
    });
    await apply(planeada);

    expect(await leida()).toEqual([
      'Tapas Bravas 5.5',
      'Tapas Pan 1',
      'Tapas Croquetas de jamón 9.5',
      'Vinos Rioja 18',
    ]);
    const [ahora] = await g.casa.productos();
    expect([ahora?.descripcion, ahora?.rev]).toEqual(['Picantes', (bravas.rev ?? 0) + 1]);
  });

  it('leaves a row whose product has changed since it was planned, and says so; the others are done', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    const bravas = await g.casa.createProducto({ nombre: 'Bravas', precio: 5, categoria: tapas._id });
    const planeada = await plan();
    await g.casa.putProducto(bravas._id, { precio: 6 });
    await g.casa.createProducto({ nombre: 'croquetas de JAMÓN', precio: 8, categoria: tapas._id });

    const hecha = await apply(planeada);

    expect(motivosDe(hecha)).toEqual(['Bravas cambiado', 'Croquetas de jamón ya_esta']);
    expect(await leida()).toEqual(['Tapas Bravas 6', 'Tapas croquetas de JAMÓN 8', 'Vinos Rioja 18']);
  });

  it('makes nothing in a categoría that is gone, nor of a product that is', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    const vinos = await g.casa.createCategoria('Vinos');
    const rioja = await g.casa.createProducto({ nombre: 'Rioja', precio: 15, categoria: vinos._id });
    const planeada = await plan();
    await g.casa.delete(rutasGestion.categoria(tapas._id));
    await g.casa.delete(rutasGestion.producto(rioja._id));

    const hecha = await apply(planeada);

    expect(motivosDe(hecha)).toEqual([
      'Bravas sin_categoria',
      'Croquetas de jamón sin_categoria',
      'Rioja ya_no_esta',
    ]);
    expect(await leida()).toEqual([]);
  });

  it('of two plans made at once is made once', async () => {
    const [una, otra] = await Promise.all([plan(), plan()]);
    await apply(una);
    expect(motivosDe(await apply(otra))).toEqual([
      'Bravas ya_esta',
      'Croquetas de jamón ya_esta',
      'Rioja ya_esta',
    ]);

    expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Tapas Croquetas de jamón 9.5', 'Vinos Rioja 18']);
    expect((await g.casa.categorias()).map(({ nombre }) => nombre)).toEqual(['Tapas', 'Vinos']);
  });

  it('goes into the categoría that somebody made meanwhile, and no other of its name', async () => {
    const planeada = await plan();
    await g.casa.createCategoria('tápas');

    await apply(planeada);

    expect(await leida()).toEqual(['tápas Bravas 5.5', 'tápas Croquetas de jamón 9.5', 'Vinos Rioja 18']);
  });

  it('does nothing of what is doubtful until its owner has settled it', async () => {
    const planeada = await plan(
      'TAPAS\nBravas ...... 5,50 €\nEnsaladilla ...... s/m\nPan ...... 1,00 €\nbravas ...... 6,00 €',
    );
    const numeros = new Map(planeada.filas.map(({ nombre, fila }) => [nombre, fila]));
    const ensaladilla = numeros.get('Ensaladilla') ?? -1;
    expect(planeada.filas[ensaladilla]).toMatchObject({
      que: 'duda',
      arreglo: 'precio',
      escrito: 'Ensaladilla ...... s/m',
    });
    expect(planeada.total).toBe(2);

    const sinPrecio = await resolve(planeada, ensaladilla, { fuera: false });
    expect([sinPrecio.status, sinPrecio.body.message]).toEqual([422, 'Falta el precio']);
    const repetida = await resolve(planeada, numeros.get('bravas') ?? -1, { fuera: false });
    expect([repetida.status, repetida.body.message]).toEqual([422, 'Ya está en la línea 2.']);
    expect((await resolve(planeada, ensaladilla, { fuera: false, precio: '7,50' })).body.data).toMatchObject({
      que: 'crear',
      precio: 7.5,
    });
    expect((await resolve(planeada, numeros.get('Pan') ?? -1, { fuera: true })).body.data).toMatchObject({
      fuera: true,
    });
    await resolve(planeada, numeros.get('Bravas') ?? -1, { fuera: true });
    expect(
      (await resolve(planeada, numeros.get('Bravas') ?? -1, { fuera: false })).body.data.fuera,
    ).toBeUndefined();
    await apply(planeada);

    expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Tapas Ensaladilla 7.5']);
    expect((await resolve(planeada, 0, { fuera: true })).status).toBe(409);
  });

  it('makes no more categorías than a carta may have, though both plans had room when they were made', async () => {
    const de = (letra: string) => [
      'Categoría\tNombre\tPrecio',
      ...Array.from({ length: 60 }, (_, i) => `${letra}${letras(i)}\tPan\t5,00`),
    ];
    const [una, otra] = [await plan(de('x').join('\n'), true), await plan(de('y').join('\n'), true)];
    await apply(una);

    const hecha = await apply(otra);

    expect(await g.casa.categorias()).toHaveLength(100);
    expect(motivosDe(hecha)).toEqual(Array.from({ length: 20 }, () => 'Pan sin_sitio'));
    expect(await leida()).toHaveLength(100);
  });

  it('goes behind what was made since the plan', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    const planeada = await plan(`${TEXTO}\n\nPOSTRES\nFlan ........ 4,00 €`);
    await g.casa.createCategoria('Cafés');
    for (const nombre of ['Pan', 'Alioli'])
      await g.casa.createProducto({ nombre, precio: 1, categoria: tapas._id });

    await apply(planeada);

    expect(await leida()).toEqual([
      'Tapas Pan 1',
      'Tapas Alioli 1',
      'Tapas Bravas 5.5',
      'Tapas Croquetas de jamón 9.5',
      'Vinos Rioja 18',
      'Postres Flan 4',
    ]);
    expect((await g.casa.categorias()).map(({ nombre }) => nombre)).toEqual([
      'Tapas',
      'Cafés',
      'Vinos',
      'Postres',
    ]);
  });

  it('comes as a table too, with its columns', async () => {
    await apply(await plan('Categoría\tNombre\tPrecio\nTapas\tBravas\t5,50\nVinos\tRioja\t18', true));

    expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Vinos Rioja 18']);
  });

  it('is refused where the carta would be larger than one may be, and read as far as one may', async () => {
    const tapas = await g.casa.createCategoria('Tapas');
    const filas = Array.from({ length: 1_001 }, (_, i) => `Plato ${letras(i)} ........ 1,00 €`);
    const { filas: leidas, avisos } = await plan(['TAPAS', ...filas].join('\n'));
    expect([leidas.length, avisos.at(-1)?.porque]).toEqual([
      1_000,
      expect.stringContaining('se lee hasta aquí'),
    ]);

    await g.casa.createProducto({ nombre: 'Pan', precio: 1, categoria: tapas._id });
    const { status, body } = await g.casa.post(rutasGestion.importaciones(), { texto: filas.join('\n') });
    expect([status, body.message]).toEqual([422, 'Tu carta tendría 1.001 productos y caben 1.000.']);
  });

  it('of another house is nobody’s', async () => {
    const vecina = await buildGestion(g.app);
    const planeada = await plan();

    for (const ruta of [
      rutasGestion.aplicarImportacion(planeada._id),
      rutasGestion.deshacerImportacion(planeada._id),
    ])
      expect((await vecina.post(ruta)).status).toBe(404);
    expect((await vecina.delete(rutasGestion.importacion(planeada._id))).status).toBe(404);
    expect((await vecina.get(rutasGestion.importaciones())).body.data).toBeNull();
  });

  it('is given up while it is a plan', async () => {
    const planeada = await plan();

    expect((await g.casa.delete(rutasGestion.importacion(planeada._id))).status).toBe(200);

    expect(await last()).toBeNull();
    expect((await begin(planeada)).status).toBe(404);
  });

  describe('undone', () => {
    it('is as if it had not been, its categorías too', async () => {
      const tapas = await g.casa.createCategoria('Tapas');
      await g.casa.createProducto({ nombre: 'Bravas', precio: 5, categoria: tapas._id });
      const hecha = await apply(await plan());
      const anuncios = jest.fn();
      g.app.app.get(DomainEvents).on('carta.cambiada', anuncios);

      const deshecha = await undo(hecha);

      expect([deshecha.estado, deshecha.deshacerHasta, motivosDe(deshecha)]).toEqual([
        'deshecha',
        undefined,
        [],
      ]);
      expect(await leida()).toEqual(['Tapas Bravas 5']);
      expect((await g.casa.categorias()).map(({ nombre }) => nombre)).toEqual(['Tapas']);
      expect(anuncios).toHaveBeenCalledTimes(1);
      expect((await undoing(hecha)).body.data).toEqual(deshecha);
    });

    it('keeps what somebody has touched since, and names it', async () => {
      const tapas = await g.casa.createCategoria('Tapas');
      const bravas = await g.casa.createProducto({ nombre: 'Bravas', precio: 5, categoria: tapas._id });
      const hecha = await apply(await plan());
      await g.casa.putProducto(bravas._id, { precio: 7 });
      const rioja = (await g.casa.productos()).find(({ nombre }) => nombre === 'Rioja');
      await g.casa.putProducto(rioja?._id ?? '', { descripcion: 'De crianza' });

      const deshecha = await undo(hecha);

      expect(motivosDe(deshecha)).toEqual(['Bravas cambiado', 'Rioja cambiado']);
      expect(await leida()).toEqual(['Tapas Bravas 7', 'Vinos Rioja 18']);
    });

    it('keeps a categoría that has got its hours since', async () => {
      const hecha = await apply(await plan());
      const [tapas] = await g.casa.categorias();
      const horas = [{ dias: [5], desde: '20:00', hasta: '23:00' }];
      await g.casa.put(rutasGestion.categoria(tapas?._id ?? ''), { horas });

      await undo(hecha);

      expect(await g.casa.categorias()).toMatchObject([{ nombre: 'Tapas', horas }]);
    });

    it('keeps what a menu offers, and names it', async () => {
      const hecha = await apply(await plan());
      const [bravas, croquetas] = await g.casa.productos();
      const plato = (producto: Producto | undefined) => ({ producto: producto?._id });
      await g.casa.createProducto({
        nombre: 'Menú',
        precio: 12,
        categoria: bravas?.categoria,
        menu: { pases: [{ nombre: 'Primeros', platos: [plato(bravas), plato(croquetas)] }] },
      });

      const deshecha = await undo(hecha);

      expect(motivosDe(deshecha)).toEqual(['Bravas en_menu', 'Croquetas de jamón en_menu']);
      expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Tapas Croquetas de jamón 9.5', 'Tapas Menú 12']);
    });

    it('can be for a day, however many plans are made meanwhile', async () => {
      const hecha = await apply(await plan());
      for (let i = 0; i < 6; i += 1) await plan();

      expect((await undo(hecha)).estado).toBe('deshecha');
    });

    it('is refused a day later, and of what was only planned', async () => {
      const planeada = await plan();
      expect((await undoing(planeada)).status).toBe(409);
      await apply(planeada);
      const ayer = new Date(Date.now() - 25 * 3_600_000);
      await g.app.db
        .collection('importaciones')
        .updateOne({ _id: new mongo.ObjectId(planeada._id) }, { $set: { aplicadaEn: ayer } });

      const { status, body } = await undoing(planeada);

      expect([status, body.message]).toEqual([409, 'Una importación se puede deshacer durante 24 horas.']);
    });
  });

  describe('when something breaks midway', () => {
    /** Throws after the writes of so many lots, before they are noted; nor is it taken up again before the test says so. */
    function breakAfter(lotes: number, metodo: 'applyFilas' | 'undoFilas' | 'showAll'): void {
      let veces = 0;
      jest.spyOn(g.app.app.get(EjecucionImportaciones), 'runOnce').mockResolvedValue();
      const aplicacion = g.app.app.get(AplicacionImportaciones);
      const original = aplicacion[metodo].bind(aplicacion) as (...args: unknown[]) => Promise<never>;
      jest.spyOn(aplicacion, metodo).mockImplementation(async (...args: unknown[]) => {
        const hecho = await original(...args);
        veces += 1;
        if (veces >= lotes) throw new Error('broken on purpose');
        return hecho;
      });
    }
    const resume = async () => {
      jest.restoreAllMocks();
      await g.app.app.get(EjecucionImportaciones).runOnce();
    };

    it.each([1, 2, 3])('goes on, each row once, and nobody sees a part of it (%i)', async (lotes) => {
      const planeada = await plan(LARGO);
      breakAfter(lotes, 'applyFilas');
      await begin(planeada);
      await eventually(async () => (await last())?.vistas === (lotes - 1) * 20);

      expect(await last()).toMatchObject({ estado: 'aplicando', total: MUCHOS });
      expect([await leida(), await g.casa.productos(), await g.casa.categorias()]).toEqual([[], [], []]);
      const segunda = await begin(await plan());
      expect(await last()).toMatchObject({ _id: planeada._id });
      expect([segunda.status, segunda.body.message]).toEqual([
        409,
        'Se está importando una carta. Espera a que termine.',
      ]);
      expect((await undoing(planeada)).status).toBe(409);

      await resume();
      const carta = await leida();
      expect(carta).toHaveLength(MUCHOS);
      expect(new Set(carta).size).toBe(MUCHOS);
      expect((await g.casa.productos()).map(({ precio }) => precio)).toEqual(
        Array.from({ length: MUCHOS }, (_, i) => i + 10),
      );
    });

    it('what it made before and is refused after is taken back, and nothing stays behind', async () => {
      const tapas = await g.casa.createCategoria('Tapas');
      const planeada = await plan();
      breakAfter(1, 'applyFilas');
      await begin(planeada);
      await eventually(async () => (await guardados()) === 3);
      await g.casa.createProducto({ nombre: 'Bravas', precio: 7, categoria: tapas._id });
      await resume();

      const hecha = await ended(planeada);
      expect(motivosDe(hecha)).toEqual(['Bravas ya_esta']);
      expect(await leida()).toEqual(['Tapas Croquetas de jamón 9.5', 'Tapas Bravas 7', 'Vinos Rioja 18']);
      await undo(hecha);
      expect(await leida()).toEqual(['Tapas Bravas 7']);
    });

    it('what a process writes too late keeps no dish from the next importación', async () => {
      const planeada = await plan();
      const aplicacion = g.app.app.get(AplicacionImportaciones);
      const original = aplicacion.applyFilas.bind(aplicacion);
      let again = () => Promise.resolve<unknown>(undefined);
      jest.spyOn(aplicacion, 'applyFilas').mockImplementation((...args) => {
        again = () => original(...args);
        return original(...args);
      });
      await undo(await apply(planeada));
      await again();
      expect(await guardados()).toBe(3);

      expect(motivosDe(await apply(await plan()))).toEqual([]);

      expect(await leida()).toEqual(['Tapas Bravas 5.5', 'Tapas Croquetas de jamón 9.5', 'Vinos Rioja 18']);
      expect(await guardados()).toBe(3);
    });

    it('after the last write it is shown and ended', async () => {
      const planeada = await plan();
      breakAfter(1, 'showAll');
      await begin(planeada);
      await resume();

      expect(await last()).toMatchObject({ estado: 'aplicada' });
      expect(await leida()).toHaveLength(3);
    });

    it('an undoing goes on too, and keeps what was touched meanwhile', async () => {
      const hecha = await apply(await plan(LARGO));
      breakAfter(1, 'undoFilas');
      await undoing(hecha);
      const [ultimo] = (await g.casa.productos()).slice(-1);
      await g.casa.putProducto(ultimo?._id ?? '', { precio: 77 });
      await resume();

      expect(motivosDe((await last())!)).toEqual([`${ultimo?.nombre} cambiado`]);
      expect(await leida()).toEqual([expect.stringContaining(' 77')]);
    });

    it('two processes at it make each once', async () => {
      const planeada = await plan(LARGO);
      breakAfter(1, 'applyFilas');
      await begin(planeada);
      jest.restoreAllMocks();
      const { app } = g.app;
      const proceso = new EjecucionImportaciones(
        new ColaProductos(),
        app.get(ImportacionesRepository),
        app.get(AplicacionImportaciones),
        app.get(DomainEvents),
      );

      await Promise.all([app.get(EjecucionImportaciones).runOnce(), proceso.runOnce()]);
      await ended(planeada);

      expect(await leida()).toHaveLength(MUCHOS);
    });
  });
});

/** 0 to 'aaao', 27 to 'abbo': no figures, which a text could mean otherwise. */
function letras(i: number): string {
  const letra = (n: number) => String.fromCharCode(97 + (Math.floor(n) % 26));
  return `${letra(i / 676)}${letra(i / 26)}${letra(i)}o`;
}
