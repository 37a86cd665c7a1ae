import { useNavigate } from 'react-router-dom';
import { Boton } from '../../shared/ui/Boton/Boton';
import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export function NoEncontradaPage() {
  const navigate = useNavigate();
  useTitulo('Esta página no existe');
  return (
    <PantallaError
      titulo="Esta página no existe"
      ayuda="Revisa el enlace, o escanea de nuevo el código QR de tu mesa."
      acciones={<Boton onClick={() => void navigate(paths.inicio())}>Ir al Inicio</Boton>}
    />
  );
}
