// Longer than most: the closing of a day, all added up in one pass over its mesas.
import {
  CERO,
  FORMAS_CAJA,
  MOTIVO_REAPERTURA,
  SIN_CAJA,
  cajaCon,
  centimos,
  cobrosVivos,
  costeLinea,
  costeRetirada,
  formaOf,
  mesaAl,
  negated,
  porForma,
  sinAsentar,
  sumCajas,
  sumCentimos,
  toEuros,
  totalCaja,
  totalCobrado,
  vivasOf,
} from '@carta/contracts';
import type {
  RebajaDelDia,
  Asiento,
  Caja,
  Cancelacion,
  Centimos,
  CierreDelDia,
  HechoDelDia,
  Jornada,
  NumeroTomado,
  PagoDeshecho,
  PorForma,
} from '@carta/contracts';
import type { LineaDelDia, MesaDelDia } from './cierre-consultas.repository';
import { toPorForma } from './estadisticas-cifras';

/** A step older than the history of steps has no author. */
const SIN_NOMBRE = '–';

/**
 * Adds up the takings and cancellations of one service day (docs/reglas/dinero.md#closing-the-day): a charge, a
 * cancellation and an annulment belong each to its own instant.
 */
export class SumaCierre {
  private readonly porQuien = new Map<string, Caja>();
  /** Entries of the day in a form of the house. */
  private readonly enOtra: Asiento[] = [];
  private propinas = SIN_CAJA;
  private mesasPagadas = 0;
  private readonly abiertas: CierreDelDia['abiertas'] = [];
  private readonly cancelaciones: CierreDelDia['cancelaciones'] = [];
  private readonly anulaciones: CierreDelDia['anulaciones'] = [];
  private readonly ajustes: RebajaDelDia[] = [];
  private readonly cerradas: CierreDelDia['cerradas'] = [];

  constructor(private readonly jornada: Jornada) {}

  /** Takes mesas that are open, or were paid or closed on this day. */
  add(mesa: MesaDelDia): void {
    if (!mesa.pagado) this.addAbierta(mesa);
    else if (mesa.motivoCierre === undefined) this.addPagada(mesa);
    else if (!isVaciaMesa(mesa)) this.addCerrada(mesa, mesa.motivoCierre);
    if (!mesa.periodo) this.addAsientos(mesa);
  }

  /** Takes mesas of any days whose ledgers have a period. */
  addPeriodo(mesa: MesaDelDia): void {
    this.addAsientos(mesa);
    const deEntonces = (mesa.pagosDeshechos ?? []).filter(
      ({ en, deshechoEn }) => this.isDelDia(en) && !this.isDelDia(deshechoEn),
    );
    if (deEntonces.some(({ cierre }) => cierre === undefined)) this.mesasPagadas += 1;
    for (const { en, cierre } of deEntonces) if (cierre) this.addCerradaEntonces(mesa, en, cierre);
  }

  /** What was cancelled together with its menu is in the menu's line. */
  addCanceladas(mesa: MesaDelDia): void {
    const { pedidos } = mesa;
    const canceladas = pedidos.flatMap(({ lineas }) => lineas).filter(({ cancelada }) => cancelada);
    for (const linea of canceladas) {
      if (!linea.cancelada || canceladas.some((menu) => isCanceladoCon(linea, menu))) continue;
      const platos = canceladas.filter((plato) => isCanceladoCon(plato, linea));
      const importe = sumCentimos([linea, ...platos].map(costeLinea));
      this.addCancelacion(mesa, linea, linea.cantidad, importe, linea.cancelada);
    }
  }

  addRetiradas(mesa: MesaDelDia): void {
    for (const linea of mesa.pedidos.flatMap(({ lineas }) => lineas)) {
      for (const retirada of linea.retiradas ?? [])
        this.addCancelacion(mesa, linea, retirada.unidades, costeRetirada(linea, retirada), retirada);
    }
  }

  addAnuladas(mesa: MesaDelDia): void {
    for (const { importe, anulado, ...cobro } of mesa.cobros ?? []) {
      if (!anulado || !this.isDelDia(anulado.en)) continue;
      this.anulaciones.push({ importe: toEuros(importe), ...formaOf(cobro), ...toHecho(mesa, anulado) });
    }
  }

  addRebajas(mesa: MesaDelDia): void {
    const { pedidos, ajustes = [] } = mesa;
    const lineas = new Map(
      pedidos.flatMap(({ lineas: suyas }) => suyas.map((linea) => [String(linea._id), linea] as const)),
    );
    for (const rebaja of ajustes.filter(({ en }) => this.isDelDia(en))) {
      const original = ajustes.find(({ _id }) => rebaja.deshace?.equals(_id)) ?? rebaja;
      const platos = original.lineas.flatMap(({ linea, unidades }) => {
        const ajustada = lineas.get(String(linea));
        if (!ajustada) return [];
        const { nombre, formato } = ajustada;
        const cantidad = unidades ?? cantidadAl(ajustada, rebaja.rev);
        return [{ nombre, ...(formato === undefined ? {} : { formato }), cantidad }];
      });
      this.ajustes.push({
        tipo: rebaja.tipo,
        importe: toEuros(sumCentimos(rebaja.lineas.map(({ importe }) => centimos(importe)))),
        platos: original.deMesa ? [] : platos,
        ...toHecho(mesa, rebaja),
      });
    }
  }

  addRepesadas(mesa: MesaDelDia): void {
    for (const { nombre, cantidad, repesadas = [] } of mesa.pedidos.flatMap(({ lineas }) => lineas)) {
      for (const { de, a, importe, ...quien } of repesadas.filter(({ en }) => this.isDelDia(en)))
        this.ajustes.push({
          tipo: 'pesar',
          importe: toEuros(importe),
          platos: [{ nombre, cantidad }],
          ...toHecho(mesa, { ...quien, motivo: `${de} g → ${a} g` }),
        });
    }
  }

  toCierre(): Omit<CierreDelDia, 'sello'> {
    const caja = sumCajas(this.porQuien.values());
    return {
      dia: this.jornada.dia,
      recaudado: toEuros(totalCaja(caja)),
      porForma: toPorForma(caja),
      ...otrasDe(this.enOtra),
      porQuien: [...this.porQuien]
        .map(([por, suya]) => ({
          por,
          total: toEuros(totalCaja(suya)),
          porForma: toPorForma(suya),
          ...otrasDe(this.enOtra.filter((asiento) => asiento.por === por)),
        }))
        .sort((a, b) => a.por.localeCompare(b.por, 'es')),
      propinas: toPorForma(this.propinas),
      mesasPagadas: this.mesasPagadas,
      abiertas: this.abiertas.toSorted((a, b) => a.mesa - b.mesa),
      cancelaciones: enOrden(this.cancelaciones),
      anulaciones: enOrden(this.anulaciones),
      ...(this.ajustes.length > 0 ? { ajustes: enOrden(this.ajustes) } : {}),
      cerradas: enOrden(this.cerradas),
    };
  }

  private isDelDia(instante: Date): boolean {
    const { inicio, fin } = this.jornada;
    return inicio <= instante && instante < fin;
  }

  private addCancelacion(
    mesa: MesaDelDia,
    { nombre, formato }: LineaDelDia,
    cantidad: number,
    importe: Centimos,
    cancelacion: Cancelacion,
  ): void {
    if (!this.isDelDia(cancelacion.en)) return;
    const linea = { nombre, ...(formato === undefined ? {} : { formato }), cantidad };
    this.cancelaciones.push({ ...linea, importe: toEuros(importe), ...toHecho(mesa, cancelacion) });
  }

  private addPagada(mesa: MesaDelDia): void {
    this.mesasPagadas += 1;
    this.addSinAsentar(mesa);
  }

  /** Of what a program without a ledger took, charges say who made them, and the rest is whose payment it was. */
  private addSinAsentar(mesa: MesaDelDia): void {
    const resto = sinAsentar(totalDe(mesa), mesa);
    const cobros = mesa.asientos ? [] : cobrosVivos(mesa);
    for (const cobro of cobros) this.addCaja(cobro.por, porForma([cobro]));
    const deCobros = porForma(cobros);
    this.addCaja(
      mesa.movimientosDinero?.at(-1)?.por ?? SIN_NOMBRE,
      cajaCon((forma) => centimos(resto[forma] - deCobros[forma])),
    );
  }

  private addCaja(por: string, caja: Caja): void {
    if (FORMAS_CAJA.every((forma) => caja[forma] === 0)) return;
    this.porQuien.set(por, sumCajas([this.porQuien.get(por) ?? SIN_CAJA, caja]));
  }

  private addAsientos(mesa: MesaDelDia): void {
    const { asientos = [] } = mesa;
    const delDia = asientos.filter(({ en }) => this.isDelDia(en));
    for (const asiento of delDia) {
      this.addCaja(asiento.por, porForma([asiento]));
      if (asiento.otra) this.enOtra.push(asiento);
      const { forma, propina = CERO } = asiento;
      this.propinas = sumCajas([this.propinas, porForma([{ forma, importe: propina }])]);
      if (isReapertura(asiento)) this.addReapertura(mesa, asiento);
    }
    const conAsiento = new Set(delDia.filter(isReapertura).map(({ en }) => en.getTime()));
    for (const { deshechoEn: en } of mesa.pagosDeshechos ?? []) {
      if (!this.isDelDia(en) || conAsiento.has(en.getTime())) continue;
      this.addReapertura(mesa, { importe: CERO, en, por: SIN_NOMBRE, motivo: MOTIVO_REAPERTURA });
    }
  }

  /** Of one that was charged in full, or closed without payment, nothing is given back. Its step says who approved it. */
  private addReapertura(
    mesa: MesaDelDia,
    { importe, en, por, motivo = '' }: Pick<Asiento, 'importe' | 'en' | 'por' | 'motivo'>,
  ): void {
    const paso = mesa.movimientosDinero?.find((cada) => cada.en.getTime() === en.getTime());
    const hecho = toHecho(mesa, { por, ...paso, en, motivo });
    this.anulaciones.push({ importe: toEuros(negated(importe)), forma: 'sin_indicar', ...hecho });
  }

  private addAbierta(mesa: MesaDelDia): void {
    if (!mesa.pedidos.some(({ creadoEn }) => creadoEn < this.jornada.fin) || isVaciaMesa(mesa)) return;
    const total = totalDe(mesa);
    const cobrado = totalCobrado(mesa);
    this.abiertas.push({
      mesa: mesa.mesa,
      total: toEuros(total),
      cobrado: toEuros(cobrado),
      pendiente: toEuros(centimos(total - cobrado)),
    });
  }

  /** It was opened again since, on another day. */
  private addCerradaEntonces(
    mesa: MesaDelDia,
    en: Date,
    { motivo, importe }: NonNullable<PagoDeshecho['cierre']>,
  ): void {
    const paso = mesa.movimientosDinero?.find((cada) => cada.en.getTime() === en.getTime());
    this.cerradas.push({
      importe: toEuros(importe),
      ...toHecho(mesa, { por: SIN_NOMBRE, ...paso, motivo, en }),
    });
  }

  private addCerrada(mesa: MesaDelDia, motivo: string): void {
    // The closing is a closed mesa's last step.
    const paso = mesa.movimientosDinero?.at(-1);
    const en = paso?.en ?? mesa.pagadoEn ?? this.jornada.inicio;
    const importe = toEuros(totalDe(mesa));
    this.cerradas.push({ importe, ...toHecho(mesa, { por: SIN_NOMBRE, ...paso, motivo, en }) });
  }
}

/** Each form of the house by its last name, with what each number paid; an annulled charge takes off its own. */
function otrasDe(asientos: readonly Asiento[]): Pick<PorForma, 'otras'> {
  const porInstante = asientos.toSorted((a, b) => a.en.getTime() - b.en.getTime());
  const ids = new Set(porInstante.flatMap(({ otra }) => otra?.id ?? []));
  if (ids.size === 0) return {};
  const otras = [...ids].map((id) => {
    const suyos = porInstante.filter(({ otra }) => otra?.id === id);
    const numeros = numerosDe(suyos);
    const nombre = suyos.at(-1)?.otra?.nombre ?? '';
    return { id, nombre, total: sumAsientos(suyos), ...(numeros.length > 0 ? { numeros } : {}) };
  });
  return { otras: otras.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es')) };
}

function numerosDe(asientos: readonly Asiento[]): NumeroTomado[] {
  const claveDe = ({ otra }: Asiento): string => JSON.stringify([otra?.numero, otra?.cliente]);
  const conNumero = asientos.filter(({ otra }) => otra?.numero);
  return [...new Set(conNumero.map(claveDe))].flatMap((clave) => {
    const suyos = conNumero.filter((asiento) => claveDe(asiento) === clave);
    const { numero, cliente } = suyos[0]?.otra ?? {};
    const importe = sumAsientos(suyos);
    return importe === 0 ? [] : [{ numero, cliente, importe }];
  });
}

const sumAsientos = (asientos: readonly Asiento[]): number =>
  toEuros(sumCentimos(asientos.map(({ importe }) => importe)));

/** One act cancelled both. */
const isCanceladoCon = (plato: LineaDelDia, menu: LineaDelDia): boolean =>
  menu.esMenu === true &&
  plato.deMenu?.equals(menu._id) === true &&
  plato.cancelada?.en.getTime() === menu.cancelada?.en.getTime();

/** Everything of it was cancelled, and its cancellations are listed. */
const isVaciaMesa = ({ pedidos }: MesaDelDia): boolean =>
  !pedidos.some(({ lineas }) => vivasOf(lineas).length > 0);

function totalDe({ pedidos }: MesaDelDia): Centimos {
  return sumCentimos(pedidos.flatMap(({ lineas }) => vivasOf(lineas)).map(costeLinea));
}

/** Every other annulment is that of a charge, which is listed by `addAnuladas`. */
const isReapertura = ({ forma, importe }: Asiento): boolean => forma === 'sin_indicar' && importe < 0;

/** The units that a line had at a rev. */
const cantidadAl = ({ cantidad, retiradas = [] }: LineaDelDia, alRev: number): number =>
  retiradas.reduce((suma, { rev, unidades }) => (rev > alRev ? suma + unidades : suma), cantidad);

/** At the mesa where its tab was then. */
const toHecho = (
  tab: Pick<MesaDelDia, 'mesa' | 'mudanzas'>,
  { motivo, en, por, aprobadoPor }: Cancelacion,
): HechoDelDia & { mesa: number } => ({
  mesa: mesaAl(tab, en),
  motivo,
  por,
  en: en.toISOString(),
  ...(aprobadoPor ? { aprobadoPor: aprobadoPor.por } : {}),
});

const enOrden = <T extends HechoDelDia>(hechos: readonly T[]): T[] =>
  hechos.toSorted((a, b) => a.en.localeCompare(b.en));
