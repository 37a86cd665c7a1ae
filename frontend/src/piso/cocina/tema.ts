import { useEffect, useState } from 'react';
import { almacenLocal } from '../../shared/lib/almacen';

const CLAVE = 'cocina.tema';

export type Tema = 'oscuro' | 'claro';

/** A kitchen's screen shines all day, so it is dark by default. */
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
