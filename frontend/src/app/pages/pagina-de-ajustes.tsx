import type { Restaurante } from '@carta/contracts';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

interface PropsDetalle {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

/** An entry of Ajustes as a page: of the place that is signed in, with the way back to the others. */
export function paginaDeAjustes(titulo: string, Detalle: ComponentType<PropsDetalle>) {
  return function PaginaDeAjustes() {
    useTitulo(titulo);
    const restaurante = useSesion((sesion) => sesion.restaurante);
    const reload = useSesion((sesion) => sesion.reload);
    const navigate = useNavigate();
    if (restaurante === null) return null;
    return (
      <Detalle
        restaurante={restaurante}
        onVolver={() => void navigate(paths.ajustes())}
        onGuardado={reload}
      />
    );
  };
}
