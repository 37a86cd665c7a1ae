import { SIN_PASE, estacionDe, estacionPropia, estacionesDeTipo, paseDe } from '@carta/contracts';
import type {
  CasaConCocina,
  Categoria,
  Destino,
  DestinoRequest,
  Producto,
  TipoPedido,
} from '@carta/contracts';

/** As a form has it: '' says nothing. */
export type DestinoEscrito = Required<Destino>;

export function toDestinoEscrito(dicho: Destino | null): DestinoEscrito {
  return { pase: dicho?.pase ?? '', estacion: dicho?.estacion ?? '' };
}

/** Only what changed. */
export function toDestinoRequest(escrito: DestinoEscrito, antes: Destino | null): DestinoRequest {
  const previo = toDestinoEscrito(antes);
  return {
    ...(escrito.pase === previo.pase ? {} : { pase: escrito.pase || null }),
    ...(escrito.estacion === previo.estacion ? {} : { estacion: escrito.estacion || null }),
  };
}

export interface OpcionDestino {
  valor: string;
  texto: string;
}

/**
 * What may be chosen; an empty list where the house offers nothing. The first one says what holds otherwise.
 * @param categoria a product's, named as its default; null in a categoría's own form.
 */
export function opcionesPase(
  { pases = [] }: CasaConCocina,
  tipo: TipoPedido,
  categoria: Categoria | null,
): OpcionDestino[] {
  if (tipo === 'bebida' || pases.length === 0) return [];
  const suyo = categoria && paseDe({}, categoria, pases);
  return [
    { valor: '', texto: suyo ? `El de la categoría: ${suyo.nombre}` : 'Sin pase' },
    ...(suyo ? [{ valor: SIN_PASE, texto: 'Ninguno: sale enseguida' }] : []),
    ...toOpciones(pases),
  ];
}

export function opcionesEstacion(
  { estaciones = [] }: CasaConCocina,
  tipo: TipoPedido,
  categoria: Categoria | null,
): OpcionDestino[] {
  const delTicket = estacionesDeTipo(estaciones, tipo);
  if (delTicket.length === 0) return [];
  const suya = categoria && estacionPropia({}, categoria, estaciones);
  const comun = tipo === 'bebida' ? 'Barra' : 'Cocina';
  return [
    { valor: '', texto: suya ? `La de la categoría: ${suya.nombre}` : comun },
    ...(suya ? [{ valor: estacionDe(tipo), texto: comun }] : []),
    ...toOpciones(delTicket),
  ];
}

function toOpciones(partes: readonly { _id: string; nombre: string }[]): OpcionDestino[] {
  return partes.map(({ _id, nombre }) => ({ valor: _id, texto: nombre }));
}

/** How many products each pase and estación has, by its id. */
export function countDestinos(
  { pases, estaciones }: CasaConCocina,
  categorias: readonly Categoria[],
  productos: readonly Producto[],
): ReadonlyMap<string, number> {
  const porId = new Map(categorias.map((categoria) => [categoria._id, categoria]));
  const cuenta = new Map<string, number>();
  for (const producto of productos) {
    const categoria = porId.get(producto.categoria ?? '');
    const destinos = [paseDe(producto, categoria, pases), estacionPropia(producto, categoria, estaciones)];
    for (const destino of destinos) if (destino) cuenta.set(destino._id, (cuenta.get(destino._id) ?? 0) + 1);
  }
  return cuenta;
}
