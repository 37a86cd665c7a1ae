// Longer than most: one archive is used whole, damaged and half imported.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Types } from 'mongoose';
import { EscritorArchivo } from '../../src/herramientas/datos/archivo/escribir';
import { CABECERA, FORMATO, INDICES, SECRETOS } from '../../src/herramientas/datos/archivo/formato';
import { DatosError } from '../../src/herramientas/datos/datos.error';
import { exportTo } from '../../src/herramientas/datos/exportar';
import { JWT_SECRET, createTestApp } from '../support/app';
import { dumpDatabase, withConnection } from '../support/base-entera';
import { buildLocal, order, pedidoOf } from '../support/local';
import { CasaConPasado } from '../support/casa-con-pasado';
import { useCopias } from '../support/copias';
import { historias, play } from '../support/historias';

describe('everything out into one file, and in from it', () => {
  const copias = useCopias();
  const { dataDir, origen, destino, exported, imported } = copias;

  it('is the same, every document, photo and index, after each of some random histories', () =>
    copias.expectSameAfter(3));

  it('has every order acknowledged before the start, whatever is ordered and moved meanwhile', async () => {
    const local = await buildLocal(copias.app);
    const confirmados: string[] = [];
    let sigue = true;
    const pedir = async (mesa: number): Promise<void> => {
      while (sigue) {
        const clave = randomUUID();
        const { status } = await order(copias.app, pedidoOf(local, { mesa }), clave);
        if (status === 201) confirmados.push(clave);
      }
    };
    const mesas = [1, 2, 3, 4].map(pedir);
    const files: string[] = [];
    const vistos: string[][] = [];
    for (let i = 0; i < 4; i++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      vistos.push([...confirmados]);
      files.push(await exported());
    }
    sigue = false;
    await Promise.all(mesas);

    for (const [i, file] of files.entries()) {
      const uri = await imported(file);
      const claves = await withConnection(uri, (copia) =>
        copia.collection('grupos').distinct('pedidos.clave'),
      );
      expect(vistos[i]?.filter((clave) => !claves.includes(clave))).toEqual([]);
    }
    expect(vistos.at(-1)?.length).toBeGreaterThan(0);
  });

  it('leaves out the sums of days, which are worked out again where it comes in', async () => {
    const { id } = await buildLocal(copias.app);
    const casa = new CasaConPasado(copias.app, id);
    await casa.importMesa(1);
    await casa.expectRight();
    expect(await casa.sumas()).toHaveLength(1);

    const uri = await imported(await exported());

    const colecciones = await withConnection(uri, async (copia) => [
      await copia.collection('grupos').countDocuments({ restaurante: new Types.ObjectId(id) }),
      await copia.collection('sumas').countDocuments(),
    ]);
    expect(colecciones).toEqual([1, 0]);
  });

  it('is a file for its owner alone, and never takes the place of another', async () => {
    const file = await exported();

    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(
      withConnection(origen.uri, (connection) => exportTo(file, { connection, jwtSecret: JWT_SECRET })),
    ).rejects.toThrow(`${file} ya existe: elige otro nombre.`);
    expect(readdirSync(dataDir).filter((name) => name.includes('parcial'))).toEqual([]);
  });

  it('is begun by one process at a time, and what is cut off leaves nothing', async () => {
    const salidas = await Promise.allSettled([exported(), exported(), exported()]);
    const hechas = salidas.filter(({ status }) => status === 'fulfilled');
    expect(hechas.length).toBeGreaterThan(0);
    for (const salida of salidas) {
      if (salida.status === 'rejected') expect(salida.reason).toEqual(expect.any(DatosError));
    }

    const cut = new AbortController();
    cut.abort();
    const file = join(dataDir, 'cortada.tar.gz');
    await expect(
      withConnection(origen.uri, (connection) =>
        exportTo(file, { connection, jwtSecret: JWT_SECRET, signal: cut.signal }),
      ),
    ).rejects.toThrow('La copia se ha interrumpido.');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('cortada'))).toEqual([]);
  });

  describe('an archive that is not what was exported', () => {
    let file: string;
    let bytes: Buffer;

    beforeAll(async () => {
      await buildLocal(copias.app);
      file = await exported();
      bytes = readFileSync(file);
    });

    /** Whatever is wrong, it is found before a byte of the database is touched. */
    async function refuses(mal: Buffer, que: RegExp): Promise<void> {
      const copia = join(dataDir, `${randomUUID()}.tar.gz`);
      writeFileSync(copia, mal);
      const uri = destino();
      await expect(imported(copia, uri)).rejects.toThrow(que);
      expect(await withConnection(uri, (connection) => connection.listCollections())).toEqual([]);
    }

    it('is refused with any byte changed', async () => {
      // what comes before says when it was packed and by what, and nothing depends on it
      const inicio = 10;
      for (let i = 0; i < 25; i++) {
        const mal = Buffer.from(bytes);
        const at = inicio + Math.floor(((bytes.length - inicio - 1) * i) / 24);
        mal[at] = (mal[at] ?? 0) ^ (1 << (i % 8));
        // what fills the last byte of a block up says nothing
        if (unpack(mal)?.equals(gunzipSync(bytes))) continue;
        await refuses(mal, /está dañado o incompleto|no es una copia/);
      }
    });

    it('is refused cut off anywhere', async () => {
      for (let i = 1; i <= 10; i++) {
        await refuses(bytes.subarray(0, Math.floor((bytes.length * i) / 11)), /está dañado o incompleto/);
      }
      await refuses(Buffer.alloc(0), /está dañado o incompleto/);
      await refuses(gunzipSync(bytes), /está dañado o incompleto/);
    });

    it('is refused when a header of it would fill the memory', async () => {
      const tar = Buffer.alloc(20 * 512);
      tar.write('PaxHeader', 0);
      tar.write('0000644\0'.padEnd(8), 100);
      tar.write(`${(300 * 1024 * 1024).toString(8).padStart(11, '0')}\0`, 124);
      tar.write('x', 156);
      tar.write('ustar\x0000', 257, 'latin1');
      tar.write('        ', 148);
      const suma = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
      tar.write(`${suma.toString(8).padStart(6, '0')}\0 `, 148);

      await refuses(gzipSync(tar), /Header exceeds max size/);
    });

    it.each<[string, RegExp, Record<string, string>]>([
      ['a member that is none of ours', /lleva «\.\.\/fuera»/, { '../fuera': 'x' }],
      [
        'a name that nobody encoded',
        /lleva «documentos\/%E0%A4%A/,
        { 'documentos/%E0%A4%A/000000.jsonl': '' },
      ],
      [
        'documents of the database itself',
        /lleva «documentos\/sistema/,
        { 'documentos/sistema/000000.jsonl': '' },
      ],
      [
        'what another server measured of itself',
        /lleva «documentos\/pulsos/,
        { 'documentos/pulsos/000000.jsonl': '' },
      ],
      [
        'a collection of the engine',
        /lleva «documentos\/system\.users/,
        {
          'documentos/system.users/000000.jsonl': '',
        },
      ],
      ['a weak secret', /su secreto falta o es demasiado corto/, { [SECRETOS]: '{"jwtSecret":"corto"}' }],
      ['no secret', /su secreto falta o es demasiado corto/, { [SECRETOS]: 'null' }],
      ['indexes of the database itself', /no se entienden sus índices/, { [INDICES]: '{"sistema":[]}' }],
    ])('of a stranger is refused with %s', async (_, porque, miembros) => {
      await refuses(await pack({ ...CONOCIDOS, ...miembros }), porque);
    });

    it.each<[string, Record<string, string>]>([
      ['a document that is none', { 'documentos/grupos/000000.jsonl': '{"_id":\n' }],
      ['a document without a name', { 'documentos/grupos/000000.jsonl': '{"a":1}\n' }],
      [
        'a photo of no size',
        {
          'fotos/fotos/000000/documento.json': '{"_id":1,"length":1,"chunkSize":0}',
          'fotos/fotos/000000/f-x': 'x',
        },
      ],
      ['an index that is none', { [INDICES]: '{"grupos":[{"name":"x"}]}' }],
    ])('of a stranger ends in a line with %s', async (_, miembros) => {
      const copia = join(dataDir, `${randomUUID()}.tar.gz`);
      writeFileSync(copia, await pack({ ...CONOCIDOS, ...miembros }));

      await expect(imported(copia, destino())).rejects.toThrow(DatosError);
    });

    const CONOCIDOS = {
      [SECRETOS]: JSON.stringify({ jwtSecret: JWT_SECRET }),
      'documentos/grupos/000000.jsonl': '',
    };

    /** An archive that says of itself what it is. */
    async function pack(miembros: Readonly<Record<string, string>>): Promise<Buffer> {
      const nuevo = join(dataDir, `${randomUUID()}.tar.gz`);
      const escritor = new EscritorArchivo(nuevo);
      const cabecera = { formato: FORMATO, versionDatos: 0, creadoEn: '2026-01-01' };
      await escritor.add(CABECERA, Buffer.from(JSON.stringify(cabecera)));
      for (const [nombre, texto] of Object.entries(miembros)) {
        await escritor.add(nombre, Buffer.from(texto), undefined, texto.split('\n').length - 1);
      }
      await escritor.finish();
      return readFileSync(nuevo);
    }

    it.each([
      ['format', { formato: FORMATO + 1, versionDatos: 0 }],
      ['data', { formato: FORMATO, versionDatos: 9_999 }],
    ])('is refused when its %s is of a newer program', async (_, cabecera) => {
      const nuevo = join(dataDir, `${randomUUID()}.tar.gz`);
      const escritor = new EscritorArchivo(nuevo);
      await escritor.add(CABECERA, Buffer.from(JSON.stringify({ ...cabecera, creadoEn: '2030-01-01' })));
      await escritor.finish();

      await refuses(readFileSync(nuevo), /es de un programa más nuevo que este.+No se ha tocado nada\.$/);
    });
  });

  describe('an import', () => {
    it('goes on where it was cut off, and nothing is served meanwhile', async () => {
      await play(copias.app, historias(1)[0] ?? []);
      const file = await exported();
      const uri = destino();
      let partes = 0;
      const cut = (que: string, hechos: number): void => {
        partes = hechos;
        if (hechos === 6) throw new Error('cut off');
      };

      await expect(imported(file, uri, { avance: cut })).rejects.toThrow('cut off');
      await expect(createTestApp({ mongodbUri: uri })).rejects.toThrow('una importación a medias');
      await buildLocal(copias.app);
      await expect(imported(await exported(), uri)).rejects.toThrow(
        'a medias la importación de otro archivo',
      );

      expect(partes).toBe(6);
      await imported(file, uri);
      expect(Object.keys(await dumpDatabase(uri)).length).toBeGreaterThan(3);
      const served = await createTestApp({ mongodbUri: uri });
      expect((await served.get('/api/salud/lista')).status).toBe(200);
      await served.close();
    });

    it('is refused where anything is, and over what no account owns but on demand', async () => {
      await buildLocal(copias.app);
      const file = await exported();
      await expect(imported(file, origen.uri)).rejects.toThrow(/El producto está en marcha/);

      const uri = destino();
      const served = await createTestApp({ mongodbUri: uri });
      await expect(imported(file, uri)).rejects.toThrow(/El producto está en marcha/);
      await served.close();
      await withConnection(uri, (connection) => connection.collection('intentos').insertOne({ fallos: 1 }));
      await expect(imported(file, uri)).rejects.toThrow(/no está vacía \(restaurantes: 0\).+--sobre-vacia/);
      await imported(file, uri, { sobreVacia: true });

      expect(await withConnection(uri, (copia) => copia.collection('intentos').countDocuments())).toBe(0);
      await expect(imported(file, uri, { sobreVacia: true })).rejects.toThrow(
        /no está vacía \(restaurantes: [1-9]/,
      );
    });
  });
});

/** What was packed; null where it cannot be told. */
function unpack(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
