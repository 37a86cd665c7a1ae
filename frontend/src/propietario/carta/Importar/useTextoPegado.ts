import { useState } from 'react';
import { almacenLocal } from '../../../shared/lib/almacen';

const NOMBRE = 'carta.importar.texto';

/** What was pasted and not sent yet stays on this device. */
export function useTextoPegado(): [string, (texto: string) => void] {
  const [texto, setTexto] = useState(() => almacenLocal.read(NOMBRE) ?? '');
  function change(nuevo: string) {
    setTexto(nuevo);
    if (nuevo === '') almacenLocal.remove(NOMBRE);
    else almacenLocal.write(NOMBRE, nuevo);
  }
  return [texto, change];
}
