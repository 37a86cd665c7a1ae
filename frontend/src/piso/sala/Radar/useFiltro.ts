import { useSearchParams } from 'react-router-dom';
import { parseFiltro } from '../modelo/filtros';
import type { Filtro } from '../modelo/filtros';

const PARAMETRO = 'ver';

/** What of the radar is shown, kept in the address so that going back to it finds it as it was. */
export function useFiltro(): [Filtro, (filtro: Filtro) => void] {
  const [params, setParams] = useSearchParams();
  const setFiltro = (filtro: Filtro) =>
    setParams(filtro === 'todo' ? {} : { [PARAMETRO]: filtro }, { replace: true });
  return [parseFiltro(params.get(PARAMETRO)), setFiltro];
}
