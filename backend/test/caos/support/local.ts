import { isPorElegir, rutas } from '@carta/contracts';
import type {
  Carta,
  Categoria,
  LineaPedidaRequest,
  LoginResponse,
  MesaConEnlace,
  Producto,
  TipoPedido,
} from '@carta/contracts';
import { ask } from './ask';

const EMAIL_DEMO = 'demo@cartadigital.es';

/** The premium demo restaurant of a running server: what can be ordered there, and its owner's token. */
export interface Local {
  readonly url: string;
  readonly id: string;
  readonly mesas: number;
  /** What the printed code of each mesa says, in their order. */
  readonly firmas: readonly string[];
  readonly token: string;
  /** None waits for its pase: each can be made and served at once. */
  readonly productos: Record<TipoPedido, LineaPedidaRequest[]>;
}

/** @param password in production each demo has its own. */
export async function enterDemo(url: string, password = 'demo1234'): Promise<Local> {
  const body = { email: EMAIL_DEMO, password };
  const sesion = await ask<LoginResponse>(`${url}${rutas.login()}`, { method: 'POST', body });
  if (!sesion.data) throw new Error(`The demo's login answered ${sesion.status}`);
  const { accessToken, restaurante } = sesion.data;
  const carta = await ask<Carta>(`${url}${rutas.carta(restaurante._id)}`);
  if (!carta.data) throw new Error(`The demo's carta answered ${carta.status}`);
  const mesas = await ask<MesaConEnlace[]>(`${url}${rutas.mesas(restaurante._id)}`, { token: accessToken });
  const { categorias, restaurante: casa } = carta.data;
  const isSinEspera = ({ pase }: Categoria) => pase === undefined || pase === casa.pases?.[0]?._id;
  const lineasOf = (tipo: TipoPedido): LineaPedidaRequest[] =>
    categorias
      .filter((categoria) => categoria.tipo === tipo && isSinEspera(categoria))
      .flatMap(({ productos }) => productos)
      .filter(isLlano)
      .map(({ _id, nombre, precio }) => ({ productoId: _id, nombre, precio, cantidad: 1 }));
  return {
    url,
    id: restaurante._id,
    mesas: restaurante.numeroMesas,
    firmas: (mesas.data ?? []).map(({ enlace }) => new URL(enlace).searchParams.get('t') ?? ''),
    token: accessToken,
    productos: { comida: lineasOf('comida'), bebida: lineasOf('bebida') },
  };
}

/** It can be ordered as it stands, and costs the same at every mesa. */
function isLlano(producto: Producto): boolean {
  return producto.disponible && producto.precios === undefined && !isPorElegir(producto);
}
