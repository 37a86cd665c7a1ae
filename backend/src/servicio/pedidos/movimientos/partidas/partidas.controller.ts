import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Grupo, MesasPagadas } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { EnteradoMudanzaDto, JuntarMesasDto, MoverMesaDto, PagarMesasDto } from './partidas.dto';
import { PagoPartidasService } from './pago-partidas.service';
import { PartidasService } from './partidas.service';

@Controller('pedidos')
export class PartidasController {
  constructor(
    private readonly partidas: PartidasService,
    private readonly pagos: PagoPartidasService,
  ) {}

  /** Moves a party to another mesa. */
  @Put('grupos/:grupo/mover')
  @Permite('tablero')
  moveMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: MoverMesaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.partidas.moveMesa(contexto, grupo, request, clave);
  }

  /** Joins mesas into one party, or parts them. */
  @Put('grupos/:grupo/juntas')
  @Permite('tablero')
  joinMesas(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: JuntarMesasDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.partidas.joinMesas(contexto, grupo, request, clave);
  }

  /** Marks the mesas of a party as paid. */
  @Put('grupos/:grupo/pagar')
  @Permite('tablero')
  payMesas(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() { revs }: PagarMesasDto,
    @Clave() clave: string | undefined,
  ): Promise<MesasPagadas> {
    return this.pagos.payMesas(contexto, grupo, revs, clave);
  }

  /** Says that a screen has seen that a mesa was moved. */
  @Put(':id/enterado')
  @Permite('tablero')
  acknowledgeMudanza(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { mesa }: EnteradoMudanzaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.partidas.acknowledgeMudanza(contexto, id, mesa, clave);
  }
}
