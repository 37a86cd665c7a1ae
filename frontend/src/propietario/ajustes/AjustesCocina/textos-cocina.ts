import { cuentaProductos } from '../../carta/modelo/secciones';

export function textoCuenta(productos = 0): string {
  return productos === 0 ? 'Ningún producto todavía' : cuentaProductos(productos);
}
