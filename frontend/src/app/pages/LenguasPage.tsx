import { Lenguas } from '../../propietario/ajustes/Lenguas/Lenguas';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Lenguas de la carta', Lenguas);
