import { Types } from 'mongoose';
import {
  diaTras,
  inicioDeDia,
  nombreJornada,
  rutas,
  rutasGestion,
  rutasSala,
  siguienteJornada,
} from '@carta/contracts';
import type {
  CambioHuso,
  Carta,
  CierreDelDia,
  EstadisticasRango,
  Husos,
  LineasCerradas,
  Producto,
  Restaurante,
  RestaurantePublico,
  Servicio,
} from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { moveClockTo } from '../support/move-clock';

const CANARIAS: Husos = [{ desde: '1970-01-02', huso: 'Atlantic/Canary' }];

describe('The clock of the place', () => {
  const casa = useLocal();
  const { pay, serve } = useCaja(casa);
  afterEach(() => jest.useRealTimers());

  const put = (body: object, token = casa.local.token) =>
    casa.app.put<Restaurante>(rutas.restaurante(casa.local.id), { token, body });
  const get = async <T>(ruta: string): Promise<T> => (await casa.get<T>(ruta)).body.data;
  const documento = () => ({ _id: new Types.ObjectId(casa.local.id) });
  /** As if the place had moved there long ago. */
  const moveTo = async (husos: Husos): Promise<void> => {
    await casa.app.db
      .collection('restaurantes')
      .updateOne(documento(), { $set: { 'servicio.husos': husos } });
    casa.app.app.get(DomainEvents).emit('carta.cambiada', { restauranteId: casa.local.id, remota: true });
  };
  /** Pays a mesa, and says that it did at an instant, under a program that kept no ledger. */
  async function payAt(mesa: number, pagadoEn: string): Promise<void> {
    const grupo = await serve(mesa);
    await pay(grupo);
    const _id = new Types.ObjectId(grupo.grupoMesa);
    await casa.app.db
      .collection('grupos')
      .updateOne({ _id }, { $set: { pagadoEn: new Date(pagadoEn) }, $unset: { asientos: '' } });
  }

  it('is Madrid’s until its owner says otherwise, and another’s from the next service day on', async () => {
    expect(await get(rutas.me())).not.toHaveProperty('husos');
    const { version } = await get<Carta>(rutas.carta(casa.local.id));
    const { rev } = await get<Servicio>(rutasSala.servicio(casa.local.id));
    const manana = diaTras(nombreJornada([], new Date()), 1);
    const esperado: CambioHuso[] = [{ desde: manana, huso: 'Atlantic/Canary' }];

    const { status, body } = await put({ huso: 'Atlantic/Canary' });

    expect([status, body.data.husos]).toEqual([200, esperado]);
    const publico = await get<RestaurantePublico>(rutas.restaurante(casa.local.id));
    const carta = await get<Carta>(rutas.carta(casa.local.id));
    expect([publico.husos, carta.restaurante.husos]).toEqual([esperado, esperado]);
    expect(carta.version).not.toBe(version);
    // what tells the boards that are open
    expect(await get(rutasSala.servicio(casa.local.id))).toMatchObject({ rev: rev + 1, husos: esperado });

    expect((await put({ huso: 'Atlantic/Canary' })).body.data.husos).toEqual(esperado);
    expect((await put({ huso: 'Europe/Madrid' })).body.data).not.toHaveProperty('husos');
  });

  it('has been changed twenty times at most', async () => {
    const husos = Array.from({ length: 20 }, (_, i) => ({
      desde: `2020-01-${i + 10}`,
      huso: i % 2 ? 'Atlantic/Canary' : 'Europe/Madrid',
    })) as Husos;
    await moveTo(husos);

    const { status, body } = await put({ huso: 'Europe/Madrid' });

    expect([status, body.errors?.[0]?.message]).toEqual([422, 'La zona horaria ya se ha cambiado 20 veces']);
  });

  it('says when what is sold out for today comes back, and when the kitchen opens', async () => {
    await moveTo(CANARIAS);
    // a Monday in winter, a quarter past four in the morning: Madrid's service day has begun
    const ahora = new Date('2026-11-23T04:15:00Z');
    moveClockTo(ahora.getTime());
    const { body } = await casa.put<Producto>(
      rutasGestion.disponibilidad(casa.local.tortilla.productoId ?? ''),
      { disponible: false, hasta: 'mañana' },
    );
    expect(body.data.agotadoHasta).toBe('2026-11-23T05:00:00.000Z');
    expect(body.data.agotadoHasta).toBe(siguienteJornada(CANARIAS, ahora).toISOString());

    const barra = [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '13:00', hasta: '16:00' }];
    await casa.put(rutasGestion.horario(casa.local.id), { barra });
    const cana = () => casa.order({ productos: [casa.local.cana] });
    moveClockTo(Date.parse('2026-11-23T12:30:00Z'));
    const cerrada = await cana();
    expect([cerrada.status, (cerrada.body.data as unknown as LineasCerradas).cerradas[0]]).toMatchObject([
      409,
      { motivo: 'La barra abre a las 13:00', abre: '2026-11-23T13:00:00.000Z' },
    ]);
    moveClockTo(Date.parse('2026-11-23T15:30:00Z'));
    expect((await cana()).status).toBe(201);
  });

  it('tells to which day and hour a payment belongs, and leaves the days that are over theirs', async () => {
    await payAt(1, '2025-11-10T04:30:00Z');
    await payAt(2, '2025-11-10T05:30:00Z');
    const rango = { desde: '2025-11-09', hasta: '2025-11-10' };
    const ventas = async () => {
      const { porDia, porHora } = await get<EstadisticasRango>(
        rutasGestion.estadisticas(casa.local.id, rango),
      );
      const horas = porHora.filter(({ total }) => total > 0).map(({ hora }) => hora);
      return [porDia.map(({ pedidos }) => pedidos > 0), horas];
    };
    const pagadas = async (dia: string) => (await get<CierreDelDia>(rutasSala.cierre(dia))).mesasPagadas;
    const enMadrid = [
      [false, true],
      [5, 6],
    ];
    expect(await ventas()).toEqual(enMadrid);
    expect([await pagadas('2025-11-09'), await pagadas('2025-11-10')]).toEqual([0, 2]);

    await put({ huso: 'Atlantic/Canary' });
    expect(await ventas()).toEqual(enMadrid);
    expect(inicioDeDia([], '2025-11-10').toISOString()).toBe('2025-11-10T04:00:00.000Z');

    await moveTo(CANARIAS);
    expect([await pagadas('2025-11-09'), await pagadas('2025-11-10')]).toEqual([1, 1]);
  });
});
