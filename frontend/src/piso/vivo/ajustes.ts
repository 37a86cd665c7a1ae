import { PLAZO_REPONER_MS, rutasSala } from '@carta/contracts';
import type { AjustarRequest, AjusteMesa, DeshacerAjusteRequest, Grupo } from '@carta/contracts';
import { post, put } from '../../shared/api/cliente';
import { conClave } from './cola/con-clave';
import { offerVuelta } from './cola/deshacibles';
import { ask, askConEncargado, enqueue, lastOf } from './cola/peticiones';

const ERROR = {
  ajustar: 'No se ha podido guardar',
  deshacer: 'No se ha podido deshacer',
} as const;

/** `texto` says that it was done, `que` what somebody may have to approve before. */
interface TextosAjuste {
  texto: string;
  que: string;
  clave: string;
}

/**
 * Takes something off a mesa's bill as `grupo` shows it; it can be undone for ten seconds. Resolves to whether it was
 * done. The same key again takes nothing off twice.
 */
export async function ajustar(
  { grupoMesa, mesa, rev }: Grupo,
  pedido: Omit<AjustarRequest, 'rev'>,
  { texto, que, clave }: TextosAjuste,
): Promise<boolean> {
  const cuerpo: AjustarRequest = { ...pedido, rev };
  const request = () => post<Grupo>(rutasSala.ajustes(grupoMesa), cuerpo, conClave(clave));
  const porAprobar = { grupoMesa, clave, que, acto: pedido.tipo, porDefecto: ERROR.ajustar };
  const despues = await askConEncargado(porAprobar, request);
  if (despues === null) return false;
  const hecho = despues.ajustes?.at(-1);
  if (hecho) {
    const undo = () => deshacerAjuste(despues, hecho);
    offerVuelta(grupoMesa, `Mesa ${mesa.numero}: ${texto}`, undo, { duracion: PLAZO_REPONER_MS });
  }
  return true;
}

/** Resolves to whether it was given back. */
export async function deshacerAjuste(grupo: Grupo, { _id }: AjusteMesa): Promise<boolean> {
  const { grupoMesa } = grupo;
  const hecho = await enqueue(grupoMesa, () => {
    const cuerpo: DeshacerAjusteRequest = { rev: lastOf(grupo).rev };
    return ask(
      () => put<Grupo>(rutasSala.deshacerAjuste(grupoMesa, _id), cuerpo, conClave()),
      ERROR.deshacer,
    );
  });
  return hecho !== null;
}
