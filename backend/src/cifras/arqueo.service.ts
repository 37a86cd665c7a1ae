import { Injectable } from '@nestjs/common';
import { cajonEsperado, diaTras, fromEuros, needsMotivo, nombreJornada, toEuros } from '@carta/contracts';
import type { ArquearRequest, ArqueoDelDia } from '@carta/contracts';
import { firmaOf } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { arqueoSinImporte, arqueoSinMotivo, diaSinArqueo } from '../servicio/arqueos/arqueos.errors';
import { ArqueosService } from '../servicio/arqueos/arqueos.service';
import { toApunteArqueo } from './arqueo.mapper';
import { CierreService } from './cierre.service';

/** Counts the drawer against the ledgers (docs/reglas/dinero.md#counting-the-drawer). */
@Injectable()
export class ArqueoService {
  constructor(
    private readonly arqueos: ArqueosService,
    private readonly cierres: CierreService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Without `dia` it is the current one. */
  async findArqueo(restauranteId: string, dia: string | undefined): Promise<ArqueoDelDia> {
    return this.listDia(restauranteId, dia ?? (await this.findHoy(restauranteId)));
  }

  /**
   * Adds an entry once, and returns all of its day.
   * @throws 422 for an entry without what it needs, a key of another, or a day that is neither today's nor
   * yesterday's; 409 when the day has enough.
   */
  async addApunte(
    autor: Pick<Contexto, 'restauranteId' | 'actor' | 'persona'>,
    request: ArquearRequest,
    clave: string,
  ): Promise<{ arqueo: ArqueoDelDia; repetido: boolean }> {
    const { restauranteId } = autor;
    const { tipo } = request;
    const importe = fromEuros(request.importe);
    const motivo = request.motivo?.trim();
    if (needsMotivo(tipo) && motivo === undefined) throw arqueoSinMotivo();
    if (needsMotivo(tipo) && importe === 0) throw arqueoSinImporte();
    const pedido = { tipo, importe, ...(motivo === undefined ? {} : { motivo }) };
    const pedida = request.dia ?? undefined;
    const hecho = await this.arqueos.findRepetido(restauranteId, clave, {
      ...pedido,
      ...(pedida === undefined ? {} : { dia: pedida }),
    });
    if (hecho) return { arqueo: await this.listDia(restauranteId, hecho.dia), repetido: true };
    const hoy = await this.findHoy(restauranteId);
    const dia = pedida ?? hoy;
    if (dia !== hoy && dia !== diaTras(hoy, -1)) throw diaSinArqueo();
    const { repetido } = await this.arqueos.addArqueo(
      restauranteId,
      { ...pedido, dia, clave },
      async (previos) => {
        const firma = { en: new Date(), ...firmaOf(autor) };
        if (tipo !== 'conteo') return { ...pedido, ...firma };
        const dinero = await this.cierres.findEfectivo(restauranteId, dia);
        return { ...pedido, esperado: cajonEsperado(previos, dinero), ...firma };
      },
    );
    return { arqueo: await this.listDia(restauranteId, dia), repetido };
  }

  private async listDia(restauranteId: string, dia: string): Promise<ArqueoDelDia> {
    const [arqueos, dinero] = await Promise.all([
      this.arqueos.listArqueos(restauranteId, dia),
      this.cierres.findEfectivo(restauranteId, dia),
    ]);
    const enCaja = toEuros(cajonEsperado(arqueos, dinero).total);
    return { dia, apuntes: arqueos.map(toApunteArqueo), enCaja };
  }

  private async findHoy(restauranteId: string): Promise<string> {
    return nombreJornada(await this.restaurantes.findHusos(restauranteId), new Date());
  }
}
