import { Injectable } from '@nestjs/common';
import { cajonEsperado, centimos, diaTras, inicioDeDia, nombreJornada } from '@carta/contracts';
import type { TipoArqueo } from '@carta/contracts';
import { CierreService } from '../../cifras/cierre.service';
import { uuidOf } from '../../plataforma/base-datos/uuid-de';
import { ArqueosService } from '../../servicio/arqueos/arqueos.service';

const HORA_MS = 3_600_000;

interface ApunteDemo {
  tipo: TipoArqueo;
  /** In céntimos; of a count, what there was more than expected. */
  importe: number;
  motivo?: string;
  por: string;
  /** Hours after the service day began at five. */
  alas: number;
}

const ABRE: ApunteDemo = { tipo: 'fondo', importe: 15_000, por: 'Ana', alas: 7.5 };
const PAN: ApunteDemo = { tipo: 'retirada', importe: 1_840, motivo: 'Pan y hielo', por: 'Ana', alas: 8 };
const cierra = (importe: number): ApunteDemo => ({ tipo: 'conteo', importe, por: 'Luis', alas: 19.5 });

/** Of the last days, yesterday first. */
const DIAS: readonly (readonly ApunteDemo[])[] = [
  [ABRE, PAN, cierra(0)],
  [ABRE, cierra(-120)],
  [ABRE, PAN, cierra(50), cierra(0)],
  [ABRE, cierra(0)],
  [ABRE, PAN, cierra(-15)],
];

/** How the demo counted its drawer on past days. */
@Injectable()
export class ArqueosDemoService {
  constructor(
    private readonly arqueos: ArqueosService,
    private readonly cierres: CierreService,
  ) {}

  /** Done twice, it adds none. */
  async countPasados(restauranteId: string, ahora: Date): Promise<void> {
    const hoy = nombreJornada([], ahora);
    for (const [i, apuntes] of DIAS.entries())
      await this.countDia(restauranteId, diaTras(hoy, -1 - i), apuntes);
  }

  private async countDia(restauranteId: string, dia: string, apuntes: readonly ApunteDemo[]): Promise<void> {
    const dinero = await this.cierres.findEfectivo(restauranteId, dia);
    const hechos = await this.arqueos.listArqueos(restauranteId, dia);
    for (const [i, apunte] of apuntes.entries()) {
      if (i < hechos.length) continue;
      const clave = uuidOf(`demo:${restauranteId}:arqueo:${dia}:${i}`);
      const { tipo, importe, motivo, por, alas } = apunte;
      const pedido = { tipo, importe: centimos(importe), ...(motivo === undefined ? {} : { motivo }) };
      const firma = { en: new Date(inicioDeDia([], dia).getTime() + alas * HORA_MS), por };
      await this.arqueos.addArqueo(restauranteId, { ...pedido, dia, clave }, (previos) => {
        if (tipo !== 'conteo') return Promise.resolve({ ...pedido, ...firma });
        const esperado = cajonEsperado(previos, dinero);
        const contado = { ...pedido, importe: centimos(esperado.total + importe), esperado };
        return Promise.resolve({ ...contado, ...firma });
      });
    }
  }
}
