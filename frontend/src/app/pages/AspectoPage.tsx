import { useNavigate } from 'react-router-dom';
import { isPremium } from '@carta/contracts';
import { Cabecera } from '../../comensal/carta/CartaCliente/Cabecera';
import { Aspecto } from '../../propietario/ajustes/Aspecto/Aspecto';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function AspectoPage() {
  useTitulo('Aspecto');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return (
    <Aspecto
      restaurante={restaurante}
      onVolver={() => void navigate(paths.ajustes())}
      onGuardado={reload}
      cabeceraOf={(visto) => <Cabecera restaurante={visto} mesa={isPremium(visto.tipoUsuario) ? 7 : null} />}
    />
  );
}
