import { rutasSala } from '@carta/contracts';
import type {
  DecirComensalesRequest,
  Grupo,
  JuntarMesasRequest,
  MesasPagadas,
  MoverMesaRequest,
  PagarMesasRequest,
} from '@carta/contracts';
import { put } from '../../shared/api/cliente';
import { conClave } from './cola/con-clave';

export function callMoverMesa(grupoMesa: string, cuerpo: MoverMesaRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.moverMesa(grupoMesa), cuerpo, conClave());
}

/** This tab leads the party, or will. */
export function callJuntarMesas(lider: string, cuerpo: JuntarMesasRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.juntarMesas(lider), cuerpo, conClave());
}

export function callComensales(grupoMesa: string, cuerpo: DecirComensalesRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.comensales(grupoMesa), cuerpo, conClave());
}

export function callPagarMesas(grupoMesa: string, cuerpo: PagarMesasRequest): Promise<MesasPagadas> {
  return put<MesasPagadas>(rutasSala.pagarMesas(grupoMesa), cuerpo, conClave());
}
