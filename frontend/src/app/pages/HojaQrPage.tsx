import { HojaImpresion } from '../../propietario/ajustes/HojaImpresion/HojaImpresion';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Códigos de las mesas', HojaImpresion);
