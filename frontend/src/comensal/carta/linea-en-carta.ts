import type { Carta, Linea } from '@carta/contracts';
import { enPantalla } from './traducciones';

let leida: Carta | undefined;
let traducidos: ReadonlyMap<string, string> = new Map();

/** What the carta on screen says of its house's Spanish texts: they come with orders, which stay in Spanish. */
function readTraducidos(): ReadonlyMap<string, string> {
  if (leida !== enPantalla) {
    const hallados = new Map<string, string>();
    if (enPantalla?.lengua) collect(enPantalla, hallados);
    leida = enPantalla;
    traducidos = hallados;
  }
  return traducidos;
}

function collect(valor: unknown, hallados: Map<string, string>): void {
  if (typeof valor !== 'object' || valor === null) return;
  if ('original' in valor && 'nombre' in valor) hallados.set(String(valor.original), String(valor.nombre));
  Object.values(valor).forEach((parte) => collect(parte, hallados));
}

/** A line of an order as the carta on screen says it; `original` is its Spanish name, where that is another. */
export function lineaEnCarta<L extends Pick<Linea, 'nombre' | 'formato' | 'opciones'>>(
  linea: L,
): L & { original?: string } {
  const deCarta = readTraducidos();
  if (deCarta.size === 0) return linea;
  const enCarta = (texto: string) => deCarta.get(texto) ?? texto;
  const nombre = enCarta(linea.nombre);
  return {
    ...linea,
    nombre,
    ...(nombre === linea.nombre ? {} : { original: linea.nombre }),
    ...(linea.formato === undefined ? {} : { formato: enCarta(linea.formato) }),
    ...(linea.opciones && {
      opciones: linea.opciones.map((opcion) => ({
        ...opcion,
        nombre: enCarta(opcion.nombre),
        valor: enCarta(opcion.valor),
      })),
    }),
  };
}
