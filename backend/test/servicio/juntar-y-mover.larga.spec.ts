import { Types } from 'mongoose';
import type { Grupo } from '@carta/contracts';
import { Config } from '../../src/plataforma/config/config';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { GruposConsultas } from '../../src/servicio/pedidos/grupos/grupos-consultas.repository';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { useApp } from '../support/app';
import { useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';

const RONDAS = 25;

describe('A party that is made while one of its mesas moves', () => {
  const casa = useLocal();
  const vecino = useApp(() => ({ mongodbUri: casa.app.app.get(Config).mongodbUri }));
  const { openMesa, readMesa, move, join } = usePartidas(casa);
  /** The same restaurante at another process. */
  const enVecino = usePartidas({
    app: vecino,
    get local() {
      return casa.local;
    },
  });
  afterEach(() => jest.restoreAllMocks());

  const grupoDe = ({ grupoMesa }: Grupo) => grupoMesa;
  const joinSeen = (lider: Grupo, ...vistos: Grupo[]) =>
    join(
      lider,
      [lider, ...vistos].map(({ mesa }) => mesa.numero),
      { grupos: vistos.map(grupoDe) },
    );
  const juntasDe = async (mesa: number) => (await readMesa(mesa))?.mesasJuntas ?? [];
  const beforeNext = <T extends object>(
    servicio: T,
    metodo: keyof T & string,
    hacer: () => Promise<unknown>,
  ): void => {
    const original = (servicio[metodo] as (...args: unknown[]) => unknown).bind(servicio);
    jest.spyOn(servicio as never, metodo as never).mockImplementationOnce((async (...args: unknown[]) => {
      await hacer();
      return original(...args);
    }) as never);
  };

  it('is not made with a mesa whose tab has left since it was seen there', async () => {
    const [seis, siete] = [await openMesa(6), await openMesa(7)];
    await move(siete, 9);

    const { status, body } = await joinSeen(seis, siete);

    expect([status, body.code, body.message]).toEqual([
      409,
      'ESTADO_CAMBIADO',
      'Alguien de esas mesas acaba de cambiar de sitio. Míralo otra vez.',
    ]);
    expect(body.data).toEqual(seis);
    expect((await join(seis, [6, 7])).body.data.mesasJuntas).toEqual([6, 7]);
  });

  it('lets the mesa go that is left before the party is written', async () => {
    const [seis, siete, ocho] = [await openMesa(6), await openMesa(7), await openMesa(8)];
    beforeNext(casa.app.app.get(GruposRepository), 'changeGrupo', () => enVecino.move(siete, 9));

    const { status, body } = await joinSeen(seis, siete, ocho);

    expect([status, body.code, body.data.mesasJuntas]).toEqual([409, 'ESTADO_CAMBIADO', [6, 8]]);
    expect(await juntasDe(6)).toEqual([6, 8]);
    expect((await readMesa(9))?.grupoMesa).toBe(siete.grupoMesa);
  });

  it.each([
    ['left', [6, 7]],
    ['come to', [6, 9]],
  ])('lets the mesa go that is %s after the party is written', async (_que, mesas) => {
    const [seis, siete] = [await openMesa(6), await openMesa(7)];
    // The one who moves has looked for parties by then.
    beforeNext(casa.app.app.get(GruposRepository), 'changeGrupo', () => enVecino.join(seis, mesas));

    expect((await move(siete, 9)).status).toBe(200);

    expect(await juntasDe(6)).toEqual([]);
    const doc = await casa.app.db
      .collection<GrupoDoc>('grupos')
      .findOne({ _id: new Types.ObjectId(seis.grupoMesa) });
    expect(doc?.movimientosDinero?.map(({ a, mesas: cuales }) => [a, cuales])).toEqual([
      ['junta', mesas],
      ['junta', []],
    ]);
  });

  it('keeps what is asked again, however late, as it is by then', async () => {
    const [seis, siete] = [await openMesa(6), await openMesa(7)];
    const nueve = (await move(siete, 9)).body.data;
    const junta = (await joinSeen(seis, nueve)).body.data;

    expect((await move(siete, 9)).body.data).toEqual(nueve);
    expect((await joinSeen(seis, nueve)).body.data).toEqual(junta);

    expect(await juntasDe(6)).toEqual([6, 9]);
  });

  it('names no mesa that has moved away, whatever two processes do at once', async () => {
    const consultas = vecino.app.get(GruposConsultas);
    const findLideres = consultas.findLideres.bind(consultas);

    for (let i = 0; i < RONDAS; i++) {
      const [seis, siete] = [await openMesa(6), await openMesa(7)];
      let junta: ReturnType<typeof join> | undefined;
      const joinNow = () => (junta ??= joinSeen(seis, siete));
      // Every other time the join begins when the one who moves has just looked for parties.
      if (i % 2 === 0) void joinNow();
      else {
        jest.spyOn(consultas, 'findLideres').mockImplementationOnce(async (id) => {
          const lideres = await findLideres(id);
          void joinNow();
          return lideres;
        });
      }

      const [mudanza, unida] = [await enVecino.move(siete, 9), await joinNow()];

      expect([mudanza.status, unida.status]).not.toEqual([409, 409]);
      expect(await juntasDe(6)).toEqual(mudanza.status === 200 ? [] : [6, 7]);
      await casa.app.db.collection('grupos').deleteMany({ restaurante: new Types.ObjectId(casa.local.id) });
    }
  });
});
