import { AjustesCocina } from '../../propietario/ajustes/AjustesCocina/AjustesCocina';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Cocina', AjustesCocina);
