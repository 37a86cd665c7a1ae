import { create } from 'zustand';
import { almacenLocal } from '../../shared/lib/almacen';

const CLAVE = 'cocina.un-toque';
const ENCENDIDO = 'si';

/** Whether one tap on a header of this screen has its ticket Listo; as long as nobody has chosen it, two taps do. */
export const useUnToque = create<{ encendido: boolean }>()(() => ({
  encendido: almacenLocal.read(CLAVE) === ENCENDIDO,
}));

export function switchUnToque(encendido: boolean): void {
  almacenLocal.write(CLAVE, encendido ? ENCENDIDO : 'no');
  useUnToque.setState({ encendido });
}
