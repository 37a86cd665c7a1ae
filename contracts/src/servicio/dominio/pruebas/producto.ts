import type { ProductoVendible } from '../pedido/comanda';
import { centimos } from '../../../plataforma/dominio/dinero';

export const buildProducto = (id: string, cambios: Partial<ProductoVendible> = {}): ProductoVendible => ({
  id,
  nombre: `Plato ${id}`,
  precio: centimos(850),
  disponible: true,
  tipo: 'comida',
  alergenos: [],
  alergenosDeclarados: true,
  formatos: [],
  opciones: [],
  ...cambios,
});
