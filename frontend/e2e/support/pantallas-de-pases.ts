import {
  estacionDeLinea,
  isEnEspera,
  isEntregado,
  isPorHacer,
  pasesOf,
  platosVivosOf,
} from '@carta/contracts';
import type { EstacionCasa, Grupo, Linea, Mirada } from '@carta/contracts';
import { Tablero } from '../../../backend/test/caos/support/tablero';
import { desdeDe, isPorAtender, ticketsDeCocina } from '../../src/piso/cocina/modelo/tickets-cocina';
import type { Filtro } from '../../src/piso/cocina/modelo/tickets-cocina';
import { pasesVivosOf, porMarcharDe } from '../../src/piso/vivo/tickets/estado-pases';
import { hasEspera } from '../../src/piso/vivo/tickets/marcha-de-pases';
import { desatendidoDe } from '../../src/piso/vivo/tickets/sin-pantalla';
import { vistaPasaplatosOf } from '../../src/piso/vivo/tickets/tarjetas-pasaplatos';
import type { CasaDeMenus } from './casa-de-menus';

/** A wall that shows these stations alone. */
interface Muro {
  filtro: Filtro;
  solo: readonly string[];
}

/**
 * Three screens over real sockets, as the product draws them: the wall of the grill, the wall of everything else,
 * and the pass. Whatever they show on the way is held against what must be true of it.
 */
export class PantallasDePases {
  /** What was wrong with something that a screen has shown, in sentences. */
  readonly faltas = new Set<string>();
  readonly muros: Record<'plancha' | 'resto', Muro>;
  private readonly abiertas = new Map<string, Tablero>();

  constructor(
    private readonly url: string,
    private readonly casa: CasaDeMenus,
  ) {
    this.muros = {
      plancha: { filtro: 'cocina', solo: casa.estaciones.map(({ _id }) => _id) },
      resto: { filtro: 'todo', solo: ['cocina', 'barra'] },
    };
    for (const nombre of ['plancha', 'resto', 'pase'] as const) this.open(nombre);
  }

  open(nombre: 'plancha' | 'resto' | 'pase'): void {
    const { casa, url } = this;
    const muro = nombre === 'pase' ? null : this.muros[nombre];
    const mirada: Mirada = muro ? { pantalla: muro.filtro, solo: muro.solo } : { pantalla: 'pase' };
    const onShow = (abiertos: readonly Grupo[]): void => {
      const faltas = [
        ...faltasDeLineas(abiertos),
        ...(muro ? faltasDeMuro(abiertos, muro, casa.estaciones) : faltasDePase(abiertos, casa.estaciones)),
      ];
      for (const falta of faltas) this.faltas.add(`${nombre}: ${falta}`);
    };
    this.abiertas.set(nombre, new Tablero({ proceso: url, url, token: casa.token, mirada, onShow }));
  }

  close(nombre: 'plancha'): void {
    this.abiertas.get(nombre)?.close();
    this.abiertas.delete(nombre);
  }

  closeAll(): void {
    for (const tablero of this.abiertas.values()) tablero.close();
  }

  /** The revs of the open mesas, as each screen shows them. */
  get revs(): Record<string, number>[] {
    return [...this.abiertas.values()].map((tablero) => tablero.abiertos);
  }

  /** The station with something to make that nobody sees, as the pass says it; null where there is none. */
  get desatendida(): string | null {
    const pase = this.abiertas.get('pase');
    if (!pase) return null;
    return desatendidoDe({
      ...{ estaciones: pase.estaciones, pantalla: 'pase', casa: this.casa.estaciones },
      ...{ grupos: pase.mesas, sinPantallaBarra: false },
    });
  }

  /** Something of these mesas is for the grill to make now. */
  hasTrabajoDePlancha(grupos: readonly Grupo[]): boolean {
    return grupos.some((grupo) =>
      platosDe(grupo).some(
        (linea) => linea.estacion !== undefined && isPorHacer(linea) && !isEnEspera(linea),
      ),
    );
  }
}

const platosDe = ({ pedidos }: Grupo): Linea[] =>
  platosVivosOf(pedidos.flatMap(({ productos }) => productos));
const nameOf = (grupo: Grupo, { nombre, _id }: Linea): string =>
  `${nombre} ${_id} of mesa ${grupo.mesa.numero} at rev ${grupo.rev}`;

/** What must hold of every line, wherever it is shown. */
function faltasDeLineas(grupos: readonly Grupo[]): string[] {
  return grupos.flatMap((grupo) => {
    const platos = platosDe(grupo);
    const empezadas = platos.filter((linea) => isEnEspera(linea) && linea.estado !== 'pendiente');
    const partidos = pasesOf(platos).filter(({ lineas }) => new Set(lineas.map(isEnEspera)).size > 1);
    return [
      ...empezadas.map((linea) => `${nameOf(grupo, linea)} waits and is ${linea.estado}`),
      ...partidos.map(({ nombre }) => `a part of ${nombre} of mesa ${grupo.mesa.numero} waits`),
      ...(isParada(grupo) ? [`nothing moves mesa ${grupo.mesa.numero} on at rev ${grupo.rev}`] : []),
    ];
  });
}

/** Something is not served, none of it can be made or brought, and no turn has come. */
function isParada(grupo: Grupo): boolean {
  const porServir = platosDe(grupo).filter((linea) => !isEntregado(linea));
  if (porServir.length === 0 || porServir.some((linea) => !isEnEspera(linea))) return false;
  return porMarcharDe(pasesVivosOf(grupo, Date.now())) === null;
}

/** A wall has each line of its stations that is to be made, now or later, once; what only waits, without news, has no age. */
function faltasDeMuro(
  grupos: readonly Grupo[],
  { filtro, solo }: Muro,
  estaciones: readonly EstacionCasa[],
): string[] {
  const tickets = ticketsDeCocina(grupos, filtro, { estaciones: solo, casa: estaciones });
  const puestas = tickets.flatMap(({ ticket }) => platosVivosOf(ticket.productos)).map(({ _id }) => _id);
  const propias = grupos.flatMap((grupo) =>
    grupo.pedidos.flatMap(({ productos, tipoPedido }) =>
      platosVivosOf(productos)
        .filter((linea) => isPorHacer(linea) && solo.includes(estacionDeLinea(linea, tipoPedido, estaciones)))
        .map((linea) => ({ grupo, linea })),
    ),
  );
  const conEdad = tickets.filter(
    ({ grupo, ticket }) => hasEspera(ticket) && !isPorAtender(ticket) && desdeDe({ grupo, ticket }) !== null,
  );
  return [
    ...propias
      .filter(({ linea }) => puestas.filter((id) => id === linea._id).length !== 1)
      .map(({ grupo, linea }) => `${nameOf(grupo, linea)} is not on the wall once`),
    ...conEdad.map(({ grupo, ticket }) => `ticket ${ticket._id} of mesa ${grupo.mesa.numero} ages and waits`),
  ];
}

/** The pass has each line that is not served once: on a card once it has marched, else in a grey row. */
function faltasDePase(grupos: readonly Grupo[], estaciones: readonly EstacionCasa[]): string[] {
  const { tarjetas, esperas } = vistaPasaplatosOf(grupos, Date.now(), estaciones);
  const enTarjeta = tarjetas.flatMap(({ partes }) => partes.flatMap(({ lineas }) => lineas));
  const enFila = esperas.flatMap(({ pases }) => pases.flatMap(({ falta }) => falta));
  return grupos.flatMap((grupo) =>
    platosDe(grupo)
      .filter((linea) => !isEntregado(linea))
      .filter((linea) => {
        const [donde, fuera] = isEnEspera(linea) ? [enFila, enTarjeta] : [enTarjeta, enFila];
        return donde.filter((una) => una === linea).length !== 1 || fuera.includes(linea);
      })
      .map((linea) => `${nameOf(grupo, linea)} is not on the pass once`),
  );
}
