import { useNavigate } from 'react-router-dom';
import { t } from '../../shared/lengua/lengua';
import { Boton } from '../../shared/ui/Boton/Boton';
import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export function NoEncontradaPage() {
  const navigate = useNavigate();
  useTitulo(t('Esta página no existe'));
  return (
    <PantallaError
      titulo={t('Esta página no existe')}
      ayuda={t('Revisa el enlace, o escanea de nuevo el código QR de tu mesa.')}
      acciones={<Boton onClick={() => void navigate(paths.inicio())}>{t('Ir al Inicio')}</Boton>}
    />
  );
}
