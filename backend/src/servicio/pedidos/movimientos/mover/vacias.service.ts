import { Injectable } from '@nestjs/common';
import { closeVacia, isVaciaSabida } from '@carta/contracts';
import { Periodico } from '../../../../plataforma/colas/periodico';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import { MovimientosService } from '../movimientos.service';

const POR = 'Cierre automático';

/**
 * Closes vacía mesas when their time has come (docs/reglas/dinero.md#paying-closing-opening-again). Every process
 * looks at what is stored; a mesa that another closed, or an order filled again, stays as it is.
 */
@Injectable()
export class VaciasService extends Periodico {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly consultas: GruposConsultas,
  ) {
    super({ nombre: 'MesasVacias', fallo: 'No se cierran mesas vacías', cadaMs: 2_000 });
  }

  async runOnce(ahora: Date): Promise<void> {
    const grupos = await this.consultas.findConCanceladas();
    for (const { id, restauranteId } of grupos.filter((grupo) => isVaciaSabida(grupo, ahora))) {
      if (this.isParado) return;
      await this.movimientos.moveGrupo({ restauranteId, actor: POR }, id, undefined, null, (grupo) =>
        closeVacia(grupo, ahora),
      );
    }
  }
}
