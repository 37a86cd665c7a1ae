import { Dispositivos } from '../../propietario/ajustes/Dispositivos/Dispositivos';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Dispositivos', Dispositivos);
