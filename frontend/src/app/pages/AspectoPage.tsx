import { isPremium } from '@carta/contracts';
import { Cabecera } from '../../comensal/carta/CartaCliente/Cabecera';
import { Aspecto } from '../../propietario/ajustes/Aspecto/Aspecto';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Aspecto', (props) => (
  <Aspecto
    {...props}
    cabeceraOf={(visto) => <Cabecera restaurante={visto} mesa={isPremium(visto.tipoUsuario) ? 7 : null} />}
  />
));
