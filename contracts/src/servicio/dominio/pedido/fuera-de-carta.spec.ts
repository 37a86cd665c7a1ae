import { centimos } from '../../../plataforma/dominio/dinero';
import { priceComanda } from './comanda';
import type { ProductoVendible } from './comanda';
import { marcaDeLinea } from './evita';
import { fueraDeCarta } from './fuera-de-carta';
import { buildProducto } from '../pruebas/producto';
import { splitComanda } from './split-comanda';

const BRASA = { _id: 'a'.repeat(24), nombre: 'Brasa', tipo: 'comida' as const };
const percebes = { nombre: 'Percebes', precio: centimos(2400), estacion: 'cocina' };
const vendible = (estacion = 'cocina', nombre = 'Percebes', precio = 2400): ProductoVendible => ({
  id: 'l',
  ...fueraDeCarta({ nombre, precio: centimos(precio), estacion }, [BRASA])!,
});
const pedida = (libre: ProductoVendible, cantidad = 1) => ({
  libre,
  nombre: libre.nombre,
  precio: libre.precio,
  cantidad,
});

it('goes to the kitchen, to the bar or to a station of the house, and to none that it has not', () => {
  expect(fueraDeCarta(percebes)).toMatchObject({ tipo: 'comida', libre: true });
  expect(fueraDeCarta(percebes)).not.toHaveProperty('estacion');
  expect(fueraDeCarta({ ...percebes, estacion: 'barra' })).toMatchObject({ tipo: 'bebida' });
  expect(fueraDeCarta({ ...percebes, estacion: BRASA._id }, [BRASA])).toMatchObject({
    tipo: 'comida',
    estacion: { id: BRASA._id, nombre: 'Brasa' },
  });
  expect(fueraDeCarta({ ...percebes, estacion: BRASA._id })).toBeNull();
});

it('is priced as it was written, beside what the carta has, in the order of the lines', () => {
  const tortilla = buildProducto('t');
  const [dearer, cheaper] = [vendible(), vendible('barra', 'Percebes', 1200)];
  const deCarta = { productoId: 't', nombre: 'Tortilla', precio: centimos(850), cantidad: 1 };

  const comanda = priceComanda([pedida(dearer), deCarta, pedida(cheaper, 2)], [tortilla]);

  if (!comanda.ok) throw new Error(comanda.motivo);
  expect(comanda.lineas.map(({ eleccion, cantidad }) => [eleccion.precio, cantidad])).toEqual([
    [2400, 1],
    [850, 1],
    [1200, 2],
  ]);
  expect(splitComanda(comanda.lineas).map(({ tipo, lineas }) => [tipo, lineas.length])).toEqual([
    ['comida', 2],
    ['bebida', 1],
  ]);
});

it('has declared nothing, so whoever avoids something reads that nobody knows', () => {
  const comanda = priceComanda([pedida(vendible())], []);
  expect(comanda.ok && comanda.lineas[0]!.eleccion.alergenosDeclarados).toBe(false);
  expect(marcaDeLinea({}, ['gluten'])).toEqual({ tipo: 'sin_informacion' });
});
