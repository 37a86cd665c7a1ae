// Longer than most: every way in which the tabs of a party are paid, and what is left of one that was stopped.
import { Injectable } from '@nestjs/common';
import {
  arePorPagarse,
  estadoGrupo,
  isEntregado,
  isFutura,
  isSaldada,
  isVacia,
  liderDe,
  partidaDe,
  payGrupo,
} from '@carta/contracts';
import type { Grupo, GrupoMesa, MesasPagadas, MotivoRechazo } from '@carta/contracts';
import { ColaPorNombre } from '../../../../plataforma/colas/cola-por-nombre';
import { DomainError, isRefusal } from '../../../../plataforma/errores/domain-error';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import type { Acto } from '../../grupos/claves';
import { cobroRechazado, movimientoRechazado, pedidoNoEncontrado } from '../../pedidos.errors';
import { MovimientosService, grupoDe } from '../movimientos.service';
import type { Autor } from '../movimientos.service';
import { toGrupo } from '../tablero.mapper';

/** The rev of each tab as a screen saw it, by its grupo. */
type Revs = ReadonlyMap<string, number>;

/** The tabs that pay together; `abiertos` in the order in which they are paid. */
interface Partida {
  pagados: readonly GrupoMesa[];
  abiertos: readonly GrupoMesa[];
  /** Requested open tabs that are not of this party. */
  ajenos: readonly GrupoMesa[];
  /** Of this party, and nothing in them is to be paid. */
  vacios: readonly GrupoMesa[];
}

interface Pago {
  revs: Revs;
  acto: Acto;
  partida: Partida;
}

@Injectable()
export class PagoPartidasService {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly movimientos: MovimientosService,
    private readonly consultas: GruposConsultas,
  ) {}

  /**
   * Pays every open tab of a mesa's party at the revision that was seen, the leader last
   * (docs/reglas/piso.md#joining-mesas). Paid tabs stay paid, and a retry pays the rest.
   * @throws the refusal of the first that cannot be paid, with all tabs as they are: a foreseeable one before
   * any is paid.
   */
  async payMesas(
    autor: Autor,
    grupoId: string,
    vistas: Readonly<Record<string, number>>,
    clave: string | undefined,
  ): Promise<MesasPagadas> {
    const revs: Revs = new Map(Object.entries(vistas).map(([id, rev]) => [id.toLowerCase(), rev]));
    const acto = { que: 'pagar', clave };
    // of two under one key the later finds what the first has paid
    return this.cola.run(`${autor.restauranteId}:${clave ?? grupoId}`, () =>
      this.payOnce(autor, grupoId, revs, acto),
    );
  }

  private async payOnce(autor: Autor, grupoId: string, revs: Revs, acto: Acto): Promise<MesasPagadas> {
    const pedidos = await this.findPedidos(autor.restauranteId, [...new Set([grupoId, ...revs.keys()])]);
    const hechos = await this.movimientos.findHechos([...pedidos.keys()], acto);
    if (hechos.size === pedidos.size) return { grupos: [...pedidos.values()].map(toGrupo) };
    const partida = await this.findPartida(pedidos, grupoId, hechos);
    const { pagados, abiertos, ajenos, vacios } = partida;
    for (const grupo of [...ajenos, ...pagados, ...abiertos]) {
      const motivo = ajenos.includes(grupo) ? 'ESTADO_CAMBIADO' : motivoOf(grupo, revs);
      if (motivo) throw sinCobrar(movimientoRechazado(motivo, toGrupo(grupo)), grupo, todosDe(partida));
    }
    const grupos: Grupo[] = [];
    for (const grupo of [...pagados, ...abiertos])
      grupos.push(await this.pay(autor, grupo, { revs, acto, partida }));
    // it has been done for these too: they close by themselves
    for (const { id } of vacios.filter((vacio) => pedidos.has(vacio.id)))
      await this.movimientos.moveGrupo(autor, id, undefined, acto, (grupo) => ({ ok: true, grupo }));
    return { grupos };
  }

  /** @throws 404 when one of them is not here. */
  private async findPedidos(restauranteId: string, ids: readonly string[]): Promise<Map<string, GrupoMesa>> {
    const encontrados = (await this.consultas.findGruposPorId(ids)).filter(
      (grupo) => grupo.restauranteId === restauranteId,
    );
    if (encontrados.length < ids.length) throw pedidoNoEncontrado();
    return new Map(encontrados.map((grupo) => [grupo.id, grupo]));
  }

  /** @param hechos were paid by this request before, whatever they are now. */
  private async findPartida(
    pedidos: ReadonlyMap<string, GrupoMesa>,
    grupoId: string,
    hechos: ReadonlySet<string>,
  ): Promise<Partida> {
    const encontrados = [...pedidos.values()];
    const propio = pedidos.get(grupoId);
    const abierto = propio && !propio.pagado ? propio : encontrados.find(({ pagado }) => !pagado);
    const deAhora = abierto ? await this.findGruposAbiertos(abierto) : [];
    const pagables = new Set(deAhora.map(({ id }) => id));
    const demas = encontrados.filter(({ id }) => !pagables.has(id) && !hechos.has(id));
    const abiertos = deQuePagar(deAhora.filter(({ id }) => !hechos.has(id)));
    return {
      pagados: demas.filter(({ pagado }) => pagado),
      abiertos,
      ajenos: demas.filter(({ pagado }) => !pagado),
      vacios: deAhora.filter((grupo) => !hechos.has(grupo.id) && !abiertos.includes(grupo)),
    };
  }

  /**
   * After a charge or a dish that was served: pays what is open of a party of which all is charged and served,
   * the leader last. Returns these tabs as they are then.
   */
  async payRest(autor: Autor, movidos: Grupo[]): Promise<Grupo[]> {
    const [movido] = movidos.filter(isSinDeuda);
    if (!movido) return movidos;
    const lider = liderDe(await this.consultas.findLideres(autor.restauranteId), movido.mesa.numero);
    const abiertos = lider ? await this.findGruposAbiertos(lider) : [];
    if (!arePorPagarse(abiertos)) return movidos;
    return this.paySaldadas(autor, abiertos, movidos);
  }

  /** A mesa of which all is charged and served pays itself once it is in no party any more. */
  async payParted(autor: Autor, mesas: readonly number[], movidos: Grupo[]): Promise<Grupo[]> {
    const abiertos = await this.consultas.findGruposAbiertosEn(autor.restauranteId, mesas);
    const sueltos = abiertos.filter((grupo) => arePorPagarse([grupo]) && !grupo.mesasJuntas);
    return this.paySaldadas(autor, sueltos, movidos);
  }

  /** One that has changed since it was read stays open, and so do those after it. */
  private async paySaldadas(
    autor: Autor,
    abiertos: readonly GrupoMesa[],
    movidos: Grupo[],
  ): Promise<Grupo[]> {
    const pagados = new Map<string, Grupo>();
    try {
      for (const { id, rev } of abiertos.filter(isSaldada)) {
        const pagado = await grupoDe(
          this.movimientos.moveGrupo(autor, id, rev, null, (grupo, en) => payGrupo(grupo, rev, en)),
        );
        pagados.set(id, pagado);
      }
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    return movidos.map((grupo) => pagados.get(grupo.grupoMesa) ?? grupo);
  }

  /** Includes the tab itself. */
  async findGruposAbiertos({ restauranteId, mesa }: GrupoMesa): Promise<readonly GrupoMesa[]> {
    const lider = liderDe(await this.consultas.findLideres(restauranteId), mesa);
    const mesas = lider?.mesasJuntas ?? [mesa];
    return partidaDe(await this.consultas.findGruposAbiertosEn(restauranteId, mesas), mesa);
  }

  private async pay(autor: Autor, grupo: GrupoMesa, { revs, acto, partida }: Pago): Promise<Grupo> {
    const { id, pagado } = grupo;
    try {
      return await grupoDe(
        this.movimientos.moveGrupo(autor, id, revs.get(id), acto, (ahora, en) =>
          pagado && ahora.pagado ? { ok: true, grupo: ahora } : payGrupo(ahora, revs.get(id) ?? 0, en),
        ),
      );
    } catch (error) {
      if (!(error instanceof DomainError) || !isRefusal(error)) throw error;
      const frescos = await this.consultas.findGruposPorId(todosDe(partida).map((grupo) => grupo.id));
      const porId = new Map(frescos.map((grupo) => [grupo.id, grupo]));
      throw sinCobrar(
        error,
        grupo,
        todosDe(partida).map((grupo) => porId.get(grupo.id) ?? grupo),
      );
    }
  }
}

/** Nothing of it is left to be charged, or it is paid. */
const isSinDeuda = ({ pendiente, estadoGrupo: estado, pagadoEn }: Grupo): boolean =>
  pendiente === 0 && (isEntregado({ estado }) || pagadoEn !== undefined);

/** A vacía mesa closes by itself and is not paid; only a party of nothing else is refused for it. */
function deQuePagar(abiertos: readonly GrupoMesa[]): readonly GrupoMesa[] {
  const llenos = abiertos.filter((grupo) => !isVacia({ estado: estadoGrupo(grupo) }));
  return llenos.length > 0 ? llenos : abiertos;
}

/** Foresees why a tab cannot be paid; a tab that no screen has seen is not paid. */
function motivoOf(grupo: GrupoMesa, revs: Revs): MotivoRechazo | null {
  const rev = revs.get(grupo.id);
  if (rev === undefined) return grupo.pagado ? null : 'ESTADO_CAMBIADO';
  if (isFutura(rev, grupo)) return 'ESTADO_CAMBIADO';
  const movimiento = payGrupo(grupo, rev, new Date());
  return movimiento.ok ? null : movimiento.motivo;
}

function sinCobrar(refusal: DomainError, { mesa }: GrupoMesa, grupos: readonly GrupoMesa[]): DomainError {
  return cobroRechazado(refusal, mesa, { grupos: grupos.map(toGrupo) });
}

const todosDe = ({ pagados, abiertos, ajenos }: Partida): readonly GrupoMesa[] => [
  ...ajenos,
  ...pagados,
  ...abiertos,
];
