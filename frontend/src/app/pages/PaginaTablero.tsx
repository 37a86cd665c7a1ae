import type { ReactNode } from 'react';
import { canDo, rolConPlanOf } from '@carta/contracts';
import { useNavigate } from 'react-router-dom';
import { useSesion } from '../../sesion/useSesion';
import { MarcoTablero } from '../../piso/tablero/componentes/MarcoTablero/MarcoTablero';
import { showNuevos } from '../../piso/tablero/mostrarNuevos';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

interface PropsPaginaTablero {
  titulo: string;
  children: ReactNode;
}

/** It must stand inside the guards. */
export function PaginaTablero({ titulo, children }: PropsPaginaTablero) {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const esCuenta = useSesion((sesion) => sesion.dispositivo === null);
  const navigate = useNavigate();
  useTitulo(titulo);
  const handleShowNuevos = () => {
    if (!showNuevos()) void navigate(paths.pedidos());
  };

  if (restaurante === null) return null;
  return (
    <MarcoTablero
      restaurante={restaurante}
      titulo={titulo}
      conCifras={esCuenta && canDo(rolConPlanOf(restaurante.tipoUsuario), 'tablero.estadisticas')}
      onShowNuevos={handleShowNuevos}
    >
      {children}
    </MarcoTablero>
  );
}
