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
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import { DomainError } from '../../../../plataforma/errores/domain-error';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import { mesaNoValida } from '../../../../casa/locales/restaurantes.errors';
import { mesaDejada, mesaVacia, mismaMesa, sinSeparar, withData } from '../../pedidos.errors';
import { MesasServidasService } from '../../grupos/mesas-servidas.service';
import { PagoPartidasService } from './pago-partidas.service';
import { MovimientosService, grupoDe } from '../movimientos.service';
import type { Autor } from '../movimientos.service';
import { toGrupo } from '../tablero.mapper';

/** Moves parties and pushes mesas together (docs/reglas/piso.md#changing-mesa, #joining-mesas). */
@Injectable()
export class PartidasService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly consultas: GruposConsultas,
    private readonly servidas: MesasServidasService,
    private readonly restaurantes: RestaurantesService,
    private readonly pagos: PagoPartidasService,
  ) {}

  /** @throws 409 when the mesa is occupied, with who sits there. */
  async moveMesa(
    autor: Autor,
    grupoId: string,
    { de, a, rev }: MoverMesaRequest,
    clave: string | undefined,
  ): Promise<Grupo> {
    if (a === de) throw mismaMesa();
    const { restauranteId } = autor;
    const [isServida, lideres] = await Promise.all([
      this.isServida(restauranteId, a),
      this.consultas.findLideres(restauranteId),
    ]);
    const acto = { que: ['mover', de, a].join(':'), clave };
    try {
      const { mesa, isNuevo } = await this.movimientos.moveGrupo(autor, grupoId, rev, acto, (grupo, en) => {
        const movimiento = moveMesa(grupo, { de, a, rev }, { en, ...firmaOf(autor) });
        if (!isCambio(movimiento, grupo)) return movimiento;
        if (!isServida) throw mesaNoValida();
        assertSuelta(lideres, grupo, de);
        assertSuelta(lideres, grupo, a);
        return movimiento;
      });
      if (isNuevo) await this.releaseFromOthers(autor, grupoId, [de, a]);
      return toGrupo(mesa);
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.code !== 'MESA_OCUPADA') throw refusal;
      const sentado = await this.consultas.findGrupoAbierto(restauranteId, a);
      if (!sentado) throw refusal;
      throw isVacia({ estado: estadoGrupo(sentado) })
        ? mesaVacia(a, toGrupo(sentado))
        : withData(refusal, toGrupo(sentado));
    }
  }

  /**
   * Sets the mesas at which the party of a tab sits; an empty list parts them. A join and a move of one of
   * its mesas write different documents: each reads again after writing, so that one finds the other and
   * drops the mesa from the party.
   * @throws 409 for a mesa of another party, and where a tab has left one since it was seen there.
   */
  async joinMesas(
    autor: Autor,
    grupoId: string,
    { mesas, rev, grupos }: JuntarMesasRequest,
    clave: string | undefined,
  ): Promise<Grupo> {
    const { restauranteId } = autor;
    const acto = { que: `juntas:${mesas.join()}`, clave };
    const [numeroMesas, sentados] = await Promise.all([
      this.findNumeroMesas(restauranteId),
      this.consultas.findGruposAbiertosEn(restauranteId, mesas),
    ]);
    const presentes = new Set(sentados.map(({ id }) => id));
    const { antes, mesa } = await this.movimientos.moveGrupo(autor, grupoId, rev, acto, (grupo) => {
      const nuevas = mesas.filter((mesa) => !grupo.mesasJuntas?.includes(mesa));
      const movimiento = joinMesas(grupo, mesas, rev);
      if (!isCambio(movimiento, grupo)) return movimiento;
      if (nuevas.some((mesa) => mesa > numeroMesas && !sentados.some((sentado) => sentado.mesa === mesa)))
        throw mesaNoValida();
      if (grupos?.some((id) => !presentes.has(id.toLowerCase()))) throw mesaDejada(toGrupo(grupo));
      return movimiento;
    });
    const junta = toGrupo(mesa);
    if (antes === null) return junta;
    const demas = sentados.filter(({ id }) => id !== grupoId);
    const paradas = await this.consultas.findParadas(restauranteId, {
      ids: demas.map(({ id }) => id),
      mesas: [],
    });
    const dejadas = mesasDejadas(demas, paradas);
    if (dejadas.length > 0) throw mesaDejada(await this.release(autor, grupoId, dejadas));
    const separadas = (antes.mesasJuntas ?? []).filter((numero) => !mesa.mesasJuntas?.includes(numero));
    const [pagada = junta] =
      separadas.length > 0 ? await this.pagos.payParted(autor, separadas, [junta]) : [];
    return pagada;
  }

  acknowledgeMudanza(
    autor: Autor,
    ticketId: string,
    mesa: number,
    clave: string | undefined,
  ): Promise<Grupo> {
    const acto = { que: ['mudanza', ticketId, mesa].join(':'), clave };
    return grupoDe(
      this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo) =>
        acknowledgeMudanza(grupo, ticketId, mesa),
      ),
    );
  }

  /** Drops these mesas from parties formed while a tab left or came. */
  private async releaseFromOthers(autor: Autor, grupoId: string, mesas: readonly number[]): Promise<void> {
    const lideres = await this.consultas.findLideres(autor.restauranteId);
    for (const { id, mesasJuntas } of lideres) {
      const isDeOtra = id !== grupoId && mesas.some((mesa) => mesasJuntas?.includes(mesa));
      if (isDeOtra) await this.release(autor, id, mesas);
    }
  }

  private release(autor: Autor, lider: string, mesas: readonly number[]): Promise<Grupo> {
    return grupoDe(
      this.movimientos.moveGrupo(autor, lider, undefined, null, (grupo) => releaseMesas(grupo, mesas)),
    );
  }

  private async isServida(restauranteId: string, mesa: number): Promise<boolean> {
    return this.servidas.isServida(await this.restaurantes.getPublico(restauranteId), mesa);
  }

  private async findNumeroMesas(restauranteId: string): Promise<number> {
    return (await this.restaurantes.getPublico(restauranteId)).numeroMesas;
  }
}

/** A request that is already fulfilled succeeds, whatever has changed since. */
const isCambio = (movimiento: Movimiento, grupo: GrupoMesa): boolean =>
  movimiento.ok && movimiento.grupo !== grupo;

/** @throws 409 when the mesa belongs to a party that this tab does not lead. */
function assertSuelta(lideres: readonly GrupoMesa[], { id }: GrupoMesa, mesa: number): void {
  const lider = liderDe(lideres, mesa);
  if (lider && lider.id !== id) throw sinSeparar(mesa, lider.mesa);
}
