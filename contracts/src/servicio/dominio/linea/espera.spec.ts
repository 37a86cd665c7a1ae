import { esperaDesde } from './espera';
import type { EstadoLinea } from './estado-linea';

const ticket = (estado: EstadoLinea, minuto: number) => ({
  estado,
  createdAt: `2026-05-02T21:${String(minuto).padStart(2, '0')}:00.000Z`,
  productos: [{ estado }],
});

describe('the wait of a mesa', () => {
  it('is since its oldest ticket not yet delivered', () => {
    const pedidos = [ticket('entregado', 0), ticket('pendiente', 20), ticket('listo', 10)];

    expect(esperaDesde({ pedidos })).toBe('2026-05-02T21:10:00.000Z');
  });

  it('is none when everything is served, or nothing was ordered', () => {
    expect(esperaDesde({ pedidos: [ticket('entregado', 0)] })).toBeNull();
    expect(esperaDesde({ pedidos: [] })).toBeNull();
  });
});
