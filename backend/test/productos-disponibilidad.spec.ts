import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasGestion, siguienteJornada } from '@carta/contracts';
import type { Carta, Producto } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { formOf } from './support/fotos';
import { useRaciones } from './support/gestion';
import { hearUntil, openComensal } from './support/socket';

describe('Products', () => {
  const g = useRaciones();
  const { tortilla, setDisponibilidad } = g;

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
