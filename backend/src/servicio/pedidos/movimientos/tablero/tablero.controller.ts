import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { LIMITES, parseMesa } from '@carta/contracts';
import type { Grupo, MovimientoReciente, PagadosEliminados } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { campoNoValido } from '../../../../plataforma/errores/domain-error';
import { parseInstante, parseLimite, parsePagina } from '../pagina';
import { TableroService } from './tablero.service';

const RECIENTES = { normal: LIMITES.recientes, maximo: LIMITES.recientes } as const;

@Controller('pedidos')
export class TableroController {
  constructor(private readonly tablero: TableroService) {}

  /** Reads the mesas with something still to be made or carried. */
  @Get()
  @Permite('tablero')
  findMesasActivas(@CurrentContexto() { restauranteId }: Contexto): Promise<Grupo[]> {
    return this.tablero.findActivos(restauranteId);
  }

  /** Reads the mesas that have all and have not paid. */
  @Get('entregados')
  @Permite('tablero')
  findMesasEntregadas(@CurrentContexto() { restauranteId }: Contexto): Promise<Grupo[]> {
    return this.tablero.findEntregados(restauranteId);
  }

  /** Reads paid mesas, the last first, a page at a time. */
  @Get('pagados')
  @Permite('tablero')
  findMesasPagadas(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('antes') antes?: string,
    @Query('limite') limite?: string,
  ): Promise<Grupo[]> {
    const pagina = parsePagina(antes, limite);
    return this.tablero.findPagados(restauranteId, pagina.antes, pagina.limite);
  }

  /** Reads the open tab of a mesa, or null. */
  @Get('mesa/:mesa')
  @Permite('tablero')
  findMesa(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('mesa') mesa: string,
  ): Promise<Grupo | null> {
    const numero = parseMesa(mesa);
    if (numero === null) throw campoNoValido('mesa', 'Número de mesa inválido.');
    return this.tablero.findMesa(restauranteId, numero);
  }

  /** Reads the last moves of the floor, the newest first. */
  @Get('recientes')
  @Permite('tablero')
  findRecientes(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('limite') limite?: string,
  ): Promise<MovimientoReciente[]> {
    return this.tablero.findRecientes(restauranteId, parseLimite(limite, RECIENTES));
  }

  /** Takes paid mesas off the list; their figures stay. */
  @Delete('pagados')
  @Permite('tablero.borrar')
  archiveMesasPagadas(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('hasta') hasta?: string,
  ): Promise<PagadosEliminados> {
    return this.tablero.archivePagados(restauranteId, parseInstante('hasta', hasta));
  }
}
