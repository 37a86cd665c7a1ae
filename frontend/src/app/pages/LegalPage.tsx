import { Legal } from '../../propietario/ajustes/Legal/Legal';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Datos legales', Legal);
