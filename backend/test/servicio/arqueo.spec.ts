import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import {
  ARQUEOS_POR_DIA,
  CABECERA_CLAVE,
  CABECERA_REPETIDO,
  diaTras,
  nombreJornada,
  rutasSala,
} from '@carta/contracts';
import type { ApunteArqueo, ArqueoDelDia, CierreDelDia } from '@carta/contracts';
import { useCaja } from '../support/caja';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('Counting the drawer', () => {
  const casa = useLocal();
  const { pairAs } = useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  const hoy = nombreJornada([], new Date());
  const enter = (
    body: object,
    { clave = randomUUID(), token = casa.local.token } = {},
  ): Promise<Respuesta<ArqueoDelDia>> =>
    casa.app.post<ArqueoDelDia>(rutasSala.arqueo(), { token, body, headers: { [CABECERA_CLAVE]: clave } });
  const enterOk = async (body: object): Promise<ApunteArqueo | undefined> => {
    const { status, body: cuerpo } = await enter(body);
    expect(status).toBe(201);
    return cuerpo.data.apuntes.at(-1);
  };
  const readCierre = async (dia = hoy): Promise<CierreDelDia> =>
    (await casa.get<CierreDelDia>(rutasSala.cierre(dia))).body.data;

  it('compares what was counted with the float, the cash of the ledgers and what was moved', async () => {
    await enterOk({ tipo: 'fondo', importe: 100 });
    await enterOk({ tipo: 'entrada', importe: 20, motivo: 'cambio del banco' });
    await enterOk({ tipo: 'retirada', importe: 35.5, motivo: 'pan' });
    const mesa = await chargeOk(await serve(1), { importe: 4, forma: 'efectivo', propina: 0.5 });
    await chargeOk(mesa, { importe: 3, forma: 'tarjeta' });
    await pay(await serve(2));

    const conteo = await enterOk({ tipo: 'conteo', importe: 88 });

    expect(conteo).toEqual({
      _id: expect.any(String),
      tipo: 'conteo',
      importe: 88,
      esperado: {
        fondo: 100,
        efectivo: 4,
        entradas: 20,
        retiradas: 35.5,
        total: 88.5,
        sinIndicar: 10.7,
        propinas: 0.5,
      },
      diferencia: -0.5,
      por: expect.any(String),
      en: expect.any(String),
    });
    expect((await casa.get<ArqueoDelDia>(rutasSala.arqueo())).body.data.enCaja).toBe(88.5);
    const { arqueo, porForma } = await readCierre();
    expect(arqueo?.apuntes.map(({ tipo }) => tipo)).toEqual(['fondo', 'entrada', 'retirada', 'conteo']);
    expect(arqueo?.esperado).toEqual(conteo?.esperado);
    expect(porForma.efectivo).toBe(conteo?.esperado?.efectivo);
  });

  it('keeps what it expected then, whatever is charged, annulled or counted later', async () => {
    const cobrada = await chargeOk(await serve(1), { importe: 4, forma: 'efectivo' });
    const primero = await enterOk({ tipo: 'conteo', importe: 4 });
    await annul(cobrada.cobros?.[0]?._id ?? '', 'era tarjeta');

    const segundo = await enterOk({ tipo: 'conteo', importe: 0 });

    expect((await readCierre()).arqueo?.apuntes).toEqual([primero, segundo]);
    expect([primero?.diferencia, segundo?.diferencia]).toEqual([0, 0]);
    expect(segundo?.esperado).toMatchObject({ fondo: null, efectivo: 0, total: 0 });
  });

  it('is done once under its key, by whoever is there, and refuses the key for something else', async () => {
    const [clave, token] = [randomUUID(), await pairAs('Barra')];
    const veces = await Promise.all(
      Array.from({ length: 8 }, () =>
        enter({ tipo: 'retirada', importe: 5, motivo: ' hielo ' }, { clave, token }),
      ),
    );

    expect(veces.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    const repetida = await enter(
      { tipo: 'retirada', importe: 5, motivo: 'hielo', dia: hoy },
      { clave, token },
    );
    expect(repetida.headers.get(CABECERA_REPETIDO)).toBe('true');
    expect(repetida.body.data.apuntes).toMatchObject([{ importe: 5, motivo: 'hielo', por: 'Barra' }]);
    expect((await enter({ tipo: 'retirada', importe: 6, motivo: 'hielo' }, { clave, token })).status).toBe(
      422,
    );
  });

  it('numbers those of many at once, each counted over those before it, up to its limit', async () => {
    const veces = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        enter(i % 3 === 0 ? { tipo: 'conteo', importe: 0 } : { tipo: 'entrada', importe: 1, motivo: 'x' }),
      ),
    );
    expect(new Set(veces.map(({ status }) => status))).toEqual(new Set([201]));

    const { body } = await casa.get<ArqueoDelDia>(rutasSala.arqueo());

    let entradas = 0;
    for (const { tipo, esperado } of body.data.apuntes) {
      if (tipo === 'entrada') entradas += 1;
      else expect(esperado).toMatchObject({ entradas, total: entradas });
    }
    expect(entradas).toBe(8);
    const [modelo] = await casa.app.db
      .collection('arqueos')
      .find({ restaurante: new Types.ObjectId(casa.local.id) })
      .toArray();
    const resto = Array.from({ length: ARQUEOS_POR_DIA - 12 }, (_, i) => ({
      restaurante: modelo?.restaurante,
      dia: hoy,
      n: 13 + i,
      clave: randomUUID(),
      tipo: 'entrada',
      importe: 100,
      en: new Date(),
      por: 'Ana',
    }));
    await casa.app.db.collection('arqueos').insertMany(resto);
    const uno = await enter({ tipo: 'entrada', importe: 1, motivo: 'x' });
    expect([uno.status, uno.body.message]).toEqual([
      409,
      'Un día puede tener como máximo 100 apuntes de caja.',
    ]);
  });

  it('counts the day before on the morning after, and no other', async () => {
    const ayer = diaTras(hoy, -1);
    await charge(await serve(1), { importe: 4, forma: 'efectivo' });

    expect(await enterOk({ tipo: 'conteo', importe: 50, dia: ayer })).toMatchObject({ diferencia: 50 });

    expect((await enter({ tipo: 'conteo', importe: 0, dia: diaTras(hoy, -2) })).status).toBe(422);
    expect((await enter({ tipo: 'conteo', importe: 0, dia: diaTras(hoy, 1) })).status).toBe(422);
    expect((await readCierre(ayer)).arqueo?.apuntes).toHaveLength(1);
    expect('arqueo' in (await readCierre())).toBe(false);
  });
});
