import { estadoGrupo, pendienteDe, sinIndicarDe, sumCentimos, toEuros, totalGrupo } from '@carta/contracts';
import type {
  Ajuste,
  AjusteMesa,
  Cobro,
  CobroMesa,
  Grupo,
  GrupoMesa,
  Linea,
  LineaMesa,
  Repuesta,
  RepuestaLinea,
  Retirada,
  RetiradaLinea,
  Ticket,
  TicketMesa,
} from '@carta/contracts';
import { mapTickets, toLineaComun, toTicketComun, toQuien } from '../grupos/pedido.mapper';

/** REST and events show the staff the same view of a mesa. */
export function toGrupo(grupo: GrupoMesa): Grupo {
  const sinIndicar = sinIndicarDe(grupo);
  const instantes = grupo.pedidos.map((ticket) => ticket.creadoEn.getTime());
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    mesa: { numero: grupo.mesa },
    estadoGrupo: estadoGrupo(grupo),
    ...(grupo.comensales ? { comensales: grupo.comensales } : {}),
    pedidos: mapTickets(grupo, toTicket),
    primerPedido: new Date(Math.min(...instantes)).toISOString(),
    ultimoPedido: new Date(Math.max(...instantes)).toISOString(),
    totalGrupo: toEuros(totalGrupo(grupo)),
    pendiente: toEuros(pendienteDe(grupo)),
    ...(grupo.cobros ? { cobros: grupo.cobros.map(toCobro) } : {}),
    ...(grupo.ajustes ? { ajustes: toAjustes(grupo.ajustes) } : {}),
    ...(sinIndicar > 0 ? { sinIndicar: toEuros(sinIndicar) } : {}),
    ...(grupo.mudanzas
      ? { mudanzas: grupo.mudanzas.map((mudanza) => ({ de: mudanza.de, a: mudanza.a, ...toQuien(mudanza) })) }
      : {}),
    ...(grupo.mesasJuntas ? { mesasJuntas: [...grupo.mesasJuntas] } : {}),
    actualizadoEn: grupo.actualizadoEn.toISOString(),
    ...(grupo.pagadoEn ? { pagadoEn: grupo.pagadoEn.toISOString() } : {}),
    ...(grupo.motivoCierre ? { motivoCierre: grupo.motivoCierre } : {}),
  };
}

function toCobro({ id, importe, forma, propina, lineas, anulado, ...quien }: Cobro): CobroMesa {
  return {
    _id: id,
    importe: toEuros(importe),
    forma,
    ...(propina === undefined ? {} : { propina: toEuros(propina) }),
    ...(lineas ? { lineas: lineas.map(({ linea, unidades }) => ({ linea, unidades })) } : {}),
    ...toQuien(quien),
    ...(anulado ? { anulado: { motivo: anulado.motivo, ...toQuien(anulado) } } : {}),
  };
}

/** A counter-step is told with what it undoes. */
function toAjustes(ajustes: readonly Ajuste[]): AjusteMesa[] {
  return ajustes.flatMap(({ id, tipo, motivo, porcentaje, deMesa, lineas, ...quien }): AjusteMesa[] => {
    if (tipo === 'deshacer') return [];
    const deshecho = ajustes.find(({ deshace }) => deshace === id);
    return [
      {
        _id: id,
        tipo,
        importe: toEuros(sumCentimos(lineas.map(({ importe }) => importe))),
        motivo,
        ...(porcentaje === undefined ? {} : { porcentaje }),
        ...(deMesa ? { deMesa } : {}),
        lineas: lineas.map(({ linea, unidades }) => ({ linea, ...(unidades ? { unidades } : {}) })),
        ...toQuien(quien),
        ...(deshecho ? { deshecho: toQuien(deshecho) } : {}),
      },
    ];
  });
}

function toTicket(ticket: TicketMesa, numero: number): Ticket {
  return {
    ...toTicketComun(ticket, numero),
    ...(ticket.vistoPor
      ? { vistoPor: ticket.vistoPor.map(({ estacion, en }) => ({ estacion, en: en.toISOString() })) }
      : {}),
    ...(ticket.evita ? { evita: [...ticket.evita] } : {}),
    ...(ticket.lengua ? { lengua: ticket.lengua } : {}),
    ...(ticket.sinVerificar ? { sinVerificar: true } : {}),
    ...(ticket.tomadoPor ? { tomadoPor: ticket.tomadoPor } : {}),
    ...(ticket.lleva ? { lleva: toQuien(ticket.lleva) } : {}),
    ...(ticket.urgente ? { urgente: toQuien(ticket.urgente) } : {}),
    ...(ticket.movil ? { movil: ticket.movil } : {}),
    ...(ticket.antes ? { antes: ticket.antes } : {}),
    productos: ticket.lineas.map(toLinea),
  };
}

function toLinea(linea: LineaMesa): Linea {
  const { estacion, cuenta, pase, marchada, detenidaEn, cancelada, enterado, retiradas, repuesta } = linea;
  return {
    ...toLineaComun(linea),
    ...(estacion ? { estacion: { id: estacion.id, nombre: estacion.nombre } } : {}),
    ...(cuenta ? { cuenta: cuenta.map(({ nombre, n }) => ({ nombre, n })) } : {}),
    ...(linea.pesada ? { pesada: toQuien(linea.pesada) } : {}),
    ...(linea.libre ? { libre: true } : {}),
    ...(pase ? { pase: { id: pase.id, nombre: pase.nombre, orden: pase.orden } } : {}),
    ...(marchada ? { marchada: toQuien(marchada) } : {}),
    ...(detenidaEn ? { detenidaEn: detenidaEn.toISOString() } : {}),
    ...(cancelada ? { cancelada: { motivo: cancelada.motivo, ...toQuien(cancelada) } } : {}),
    ...(enterado ? { enterado: toQuien(enterado) } : {}),
    ...(retiradas ? { retiradas: retiradas.map(toRetirada) } : {}),
    ...(repuesta ? { repuesta: toRepuesta(repuesta) } : {}),
  };
}

function toRepuesta({ unidades, enterado, ...quien }: Repuesta): RepuestaLinea {
  return { unidades, ...toQuien(quien), ...(enterado ? { enterado: toQuien(enterado) } : {}) };
}

function toRetirada({ unidades, motivo, enterado, ...quien }: Retirada): RetiradaLinea {
  return { unidades, motivo, ...toQuien(quien), ...(enterado ? { enterado: toQuien(enterado) } : {}) };
}
