import { useNavigate } from 'react-router-dom';
import { Perfil } from '../../features/ajustes/Perfil/Perfil';
import { useSesion } from '../../features/sesion/useSesion';
import { paths } from '../paths';
import { useTitulo } from '../useTitulo';

/** /admin/profile */
export default function PerfilPage() {
  useTitulo('Perfil');
  const logout = useSesion((sesion) => sesion.logout);
  const navigate = useNavigate();
  return <Perfil onVolver={() => void navigate(paths.ajustes())} onLogout={() => void logout()} />;
}
