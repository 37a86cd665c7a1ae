import { horaFija } from '../tablero/instante';
import type { Presente, SonidoDebido } from './sonidos';
import { llevaSalida, salidaOf, vistaPasaplatosOf } from '../tickets/tarjetas-pasaplatos';

/** What has become ready sounds once, unless somebody brings it: whoever stands there sees it. `ahora` in ms on this device. */
export function sonidosDePasaplatos({ grupos, desfase }: Presente, ahora = horaFija()): SonidoDebido[] {
  const listas = vistaPasaplatosOf(grupos.values(), ahora + desfase).tarjetas.filter(
    (tarjeta) => tarjeta.isLista && llevaSalida(salidaOf(tarjeta), ahora + desfase) === null,
  );
  return [{ tono: 'listo', ids: listas.map(({ id }) => id), cadaMs: null }];
}
