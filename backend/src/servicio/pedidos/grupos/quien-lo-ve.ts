// Longer than most: who sees which field of a mesa stands in one place, field by field.
import {
  capasDe,
  estadoGrupo,
  estadoTicket,
  estadosDeMenus,
  isEnEspera,
  pendienteDe,
  rondas,
  sinIndicarDe,
  sumCentimos,
  toEuros,
  totalGrupo,
  totalTicket,
  vistoEnDe,
} from '@carta/contracts';
import type {
  Rebaja,
  RebajaMesa,
  Cancelacion,
  Cobro,
  CobroMesa,
  Enterado,
  Grupo,
  GrupoMesa,
  Linea,
  LineaMesa,
  MarcaRebaja,
  MovimientoReciente,
  Quien,
  QuienMotivo,
  Repuesta,
  RepuestaLinea,
  Retirada,
  RetiradaLinea,
  Ticket,
  TicketMesa,
} from '@carta/contracts';
import type { PasoDado } from './grupo.mapper';
import { comensales, como, deducida, nadie, propio, sala, todos, vistaDe } from './vista';
import type { Lector } from './vista';

/** A line with what only its mesa knows of it: why it costs less. */
interface LineaEnMesa extends LineaMesa {
  ajustes?: MarcaRebaja[];
}

/** A ticket with what only its mesa knows of it: its round, and which of its phones sent it. */
interface TicketEnMesa extends TicketMesa {
  numero: number;
  numeroMovil: number;
  lineas: readonly LineaEnMesa[];
}

const igual = <V>(valor: V): V => valor;
const siHay = <V>(valor: V): V | undefined => valor || undefined;
const copia = <V>(lista: readonly V[]): V[] => [...lista];
const iso = (instante: Date): string => instante.toISOString();
const toQuien = ({ por, en }: Enterado): Quien => ({ por, en: iso(en) });
const toQuienMotivo = ({ motivo, ...quien }: Cancelacion): QuienMotivo => ({ motivo, ...toQuien(quien) });

/** A diner is not told who of the staff did it. */
const toMotivo = ({ motivo, en }: Cancelacion): QuienMotivo => ({
  motivo,
  en: iso(en),
  por: 'El restaurante',
});

const toLinea = vistaDe<LineaEnMesa, Linea>({
  id: como('_id'),
  _id: deducida(todos(({ id }) => id)),
  productoId: todos(igual),
  nombre: todos(igual),
  cantidad: todos(igual),
  precio: todos(toEuros),
  rebaja: todos((rebaja) => siHay(toEuros(rebaja))),
  gratis: todos(siHay),
  estado: todos(igual),
  porPeso: todos(({ unidad, precio, gramosEstimados }) => ({
    unidad,
    precio: toEuros(precio),
    gramosEstimados,
  })),
  gramos: todos(igual),
  // may be a matter of health, and none of the neighbours'
  notas: propio(siHay),
  formato: todos(igual),
  opciones: todos((elegidas) =>
    elegidas.map(({ nombre, valor, suplemento }) => ({ nombre, valor, suplemento: toEuros(suplemento) })),
  ),
  alergenos: todos(copia),
  esMenu: todos(igual),
  deMenu: todos(igual),
  paseMenu: todos(igual),
  enPreparacionEn: todos(iso),
  listoEn: todos(iso),
  entregadoEn: todos(iso),
  enEspera: deducida(comensales((linea) => (isEnEspera(linea) ? true : undefined))),
  estacion: sala(({ id, nombre }) => ({ id, nombre })),
  cuenta: sala((contados) => contados.map(({ nombre, n }) => ({ nombre, n }))),
  pesada: sala(toQuien),
  libre: sala(igual),
  silla: sala(igual),
  pase: sala(({ id, nombre, orden }) => ({ id, nombre, orden })),
  marchada: sala(toQuien),
  detenidaEn: sala(iso),
  cancelada: { ...sala(toQuienMotivo), ...comensales(toMotivo) },
  enterado: sala(toQuien),
  retiradas: {
    ...sala((retiradas) => retiradas.map(toRetirada)),
    ...comensales((retiradas) => retiradas.map((cada) => ({ unidades: cada.unidades, ...toMotivo(cada) }))),
  },
  repuesta: sala(toRepuesta),
  ajustes: todos(igual),
  ...nadie('repesadas', 'revPesada', 'servida', 'revMarcha', 'tardios', 'revMovida', 'revVuelta'),
});

const toTicket = vistaDe<TicketEnMesa, Ticket>({
  ...{ id: como('_id'), tipo: como('tipoPedido'), creadoEn: como('createdAt'), lineas: como('productos') },
  _id: deducida(todos(({ id }) => id)),
  numero: todos(igual),
  tipoPedido: deducida(todos(({ tipo }) => tipo)),
  createdAt: deducida(todos(({ creadoEn }) => iso(creadoEn))),
  estado: deducida(todos(estadoTicket)),
  total: deducida(todos((ticket) => toEuros(totalTicket(ticket)))),
  notas: propio(siHay),
  vistoEn: todos(iso),
  vistoPor: sala((vistos) => vistos.map(({ estacion, en }) => ({ estacion, en: iso(en) }))),
  evita: sala(copia),
  lengua: sala(igual),
  sinVerificar: sala(igual),
  tomadoPor: sala(siHay),
  lleva: sala(toQuien),
  urgente: sala(toQuien),
  // the staff names phones in the order in which they first ordered
  movil: { ...sala(siHay), vecino: (_, { numeroMovil }) => String(numeroMovil) },
  numeroMovil: como('movil'),
  antes: sala(siHay),
  productos: deducida(todos(({ lineas }, _, quien) => lineas.map((linea) => toLinea(linea, quien)))),
  ...nadie('clave', 'revAlta', 'persona', 'revLleva', 'revUrgente'),
});

const toCobro = vistaDe<Cobro, CobroMesa>({
  id: como('_id'),
  _id: deducida(sala(({ id }) => id)),
  importe: sala(toEuros),
  forma: sala(igual),
  otra: sala(igual),
  propina: sala(toEuros),
  lineas: sala((lineas) => lineas.map(({ linea, unidades }) => ({ linea, unidades }))),
  por: sala(igual),
  en: sala(iso),
  anulado: sala(toQuienMotivo),
  ...nadie('clave', 'parteDe', 'persona'),
});

const toRebaja = vistaDe<Omit<Rebaja, 'tipo'> & { tipo: RebajaMesa['tipo']; deshecho?: Rebaja }, RebajaMesa>({
  id: como('_id'),
  _id: deducida(sala(({ id }) => id)),
  tipo: sala(igual),
  importe: deducida(sala(({ lineas }) => toEuros(sumCentimos(lineas.map(({ importe }) => importe))))),
  motivo: sala(igual),
  porcentaje: sala(igual),
  deMesa: sala(igual),
  lineas: sala((lineas) => lineas.map(({ linea, unidades }) => ({ linea, unidades: siHay(unidades) }))),
  por: sala(igual),
  en: sala(iso),
  deshecho: sala(toQuien),
  ...nadie('clave', 'rev', 'deshace', 'persona', 'aprobadoPor'),
});

export const toMesa = vistaDe<GrupoMesa, Grupo>({
  ...{ id: como('grupoMesa'), pagado: como('estadoGrupo') },
  grupoMesa: deducida(sala(({ id }) => id)),
  rev: sala(igual),
  mesa: sala((numero) => ({ numero })),
  estadoGrupo: deducida(sala(estadoGrupo)),
  comensales: sala(siHay),
  pedidos: sala((_, grupo) => mapTickets(grupo, 'sala')),
  primerPedido: deducida(sala((grupo) => iso(new Date(Math.min(...instantesDe(grupo)))))),
  ultimoPedido: deducida(sala((grupo) => iso(new Date(Math.max(...instantesDe(grupo)))))),
  totalGrupo: deducida(sala((grupo) => toEuros(totalGrupo(grupo)))),
  pendiente: deducida(sala((grupo) => toEuros(pendienteDe(grupo)))),
  cobros: sala((cobros) => cobros.map((cobro) => toCobro(cobro, 'sala'))),
  ajustes: sala(toRebajas),
  sinIndicar: deducida(sala((grupo) => siHay(toEuros(sinIndicarDe(grupo))))),
  mudanzas: sala((mudanzas) => mudanzas.map(({ de, a, ...quien }) => ({ de, a, ...toQuien(quien) }))),
  mesasJuntas: sala(copia),
  actualizadoEn: sala(iso),
  pagadoEn: sala(iso),
  motivoCierre: sala(siHay),
  ...nadie(
    'restauranteId',
    'archivadoEn',
    'revReapertura',
    'reaperturas',
    'revJuntas',
    'vecesJuntas',
    'revComensales',
    'revCobros',
    'revAjustes',
    'asientos',
    'pagosDeshechos',
    'jornadasContadas',
    'periodo',
  ),
});

type PasoVisto = Omit<MovimientoReciente, 'mesa' | 'numero' | 'tipoPedido' | 'productos'>;

export const toPaso = vistaDe<Omit<PasoDado, 'a'> & Pick<PasoVisto, 'a'>, PasoVisto>({
  ...{ ticketId: como('pedido'), lineaId: como('linea') },
  pedido: deducida(sala(({ ticketId }) => ticketId)),
  linea: deducida(sala(({ lineaId }) => siHay(lineaId))),
  de: sala(igual),
  a: sala(igual),
  pase: sala(igual),
  motivo: sala(igual),
  en: sala(iso),
  por: sala(igual),
  ...nadie(
    'importe',
    'forma',
    'ajuste',
    'unidades',
    'mesas',
    'persona',
    'aprobadoPor',
    'rev',
    'clave',
    'conClave',
  ),
});

/** A menu line is told at the estado of its dishes, which may stand on two tickets. */
export function mapTickets(
  grupo: GrupoMesa,
  quien: Lector,
  isWanted: (ticket: TicketMesa) => boolean = () => true,
): Ticket[] {
  const ronda = rondas(grupo);
  const estados = estadosDeMenus(grupo.pedidos);
  const moviles = [...new Set(grupo.pedidos.flatMap(({ movil }) => movil ?? []))];
  return grupo.pedidos.filter(isWanted).map((ticket) => {
    const lineas = ticket.lineas.map((linea) => ({
      ...linea,
      estado: estados.get(linea.id) ?? linea.estado,
      ajustes: marcasDe(linea, grupo.ajustes),
    }));
    const numeroMovil = moviles.indexOf(ticket.movil ?? '') + 1;
    const deMesa = { numero: ronda.get(ticket.id) ?? 1, numeroMovil, vistoEn: vistoEnDe(ticket) };
    return toTicket({ ...ticket, ...deMesa, lineas }, quien);
  });
}

/** Everybody who reads a line reads why it costs less. */
function marcasDe(linea: LineaMesa, ajustes: readonly Rebaja[] | undefined): MarcaRebaja[] | undefined {
  const marcas = capasDe(linea, ajustes ?? []).flatMap(({ rebaja, gratis }): MarcaRebaja[] => {
    const { tipo, porcentaje } = rebaja;
    if (tipo === 'deshacer') return [];
    if (tipo !== 'descuento') return gratis > 0 ? [{ tipo, unidades: gratis }] : [];
    return [{ tipo, porcentaje }];
  });
  return marcas.length > 0 ? marcas : undefined;
}

/** A counter-step is told with what it undoes. */
function toRebajas(ajustes: readonly Rebaja[]): RebajaMesa[] {
  return ajustes.flatMap(({ tipo, ...rebaja }) => {
    if (tipo === 'deshacer') return [];
    const deshecho = ajustes.find(({ deshace }) => deshace === rebaja.id);
    return [toRebaja({ ...rebaja, tipo, deshecho }, 'sala')];
  });
}

const instantesDe = ({ pedidos }: GrupoMesa): number[] => pedidos.map(({ creadoEn }) => creadoEn.getTime());

function toRepuesta({ unidades, enterado, ...quien }: Repuesta): RepuestaLinea {
  return { unidades, ...toQuien(quien), enterado: enterado && toQuien(enterado) };
}

function toRetirada({ unidades, motivo, enterado, ...quien }: Retirada): RetiradaLinea {
  return { unidades, motivo, ...toQuien(quien), enterado: enterado && toQuien(enterado) };
}
