import { useNavigate } from 'react-router-dom';
import { Servicio } from '../../propietario/ajustes/Servicio/Servicio';
import { paths } from '../../shared/paths';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Servicio', function ServicioDeAqui({ restaurante, onVolver }) {
  const navigate = useNavigate();
  return (
    <Servicio
      restauranteId={restaurante._id}
      onVolver={onVolver}
      onImprimir={() => void navigate(paths.hojaQr())}
    />
  );
});
