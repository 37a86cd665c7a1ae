import { Injectable } from '@nestjs/common';
import { acknowledgeMudanza, joinMesas, liderDe, moveMesa } from '@carta/contracts';
import type { Grupo, GrupoMesa, JuntarMesasRequest, Movimiento, MoverMesaRequest } from '@carta/contracts';
import { DomainError } from '../../common/errors/domain-error';
import { RestaurantesService } from '../../restaurantes/restaurantes.service';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { mesaNoValida, mismaMesa, sinSeparar, withData } from '../pedidos.errors';
import { MovimientosService } from './movimientos.service';
import type { Autor } from './movimientos.service';
import { toGrupo } from './tablero.mapper';

/** Parties that change mesa, or push mesas together (docs/reglas.md#changing-mesa, #joining-mesas). */
@Injectable()
export class PartidasService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Takes an open tab to another mesa. @throws 409 with who sits there, when it is occupied. */
  async moveMesa(autor: Autor, grupoId: string, { de, a, rev }: MoverMesaRequest): Promise<Grupo> {
    if (a === de) throw mismaMesa();
    const { restauranteId, nombre: por } = autor;
    const [numeroMesas, lideres] = await Promise.all([
      this.findNumeroMesas(restauranteId),
      this.lecturas.findLideres(restauranteId),
    ]);
    try {
      return await this.movimientos.moveGrupo(autor, grupoId, (grupo, en) => {
        const movimiento = moveMesa(grupo, { de, a, rev }, { en, por });
        if (!isCambio(movimiento, grupo)) return movimiento;
        if (a > numeroMesas) throw mesaNoValida();
        assertSuelta(lideres, grupo, de);
        assertSuelta(lideres, grupo, a);
        return movimiento;
      });
    } catch (refusal) {
      if (!(refusal instanceof DomainError) || refusal.code !== 'MESA_OCUPADA') throw refusal;
      const sentado = await this.lecturas.findAbierto(restauranteId, a);
      throw sentado ? withData(refusal, toGrupo(sentado)) : refusal;
    }
  }

  /** Says which mesas the party of a tab sits at; none parts them. @throws 409 for one of another party. */
  async joinMesas(autor: Autor, grupoId: string, { mesas, rev }: JuntarMesasRequest): Promise<Grupo> {
    const numeroMesas = await this.findNumeroMesas(autor.restauranteId);
    return this.movimientos.moveGrupo(autor, grupoId, (grupo) => {
      const movimiento = joinMesas(grupo, mesas, rev);
      if (isCambio(movimiento, grupo) && mesas.some((mesa) => mesa > numeroMesas)) throw mesaNoValida();
      return movimiento;
    });
  }

  /** The station of a ticket knows at which mesa it is now. */
  acknowledgeMudanza(autor: Autor, ticketId: string, mesa: number): Promise<Grupo> {
    return this.movimientos.move(autor, ticketId, (grupo) => acknowledgeMudanza(grupo, ticketId, mesa));
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
