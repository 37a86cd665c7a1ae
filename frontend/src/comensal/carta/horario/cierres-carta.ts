import {
  aperturaDe,
  cerradoEn,
  estacionDe,
  horasDeEstacion,
  textoCuando,
  textoEstacionCerrada,
  textoEstacionCierra,
  textoLas,
} from '@carta/contracts';
import type { Apertura, Carta, Categoria, Estaciones, Producto, Servido, TipoPedido } from '@carta/contracts';
import type { Cierre, Cierres } from './cierres';

const DIA_MS = 86_400_000;

/** What is open and closed of a carta at an instant, and when that may change (ms). */
export function cierresEn(carta: Carta, ahora: Date): { cierres: Cierres; cambia: number } {
  const { horario } = carta.restaurante;
  const grupos = gruposOf(carta);
  const porProducto = new Map<string, Cierre>();
  const cambios: (Date | null)[] = [];
  for (const { plato, productos } of grupos) {
    const apertura = aperturaDe(horario, plato, ahora);
    cambios.push(apertura.abierto ? apertura.cierra : apertura.abre);
    const cerrado = cerradoEn(horario, plato, ahora);
    if (cerrado === null) continue;
    const { motivo, gracia } = cerrado;
    cambios.push(gracia);
    for (const { _id } of productos) porProducto.set(_id, { motivo, gracia: gracia && textoLas(gracia) });
  }
  const tipos = [...new Set(grupos.map(({ plato }) => plato.tipo))];
  const instantes = cambios.flatMap((cambio) => cambio?.getTime() ?? []);
  return { cierres: { linea: lineaDe(carta, tipos, ahora), porProducto }, cambia: Math.min(...instantes) };
}

/** Dishes that open and close together. */
function gruposOf({ categorias, sinCategoria }: Carta): { plato: Servido; productos: readonly Producto[] }[] {
  const grupos = categorias.map(({ productos, ...categoria }) => ({ plato: platoDe(categoria), productos }));
  return [...grupos, { plato: { tipo: 'comida' as const }, productos: sinCategoria }].filter(
    ({ productos }) => productos.length > 0,
  );
}

function platoDe({ nombre, tipo, horas }: Categoria): Servido {
  return { tipo, ...(horas ? { servida: { nombre, horas } } : {}) };
}

/** A station that a carta has dishes of, as it is now. */
interface Estacion {
  nombre: keyof Estaciones;
  apertura: Apertura;
}

/** 'Abierto hasta las 16:00', 'Cerrado ahora. Abre a las 13:00'; null where no station has hours. */
function lineaDe(
  { restaurante: { horario } }: Carta,
  tipos: readonly TipoPedido[],
  ahora: Date,
): string | null {
  const estaciones = tipos
    .map((tipo) => ({ nombre: estacionDe(tipo), apertura: aperturaDe(horario, { tipo }, ahora) }))
    .sort((una, otra) => cambioDe(una) - cambioDe(otra));
  if (estaciones.every(({ nombre }) => horasDeEstacion(horario, nombre) === null)) return null;
  const [cerrada] = estaciones.filter(({ apertura }) => !apertura.abierto);
  return cerrada ? lineaCerrada(cerrada, estaciones, ahora) : lineaAbierta(estaciones, ahora);
}

/** @param primera the one of those closed that opens first. */
function lineaCerrada(primera: Estacion, todas: readonly Estacion[], ahora: Date): string {
  const abre = primera.apertura.abierto ? null : primera.apertura.abre;
  if (todas.some(({ apertura }) => apertura.abierto))
    return textoEstacionCerrada(primera.nombre, abre, ahora);
  return abre === null ? 'Cerrado ahora' : `Cerrado ahora. Abre ${textoCuando(abre, ahora)}`;
}

/** @param estaciones all open, the one that closes first before. */
function lineaAbierta(estaciones: readonly Estacion[], ahora: Date): string {
  const cierres = estaciones.map(cambioDe);
  const [cierra = Infinity] = cierres;
  const [primera] = estaciones;
  if (cierra - ahora.getTime() > DIA_MS || !primera) return 'Abierto ahora';
  return cierres.every((uno) => uno === cierra)
    ? `Abierto hasta ${textoLas(new Date(cierra))}`
    : textoEstacionCierra(primera.nombre, new Date(cierra));
}

/** When it opens or closes next, in ms. */
function cambioDe({ apertura }: Estacion): number {
  return (apertura.abierto ? apertura.cierra : apertura.abre)?.getTime() ?? Infinity;
}
