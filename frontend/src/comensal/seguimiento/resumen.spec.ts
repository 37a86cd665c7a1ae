// Longer than most: one table lists the words that a diner reads for each state of an order.
import fc from 'fast-check';
import { ESTADOS_LINEA, combineEstados, stepOf } from '@carta/contracts';
import type { EstadoLinea, Linea, TipoPedido } from '@carta/contracts';
import { formatHora } from '../../shared/lib/hora';
import { describeCambios, describeCancelaciones } from './cambios';
import { CANCELADA, buildLinea, buildTicket, buildRespuesta } from './pruebas/build-seguido';
import { summarize as summarizeAt, textoRecibido } from './resumen';
import { rondaOf } from './rondas';
import type { Ronda } from './rondas';

const MINUTO = 60_000;
const VISTO = '2026-11-21T13:35:00.000Z';

const ronda = (...tickets: Parameters<typeof buildRespuesta>): Ronda =>
  rondaOf('clave', 4, buildRespuesta(...tickets), 0);

/** Returns the bar's text right after the last order was sent. */
const summarize = (rondas: readonly Ronda[]) => summarizeAt([], rondas, 0);

const entregado = (_id: string) => buildTicket({ _id, estado: 'entregado' });

describe('whether the kitchen has it', () => {
  it('is not promised until a screen has shown it', () => {
    expect(textoRecibido([], buildTicket(), false)).toBe('Enviado a cocina');
    const bebida = buildTicket({ tipoPedido: 'bebida' });
    expect(textoRecibido([], bebida, false)).toBe('Enviado a barra');
    expect(textoRecibido([], buildTicket({ vistoEn: VISTO }), false)).toBe('Recibido en cocina 14:35');
  });

  it('is told by the clock of the place, wherever the phone lies', () => {
    const canarias = [{ desde: '2000-01-01', huso: 'Atlantic/Canary' }] as const;
    const visto = buildTicket({ vistoEn: VISTO });
    expect(textoRecibido(canarias, visto, false)).toBe('Recibido en cocina 13:35');
    expect(summarizeAt(canarias, [ronda(visto)], 0)?.texto).toBe('Recibido en cocina 13:35');
  });

  it('is denied plainly once it has gone unseen for a minute', () => {
    const [comida, bebida] = [buildTicket(), buildTicket({ tipoPedido: 'bebida' })];

    expect(textoRecibido([], comida, true)).toBe('Pendiente de confirmar por cocina');
    expect(textoRecibido([], bebida, true)).toBe('Pendiente de confirmar por barra');
    expect(summarizeAt([], [ronda(comida)], MINUTO - 1)?.texto).toBe('Enviado a cocina');
    expect(summarizeAt([], [ronda(comida)], MINUTO)?.texto).toBe('Pendiente de confirmar por cocina');
    const reciente = { ...ronda(comida), creado: MINUTO };
    expect(summarizeAt([], [reciente, ronda(bebida)], MINUTO)?.texto).toBe(
      'Pendiente de confirmar por barra',
    );
    expect(textoRecibido([], buildTicket({ vistoEn: VISTO }), true)).toMatch(/^Recibido en cocina/);
  });

  it('is certain of what has been begun, although no screen said so', () => {
    const empezado = buildTicket({ estado: 'en_preparacion', linea: { enPreparacionEn: VISTO } });
    const sinInstantes = buildTicket({ estado: 'listo' });

    expect(textoRecibido([], empezado, false)).toBe('Recibido en cocina 14:35');
    expect(textoRecibido([], sinInstantes, false)).toBe(
      `Recibido en cocina ${formatHora([], sinInstantes.createdAt)}`,
    );
  });
});

describe('what waits its turn', () => {
  const enEspera = true as const;
  const entrantes = (estado: EstadoLinea) => buildLinea({ _id: 'entrante', estado });
  const segundo = buildLinea({ _id: 'segundo', nombre: 'Lubina', enEspera });
  const soloDespues = buildTicket({ linea: { enEspera } });
  const textoAl = (ms: number, ...tickets: Parameters<typeof buildRespuesta>) =>
    summarizeAt([], [ronda(...tickets)], ms);

  it('is for later, and nobody has to confirm it', () => {
    expect(textoRecibido([], soloDespues, true)).toBe('Después');
    expect(textoAl(MINUTO, soloDespues)).toEqual({ estado: 'pendiente', texto: 'Después' });
    expect(textoRecibido([], { ...soloDespues, vistoEn: VISTO }, true)).toBe('Recibido en cocina 14:35');
  });

  it('does not delay what the kitchen has', () => {
    const visto = buildTicket({ productos: [entrantes('pendiente'), segundo], vistoEn: VISTO });

    expect(textoAl(MINUTO, visto)?.texto).toBe('Recibido en cocina 14:35');
    const bebida = buildTicket({ _id: 'bebida', tipoPedido: 'bebida', vistoEn: VISTO });
    expect(textoAl(MINUTO, soloDespues, bebida)?.texto).toBe('Recibido en barra 14:35');
  });

  it('hides nothing of what does not wait', () => {
    const mezcla = (estado: EstadoLinea) =>
      buildTicket({ productos: [entrantes(estado), segundo], estado: 'pendiente' });

    expect(textoAl(MINUTO, mezcla('pendiente'))?.texto).toBe('Pendiente de confirmar por cocina');
    expect(textoAl(MINUTO, mezcla('listo'))?.texto).toBe('Listo');
    expect(textoAl(MINUTO, mezcla('entregado'))?.texto).toBe('Después');
    const caña = buildTicket({ _id: 'bebida', tipoPedido: 'bebida', estado: 'listo' });
    expect(textoAl(MINUTO, mezcla('entregado'), caña)?.texto).toBe('Bebida lista · comida después');
  });

  it('is certain of a ticket of which something was served, although no screen said so', () => {
    const servido = buildTicket({
      productos: [buildLinea({ _id: 'entrante', estado: 'entregado', listoEn: VISTO }), segundo],
      estado: 'pendiente',
    });

    expect(textoRecibido([], servido, true)).toBe('Recibido en cocina 14:35');
  });
});

describe('the bar', () => {
  it('says that the kitchen has it only once it has all of it', () => {
    const vista = buildTicket({ _id: 'bebida', tipoPedido: 'bebida', vistoEn: VISTO });

    expect(summarize([ronda(buildTicket(), vista)])).toEqual({
      estado: 'pendiente',
      texto: 'Enviado a cocina',
    });
    expect(summarize([ronda(vista)])?.texto).toBe('Recibido en barra 14:35');
  });

  it('calls ready only what is ready as a whole, and tells food and drinks apart', () => {
    const caña = buildTicket({ _id: 'bebida', tipoPedido: 'bebida', estado: 'listo' });
    const croquetas = (estado: EstadoLinea) => buildTicket({ estado });

    expect(summarize([ronda(croquetas('pendiente'), caña)])).toEqual({
      estado: 'pendiente',
      texto: 'Bebida lista · comida pendiente',
    });
    expect(summarize([ronda(croquetas('en_preparacion'), caña)])?.texto).toBe(
      'Bebida lista · comida en preparación',
    );
    expect(summarize([ronda(croquetas('listo'), caña)])).toEqual({ estado: 'listo', texto: 'Listo' });
    expect(summarize([ronda(croquetas('en_preparacion'), entregado('bebida'))])?.texto).toBe(
      'En preparación',
    );
    expect(summarize([ronda(entregado('comida'))])?.texto).toBe('Entregado');
  });

  it('is not ready while one dish of a ticket, or of another round, is not', () => {
    const dos = buildTicket({
      estado: 'en_preparacion',
      productos: [buildLinea({ _id: 'a', estado: 'listo' }), buildLinea({ _id: 'b', estado: 'pendiente' })],
    });
    const lista = buildTicket({ _id: 'otra', estado: 'listo' });

    expect(summarize([ronda(dos)])?.texto).toBe('Pendiente');
    expect(summarize([ronda(lista), ronda(buildTicket())])?.texto).toBe('Enviado a cocina');
  });

  it('never claims more than the line furthest behind, of the food and of the drinks', () => {
    const tipoPedido = fc.constantFrom('comida' as const, 'bebida' as const);
    const algunos = fc.array(fc.constantFrom(...ESTADOS_LINEA), { minLength: 1, maxLength: 4 });
    const estados = fc.oneof(fc.constant(['pendiente'] as EstadoLinea[]), algunos);
    const pedido = fc.record({ tipoPedido, estados, visto: fc.boolean() });
    fc.assert(
      fc.property(fc.array(pedido, { minLength: 1, maxLength: 5 }), (pedidos) => {
        const texto = summarize([ronda(...pedidos.map(ticketOf))])!.texto;
        for (const tipo of ['comida', 'bebida'] as const) {
          const delTipo = pedidos.filter((ticket) => ticket.tipoPedido === tipo);
          const pasos = delTipo
            .flatMap((ticket) => ticket.estados.map(stepOf))
            .filter((paso) => paso < ENTREGADO);
          expect(claimed(texto, tipo)).toBeLessThanOrEqual(Math.min(ENTREGADO, ...pasos));
          const sinVer = delTipo.some(
            (ticket) => !ticket.visto && ticket.estados.every((estado) => stepOf(estado) === 0),
          );
          if (sinVer) expect(texto).not.toContain('Recibido');
        }
      }),
    );
  });

  const ENTREGADO = stepOf('entregado');

  /** The ticket has a line in each of these estados. */
  function ticketOf(
    { tipoPedido, estados, visto }: { tipoPedido: TipoPedido; estados: EstadoLinea[]; visto: boolean },
    i: number,
  ) {
    const productos = estados.map((estado, j) => buildLinea({ _id: `l${i}-${j}`, estado }));
    const estado = combineEstados(estados);
    return buildTicket({ _id: `t${i}`, tipoPedido, estado, productos, ...(visto ? { vistoEn: VISTO } : {}) });
  }

  /**
   * Returns how far a text claims that the food, or the drinks, are; a text that names neither speaks of
   * both.
   */
  function claimed(texto: string, tipo: TipoPedido): number {
    const frase = texto.split(' · ').find((parte) => parte.toLowerCase().startsWith(tipo)) ?? texto;
    const alcanzados = [/./, /en preparación/i, /list[oa]$/i, /entregad[oa]$/i].map((palabra) =>
      palabra.test(frase),
    );
    return alcanzados.lastIndexOf(true);
  }

  it('does not wait for what was cancelled', () => {
    const cancelado = buildTicket({ estado: 'entregado', linea: { estado: 'pendiente', ...CANCELADA } });

    expect(summarize([ronda(cancelado, entregado('bebida'))])?.texto).toBe('Entregado');
    expect(summarize([ronda(cancelado)])?.texto).toBe('Cancelado');
  });

  it('has nothing to say without orders, and says when all of them are paid', () => {
    expect(summarize([])).toBeNull();
    expect(summarize([{ ...ronda(buildTicket()), pagado: true }])?.texto).toBe('Pagado');
  });
});

describe('what changes by itself', () => {
  const croquetas = buildTicket();
  const caña = buildTicket({ _id: 'b', nombre: 'Caña' });

  it('is named line by line', () => {
    const ahora = [ronda(buildTicket({ estado: 'en_preparacion' }), caña)];

    expect(describeCambios([ronda(croquetas, caña)], ahora)).toEqual(['Croquetas: En preparación']);
    expect(describeCambios([], ahora)).toEqual([]);
    const sinSal = (estado: EstadoLinea) => ronda(buildTicket({ estado, linea: { notas: 'sin sal' } }));
    expect(describeCambios([sinSal('pendiente')], [sinSal('listo')])).toEqual(['Croquetas, sin sal: Listo']);
    const media = (estado: EstadoLinea) => ronda(buildTicket({ estado, linea: { formato: 'Media' } }));
    expect(describeCambios([media('pendiente')], [media('listo')])).toEqual(['Croquetas, Media: Listo']);
  });

  it('is told once when it is a cancellation, with its reason', () => {
    const antes = [ronda(croquetas, caña)];
    const ahora = [ronda(buildTicket({ linea: CANCELADA }), caña)];

    expect(describeCancelaciones(antes, ahora)).toEqual([
      'El restaurante ha cancelado 1 × Croquetas: se ha acabado',
    ]);
    expect(describeCambios(antes, ahora)).toEqual([]);
    expect(describeCancelaciones(ahora, ahora)).toEqual([]);
  });

  it('counts the units of a cancelled line', () => {
    const dos = (linea = {}) => ronda(buildTicket({ productos: [buildLinea({ cantidad: 2, ...linea })] }));

    expect(describeCancelaciones([dos()], [dos(CANCELADA)])).toEqual([
      'El restaurante ha cancelado 2 × Croquetas: se ha acabado',
    ]);
  });

  it('tells each time that units of a line were cancelled, how many and why, and the last of them too', () => {
    const primera = { ...CANCELADA.cancelada, unidades: 1 };
    const segunda = { ...CANCELADA.cancelada, unidades: 2, motivo: 'no lo quieren' };
    const [seis, cinco, tres, nada] = [
      { cantidad: 6 },
      { cantidad: 5, retiradas: [primera] },
      { cantidad: 3, retiradas: [primera, segunda] },
      { cantidad: 3, retiradas: [primera, segunda], ...CANCELADA },
    ].map((linea) => [ronda(buildTicket({ linea }))]) as [Ronda[], Ronda[], Ronda[], Ronda[]];
    const [dijoPrimera, dijoSegunda, dijoResto] = [
      'El restaurante ha cancelado 1 × Croquetas: se ha acabado',
      'El restaurante ha cancelado 2 × Croquetas: no lo quieren',
      'El restaurante ha cancelado 3 × Croquetas: se ha acabado',
    ];

    expect(describeCancelaciones(seis, cinco)).toEqual([dijoPrimera]);
    expect(describeCancelaciones(cinco, tres)).toEqual([dijoSegunda]);
    expect(describeCancelaciones(tres, nada)).toEqual([dijoResto]);
    expect(describeCancelaciones(seis, nada)).toEqual([dijoPrimera, dijoSegunda, dijoResto]);
    expect(describeCancelaciones(tres, tres)).toEqual([]);
    expect(describeCambios(seis, tres)).toEqual([]);
  });
});

describe('a menú', () => {
  const conMenu = (menu: Partial<Linea>, plato: Partial<Linea>, otro: Partial<Linea> = {}) =>
    ronda({
      ...buildTicket({ vistoEn: VISTO, estado: 'entregado' }),
      productos: [
        buildLinea({ _id: 'menu', nombre: 'Menú del día', esMenu: true, ...menu }),
        buildLinea({ _id: 'plato', nombre: 'Lentejas', deMenu: 'menu', estado: 'entregado', ...plato }),
        buildLinea({ _id: 'otro', nombre: 'Merluza', deMenu: 'menu', ...otro }),
      ],
    });

  it('is as far as its dishes: those that wait are for later', () => {
    expect(summarize([conMenu({}, {}, { enEspera: true })])?.texto).toBe('Después');
  });

  it('tells how its dishes go, and not itself', () => {
    const antes = [conMenu({}, {})];
    expect(describeCambios(antes, [conMenu({ estado: 'listo' }, {}, { estado: 'listo' })])).toEqual([
      'Merluza: Listo',
    ]);
  });

  it('that is cancelled is told once', () => {
    expect(describeCancelaciones([conMenu({}, {})], [conMenu(CANCELADA, CANCELADA, CANCELADA)])).toEqual([
      'El restaurante ha cancelado 1 × Menú del día: se ha acabado',
    ]);
    expect(describeCancelaciones([conMenu({}, {})], [conMenu({}, {}, CANCELADA)])).toEqual([
      'El restaurante ha cancelado 1 × Merluza: se ha acabado',
    ]);
  });
});
