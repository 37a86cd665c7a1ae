import { Injectable } from '@nestjs/common';
import { ARQUEOS_POR_DIA, diaTras } from '@carta/contracts';
import type { Arqueo, Jornada } from '@carta/contracts';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';
import type { ArqueoDoc } from './arqueo.schema';
import { claveDeOtroArqueo, demasiadosArqueos } from './arqueos.errors';
import { ArqueosRepository } from './arqueos.repository';
import type { ArqueoGuardado } from './arqueos.repository';

/** Of more than one at once each is tried again over the others. */
const INTENTOS = 20;

type DatosArqueo = Omit<Arqueo, 'id' | 'n'>;
export type PedidoArqueo = Pick<Arqueo, 'tipo' | 'importe' | 'motivo'> & { dia?: string };

/** What is kept of counting the drawer (docs/reglas/dinero.md#counting-the-drawer). */
@Injectable()
export class ArqueosService {
  constructor(private readonly arqueos: ArqueosRepository) {}

  /** In the order in which they were done. */
  listArqueos(restauranteId: string, dia: string): Promise<Arqueo[]> {
    return this.arqueos.findDia(restauranteId, dia);
  }

  /** What was written down on a day, which may be of the day before: as it is stored. */
  async findEscritos(
    restauranteId: string,
    { dia, inicio, fin }: Pick<Jornada, 'dia' | 'inicio' | 'fin'>,
  ): Promise<ArqueoDoc[]> {
    const apuntes = await this.arqueos.findDias(restauranteId, [diaTras(dia, -1), dia]);
    return apuntes.filter(({ en }) => inicio <= en && en < fin);
  }

  /** Instants of what was written down since another. */
  async findInstantesSince(restauranteId: string, desde: Date, dia: string): Promise<Date[]> {
    const dias = await this.arqueos.findConApuntes(restauranteId, diaTras(dia, -1));
    const apuntes = await this.arqueos.findDias(restauranteId, dias);
    return apuntes.map(({ en }) => en).filter((en) => en >= desde);
  }

  /**
   * What a key did already; null when it did nothing. Where the request names no day, it is of any.
   * @throws 422 for a key that was used for something else.
   */
  async findRepetido(
    restauranteId: string,
    clave: string,
    pedido: PedidoArqueo,
  ): Promise<ArqueoGuardado | null> {
    const guardado = await this.arqueos.findConClave(restauranteId, clave);
    if (guardado && !isMismo(guardado, pedido)) throw claveDeOtroArqueo();
    return guardado;
  }

  /**
   * Adds one to a day, once under its key; `make` gets those before it, which are all there are.
   * @throws 422 for a key that was used for something else, 409 when the day has enough.
   */
  async addArqueo(
    restauranteId: string,
    { clave, ...pedido }: PedidoArqueo & { dia: string; clave: string },
    make: (previos: readonly Arqueo[]) => Promise<DatosArqueo>,
  ): Promise<{ repetido: boolean }> {
    const { dia } = pedido;
    for (let intento = 0; intento < INTENTOS; intento += 1) {
      const previos = await this.arqueos.findDia(restauranteId, dia);
      if (previos.length >= ARQUEOS_POR_DIA) throw demasiadosArqueos();
      const nuevo = { ...(await make(previos)), dia, clave, n: previos.length + 1 };
      if (await this.arqueos.insertArqueo(restauranteId, nuevo)) return { repetido: false };
      if (await this.findRepetido(restauranteId, clave, pedido)) return { repetido: true };
    }
    throw servicioNoDisponible();
  }

  /** Done twice, it changes nothing. */
  blankNombre(restauranteId: string, persona: string): Promise<void> {
    return this.arqueos.blankNombre(restauranteId, persona);
  }
}

const isMismo = (guardado: ArqueoGuardado, { dia, tipo, importe, motivo }: PedidoArqueo): boolean =>
  (dia === undefined || guardado.dia === dia) &&
  guardado.tipo === tipo &&
  guardado.importe === importe &&
  guardado.motivo === motivo;
