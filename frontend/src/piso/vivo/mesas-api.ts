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

const AUTH = { auth: true } as const;

export function callMoverMesa(grupoMesa: string, cuerpo: MoverMesaRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.moverMesa(grupoMesa), cuerpo, AUTH);
}

/** This tab leads the party, or will. */
export function callJuntarMesas(lider: string, cuerpo: JuntarMesasRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.juntarMesas(lider), cuerpo, AUTH);
}

export function callComensales(grupoMesa: string, cuerpo: DecirComensalesRequest): Promise<Grupo> {
  return put<Grupo>(rutasSala.comensales(grupoMesa), cuerpo, AUTH);
}

export function callPagarMesas(grupoMesa: string, cuerpo: PagarMesasRequest): Promise<MesasPagadas> {
  return put<MesasPagadas>(rutasSala.pagarMesas(grupoMesa), cuerpo, AUTH);
}
