import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO, nombreJornada, rutasSala } from '@carta/contracts';
import type { CierreDelDia, Grupo, Servicio } from '@carta/contracts';
import { Types } from 'mongoose';
import { comprobarSellos } from '../../src/herramientas/comprobar-sellos';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { OlvidoService } from '../../src/servicio/pedidos/pagados/olvido.service';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { fuenteOf, readSellada } from '../support/sellos';

const DIA_MS = 24 * 3_600_000;
const TICKET = { _id: 'a'.repeat(24), nombre: 'Ticket restaurante', pide: 'numero' } as const;
const HABITACION = { _id: 'b'.repeat(24), nombre: 'Habitación', pide: 'numero_y_cliente' } as const;
const A_CUENTA = { _id: 'c'.repeat(24), nombre: 'A cuenta' } as const;

describe('Forms of charge of the house', () => {
  const casa = useLocal();
  const { pairAs, setServicio } = useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  const en = ({ _id: id, nombre }: { _id: string; nombre: string }, datos: object = {}) => ({
    forma: 'otro',
    otra: { id, nombre, ...datos },
  });
  const readCierre = async (): Promise<CierreDelDia> =>
    (await casa.get<CierreDelDia>(rutasSala.cierre(nombreJornada([], new Date())))).body.data;
  const storedMesa = (grupo: Grupo) =>
    casa.app.db.collection('grupos').findOne({ _id: new Types.ObjectId(grupo.grupoMesa) });
  const comprobar = async () =>
    (await comprobarSellos(fuenteOf(await readSellada(casa.app, casa.local.id)))).problemas;

  const putServicio = (body: object, token = casa.local.token) =>
    casa.app.put<Servicio>(rutasSala.servicio(casa.local.id), { token, body });

  it('are a list of the owner, who alone may change it', async () => {
    const { body } = await putServicio({ formas: [TICKET, HABITACION, A_CUENTA] });
    expect(body.data).toMatchObject({ formas: [TICKET, HABITACION, A_CUENTA] });

    const ana = await pairAs('Ana');
    const ruta = rutasSala.servicio(casa.local.id);
    expect((await putServicio({ formas: [] }, ana)).status).toBe(403);
    expect((await casa.app.get(ruta, { token: ana })).body.data).toEqual(body.data);
    await setServicio({ formas: [] });
    expect((await casa.app.get(ruta, { token: ana })).body.data).toMatchObject({ formas: [] });
  });

  it.each<[string, unknown[], number?]>([
    [
      'seven of them',
      Array.from({ length: 7 }, (_, i) => ({ ...A_CUENTA, _id: `${i}`.repeat(24), nombre: `${i}` })),
    ],
    ['two of one name', [TICKET, { ...A_CUENTA, nombre: ' ticket RESTAURANTE ' }]],
    ['one without an id', [{ nombre: 'A cuenta' }]],
    ['one that asks for something else', [{ ...A_CUENTA, pide: 'dni' }]],
    ['one with more than a form has', [{ ...A_CUENTA, importe: 3 }], 400],
  ])('refuses %s', async (_que, formas, status = 422) => {
    expect((await putServicio({ formas })).status).toBe(status);
  });

  it('charge as another form, whose rows in the closing add up with ours to what was taken', async () => {
    await setServicio({ formas: [TICKET, HABITACION, A_CUENTA] });
    let mesa = await serve(1);
    mesa = await chargeOk(mesa, { importe: 2, ...en(HABITACION, { numero: '204', cliente: 'García' }) });
    mesa = await chargeOk(mesa, { importe: 1, ...en(TICKET, { numero: '4411' }) });
    mesa = await chargeOk(mesa, { importe: 1.5, ...en(TICKET, { numero: '4412' }) });
    mesa = await chargeOk(mesa, { importe: 0.5, ...en(A_CUENTA) });
    mesa = await chargeOk(mesa, { importe: 0.7, forma: 'otro' });
    mesa = await chargeOk(mesa, { importe: 3, forma: 'efectivo' });
    expect(mesa.cobros?.[0]).toMatchObject({
      forma: 'otro',
      otra: { id: HABITACION._id, nombre: 'Habitación', numero: '204', cliente: 'García' },
    });
    expect((await annul(mesa.cobros?.[2]?._id ?? '')).status).toBe(200);

    const { recaudado, porForma, otras, porQuien, anulaciones } = await readCierre();

    expect({ recaudado, porForma, otras }).toEqual({
      recaudado: 7.2,
      porForma: { tarjeta: 0, efectivo: 3, bizum: 0, otro: 4.2, sin_indicar: 0 },
      otras: [
        { id: A_CUENTA._id, nombre: 'A cuenta', total: 0.5 },
        {
          ...{ id: HABITACION._id, nombre: 'Habitación', total: 2 },
          numeros: [{ numero: '204', cliente: 'García', importe: 2 }],
        },
        {
          ...{ id: TICKET._id, nombre: 'Ticket restaurante', total: 1 },
          numeros: [{ numero: '4411', importe: 1 }],
        },
      ],
    });
    expect(porQuien).toEqual([{ por: expect.any(String), total: 7.2, porForma, otras }]);
    expect(anulaciones).toEqual([
      expect.objectContaining({ forma: 'otro', otra: expect.objectContaining({ numero: '4412' }) }),
    ]);
  });

  it.each([
    ['without its number', en(HABITACION, { cliente: 'García' }), '«Habitación» pide un número'],
    ['without its guest', en(HABITACION, { numero: '204' }), '«Habitación» pide el nombre del cliente'],
    ['as one of ours', { ...en(A_CUENTA), forma: 'tarjeta' }, 'La forma de cobro no es válida'],
    ['without a name', { forma: 'otro', otra: { id: A_CUENTA._id } }, expect.any(String)],
  ])('refuse a charge %s', async (_que, pago, message) => {
    await setServicio({ formas: [TICKET, HABITACION, A_CUENTA] });
    const mesa = await serve(1);

    const { status, body } = await charge(mesa, { importe: 2, ...pago });

    expect([status, body.errors?.[0]]).toEqual([422, { field: 'otra', message }]);
    expect(await storedMesa(mesa)).not.toHaveProperty('cobros');
  });

  it('are stored as the house calls them, and as the screen did once the house has them no more', async () => {
    await setServicio({ formas: [{ ...A_CUENTA, nombre: 'A cuenta de la casa' }] });
    const mesa = await chargeOk(await serve(1), { importe: 2, ...en(A_CUENTA) });
    expect(mesa.cobros?.[0]?.otra).toEqual({ id: A_CUENTA._id, nombre: 'A cuenta de la casa' });
    await setServicio({ formas: [] });

    await chargeOk(mesa, { importe: 3, ...en(HABITACION) });

    const totales = (await readCierre()).otras?.map(({ nombre, total }) => [nombre, total]);
    expect(totales).toEqual([
      ['A cuenta de la casa', 2],
      ['Habitación', 3],
    ]);
  });

  it('charge once under a key, whatever the house calls them since', async () => {
    await setServicio({ formas: [A_CUENTA, TICKET] });
    const clave = randomUUID();
    const mesa = await serve(1);
    const cuerpo = { importe: 2, rev: mesa.rev, ...en(A_CUENTA) };
    await charge(mesa, cuerpo, clave);
    await setServicio({ formas: [{ ...A_CUENTA, nombre: 'Socios', pide: 'numero' }] });

    const repetido = await charge(mesa, cuerpo, clave);
    const distinto = await charge(mesa, { ...cuerpo, ...en(TICKET, { numero: '1' }) }, clave);

    expect([repetido.status, repetido.headers.get(CABECERA_REPETIDO)]).toEqual([200, 'true']);
    expect(repetido.body.data.grupos[0]?.cobros).toHaveLength(1);
    expect(distinto.status).toBe(422);
  });

  it('are under the seal by their id, and what they asked for is forgotten with the notes', async () => {
    await setServicio({ formas: [HABITACION] });
    let mesa = await serve(1);
    mesa = await chargeOk(mesa, { importe: 5, ...en(HABITACION, { numero: '204', cliente: 'García' }) });
    await pay(mesa);
    await casa.app.app.get(GruposRepository).archivePagados(casa.local.id, new Date());
    expect(JSON.stringify(await storedMesa(mesa))).toMatch(/204.*García/);
    expect(await comprobar()).toBe(0);

    expect(await casa.app.app.get(OlvidoService).forget(new Date(Date.now() + 31 * DIA_MS))).toBeGreaterThan(
      0,
    );

    const olvidada = await storedMesa(mesa);
    expect(JSON.stringify(olvidada)).not.toMatch(/"numero":|cliente|García/);
    expect(await comprobar()).toBe(0);
    expect((await readCierre()).otras).toEqual([{ id: HABITACION._id, nombre: 'Habitación', total: 5 }]);

    const { _id } = olvidada ?? {};
    await casa.app.db
      .collection('grupos')
      .updateOne({ _id }, { $set: { 'cobros.0.otra.id': 'd'.repeat(24) } });
    expect(await comprobar()).toBe(1);
  });
});
