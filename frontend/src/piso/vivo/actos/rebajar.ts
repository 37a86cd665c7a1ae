import { PLAZO_REPONER_MS, rutasSala } from '@carta/contracts';
import type { RebajarRequest, RebajaMesa, DeshacerRebajaRequest, Grupo } from '@carta/contracts';
import { post } from '../../../shared/api/cliente';
import { offerVuelta } from '../cola/deshacibles';
import { askAhora, lastOf } from '../cola/peticiones';

/** `texto` says that it was done, `que` what somebody may have to approve before. */
interface TextosRebaja {
  texto: string;
  que: string;
  clave: string;
}

/**
 * Takes something off a mesa's bill as `grupo` shows it; it can be undone for ten seconds. Resolves to whether it was
 * done. The same key again takes nothing off twice.
 */
export async function rebajar(
  { grupoMesa, mesa, rev }: Grupo,
  pedido: Omit<RebajarRequest, 'rev'>,
  { texto, que, clave }: TextosRebaja,
): Promise<boolean> {
  const despues = await askAhora({
    grupoMesa,
    ruta: rutasSala.rebajas(grupoMesa),
    cuerpo: (): RebajarRequest => ({ ...pedido, rev }),
    error: 'No se ha podido guardar',
    clave,
    porAprobar: { acto: pedido.tipo, que },
    send: post,
  });
  if (despues === null) return false;
  const hecho = despues.ajustes?.at(-1);
  if (hecho) {
    const undo = () => deshacerRebaja(despues, hecho);
    offerVuelta(grupoMesa, `Mesa ${mesa.numero}: ${texto}`, undo, { duracion: PLAZO_REPONER_MS });
  }
  return true;
}

/** Resolves to whether it was given back. */
export async function deshacerRebaja(grupo: Grupo, { _id }: RebajaMesa): Promise<boolean> {
  const { grupoMesa } = grupo;
  const hecho = await askAhora({
    grupoMesa,
    ruta: rutasSala.deshacerRebaja(grupoMesa, _id),
    cuerpo: (): DeshacerRebajaRequest => ({ rev: lastOf(grupo).rev }),
    error: 'No se ha podido deshacer',
  });
  return hecho !== null;
}
