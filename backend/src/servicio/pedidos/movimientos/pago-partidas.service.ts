import { Injectable } from '@nestjs/common';
import { estadoGrupo, isFutura, isVacia, liderDe, partidaDe, payGrupo } from '@carta/contracts';
import type { Grupo, GrupoMesa, MesasPagadas, MotivoRechazo } from '@carta/contracts';
import { DomainError, isRefusal } from '../../../plataforma/errores/domain-error';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { cobroRechazado, movimientoRechazado, pedidoNoEncontrado } from '../pedidos.errors';
import { MovimientosService } from './movimientos.service';
import type { Autor } from './movimientos.service';
import { toGrupo } from './tablero.mapper';

/** The rev of each tab as a screen saw it, by its grupo. */
type Revs = ReadonlyMap<string, number>;

/** The tabs that pay together; `abiertos` in the order in which they are paid. */
interface Partida {
  pagados: readonly GrupoMesa[];
  abiertos: readonly GrupoMesa[];
  /** Requested open tabs that are not of this party. */
  ajenos: readonly GrupoMesa[];
}

@Injectable()
export class PagoPartidasService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
  ) {}

  /**
   * Pays every open tab of a mesa's party at the revision that was seen, the leader last
   * (docs/reglas.md#joining-mesas). Paid tabs stay paid, and a retry pays the rest.
   * @throws the refusal of the first that cannot be paid, with all tabs as they are: a foreseeable one before
   * any is paid.
   */
  async payMesas(
    autor: Autor,
    grupoId: string,
    vistas: Readonly<Record<string, number>>,
  ): Promise<MesasPagadas> {
    const revs: Revs = new Map(Object.entries(vistas).map(([id, rev]) => [id.toLowerCase(), rev]));
    const partida = await this.findPartida(autor.restauranteId, grupoId, revs);
    const { pagados, abiertos, ajenos } = partida;
    for (const grupo of [...ajenos, ...pagados, ...abiertos]) {
      const motivo = ajenos.includes(grupo) ? 'ESTADO_CAMBIADO' : motivoOf(grupo, revs);
      if (motivo) throw sinCobrar(movimientoRechazado(motivo, toGrupo(grupo)), grupo, todosDe(partida));
    }
    const grupos: Grupo[] = [];
    for (const grupo of [...pagados, ...abiertos]) grupos.push(await this.pay(autor, grupo, revs, partida));
    return { grupos };
  }

  private async findPartida(restauranteId: string, grupoId: string, revs: Revs): Promise<Partida> {
    const ids = [...new Set([grupoId, ...revs.keys()])];
    const encontrados = (await this.lecturas.findGruposPorId(ids)).filter(
      (grupo) => grupo.restauranteId === restauranteId,
    );
    const propio = encontrados.find(({ id }) => id === grupoId);
    if (!propio || encontrados.length < ids.length) throw pedidoNoEncontrado();
    const abierto = propio.pagado ? encontrados.find(({ pagado }) => !pagado) : propio;
    const abiertos = abierto ? await this.findGruposAbiertos(abierto) : [];
    const pagables = new Set(abiertos.map(({ id }) => id));
    const demas = encontrados.filter(({ id }) => !pagables.has(id));
    return {
      pagados: demas.filter(({ pagado }) => pagado),
      abiertos: deQuePagar(abiertos),
      ajenos: demas.filter(({ pagado }) => !pagado),
    };
  }

  /** Includes the tab itself. */
  async findGruposAbiertos({ restauranteId, mesa }: GrupoMesa): Promise<readonly GrupoMesa[]> {
    const lider = liderDe(await this.lecturas.findLideres(restauranteId), mesa);
    const mesas = lider?.mesasJuntas ?? [mesa];
    return partidaDe(await this.lecturas.findGruposAbiertosEn(restauranteId, mesas), mesa);
  }

  private async pay(autor: Autor, grupo: GrupoMesa, revs: Revs, partida: Partida): Promise<Grupo> {
    const { id, pagado } = grupo;
    try {
      return await this.movimientos.moveGrupo(autor, id, revs.get(id), (ahora, en) =>
        pagado && ahora.pagado ? { ok: true, grupo: ahora } : payGrupo(ahora, revs.get(id) ?? 0, en),
      );
    } catch (error) {
      if (!(error instanceof DomainError) || !isRefusal(error)) throw error;
      const frescos = await this.lecturas.findGruposPorId(todosDe(partida).map((grupo) => grupo.id));
      const porId = new Map(frescos.map((grupo) => [grupo.id, grupo]));
      throw sinCobrar(
        error,
        grupo,
        todosDe(partida).map((grupo) => porId.get(grupo.id) ?? grupo),
      );
    }
  }
}

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
