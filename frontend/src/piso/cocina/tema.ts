import { useEffect, useState } from 'react';
import { almacenLocal } from '../../shared/lib/almacen';

const CLAVE = 'cocina.tema';

export type Tema = 'oscuro' | 'claro';

/** Dark by default: a kitchen's screen shines all day. */
export function useTema(): [Tema, (tema: Tema) => void] {
  const [tema, setTema] = useState<Tema>(() => (almacenLocal.read(CLAVE) === 'claro' ? 'claro' : 'oscuro'));
  useEffect(() => {
    document.documentElement.dataset.tema = tema;
    return () => {
      delete document.documentElement.dataset.tema;
    };
  }, [tema]);
  const change = (nuevo: Tema) => {
    almacenLocal.write(CLAVE, nuevo);
    setTema(nuevo);
  };
  return [tema, change];
}
