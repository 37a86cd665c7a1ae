// Longer than most: parties are joined, moved, paid and parted at the same few mesas.
import { Types } from 'mongoose';
import type { Grupo, Ticket } from '@carta/contracts';
import { useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

describe('A party at several mesas', () => {
  const casa = useLocal();
  const { openMesa, orderAt, readMesa, readAbiertos, move, join, pay, serve } = usePartidas(casa);
  const { moveTo } = useSala(casa);

  const stored = (mesa: number) =>
    casa.app.db.collection('grupos').findOne({ restaurante: new Types.ObjectId(casa.local.id), mesa });
  const juntasDe = async (mesa: number) => (await readMesa(mesa))?.mesasJuntas;

  it('is a link: its leader names every mesa, and each keeps its own tab', async () => {
    const [seis, siete] = [await openMesa(6), await openMesa(7)];

    const { status, body } = await join(seis, [7, 6, 8]);

    expect([status, body.data.mesasJuntas]).toEqual([200, [6, 7, 8]]);
    expect(await readMesa(6)).toEqual({
      ...seis,
      rev: seis.rev + 1,
      mesasJuntas: [6, 7, 8],
      actualizadoEn: expect.any(String),
    });
    expect(await readMesa(7)).toEqual(siete);
  });

  it('joins again what is joined without another rev, and parts only what was seen', async () => {
    const seis = await openMesa(6);
    const junta = (await join(seis, [6, 7])).body.data;
    expect((await join(seis, [6, 7])).body.data).toEqual(junta);

    expect((await join(seis, [])).body.code).toBe('ESTADO_CAMBIADO');
    const separada = await join(junta, []);

    expect([separada.status, separada.body.data.mesasJuntas]).toEqual([200, undefined]);
    expect(await stored(6)).not.toHaveProperty('mesasJuntas');
  });

  it.each([
    ['its leader', 5, 7],
    ['one of its mesas', 8, 8],
    ['a mesa of it without a tab', 5, 9],
  ])('is not crossed by another that wants %s', async (_que, de, comun) => {
    await join(await openMesa(7), [7, 8, 9]);
    const suelto = await openMesa(de);

    const { status, body } = await join(suelto, comun === de ? [de, 10] : [de, comun]);

    expect([status, body.code, body.message]).toEqual([
      409,
      'MESA_OCUPADA',
      `La mesa ${comun} ya está junta con otra.`,
    ]);
    expect(await juntasDe(7)).toEqual([7, 8, 9]);
    expect(await juntasDe(de)).toBeUndefined();
  });

  it('is joined by one of two waiters who pull at the same mesa', async () => {
    const [seis, ocho] = [await openMesa(6), await openMesa(8)];

    const respuestas = await Promise.all([join(seis, [6, 7]), join(ocho, [7, 8])]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leaves alone sixty mesas that are open at once and joined to none', async () => {
    await casa.app.db
      .collection('restaurantes')
      .updateOne({ _id: new Types.ObjectId(casa.local.id) }, { $set: { numeroMesas: 60 } });
    const mesas = Array.from({ length: 60 }, (_, i) => i + 1);

    const abiertas = await Promise.all(mesas.map((mesa) => openMesa(mesa, { productos: [casa.local.cana] })));
    const separadas = await Promise.all(abiertas.slice(0, 3).map((grupo) => join(grupo, [])));

    expect(separadas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readAbiertos()).toHaveLength(60);
  });

  it('goes along with its leader, who may sit down at one of its own mesas', async () => {
    const seis = (await join(await openMesa(6), [6, 7, 8])).body.data;

    const nueve = (await move(seis, 9)).body.data;
    expect(nueve.mesasJuntas).toEqual([7, 8, 9]);
    const siete = (await move(nueve, 7)).body.data;
    expect(siete.mesasJuntas).toEqual([7, 8]);
    const ocho = (await move(siete, 8)).body.data;

    expect(ocho).not.toHaveProperty('mesasJuntas');
    expect(await stored(8)).not.toHaveProperty('mesasJuntas');
  });

  it('is parted before a mesa that does not lead it moves, or somebody moves there', async () => {
    const [seis, siete, cinco] = [await openMesa(6), await openMesa(7), await openMesa(5)];
    await join(seis, [6, 7, 8]);

    const sale = await move(siete, 9);
    const entra = await move(cinco, 8);

    expect([sale.status, sale.body.code, sale.body.message]).toEqual([
      409,
      'CONFLICT',
      'La mesa 7 está junta con la 6. Sepáralas antes.',
    ]);
    expect(entra.body.message).toBe('La mesa 8 está junta con la 6. Sepáralas antes.');
  });

  describe('pays', () => {
    /** Mesas 6, 7 and 8, of which 8 has no tab; the members first. */
    async function openParty(): Promise<[siete: Grupo, seis: Grupo]> {
      const siete = await serve(await openMesa(7));
      const seis = await serve(await openMesa(6));
      return [siete, (await join(seis, [6, 7, 8])).body.data];
    }

    it('every tab, the leader last, and is a party no more', async () => {
      const [siete, seis] = await openParty();

      const { status, body } = await pay(seis, seis, siete);

      expect(status).toBe(200);
      expect(body.data.grupos.map(({ mesa, estadoGrupo }) => [mesa.numero, estadoGrupo])).toEqual([
        [7, 'pagado'],
        [6, 'pagado'],
      ]);
      expect(body.data.grupos.map(({ rev }) => rev)).toEqual([siete.rev + 1, seis.rev + 1]);
      expect(await stored(6)).not.toHaveProperty('mesasJuntas');
      const repetida = await pay(seis, seis, siete);
      expect([repetida.status, repetida.body.data.grupos.length]).toEqual([200, 2]);
    });

    it('from whichever of its mesas is asked', async () => {
      const [siete, seis] = await openParty();

      expect((await pay(siete, seis, siete)).status).toBe(200);

      expect(await readAbiertos()).toEqual([]);
    });

    it('a mesa alone', async () => {
      const seis = await serve(await openMesa(6));

      expect((await pay(seis, seis)).body.data.grupos.map(({ estadoGrupo }) => estadoGrupo)).toEqual([
        'pagado',
      ]);
    });

    it('nothing, if something is still to be served at one of its mesas', async () => {
      const [siete, seis] = await openParty();
      await orderAt(7);
      const fresca = (await readMesa(7)) as Grupo;

      const { status, body } = await pay(seis, seis, fresca);

      expect([status, body.code, body.message]).toEqual([
        409,
        'CONFLICT',
        'Mesa 7: Todavía hay productos sin entregar en esta mesa.',
      ]);
      expect(body.data.grupos).toEqual([fresca, seis]);
      expect((await pay(seis, seis, siete)).body.message).toMatch(/^Mesa 7: /);
      expect(await readAbiertos()).toHaveLength(2);
    });

    it('nothing, though its members come first, if the leader has something to be served', async () => {
      const [siete, seis] = await openParty();
      await orderAt(6);

      const { body } = await pay(seis, (await readMesa(6)) as Grupo, siete);

      expect(body.message).toBe('Mesa 6: Todavía hay productos sin entregar en esta mesa.');
      expect(await readAbiertos()).toHaveLength(2);
    });

    it('nothing, while one of its tabs has not been seen', async () => {
      const [siete, seis] = await openParty();
      await serve(await openMesa(8));

      const { status, body } = await pay(seis, seis, siete);

      expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
      expect(body.data.grupos.map(({ mesa }) => mesa.numero)).toEqual([7, 8, 6]);
      expect(await readAbiertos()).toHaveLength(3);
    });

    it('nothing, with a tab that is none of it', async () => {
      const [siete, seis] = await openParty();
      const nueve = await serve(await openMesa(9));

      expect((await pay(seis, seis, siete, nueve)).body.code).toBe('ESTADO_CAMBIADO');

      expect(await readAbiertos()).toHaveLength(3);
    });

    it('what is left, when it was stopped half way', async () => {
      const [siete, seis] = await openParty();
      expect((await moveTo(siete.pedidos[0] as Ticket, { estado: 'pagado', rev: siete.rev })).status).toBe(
        200,
      );

      const { status, body } = await pay(seis, seis, siete);

      expect([status, body.data.grupos.map(({ estadoGrupo }) => estadoGrupo)]).toEqual([
        200,
        ['pagado', 'pagado'],
      ]);
    });
  });
});
