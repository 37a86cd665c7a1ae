import { create } from 'zustand';
import { almacenLocal } from '../../shared/lib/almacen';

const CLAVE = 'cocina.un-toque';
const ENCENDIDO = 'si';

/** By default it takes two taps. */
export const useUnToque = create<{ encendido: boolean }>()(() => ({
  encendido: almacenLocal.read(CLAVE) === ENCENDIDO,
}));

export function switchUnToque(encendido: boolean): void {
  almacenLocal.write(CLAVE, encendido ? ENCENDIDO : 'no');
  useUnToque.setState({ encendido });
}
