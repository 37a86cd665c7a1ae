import { Horario } from '../../propietario/ajustes/Horario/Horario';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Horario', Horario);
