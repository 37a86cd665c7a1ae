import { DocumentosRepository } from '../../src/herramientas/datos/documentos.repository';
import { withConnection } from '../support/base-entera';
import { testDatabase } from '../support/mongo';

const DOCUMENTOS = 80;
const BYTES = 50_000;

describe('a copy made while orders come', () => {
  const database = testDatabase('turnos');
  afterAll(() => database.drop());
  afterEach(() => jest.restoreAllMocks());

  // each is weighed once when it is read, which tells how many are read without a pause
  it('lets others have their turn every few documents', async () => {
    const seguidos = [0];
    let isCopiando = true;
    const byteLength = Buffer.byteLength.bind(Buffer);
    jest.spyOn(Buffer, 'byteLength').mockImplementation((texto, ...resto) => {
      if (typeof texto === 'string' && texto.length > BYTES) seguidos.push((seguidos.pop() ?? 0) + 1);
      return byteLength(texto, ...resto);
    });
    const takeTurn = (): void => {
      seguidos.push(0);
      if (isCopiando) setImmediate(takeTurn);
    };

    const leidos = await withConnection(database.uri, async (connection) => {
      const docs = Array.from({ length: DOCUMENTOS }, (_, n) => ({ n, texto: 'x'.repeat(BYTES) }));
      await connection.collection('largos').insertMany(docs);
      takeTurn();
      let documentos = 0;
      for await (const lote of new DocumentosRepository(connection).readDocumentos('largos'))
        documentos += lote.documentos;
      isCopiando = false;
      return documentos;
    });

    expect(leidos).toBe(DOCUMENTOS);
    expect(Math.max(...seguidos)).toBeGreaterThan(1);
    expect(Math.max(...seguidos)).toBeLessThanOrEqual(5);
  });

  it('reads what others name after them, so that it has whatever they name', async () => {
    const nombres = ['categorias', 'grupos', 'opciones', 'productos', 'restaurantes'];

    const orden = await withConnection(database.uri, async (connection) => {
      for (const nombre of nombres) await connection.createCollection(nombre);
      return new DocumentosRepository(connection).findColecciones();
    });

    expect(orden.filter((nombre) => nombres.includes(nombre))).toEqual([
      'grupos',
      'productos',
      'opciones',
      'categorias',
      'restaurantes',
    ]);
  });
});
