import { Zonas } from '../../propietario/ajustes/Zonas/Zonas';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Zonas y precios', Zonas);
