import { Injectable } from '@nestjs/common';
import type { GrupoMesa, MesaCambiada, MesaEnVivo, PedidoSeguido, Servicio } from '@carta/contracts';
import { Reciente } from '../../../plataforma/cache/reciente';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { Limites } from '../../../plataforma/limites/limites.service';
import { MesasFirmadasService } from '../../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import {
  clavesFirmadas,
  firmadoEn,
  toCobrado,
  toMesaEnVivo,
  toOtros,
  toPedidoSeguido,
} from './comensal.mapper';
import type { PedidoPropioEnVivo } from './comensal.mapper';
import { DemorasService } from './demoras.service';
import { GruposConsultas } from '../grupos/grupos-consultas.repository';
import { SeguimientoService } from './seguimiento.service';
import type { PedidoPropio } from './seguimiento.service';

/** Whole mesas per answer: nobody sits at more, but a party may have changed seats. */
const MAX_ENTERAS = 2;
/** The first lines are free; every so many more cost a turn, so that long answers are rarer. */
const LINEAS_POR_TURNO = 50;

@Injectable()
export class SeguidosService {
  /** Cached briefly: many phones ask at once after each change. */
  private readonly serviciosRecientes: Reciente<Servicio>;

  constructor(
    private readonly consultas: GruposConsultas,
    private readonly seguimientos: SeguimientoService,
    private readonly restaurantes: RestaurantesService,
    private readonly mesasFirmadas: MesasFirmadasService,
    private readonly demoras: DemorasService,
    private readonly limites: Limites,
    events: DomainEvents,
  ) {
    this.serviciosRecientes = new Reciente((id) => this.restaurantes.findServicio(id));
    events.on('carta.cambiada', ({ restauranteId }) => this.serviciosRecientes.drop(restauranteId));
  }

  /**
   * Returns the orders that these tokens prove, each once (docs/api.md#orders); a token that proves nothing
   * is skipped. The rest of a mesa comes once, for the holder of one of its signed orders.
   * @param direccion the caller's address. @throws 429 for too many long answers.
   */
  async findSeguidos(tokens: readonly string[], direccion: string): Promise<PedidoSeguido[]> {
    const propios = clavesPorGrupo(tokens.flatMap((token) => this.seguimientos.verifyPedido(token) ?? []));
    const grupos = byId(await this.consultas.findConPropios(propios));
    const enteros = byId(await this.consultas.findGruposPorId(await this.findCompartidos(grupos, propios)));
    const firmas = await this.signMudados(grupos, propios);
    const seguidos = [...propios].flatMap(([id, claves]) => {
      const grupo = enteros.get(id) ?? grupos.get(id);
      return grupo ? seguidosDe(grupo, claves, enteros.has(id), firmas.get(id)) : [];
    });
    await this.payLineas(seguidos, direccion);
    return Promise.all(
      seguidos.map(async ({ restauranteId, ...seguido }) => ({
        ...seguido,
        demora: await this.demoras.findDemoras(restauranteId),
      })),
    );
  }

  async isAbierto(restauranteId: string, { grupoId }: PedidoPropio): Promise<boolean> {
    const [grupo] = await this.consultas.findGruposPorId([grupoId]);
    return grupo?.restauranteId === restauranteId && !grupo.pagado;
  }

  /** A tab's mesa of now, with its code if this phone's order came with one. */
  async locate(restauranteId: string, mesa: number, { grupoId, clave }: PedidoPropio): Promise<MesaCambiada> {
    const [grupo] = await this.consultas.findConPropios(new Map([[grupoId, new Set([clave])]]));
    const firmado = grupo && firmadoEn(grupo, clave);
    const t = firmado && (await this.mesasFirmadas.signFor(restauranteId, mesa, firmado));
    return { mesa, ...(t ? { t } : {}) };
  }

  // The realtime side uses the mapper of these answers through the methods below.

  toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
    return toPedidoSeguido(grupo, clave);
  }

  toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
    return toMesaEnVivo(grupo);
  }

  clavesFirmadas(grupo: GrupoMesa): string[] {
    return clavesFirmadas(grupo);
  }

  /** At most a few mesas are sent whole. */
  private async findCompartidos(grupos: PorGrupo<GrupoMesa>, propios: PorGrupo<Claves>): Promise<string[]> {
    const compartidos: string[] = [];
    for (const grupo of grupos.values()) {
      if (compartidos.length === MAX_ENTERAS) break;
      const isSuya = clavesFirmadas(grupo).some((clave) => propios.get(grupo.id)?.has(clave));
      if (grupo.pagado || !isSuya) continue;
      const { mesaCompartida } = await this.serviciosRecientes.get(grupo.restauranteId);
      if (mesaCompartida) compartidos.push(grupo.id);
    }
    return compartidos;
  }

  /** Phones with the old mesa's code have no reason to scan again, so moved tabs get the new signature. */
  private async signMudados(
    grupos: PorGrupo<GrupoMesa>,
    propios: PorGrupo<Claves>,
  ): Promise<PorGrupo<string>> {
    const firmas = new Map<string, string>();
    const mudados = [...grupos.values()].filter(({ mudanzas, pagado }) => mudanzas && !pagado);
    const sign = async (grupo: GrupoMesa): Promise<void> => {
      const { id, restauranteId, mesa } = grupo;
      const cuando = [...(propios.get(id) ?? [])].flatMap(
        (clave) => firmadoEn(grupo, clave)?.getTime() ?? [],
      );
      if (cuando.length === 0) return;
      const t = await this.mesasFirmadas.signFor(restauranteId, mesa, new Date(Math.max(...cuando)));
      if (t !== undefined) firmas.set(id, t);
    };
    await Promise.all(mudados.map(sign));
    return firmas;
  }

  private async payLineas(seguidos: readonly Tickets[], direccion: string): Promise<void> {
    const tickets = seguidos.flatMap(({ pedidos, otros: ajenos = [] }) => [...pedidos, ...ajenos]);
    const lineas = tickets.reduce((suma, { productos }) => suma + productos.length, 0);
    const turnos = Array.from({ length: Math.floor(lineas / LINEAS_POR_TURNO) }, () => direccion);
    await Promise.all(turnos.map((de) => this.limites.consume('lineasSeguidasPorDireccion', de)));
  }
}

type Claves = ReadonlySet<string>;
type PorGrupo<T> = ReadonlyMap<string, T>;
type Tickets = Pick<PedidoSeguido, 'pedidos' | 'otros'>;

function clavesPorGrupo(propios: readonly PedidoPropio[]): PorGrupo<Claves> {
  const grupos = new Map<string, Set<string>>();
  for (const { grupoId, clave } of propios)
    grupos.set(grupoId, (grupos.get(grupoId) ?? new Set()).add(clave));
  return grupos;
}

const byId = (grupos: readonly GrupoMesa[]): PorGrupo<GrupoMesa> =>
  new Map(grupos.map((grupo) => [grupo.id, grupo]));

/** @param t the code of the mesa where it has moved to. */
function seguidosDe(grupo: GrupoMesa, claves: Claves, isCompartido: boolean, t?: string) {
  const { restauranteId } = grupo;
  const primera = clavesFirmadas(grupo).find((clave) => isCompartido && claves.has(clave));
  return [...claves].map((clave) => ({
    restauranteId,
    ...toPedidoSeguido(grupo, clave),
    ...(t !== undefined && firmadoEn(grupo, clave) ? { mesa: { numero: grupo.mesa, t } } : {}),
    ...(clave === primera ? { otros: toOtros(grupo, claves), ...toCobrado(grupo) } : {}),
  }));
}
