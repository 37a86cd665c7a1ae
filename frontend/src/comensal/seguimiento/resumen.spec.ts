import fc from 'fast-check';
import { ESTADOS_LINEA, stepOf } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import { formatHora } from '../../shared/lib/hora';
import { CANCELADA, buildLinea, buildTicket, buildRespuesta } from './pruebas/pedidos';
import { describeCambios, describeCancelaciones, summarize, textoRecibido } from './resumen';
import { rondaOf } from './rondas';
import type { Ronda } from './rondas';

const VISTO = '2026-11-21T13:35:00.000Z';

const ronda = (...tickets: Parameters<typeof buildRespuesta>): Ronda =>
  rondaOf('clave', 4, buildRespuesta(...tickets), 0);

const entregado = (_id: string) => buildTicket({ _id, estado: 'entregado' });

describe('whether the kitchen has it', () => {
  it('is not promised until a screen has shown it', () => {
    expect(textoRecibido(buildTicket())).toBe('Enviado a cocina');
    const bebida = buildTicket({ tipoPedido: 'bebida' });
    expect(textoRecibido(bebida)).toBe('Enviado a barra');
    expect(textoRecibido(buildTicket({ vistoEn: VISTO }))).toBe(`Recibido en cocina ${formatHora(VISTO)}`);
  });

  it('is certain of what has been begun, although no screen said so', () => {
    const empezado = buildTicket({ estado: 'en_preparacion', linea: { enPreparacionEn: VISTO } });
    const sinInstantes = buildTicket({ estado: 'listo' });

    expect(textoRecibido(empezado)).toBe(`Recibido en cocina ${formatHora(VISTO)}`);
    expect(textoRecibido(sinInstantes)).toBe(`Recibido en cocina ${formatHora(sinInstantes.createdAt)}`);
  });
});

describe('the bar', () => {
  it('says that the kitchen has it only once it has all of it', () => {
    const vista = buildTicket({ _id: 'bebida', tipoPedido: 'bebida', vistoEn: VISTO });

    expect(summarize([ronda(buildTicket(), vista)])).toEqual({
      estado: 'pendiente',
      texto: 'Enviado a cocina',
    });
    expect(summarize([ronda(vista)])?.texto).toBe(`Recibido en barra ${formatHora(VISTO)}`);
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

  it('never claims more than the line of its kind that is furthest behind', () => {
    const estado = fc.constantFrom(...ESTADOS_LINEA);
    const linea = fc.record({ tipoPedido: fc.constantFrom('comida' as const, 'bebida' as const), estado });
    fc.assert(
      fc.property(fc.array(linea, { minLength: 1, maxLength: 8 }), (lineas) => {
        const resumen = summarize([
          ronda(...lineas.map((datos, i) => buildTicket({ _id: `t${i}`, ...datos }))),
        ]);
        const porLlegar = lineas.filter((una) => una.estado !== 'entregado');
        const step = (una: { estado: EstadoLinea }) => stepOf(una.estado);
        const ultimo = Math.min(stepOf('entregado'), ...porLlegar.map(step));

        expect(step(resumen!)).toBe(ultimo);
        for (const [tipoPedido, lista] of [
          ['comida', /comida lista/i],
          ['bebida', /bebida lista/i],
        ] as const) {
          const suyas = porLlegar.filter((una) => una.tipoPedido === tipoPedido);
          const todas = suyas.length > 0 && suyas.every((una) => una.estado === 'listo');
          if (!todas) expect(resumen?.texto).not.toMatch(lista);
        }
      }),
    );
  });

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
});
