// Longer than most: every way of charging a mesa, each a sentence.
import { Injectable } from '@nestjs/common';
import {
  annulCobro,
  areJuntas,
  cargoDe,
  enOrdenDeCobro,
  formaOf,
  pendienteDe,
  reglasCobro,
  sumCentimos,
  toEuros,
} from '@carta/contracts';
import type { CobrarRequest, Grupo, GrupoMesa, MesasCobradas, Movimiento } from '@carta/contracts';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { ColaPorNombre } from '../../../../plataforma/colas/cola-por-nombre';
import { DomainError, campoNoValido, isRefusal } from '../../../../plataforma/errores/domain-error';
import type { GrupoRef } from '../../grupos/grupos.repository';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import {
  claveDeOtroCobro,
  cobroExcesivo,
  cobroRechazado,
  cobroSinDecidir,
  movimientoRechazado,
  pedidoNoEncontrado,
} from '../../pedidos.errors';
import { CobroEnCurso, idsDeCargo, idsDeCobro } from './cobro-en-curso';
import type { PorCobrar } from './cobro-en-curso';
import { MovimientosService, grupoDe } from '../movimientos.service';
import type { Autor } from '../movimientos.service';
import { anulacionPorAprobar } from '../por-aprobar';
import { PagoPartidasService } from '../partidas/pago-partidas.service';
import { toGrupo } from '../tablero.mapper';

/** Charges a mesa, or the tabs of a party, in parts (docs/reglas/dinero.md#charging). */
@Injectable()
export class CobrosService {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly movimientos: MovimientosService,
    private readonly consultas: GruposConsultas,
    private readonly pagos: PagoPartidasService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /**
   * Charges once, whatever the network does: under a known key it charges only what is not stored yet, and
   * `repetido` says that nothing was left. Returns every tab that it names.
   * @throws 422 for a key that charged another tab; the refusal of the first tab that cannot take its part,
   * with all tabs as they are: a foreseeable one before anything is written.
   */
  charge(
    autor: Autor,
    grupoId: string,
    request: CobrarRequest,
    clave: string,
  ): Promise<MesasCobradas & { repetido: boolean }> {
    const { rev, revs, ...cuerpo } = request;
    const vistas = new Map(Object.entries(revs ?? {}).map(([id, rev]) => [id.toLowerCase(), rev]));
    vistas.set(grupoId, rev);
    const porCobrar = toPorCobrar(cuerpo);
    const acto = { que: `cobrar:${JSON.stringify(porCobrar)}`, clave };
    return this.cola.run(`${autor.restauranteId}:${clave}`, async () => {
      const [grupos, hechos, firmes, cobradas] = await Promise.all([
        this.findGrupos(autor, [...vistas.keys()]),
        this.movimientos.findHechos([...vistas.keys()], acto),
        this.consultas.findGruposFirmes([...vistas.keys()]),
        this.consultas.findIdsConCobro(autor.restauranteId, idsDeCobro(clave)),
      ]);
      if (cobradas.some((id) => !vistas.has(id))) throw claveDeOtroCobro();
      if (hechos.size === grupos.length)
        return { grupos: enOrdenDeCobro(grupos).map(toGrupo), repetido: true };
      const pago = await this.nameForma(autor.restauranteId, porCobrar);
      const cobro = new CobroEnCurso(pago, { acto, hechos }, grupos, vistas, firmes);
      const [primero] = cobro.grupos;
      if (porCobrar.pagar && primero && cobro.restante > 0) await this.checkTodos(primero, cobro);
      const lider = cobro.grupos.find(({ mesasJuntas }) => mesasJuntas);
      const quien = { en: new Date(), ...firmaOf(autor) };
      if (lider) cobro.payIfLiquida(await this.pagos.findGruposAbiertos(lider), quien);
      const cobrados = await this.chargeOnce(autor, cobro);
      return cobrados.repetido
        ? cobrados
        : { ...cobrados, grupos: await this.pagos.payRest(autor, cobrados.grupos) };
    });
  }

  /**
   * Takes all parts of a charge back, unless one of their tabs is paid. Returns the tab of this part.
   * @throws 403 where an encargado has to approve it
   */
  async annul(contexto: Contexto, cobroId: string, motivo: string, clave?: string): Promise<Grupo> {
    const ids = await this.consultas.findIdsConCobro(contexto.restauranteId, idsDeCargo(cobroId));
    const acto = { que: `anular:${cargoDe(cobroId)}`, clave };
    const anula = (grupo: GrupoMesa, en: Date, autor: Autor): Movimiento =>
      annulCobro(grupo, cobroId, { motivo: motivo.trim(), en, ...firmaOf(autor) });
    const annulIn = (ref: GrupoRef): Promise<Grupo> =>
      grupoDe(
        this.movimientos.moveAprobado(
          contexto,
          ref,
          undefined,
          acto,
          (grupo, _anulada, ahora) => anulacionPorAprobar(grupo, cobroId, firmaOf(contexto), ahora),
          anula,
        ),
      );
    const hechos = await this.movimientos.findHechos(ids, acto);
    const grupos = await this.consultas.findGruposPorId(ids.filter((id) => !hechos.has(id)));
    const demas = grupos.filter(({ cobros = [] }) => !cobros.some(({ id }) => id === cobroId));
    const cerrado = demas.find((grupo) => !anula(grupo, new Date(), contexto).ok);
    if (cerrado) throw movimientoRechazado('ESTADO_CAMBIADO', toGrupo(cerrado));
    const propio = await annulIn({ cobroId });
    for (const { id } of demas) await annulIn({ grupoId: id });
    return propio;
  }

  /**
   * A form of the house is stored as the house calls it. One that it no longer has stays as the screen knew it: what
   * was paid is not refused for it.
   * @throws 422 without what the form asks for
   */
  private async nameForma(restauranteId: string, pago: PorCobrar): Promise<PorCobrar> {
    const { forma, otra } = pago;
    if (!otra) return pago;
    const { formas = [] } = await this.restaurantes.findServicio(restauranteId);
    const suya = formas.find(({ _id }) => _id === otra.id);
    const falta =
      forma === 'otro' ? suya && reglasCobro.faltaEnOtra(suya, otra) : 'La forma de cobro no es válida';
    if (falta) throw campoNoValido('otra', falta);
    return suya ? { ...pago, otra: { ...otra, nombre: suya.nombre } } : pago;
  }

  /** @throws 409 unless it names every tab that is paid together, and the amount that is left of them. */
  private async checkTodos(primero: GrupoMesa, cobro: CobroEnCurso): Promise<void> {
    const abierto = cobro.grupos.find(({ pagado }) => !pagado) ?? primero;
    if (!cobro.isOtraCuenta && cobro.names(await this.pagos.findGruposAbiertos(abierto))) return;
    const data = { grupos: cobro.grupos.map(toGrupo) };
    throw cobroRechazado(movimientoRechazado('ESTADO_CAMBIADO', toGrupo(primero)), null, data);
  }

  private async chargeOnce(
    autor: Autor,
    cobro: CobroEnCurso,
  ): Promise<MesasCobradas & { repetido: boolean }> {
    this.foresee(autor, cobro);
    const grupos: Grupo[] = [];
    let repetido = true;
    let { restante } = cobro;
    for (const leido of cobro.grupos) {
      const { mesa, isNuevo } = await this.asking(leido, cobro, () =>
        this.movimientos.moveGrupo(
          autor,
          leido.id,
          cobro.vistaDe(leido),
          cobro.acto,
          (ahora, en) => cobro.take(ahora, restante, { en, ...firmaOf(autor) }).movimiento,
        ),
      );
      grupos.push(toGrupo(mesa));
      restante = cobro.restanteTras(mesa, restante);
      repetido &&= !isNuevo;
    }
    return { grupos, repetido };
  }

  /**
   * An ordinary refusal leaves no charge half done. @throws the tabs' refusal, before anything is written.
   */
  private foresee(autor: Autor, cobro: CobroEnCurso): void {
    const data = { grupos: cobro.grupos.map(toGrupo) };
    const [primero] = data.grupos;
    if (!primero) throw pedidoNoEncontrado();
    if (cobro.isFutura || !cobro.isDeEstas || (!cobro.isEmpezado && !areJuntas(cobro.grupos))) {
      throw cobroRechazado(movimientoRechazado('ESTADO_CAMBIADO', primero), null, data);
    }
    let { restante } = cobro;
    for (const grupo of cobro.grupos) {
      const { movimiento, restante: resto } = cobro.take(grupo, restante, {
        en: new Date(),
        ...firmaOf(autor),
      });
      if (movimiento.ok) restante = resto;
      else if (movimiento.motivo === 'SE_PASA') throw cobroRechazado(sinTanto(cobro.grupos), null, data);
      else throw cobroRechazado(movimientoRechazado(movimiento.motivo, toGrupo(grupo)), grupo.mesa, data);
    }
    if (restante > 0) throw cobroRechazado(sinTanto(cobro.grupos), null, data);
  }

  private async asking<T>({ mesa }: GrupoMesa, { grupos }: CobroEnCurso, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof DomainError) || !isRefusal(error)) throw error;
      const frescos = new Map(
        (await this.consultas.findGruposPorId(grupos.map(({ id }) => id))).map((grupo) => [grupo.id, grupo]),
      );
      throw cobroRechazado(error, mesa, {
        grupos: grupos.map((grupo) => toGrupo(frescos.get(grupo.id) ?? grupo)),
      });
    }
  }

  /** @throws 404 when one of them is not here. */
  private async findGrupos({ restauranteId }: Autor, ids: readonly string[]): Promise<readonly GrupoMesa[]> {
    const grupos = (await this.consultas.findGruposPorId(ids)).filter(
      (grupo) => grupo.restauranteId === restauranteId,
    );
    if (grupos.length < ids.length) throw pedidoNoEncontrado();
    return grupos;
  }
}

const sinTanto = (grupos: readonly GrupoMesa[]): DomainError =>
  cobroExcesivo(toEuros(sumCentimos(grupos.map(pendienteDe))));

/** Drops the nulls of a body. @throws 422 unless it has exactly one of both, and an amount where it pays. */
function toPorCobrar({ importe, lineas, propina, pagar, ...pago }: PorCobrar): PorCobrar {
  const porCobrar = {
    ...formaOf(pago),
    ...(pagar ? { pagar } : {}),
    ...(propina ? { propina } : {}),
    ...(importe ? { importe } : {}),
    ...(lineas
      ? { lineas: lineas.map(({ linea, unidades }) => ({ linea: linea.toLowerCase(), unidades })) }
      : {}),
  };
  if ((porCobrar.importe === undefined) === (porCobrar.lineas === undefined)) throw cobroSinDecidir();
  if (pagar && porCobrar.lineas) throw cobroSinDecidir();
  return porCobrar;
}
