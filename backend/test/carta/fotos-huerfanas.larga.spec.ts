import { ANCHOS_IMAGEN, FORMATOS_IMAGEN, rutasGestion } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { ImagenesRepository } from '../../src/plataforma/imagenes/imagenes.repository';
import { ImagenesService } from '../../src/plataforma/imagenes/imagenes.service';
import { FotosHuerfanas } from '../../src/carta/productos/fotos/fotos-huerfanas.service';
import { FotosProductoService } from '../../src/carta/productos/fotos/fotos-producto.service';
import { formOf, photo } from '../support/fotos';
import { buildGestion, useGestion } from '../support/gestion';
import type { Gestion } from '../support/gestion';

const HORA_MS = 3_600_000;
/** Files of one photo: its base, and every size in every format. */
const ARCHIVOS = 1 + ANCHOS_IMAGEN.length * FORMATOS_IMAGEN.length;

describe('Photos that no product shows', () => {
  const g = useGestion();
  const clean = (enMs = HORA_MS + 1_000): Promise<number> =>
    g.app.app.get(FotosHuerfanas).clean(new Date(Date.now() + enMs));
  const countArchivos = async (): Promise<[number, number]> => {
    const { db } = g.app;
    return [
      await db.collection('imagenes.files').countDocuments(),
      await db.collection('imagenes.chunks').countDocuments(),
    ];
  };
  const createCon = async (casa: Gestion, bytes: Buffer): Promise<Producto> =>
    casa.createProducto(
      formOf(
        { nombre: 'Plato', precio: '5', categoria: (await casa.createCategoria('Tapas'))._id },
        { bytes },
      ),
    );
  let ancho = 100;
  /** A photo that no other test stores. */
  const nueva = (): Promise<Buffer> => photo('jpeg', (ancho += 8), 80);

  beforeEach(async () => {
    await g.app.db.collection('productos').deleteMany({});
    await clean();
    expect(await countArchivos()).toEqual([0, 0]);
  });

  it('are removed with all their files an hour after they were stored', async () => {
    const { _id } = await createCon(g.casa, await nueva());
    await g.casa.putProducto(_id, formOf({ imagen: '' }));

    expect(await clean(HORA_MS - 60_000)).toBe(0);
    expect((await countArchivos())[0]).toBe(ARCHIVOS);
    expect(await clean()).toBe(1);
    expect(await countArchivos()).toEqual([0, 0]);
  });

  it('stay while any product of any restaurant shows them', async () => {
    const bytes = await nueva();
    const [conFoto, deVecino] = await Promise.all([
      createCon(g.casa, bytes),
      createCon(await buildGestion(g.app), bytes),
    ]);
    expect(deVecino.imagen).toBe(conFoto.imagen);
    await g.casa.putProducto(conFoto._id, formOf({ imagen: '' }));

    expect(await clean()).toBe(0);
    expect((await fetch(`${g.app.url}${deVecino.imagen}`)).status).toBe(200);
  });

  it('are one file for a product and those that show its photo, until the last of them has gone', async () => {
    const original = await createCon(g.casa, await nueva());
    const { categoria, imagen } = original;
    const copia = await g.casa.createProducto({
      nombre: 'Copia',
      precio: 1,
      categoria,
      fotoDe: original._id,
    });
    expect([copia.imagen, copia.imagenPrevia]).toEqual([imagen, original.imagenPrevia]);
    expect((await countArchivos())[0]).toBe(ARCHIVOS);

    await g.casa.delete(rutasGestion.producto(original._id));
    expect(await clean()).toBe(0);
    expect((await fetch(`${g.app.url}${imagen}`)).status).toBe(200);

    await g.casa.putProducto(copia._id, formOf({ imagen: '' }));
    expect(await clean()).toBe(1);
    expect(await countArchivos()).toEqual([0, 0]);
  });

  it('stay for another hour when somebody is about to show them too', async () => {
    const original = await createCon(g.casa, await nueva());
    await age();

    await g.app.app.get(FotosProductoService).shareFoto(g.casa.id, original._id);
    await g.casa.delete(rutasGestion.producto(original._id));

    expect(await clean(0)).toBe(0);
    expect((await countArchivos())[0]).toBe(ARCHIVOS);
  });

  it('are no longer served from memory', async () => {
    const { _id, imagen } = await createCon(g.casa, await nueva());
    expect((await fetch(`${g.app.url}${imagen}`)).status).toBe(200);
    await g.casa.putProducto(_id, formOf({ imagen: '' }));
    await clean();

    expect((await fetch(`${g.app.url}${imagen}`)).status).toBe(404);
  });

  it('stay for another hour when somebody stores them again', async () => {
    const imagenes = g.app.app.get(ImagenesService);
    const bytes = await nueva();
    await imagenes.storeImagen(bytes, 'ana');
    await age();
    await imagenes.storeImagen(bytes, 'ana');

    expect(await clean(0)).toBe(0);
    expect((await countArchivos())[0]).toBe(ARCHIVOS);
  });

  it('from before uses were written down count from when they were made', async () => {
    const imagenes = g.app.app.get(ImagenesService);
    await imagenes.storeImagen(await nueva(), 'ana');
    await g.app.db.collection('imagenes.files').updateMany({}, { $unset: { metadata: 1 } });

    expect(await clean(HORA_MS - 60_000)).toBe(0);
    expect(await clean()).toBe(1);
  });

  it('are never removed from under whoever stores them at that moment', async () => {
    const imagenes = g.app.app.get(ImagenesService);
    const repositorio = g.app.app.get(ImagenesRepository);
    const bytes = await nueva();
    for (let vuelta = 0; vuelta < 10; vuelta += 1) {
      await imagenes.storeImagen(bytes, 'ana');
      await age();
      const limpieza = clean(0);
      // Now before the cleaner's list, now between its list and its deletions, now after.
      await new Promise((resolve) => setTimeout(resolve, vuelta));
      const [{ nombre }] = await Promise.all([imagenes.storeImagen(bytes, 'ana'), limpieza]);

      const archivos = await g.app.db.collection('imagenes.files').distinct('filename');
      expect(archivos).toHaveLength(ARCHIVOS);
      for (const archivo of archivos) expect(await repositorio.readImagen(String(archivo))).not.toBeNull();
      expect(archivos).toContain(nombre);
    }
  });

  /** Makes everything stored look two hours old. */
  async function age(): Promise<void> {
    const antes = new Date(Date.now() - 2 * HORA_MS);
    const cambio = { $set: { uploadDate: antes, 'metadata.usadaEn': antes } };
    await g.app.db.collection('imagenes.files').updateMany({}, cambio);
  }
});
