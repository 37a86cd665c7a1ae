import { Injectable } from '@nestjs/common';
import {
  acknowledgeMudanza,
  estadoGrupo,
  isVacia,
  joinMesas,
  liderDe,
  mesasDejadas,
  moveMesa,
  releaseMesas,
} from '@carta/contracts';
import type { Grupo, GrupoMesa, JuntarMesasRequest, Movimiento, MoverMesaRequest } from '@carta/contracts';
import { DomainError } from '../../../plataforma/errores/domain-error';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { mesaNoValida } from '../../../casa/locales/restaurantes.errors';
import { mesaDejada, mesaVacia, mismaMesa, sinSeparar, withData } from '../pedidos.errors';
import { MesasServidasService } from '../grupos/mesas-servidas.service';
import { MovimientosService } from './movimientos.service';
import type { Autor } from './movimientos.service';
import { toGrupo } from './tablero.mapper';

/** Parties that change mesa, or push mesas together (docs/reglas.md#changing-mesa, #joining-mesas). */
@Injectable()
export class PartidasService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
    private readonly servidas: MesasServidasService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Takes an open tab to another mesa. @throws 409 with who sits there, when it is occupied. */
  async moveMesa(autor: Autor, grupoId: string, { de, a, rev }: MoverMesaRequest): Promise<Grupo> {
    if (a === de) throw mismaMesa();
    const { restauranteId, nombre: por } = autor;
    const [isServida, lideres] = await Promise.all([
      this.isServida(restauranteId, a),
      this.lecturas.findLideres(restauranteId),
    ]);
    let isMudada = false;
    try {
      const movida = await this.movimientos.moveGrupo(autor, grupoId, rev, (grupo, en) => {
        const movimiento = moveMesa(grupo, { de, a, rev }, { en, por });
        isMudada = isCambio(movimiento, grupo);
        if (!isMudada) return movimiento;
        if (!isServida) throw mesaNoValida();
        assertSuelta(lideres, grupo, de);
        assertSuelta(lideres, grupo, a);
        return movimiento;
      });
      if (isMudada) await this.releaseFromOthers(autor, grupoId, [de, a]);
      return movida;
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.code !== 'MESA_OCUPADA') throw refusal;
      const sentado = await this.lecturas.findAbierto(restauranteId, a);
      if (!sentado) throw refusal;
      throw isVacia({ estado: estadoGrupo(sentado) })
        ? mesaVacia(a, toGrupo(sentado))
        : withData(refusal, toGrupo(sentado));
    }
  }

  /**
   * Says which mesas the party of a tab sits at; none parts them. A join and a move of one of its mesas write
   * different documents: each looks once it has written, so that one of them finds the other and the mesa is
   * of the party no more.
   * @throws 409 for one of another party, and where a tab has left one of them since it was seen there.
   */
  async joinMesas(autor: Autor, grupoId: string, { mesas, rev, grupos }: JuntarMesasRequest): Promise<Grupo> {
    const { restauranteId } = autor;
    const [numeroMesas, sentados] = await Promise.all([
      this.findNumeroMesas(restauranteId),
      this.lecturas.findAbiertosEn(restauranteId, mesas),
    ]);
    const presentes = new Set(sentados.map(({ id }) => id));
    const junta = await this.movimientos.moveGrupo(autor, grupoId, rev, (grupo) => {
      const nuevas = mesas.filter((mesa) => !grupo.mesasJuntas?.includes(mesa));
      const movimiento = joinMesas(grupo, mesas, rev);
      if (!isCambio(movimiento, grupo)) return movimiento;
      if (nuevas.some((mesa) => mesa > numeroMesas && !sentados.some((sentado) => sentado.mesa === mesa)))
        throw mesaNoValida();
      if (grupos?.some((id) => !presentes.has(id.toLowerCase()))) throw mesaDejada(toGrupo(grupo));
      return movimiento;
    });
    const demas = sentados.filter(({ id }) => id !== grupoId);
    const paradas = await this.lecturas.findParadas(restauranteId, {
      ids: demas.map(({ id }) => id),
      mesas: [],
    });
    const dejadas = mesasDejadas(demas, paradas);
    if (dejadas.length === 0) return junta;
    throw mesaDejada(await this.release(autor, grupoId, dejadas));
  }

  /** The station of a ticket knows at which mesa it is now. */
  acknowledgeMudanza(autor: Autor, ticketId: string, mesa: number): Promise<Grupo> {
    return this.movimientos.move(autor, ticketId, undefined, (grupo) =>
      acknowledgeMudanza(grupo, ticketId, mesa),
    );
  }

  /** Parties that were made while a tab left one of these mesas, or came to it. */
  private async releaseFromOthers(autor: Autor, grupoId: string, mesas: readonly number[]): Promise<void> {
    const lideres = await this.lecturas.findLideres(autor.restauranteId);
    for (const { id, mesasJuntas } of lideres) {
      const isDeOtra = id !== grupoId && mesas.some((mesa) => mesasJuntas?.includes(mesa));
      if (isDeOtra) await this.release(autor, id, mesas);
    }
  }

  private release(autor: Autor, lider: string, mesas: readonly number[]): Promise<Grupo> {
    return this.movimientos.moveGrupo(autor, lider, undefined, (grupo) => releaseMesas(grupo, mesas));
  }

  private async isServida(restauranteId: string, mesa: number): Promise<boolean> {
    return this.servidas.isServida(await this.restaurantes.getPublico(restauranteId), mesa);
  }

  private async findNumeroMesas(restauranteId: string): Promise<number> {
    return (await this.restaurantes.getPublico(restauranteId)).numeroMesas;
  }
}

/** What is asked for again is answered, whatever has changed since. */
const isCambio = (movimiento: Movimiento, grupo: GrupoMesa): boolean =>
  movimiento.ok && movimiento.grupo !== grupo;

/** @throws 409 when a mesa is of a party that this tab does not lead. */
function assertSuelta(lideres: readonly GrupoMesa[], { id }: GrupoMesa, mesa: number): void {
  const lider = liderDe(lideres, mesa);
  if (lider && lider.id !== id) throw sinSeparar(mesa, lider.mesa);
}
