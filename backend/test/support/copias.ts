import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { verifyArchivo } from '../../src/herramientas/datos/archivo/verificar';
import { exportTo } from '../../src/herramientas/datos/exportar';
import { finishImport, importFrom } from '../../src/herramientas/datos/importar';
import { JWT_SECRET, useApp } from './app';
import { dumpDatabase, withConnection } from './base-entera';
import { historias, play } from './historias';
import { temporaryDataDir } from './mongo-motor';
import { testDatabase } from './mongo';
import type { TestDatabase } from './mongo';

/** A server whose everything goes out into files, and in from them into databases of their own. */
export function useCopias() {
  const dir = temporaryDataDir();
  const origen = testDatabase('datos-origen');
  const destinos: TestDatabase[] = [];
  const app = useApp({ mongodbUri: origen.uri });
  afterAll(async () => {
    await Promise.all([origen, ...destinos].map((base) => base.drop()));
    dir.remove();
  });

  const destino = (): string => {
    const base = testDatabase('datos-destino');
    destinos.push(base);
    return base.uri;
  };

  async function exported(uri = origen.uri): Promise<string> {
    const file = join(dir.dataDir, `${randomUUID()}.tar.gz`);
    await withConnection(uri, (connection) => exportTo(file, { connection, jwtSecret: JWT_SECRET }));
    return file;
  }

  async function imported(file: string, uri = destino(), options: object = {}): Promise<string> {
    const archivo = await verifyArchivo(file);
    await withConnection(uri, async (connection) => {
      const base = { connection, sobreVacia: false, folder: undefined };
      expect(await importFrom(archivo, { ...base, ...options })).toEqual({ jwtSecret: JWT_SECRET });
      await finishImport(connection);
    });
    return uri;
  }

  /** Of a moment in which no round of the server wrote: that of what is forgotten comes a minute after its start. */
  async function exportedStill(): Promise<{ antes: object; file: string }> {
    for (;;) {
      const antes = await dumpDatabase(origen.uri);
      const file = await exported();
      if (isDeepStrictEqual(await dumpDatabase(origen.uri), antes)) return { antes, file };
    }
  }

  /** It is the same, every document, photo and index, after each of so many random histories. */
  async function expectSameAfter(cuantas: number): Promise<void> {
    for (const historia of historias(cuantas)) {
      await play(app, historia);
      const { antes, file } = await exportedStill();

      const uri = await imported(file);

      expect(await dumpDatabase(uri)).toEqual(antes);
    }
  }

  return {
    get app() {
      return app;
    },
    dataDir: dir.dataDir,
    origen,
    destino,
    exported,
    imported,
    expectSameAfter,
  };
}
