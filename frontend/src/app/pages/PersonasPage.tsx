import { Personas } from '../../propietario/ajustes/Personas/Personas';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Personas', Personas);
