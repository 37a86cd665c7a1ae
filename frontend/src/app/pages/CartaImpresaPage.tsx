import { CartaImpresa } from '../../propietario/ajustes/CartaImpresa/CartaImpresa';
import { paginaDeAjustes } from './pagina-de-ajustes';

export default paginaDeAjustes('Imprimir la carta', CartaImpresa);
