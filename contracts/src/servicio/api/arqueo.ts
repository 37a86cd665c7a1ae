import type { TipoArqueo } from '../dominio/dinero/arqueo';
import type { Quien } from './grupo';

/** What was done about the drawer, in euros; never changed afterwards. */
export interface ApunteArqueo extends Quien {
  _id: string;
  tipo: TipoArqueo;
  importe: number;
  motivo?: string;
  esperado?: EsperadoArqueo;
  /** Of a `conteo`: what was counted less what was expected. */
  diferencia?: number;
}

/** CajonEsperado in euros. */
export interface EsperadoArqueo {
  fondo: number | null;
  efectivo: number;
  entradas: number;
  retiradas: number;
  total: number;
  sinIndicar: number;
  propinas: number;
}

/** GET /pedidos/arqueo?dia=AAAA-MM-DD, in the order in which it was done. */
export interface ArqueoDelDia {
  dia: string;
  apuntes: ApunteArqueo[];
  /** What the drawer should hold now. It is counted blind: screens only compare with it. */
  enCaja: number;
}
