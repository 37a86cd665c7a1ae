import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Grupo, MesasPagadas } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { EnteradoMudanzaDto, JuntarMesasDto, MoverMesaDto, PagarMesasDto } from './partidas.dto';
import { PagoPartidasService } from './pago-partidas.service';
import { PartidasService } from './partidas.service';

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos')
export class PartidasController {
  constructor(
    private readonly partidas: PartidasService,
    private readonly pagos: PagoPartidasService,
  ) {}

  @Put('grupos/:grupo/mover')
  @Permite('tablero')
  moveMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: MoverMesaDto,
  ): Promise<Grupo> {
    return this.partidas.moveMesa(contexto, grupo, request);
  }

  @Put('grupos/:grupo/juntas')
  @Permite('tablero')
  joinMesas(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: JuntarMesasDto,
  ): Promise<Grupo> {
    return this.partidas.joinMesas(contexto, grupo, request);
  }

  @Put('grupos/:grupo/pagar')
  @Permite('tablero')
  payMesas(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() { revs }: PagarMesasDto,
  ): Promise<MesasPagadas> {
    return this.pagos.payMesas(contexto, grupo, revs);
  }

  @Put(':id/enterado')
  @Permite('tablero')
  acknowledgeMudanza(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { mesa }: EnteradoMudanzaDto,
  ): Promise<Grupo> {
    return this.partidas.acknowledgeMudanza(contexto, id, mesa);
  }
}
