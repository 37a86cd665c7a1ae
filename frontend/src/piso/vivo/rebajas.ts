import { PLAZO_REPONER_MS, rutasSala } from '@carta/contracts';
import type { RebajarRequest, RebajaMesa, DeshacerRebajaRequest, Grupo } from '@carta/contracts';
import { post, put } from '../../shared/api/cliente';
import { conClave } from './cola/con-clave';
import { offerVuelta } from './cola/deshacibles';
import { ask, askConEncargado, enqueue, lastOf } from './cola/peticiones';

const ERROR = {
  rebajar: 'No se ha podido guardar',
  deshacer: 'No se ha podido deshacer',
} as const;

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
  const cuerpo: RebajarRequest = { ...pedido, rev };
  const request = () => post<Grupo>(rutasSala.rebajas(grupoMesa), cuerpo, conClave(clave));
  const porAprobar = { grupoMesa, clave, que, acto: pedido.tipo, porDefecto: ERROR.rebajar };
  const despues = await askConEncargado(porAprobar, request);
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
  const hecho = await enqueue(grupoMesa, () => {
    const cuerpo: DeshacerRebajaRequest = { rev: lastOf(grupo).rev };
    return ask(
      () => put<Grupo>(rutasSala.deshacerRebaja(grupoMesa, _id), cuerpo, conClave()),
      ERROR.deshacer,
    );
  });
  return hecho !== null;
}
