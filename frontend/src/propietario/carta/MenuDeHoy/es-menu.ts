import type { MenuProducto, Producto } from '@carta/contracts';

export type ProductoMenu = Producto & { menu: MenuProducto };

export const isMenu = (producto: Producto): producto is ProductoMenu => producto.menu !== undefined;
