import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO, rutas, rutasGestion } from '@carta/contracts';
import type {
  CambiarHorarioRequest,
  Carta,
  Categoria,
  Horario,
  LineasCerradas,
  Restaurante,
  RestaurantePublico,
  Tramo,
} from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { order, pedidoOf, useLocal } from '../support/local';
import { moveClockTo } from '../support/move-clock';
import { useSala } from '../support/sala';

const cadaDia = (desde: string, hasta: string): Tramo[] => [{ dias: [1, 2, 3, 4, 5, 6, 7], desde, hasta }];
const COMIDAS = cadaDia('13:00', '16:00');
/** A Monday, in winter. */
const at = (hora: string): number => Date.parse(`2026-11-23T${hora}:00+01:00`);

describe('Opening hours', () => {
  const casa = useLocal();
  const { takeOrder } = useSala(casa);
  afterEach(() => jest.useRealTimers());

  const put = (
    body: CambiarHorarioRequest,
    token = casa.local.token,
    id = casa.local.id,
  ): Promise<Respuesta<Horario>> => casa.app.put<Horario>(rutasGestion.horario(id), { token, body });
  const read = async (): Promise<RestaurantePublico> =>
    (await casa.app.get<RestaurantePublico>(rutas.restaurante(casa.local.id))).body.data;
  const carta = async (): Promise<Carta> => (await casa.app.get<Carta>(rutas.carta(casa.local.id))).body.data;
  const comida = () => pedidoOf(casa.local, { productos: [casa.local.tortilla] });
  const bebida = () => pedidoOf(casa.local, { productos: [casa.local.cana] });
  const data = (respuesta: Respuesta<unknown>) => respuesta.body.data as LineasCerradas;

  describe('of a restaurant', () => {
    it('are nothing until its owner says them, and public from then on, in the carta too', async () => {
      expect(await read()).not.toHaveProperty('horario');
      const { version } = await carta();

      const { status, body } = await put({ cocina: COMIDAS, cerrados: ['2027-01-01', '2026-12-25'] });

      const esperado = { cocina: COMIDAS, cerrados: ['2026-12-25', '2027-01-01'] };
      expect([status, body.data]).toEqual([200, esperado]);
      expect((await read()).horario).toEqual(esperado);
      expect((await carta()).restaurante.horario).toEqual(esperado);
      expect((await carta()).version).not.toBe(version);
      const perfil = await casa.get<Restaurante>(rutas.me());
      expect(perfil.body.data.horario).toEqual(esperado);
    });

    it('change one station at a time, and go with null', async () => {
      await put({ cocina: COMIDAS, cerrados: ['2026-12-25'] });

      const noche = cadaDia('20:00', '02:00');
      expect((await put({ barra: noche })).body.data).toEqual({
        cocina: COMIDAS,
        barra: noche,
        cerrados: ['2026-12-25'],
      });
      expect((await put({ barra: [] })).body.data.barra).toEqual([]);
      expect((await put({})).body.data).toMatchObject({ cocina: COMIDAS });

      await put({ cocina: null, barra: null, cerrados: [] });
      expect(await read()).not.toHaveProperty('horario');
    });
  });

  describe('of a categoría', () => {
    const HORAS = [{ dias: [2, 1], desde: '08:00', hasta: '12:00' }];
    const token = () => casa.local.token;

    it('are said with it, told with the carta, and go with null', async () => {
      const creada = await casa.app.post<Categoria>(rutasGestion.categorias(), {
        token: token(),
        body: { nombre: 'Desayunos', horas: HORAS },
      });
      const esperadas = [{ dias: [1, 2], desde: '08:00', hasta: '12:00' }];
      expect([creada.status, creada.body.data.horas]).toEqual([201, esperadas]);
      const { _id } = creada.body.data;
      expect((await carta()).categorias.find((categoria) => categoria._id === _id)?.horas).toEqual(esperadas);

      const change = (body: object): Promise<Respuesta<Categoria>> =>
        casa.app.put<Categoria>(rutasGestion.categoria(_id), { token: token(), body });
      expect((await change({ nombre: 'Almuerzos' })).body.data.horas).toEqual(esperadas);
      for (const nada of [null, []]) {
        await change({ horas: HORAS });
        const { status, body } = await change({ horas: nada });
        expect([status, body.data]).toEqual([200, { _id, nombre: 'Almuerzos', posicion: 2, tipo: 'comida' }]);
      }
      expect((await change({ horas: [{ dias: [], desde: '08:00', hasta: '12:00' }] })).body.errors).toEqual([
        { field: 'horas', message: 'Elige al menos un día' },
      ]);
    });
  });

  describe('of an order', () => {
    it('are those of its station: nothing is stored, and its diner hears when it opens', async () => {
      await put({ cocina: COMIDAS });
      moveClockTo(at('10:00'));

      const negado = await casa.order();

      expect([negado.status, negado.body.code, negado.body.message]).toEqual([
        409,
        'COCINA_CERRADA',
        'La cocina abre a las 13:00',
      ]);
      const abre = new Date(at('13:00')).toISOString();
      const { productoId = '', nombre } = casa.local.tortilla;
      expect(data(negado)).toEqual({
        cerradas: [{ productoId, nombre, motivo: 'La cocina abre a las 13:00', abre }],
      });
      expect((await order(casa.app, bebida())).status).toBe(201);
      jest.useRealTimers();
      expect((await casa.tablero()).flatMap(({ pedidos }) => pedidos)).toHaveLength(1);
    });

    it('begin and end to the second, but for ten minutes of who had begun', async () => {
      await put({ cocina: COMIDAS });
      const tries: [ms: number, status: number][] = [
        [at('13:00') - 1, 409],
        [at('13:00'), 201],
        [at('16:10') - 1, 201],
        [at('16:10'), 409],
      ];
      for (const [ms, esperado] of tries) {
        moveClockTo(ms);
        const { status, body } = await order(casa.app, comida());
        expect([new Date(ms).toISOString(), status]).toEqual([new Date(ms).toISOString(), esperado]);
        if (ms === at('16:10')) expect(body.message).toBe('La cocina abre mañana a las 13:00');
      }
    });

    it('past midnight belong to the day that began, and a closed day has none', async () => {
      await put({ barra: cadaDia('20:00', '02:00'), cerrados: ['2026-11-23'] });

      moveClockTo(at('01:30'));
      expect((await order(casa.app, bebida())).status).toBe(201);
      moveClockTo(at('21:00'));
      const cerrada = await order(casa.app, bebida());
      expect([cerrada.status, cerrada.body.message]).toEqual([409, 'La barra abre mañana a las 20:00']);
      moveClockTo(at('01:30') + 86_400_000);
      expect((await order(casa.app, bebida())).status).toBe(409);
    });

    it('are those of its categoría too', async () => {
      const [raciones] = (await carta()).categorias;
      const horas = cadaDia('08:00', '12:00');
      await casa.put(rutasGestion.categoria(raciones?._id ?? ''), { horas });

      moveClockTo(at('09:00'));
      expect((await order(casa.app, comida())).status).toBe(201);
      moveClockTo(at('12:10'));
      const tarde = await casa.order();

      expect([tarde.status, tarde.body.message]).toEqual([409, 'Raciones: de 8:00 a 12:00']);
      expect(data(tarde).cerradas).toMatchObject([
        { nombre: 'Tortilla', abre: new Date(at('08:00') + 86_400_000).toISOString() },
      ]);
    });

    it('do not count for the retry of what is stored, nor for what a price or a dish refuses first', async () => {
      await put({ cocina: COMIDAS });
      moveClockTo(at('15:00'));
      const clave = randomUUID();
      const primero = await order(casa.app, comida(), clave);

      moveClockTo(at('23:00'));
      const repetido = await order(casa.app, comida(), clave);

      expect([repetido.status, repetido.headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
      expect(repetido.body.data.pedidos).toEqual(primero.body.data.pedidos);
      const { tortilla, pulpo } = casa.local;
      const cara = await casa.order({ productos: [{ ...tortilla, precio: 1 }] });
      expect(cara.body.code).toBe('PRECIO_CAMBIADO');
      const agotado = await casa.order({ productos: [pulpo] });
      expect(agotado.body.code).toBe('PRODUCTO_NO_DISPONIBLE');
    });

    it('never count for a waiter', async () => {
      await put({ cocina: [], barra: [] });

      expect((await takeOrder(1, { productos: [casa.local.tortilla, casa.local.cana] })).status).toBe(201);
      const negado = await order(casa.app, comida());
      expect([negado.status, negado.body.message, data(negado).cerradas[0]?.abre]).toEqual([
        409,
        'La cocina está cerrada',
        null,
      ]);
    });
  });
});
