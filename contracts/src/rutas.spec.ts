import { rutas } from './rutas';

describe('the addresses of the API', () => {
  it.each([
    [rutas.login(), '/api/auth/login'],
    [rutas.restaurantePorSlug('cafe-sol-ab34cd'), '/api/restaurantes/slug/cafe-sol-ab34cd'],
    [rutas.validarMesa('r1', 4), '/api/restaurantes/r1/mesas/4/validar'],
    [rutas.carta('r1'), '/api/carta?restaurantId=r1'],
    [rutas.cartaCategoria('c1', 'r1'), '/api/carta/c1?restaurantId=r1'],
    [rutas.pedidosMesa(4), '/api/pedidos/mesa/4'],
    [rutas.pedidoEstado('p1'), '/api/pedidos/p1/estado'],
    [rutas.lineaEstado('p1', '0'), '/api/pedidos/p1/producto/0/estado'],
  ])('%s', (ruta, esperada) => {
    expect(ruta).toBe(esperada);
  });

  it('let nothing that a person writes leave its place', () => {
    expect(rutas.restaurantePorSlug('../auth/me?x=1')).toBe('/api/restaurantes/slug/..%2Fauth%2Fme%3Fx%3D1');
    expect(rutas.validarMesa('r1', '1/../2')).toBe('/api/restaurantes/r1/mesas/1%2F..%2F2/validar');
    expect(rutas.carta('r1&x=1')).toBe('/api/carta?restaurantId=r1%26x%3D1');
  });
});
