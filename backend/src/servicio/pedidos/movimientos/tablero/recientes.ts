import { isHechoMesa, rondas } from '@carta/contracts';
import type { GrupoMesa, LineaMesa, MovimientoReciente, Paso, TicketMesa } from '@carta/contracts';
import type { GrupoMovido, PasoDado } from '../../grupos/grupo.mapper';
import { toPaso } from '../../grupos/quien-lo-ve';

export function recientesDe(
  movidos: readonly GrupoMovido[],
  desde: Date,
  limite: number,
): MovimientoReciente[] {
  return movidos
    .flatMap(({ grupo, pasos }) => pasos.toReversed().map((paso) => ({ grupo, paso })))
    .filter(({ paso }) => paso.en >= desde && !isHechoMesa(paso.a))
    .sort((a, b) => b.paso.en.getTime() - a.paso.en.getTime() || (b.paso.rev ?? 0) - (a.paso.rev ?? 0))
    .slice(0, limite)
    .flatMap(({ grupo, paso }) => toReciente(grupo, paso));
}

function toReciente(grupo: GrupoMesa, paso: PasoDado): MovimientoReciente[] {
  const ticket = grupo.pedidos.find(({ id }) => id === paso.ticketId);
  const { a } = paso;
  if (!ticket || isHechoMesa(a)) return [];
  return [
    {
      ...toPaso({ ...paso, a }, 'sala'),
      mesa: grupo.mesa,
      numero: rondas(grupo).get(ticket.id) ?? 1,
      tipoPedido: ticket.tipo,
      productos: movidasDe(ticket, paso).map((linea) => ({
        nombre: linea.nombre,
        cantidad: paso.unidades ?? unidadesEntonces(linea, paso),
        ...(linea.formato === undefined ? {} : { formato: linea.formato }),
      })),
    },
  ];
}

function movidasDe({ lineas }: TicketMesa, { lineaId, pase }: Paso): readonly LineaMesa[] {
  if (lineaId) return lineas.filter(({ id }) => id === lineaId);
  return lineas.filter((linea) => (pase === undefined ? !linea.esMenu : linea.pase?.nombre === pase));
}

/** The units that a step moved include those cancelled later. */
function unidadesEntonces({ cantidad, retiradas = [] }: LineaMesa, { rev = Infinity }: PasoDado): number {
  return retiradas.reduce((suma, retirada) => suma + (retirada.rev > rev ? retirada.unidades : 0), cantidad);
}
