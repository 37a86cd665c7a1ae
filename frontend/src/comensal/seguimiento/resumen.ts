import {
  ESTADO_AL,
  ESTADO_INICIAL,
  ETIQUETA_ESTADO,
  isEntregado,
  isSinEmpezar,
  platosVivosOf,
  stepOf,
} from '@carta/contracts/comensal';
import type { EstadoLinea, Husos, Linea, Ticket, TipoPedido } from '@carta/contracts';
import type { Frase } from '../../shared/lengua/frases';
import { lengua, t } from '../../shared/lengua/lengua';
import { formatHora } from '../../shared/lib/hora';
import { lineasVivas, pedidosOf } from './rondas';
import type { Ronda } from './rondas';

/** A menu is as far as its dishes, which are told one by one. */
const platosDe = ({ productos }: Ticket): Linea[] => platosVivosOf(productos);

export interface Resumen {
  estado: EstadoLinea;
  texto: string;
}

/** After this long (ms) a diner reads that nobody has seen the order (docs/reglas/piso.md#who-is-looking). */
const PLAZO_MS = 60_000;

export const NOMBRE_TIPO = {
  comida: 'Comida',
  bebida: 'Bebida',
} as const satisfies Record<TipoPedido, string>;

const TIPOS = ['comida', 'bebida'] as const satisfies readonly TipoPedido[];

const RECIBIDO = {
  comida: 'Recibido en cocina {hora}',
  bebida: 'Recibido en barra {hora}',
} as const satisfies Record<TipoPedido, Frase>;
const PENDIENTE = {
  comida: 'Pendiente de confirmar por cocina',
  bebida: 'Pendiente de confirmar por barra',
} as const satisfies Record<TipoPedido, Frase>;
const ENVIADO = {
  comida: 'Enviado a cocina',
  bebida: 'Enviado a barra',
} as const satisfies Record<TipoPedido, Frase>;

/** 'Comida lista': both Spanish nouns are feminine; elsewhere 'Food: Ready', where words need not agree. */
function comoVa(tipo: TipoPedido, estado: EstadoLinea | null): string {
  const etiqueta = estado === null ? PARA_DESPUES : ETIQUETA_ESTADO[estado];
  return lengua === 'es'
    ? `${tipo} ${etiqueta.toLowerCase().replace(/o$/, 'a')}`
    : `${t(NOMBRE_TIPO[tipo])}: ${t(etiqueta)}`;
}

/** Its pase has not marched, so nobody makes it yet (docs/reglas/piso.md#who-is-looking). */
export const PARA_DESPUES = 'Después';

/** All that is still to come of it waits its turn. */
export function isParaDespues(ticket: Ticket): boolean {
  const porLlegar = platosDe(ticket).filter((linea) => !isEntregado(linea));
  return porLlegar.length > 0 && porLlegar.every(({ enEspera }) => enEspera);
}

/** ISO 8601; null until the kitchen has seen it. */
export function recibidoEn(ticket: Ticket): string | null {
  const { vistoEn, createdAt, productos } = ticket;
  if (vistoEn !== undefined) return vistoEn;
  if (isSinEmpezar(ticket) && lineasVivas(ticket).every(isSinEmpezar)) return null;
  const pasos = productos.flatMap(({ enPreparacionEn, listoEn }) => enPreparacionEn ?? listoEn ?? []);
  return pasos.sort()[0] ?? createdAt;
}

/** It is in ms on this phone's clock. */
export const plazoOf = ({ creado }: Ronda): number => creado + PLAZO_MS;

/**
 * 'Recibido en cocina 14:32' once seen; before only 'Enviado', and after its plazo that nobody has, unless all
 * of it waits its turn. Drinks are the bar's.
 */
export function textoRecibido(husos: Husos, ticket: Ticket, isPasado: boolean): string {
  const instante = recibidoEn(ticket);
  const { tipoPedido } = ticket;
  if (instante !== null) return t(RECIBIDO[tipoPedido], { hora: formatHora(husos, instante) });
  if (isParaDespues(ticket)) return t(PARA_DESPUES);
  return t((isPasado ? PENDIENTE : ENVIADO)[tipoPedido]);
}

/**
 * The bar's text on unpaid orders; null without any. Where food and drinks differ each is named: nothing is
 * ready because the beer is.
 * @param ahora ms on this phone's clock.
 */
export function summarize(husos: Husos, rondas: readonly Ronda[], ahora: number): Resumen | null {
  if (rondas.length === 0) return null;
  const abiertas = rondas.filter(({ pagado }) => !pagado);
  if (abiertas.length === 0) return { estado: ESTADO_AL.entregar, texto: t(ETIQUETA_ESTADO.pagado) };
  const vivas = abiertas.flatMap(pedidosOf).flatMap(lineasVivas);
  if (vivas.length === 0) return { estado: ESTADO_AL.entregar, texto: t('Cancelado') };
  const partes = TIPOS.flatMap((tipo) => {
    const tickets = abiertas.flatMap(pedidosOf).filter(({ tipoPedido }) => tipoPedido === tipo);
    return tickets.every(isServido) ? [] : [{ tipo, estado: estadoOf(tickets) }];
  });
  const enMarcha = partes.flatMap(({ estado }) => estado ?? []).sort((a, b) => stepOf(a) - stepOf(b));
  const [estado] = enMarcha;
  if (estado === undefined) {
    if (partes.length > 0) return { estado: ESTADO_INICIAL, texto: t(PARA_DESPUES) };
    return { estado: ESTADO_AL.entregar, texto: t(ETIQUETA_ESTADO.entregado) };
  }
  if (enMarcha.every(isPendiente)) return { estado, texto: textoPendiente(husos, abiertas, ahora) };
  if (partes.every((parte) => parte.estado === estado)) return { estado, texto: t(ETIQUETA_ESTADO[estado]) };
  const texto = partes
    .sort((a, b) => pasoOf(b.estado) - pasoOf(a.estado))
    .map((parte) => comoVa(parte.tipo, parte.estado))
    .join(' · ');
  return { estado, texto: texto.charAt(0).toUpperCase() + texto.slice(1) };
}

const isServido = (ticket: Ticket): boolean => lineasVivas(ticket).every(isEntregado);
const isPendiente = (estado: EstadoLinea): boolean => isSinEmpezar({ estado });
const pasoOf = (estado: EstadoLinea | null): number => (estado === null ? -1 : stepOf(estado));

/** The slowest line still to come; null while all of those wait their turn. */
function estadoOf(tickets: readonly Ticket[]): EstadoLinea | null {
  const porLlegar = tickets.flatMap(platosDe).filter((linea) => !isEntregado(linea) && !linea.enEspera);
  const pasos = porLlegar.map(({ estado }) => estado).sort((a, b) => stepOf(a) - stepOf(b));
  return pasos[0] ?? null;
}

/** Good news only when all of it is. */
function textoPendiente(husos: Husos, abiertas: readonly Ronda[], ahora: number): string {
  const pendientes = abiertas.flatMap((ronda) => {
    const isPasado = ahora >= plazoOf(ronda);
    return pedidosOf(ronda)
      .filter((ticket) => isSinEmpezar(ticket) && !isParaDespues(ticket))
      .map((ticket) => ({ ticket, isPasado, isVisto: recibidoEn(ticket) !== null }));
  });
  const [peor] = pendientes.sort(
    (a, b) => Number(a.isVisto) - Number(b.isVisto) || Number(b.isPasado) - Number(a.isPasado),
  );
  return peor === undefined ? t(ETIQUETA_ESTADO.pendiente) : textoRecibido(husos, peor.ticket, peor.isPasado);
}
