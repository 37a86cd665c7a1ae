import { useNavigate } from 'react-router-dom';
import { Perfil } from '../../propietario/ajustes/Perfil/Perfil';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function PerfilPage() {
  useTitulo('Perfil');
  const logout = useSesion((sesion) => sesion.logout);
  const navigate = useNavigate();
  return <Perfil onVolver={() => void navigate(paths.ajustes())} onLogout={() => void logout()} />;
}
