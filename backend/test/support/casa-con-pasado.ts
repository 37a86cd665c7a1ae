import { Types } from 'mongoose';
import { centimos, elegir, inicioJornada, jornadasEntre, nombreJornada } from '@carta/contracts';
import type { EstadisticasRango, GrupoMesa, Jornada, Seleccion, TipoPedido } from '@carta/contracts';
import type { MesaAbierta, MesaPagada } from '../../src/cifras/archivo-consultas.repository';
import { ArchivoService } from '../../src/servicio/pedidos/pagados/archivo.service';
import { EstadisticasService } from '../../src/cifras/estadisticas.service';
import { SumasService } from '../../src/cifras/sumas.service';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import type { TestApp } from './app';
import { cifrasAMano } from './cifras-a-mano';

const MINUTO_MS = 60_000;
const DIA_MS = 1_440 * MINUTO_MS;
const DIAS = 4;
const FORMATOS = ['media', 'ración'];
const PRECIOS = { bebida: ['Caña', 220], comida: ['Tortilla', 850] } as const;
/** Of no carta: what is gone from it. */
const IDS = { bebida: 'b'.repeat(24), comida: 'c'.repeat(24) } as const;

/** On a Tuesday at dinner, two days after the clocks went forward: its mesas keep their days whenever a test runs. */
const AHORA = new Date('2026-03-31T19:30:00Z');

/** A restaurante with days behind it, and its figures beside those that one works out by hand. */
export class CasaConPasado {
  private readonly ahora = AHORA;
  private readonly hoy = inicioJornada([], this.ahora);
  private readonly ayer = inicioJornada([], new Date(this.hoy.getTime() - DIA_MS));
  private readonly desde = new Date(this.ayer.getTime() - (DIAS - 1) * DIA_MS);
  private mesas = 0;

  constructor(
    private readonly app: TestApp,
    readonly id: string,
  ) {}

  /** The closed days of its past. */
  get jornadas(): Jornada[] {
    return jornadasEntre([], nombreJornada([], this.desde), nombreJornada([], this.ayer));
  }

  /** Serves a mesa, on one of its days, and imports it; no board has archived it. */
  async importMesa(n: number): Promise<void> {
    const mesa = (this.mesas += 1);
    const pagadoEn = this.at(n);
    const ronda = {
      lineas: (['bebida', 'comida'] as const).map((tipo) => {
        const producto = productoOf(tipo);
        return { producto, eleccion: elegir(producto, seleccionOf(n)), cantidad: 1 + (n % 3) };
      }),
      pedidaEn: new Date(pagadoEn.getTime() - (n % 400) * MINUTO_MS),
      minutosAListo: { bebida: (n % 70) / 7, comida: (n % 300) / 9 },
    };
    await this.app.app
      .get(ArchivoService)
      .importServidas(this.id, [{ mesa, rondas: [ronda], pagadoEn }], `prueba ${mesa}`);
    await this.grupos.updateOne({ ...this.deLaCasa, mesa }, { $set: { archivadoEn: null } });
  }

  /** Changes one of the paid or open mesas as a move does, if there is any. */
  async change(pagado: boolean, n: number, change: (mesa: GrupoMesa) => GrupoMesa): Promise<void> {
    const mesas = await this.grupos
      .find({ ...this.deLaCasa, pagado })
      .sort({ mesa: 1 })
      .toArray();
    const ticket = mesas[n % Math.max(1, mesas.length)]?.pedidos[0];
    if (!ticket) return;
    await this.app.app
      .get(GruposRepository)
      .changeGrupo(this.id, { ticketId: ticket._id.toHexString() }, { por: 'Ana' }, (mesa) => ({
        ...change(mesa),
        rev: mesa.rev + 1,
      }));
  }

  async archive(): Promise<void> {
    await this.app.app.get(GruposRepository).archivePagados(this.id, new Date());
  }

  /** An instant of its past, or of today. */
  at(n: number): Date {
    const desde = this.desde.getTime();
    return new Date(desde + ((n * 7919 * MINUTO_MS) % (this.ahora.getTime() - desde)));
  }

  figures(desde = this.desde, hasta = this.ahora): Promise<EstadisticasRango> {
    const rango = { desde: nombreJornada([], desde), hasta: nombreJornada([], hasta) };
    return this.app.app.get(EstadisticasService).rango(this.id, this.id, rango, this.ahora);
  }

  /** Of its closed days alone, whatever was paid on the one that goes on. */
  figuresCerradas(): Promise<EstadisticasRango> {
    return this.figures(this.desde, this.ayer);
  }

  /** Its figures are those of all its mesas as they are stored, today’s too and without them. */
  async expectRight(): Promise<void> {
    const mesas = (await this.grupos.find(this.deLaCasa).toArray()) as unknown as (
      MesaAbierta | MesaPagada
    )[];
    for (const hasta of [this.ahora, this.ayer]) {
      const rango = { desde: nombreJornada([], this.desde), hasta: nombreJornada([], hasta) };
      expect(await this.figures(this.desde, hasta)).toEqual(cifrasAMano(mesas, rango, this.hoy));
    }
  }

  async sumCerradas() {
    const sumas: (readonly [dia: string, cifras: unknown])[] = [];
    for await (const suma of this.app.app.get(SumasService).streamSumas(this.id, this.jornadas))
      sumas.push(suma);
    return sumas.sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** What is stored of its days. */
  sumas() {
    return this.app.db.collection('sumas').find(this.deLaCasa).toArray();
  }

  private get deLaCasa() {
    return { restaurante: new Types.ObjectId(this.id) };
  }

  private get grupos() {
    return this.app.db.collection<{ pagado: boolean; mesa: number; pedidos: { _id: Types.ObjectId }[] }>(
      'grupos',
    );
  }
}

/** Takes the first line of a mesa off it. */
export function cancelFirst(mesa: GrupoMesa): GrupoMesa {
  const cancelada = { motivo: 'no queda', por: 'Ana', en: new Date() };
  const [primero, ...siguientes] = mesa.pedidos;
  const [linea, ...resto] = primero?.lineas ?? [];
  if (!primero || !linea) throw new Error('the mesa is empty');
  return { ...mesa, pedidos: [{ ...primero, lineas: [{ ...linea, cancelada }, ...resto] }, ...siguientes] };
}

function productoOf(tipo: TipoPedido) {
  const [nombre, precio] = PRECIOS[tipo];
  return {
    id: IDS[tipo],
    nombre,
    precio: centimos(precio),
    disponible: true,
    tipo,
    alergenos: [],
    alergenosDeclarados: false,
    formatos: FORMATOS.map((formato) => ({
      id: formato,
      nombre: formato,
      precio: centimos(precio + formato.length),
      disponible: true,
      alergenos: [],
    })),
    opciones: [],
  };
}

/** What was ordered before there were formatos has none. */
function seleccionOf(n: number): Seleccion {
  const formato = FORMATOS[n % (FORMATOS.length + 1)];
  return formato === undefined ? {} : { formato };
}
