import { centimos, fromEuros, reglasTandas } from '@carta/contracts';
import type { Alergeno, ModoAlergenos, Subida } from '@carta/contracts';
import type { DbId } from '../../plataforma/base-datos/ids';
import { toVenta } from '../agotado';
import type { Agotable } from '../agotado';
import type { ProductoDoc } from '../productos/lista/producto.schema';
import type { CampoTanda, FilaTanda, OmitidaTanda, TandaDoc } from './tanda.schema';

/** A change with what its request refers to: the instant, the categoría or the prices seen. */
export type CambioResuelto =
  | { que: 'disponibilidad'; venta: Agotable; ahora: Date }
  | { que: 'precio'; subida: Subida; vistos: Readonly<Record<string, readonly number[]>> }
  | { que: 'categoria'; categoria: DbId; posicion: number }
  | { que: 'alergenos'; modo: ModoAlergenos; alergenos: readonly Alergeno[] };

export type PlanTanda = Pick<TandaDoc, 'filas' | 'omitidas'>;

/** @param docs in the requested order, which a new categoría keeps. */
export function planTanda(docs: readonly ProductoDoc[], cambio: CambioResuelto): PlanTanda {
  const filas: FilaTanda[] = [];
  const omitidas: OmitidaTanda[] = [];
  for (const doc of docs) {
    const campos = camposOf(doc, cambio, filas.length);
    const { _id: producto, nombre } = doc;
    if (campos === 'cambiado') omitidas.push({ producto, nombre, motivo: 'cambiado' });
    else if (campos.length > 0) filas.push({ producto, nombre, campos });
  }
  return { filas, omitidas };
}

/** Takes a tanda back: its rows reversed, without those that it left out. */
export function inverseOf({ filas, omitidas }: PlanTanda): PlanTanda {
  const fuera = new Set(omitidas.map(({ producto }) => producto.toHexString()));
  return {
    filas: filas
      .filter(({ producto }) => !fuera.has(producto.toHexString()))
      .map((fila) => ({ ...fila, campos: fila.campos.map(inverseCampo) })),
    omitidas: [],
  };
}

function inverseCampo({ antes, despues, ...campo }: CampoTanda): CampoTanda {
  return {
    ...campo,
    ...(despues === undefined ? {} : { antes: despues }),
    ...(antes === undefined ? {} : { despues: antes }),
  };
}

/** An empty list when the product is so already. */
function camposOf(doc: ProductoDoc, cambio: CambioResuelto, lugar: number): CampoTanda[] | 'cambiado' {
  switch (cambio.que) {
    case 'disponibilidad':
      return camposVenta(doc, cambio.venta, cambio.ahora);
    case 'precio':
      return camposPrecio(doc, cambio.subida, cambio.vistos[doc._id.toHexString()] ?? []);
    case 'categoria':
      return camposCategoria(doc, cambio.categoria, cambio.posicion + lugar);
    case 'alergenos':
      return camposAlergenos(doc, cambio.modo, cambio.alergenos);
  }
}

function camposVenta(doc: ProductoDoc, venta: Agotable, ahora: Date): CampoTanda[] {
  const [antes, despues] = [toVenta(doc, ahora), toVenta(venta, ahora)];
  if (antes.disponible === despues.disponible && antes.agotadoHasta === despues.agotadoHasta) return [];
  return [
    { campo: 'disponible', antes: doc.disponible, despues: venta.disponible },
    { campo: 'agotadoHasta', antes: doc.agotadoHasta, despues: venta.agotadoHasta },
    // whoever says that it is for sale counts it no longer
    ...(despues.disponible && doc.quedan === 0 ? [{ campo: 'quedan', antes: 0 }] : []),
  ];
}

/** Changes all prices of a product or none; it must have the formatos and prices that were seen. */
function camposPrecio(
  { precio, formatos = [] }: ProductoDoc,
  subida: Subida,
  vistos: readonly number[],
): CampoTanda[] | 'cambiado' {
  const actuales = (formatos.length > 0 ? formatos : [{ precio }]).map((vendible) =>
    centimos(vendible.precio),
  );
  if (actuales.join() !== vistos.map(fromEuros).join()) return 'cambiado';
  const nuevos = reglasTandas.preciosNuevos(actuales, subida);
  if ('rechazado' in nuevos || nuevos.precios.join() === actuales.join()) return [];
  const cambia = (campo: string, antes: number, i: number): CampoTanda => ({
    campo,
    antes,
    despues: nuevos.precios[i] ?? antes,
  });
  if (formatos.length === 0) return [{ campo: 'formatos.0' }, cambia('precio', precio, 0)];
  return [
    { campo: 'precio', antes: precio, despues: nuevos.precios[0] ?? precio },
    ...formatos.flatMap(({ _id, precio: actual }, i) => [
      { campo: `formatos.${i}._id`, antes: _id, despues: _id },
      cambia(`formatos.${i}.precio`, actual, i),
    ]),
  ];
}

function camposCategoria(doc: ProductoDoc, categoria: DbId, posicion: number): CampoTanda[] {
  if (doc.categoria && categoria.equals(doc.categoria)) return [];
  return [
    { campo: 'categoria', antes: doc.categoria, despues: categoria },
    // ordering a categoría gives all its products other places without changing them otherwise
    { campo: 'posicion', antes: doc.posicion, despues: posicion, libre: true },
  ];
}

function camposAlergenos(
  { alergenos, alergenosDeclarados }: ProductoDoc,
  modo: ModoAlergenos,
  dados: readonly Alergeno[],
): CampoTanda[] {
  const nuevos = toAlergenos(alergenos, modo, dados);
  // a list that is not empty counts as declared (docs/reglas/carta.md#the-carta)
  const declara = modo === 'ninguno' || nuevos.length > 0;
  const isDeclarado = alergenosDeclarados === true || alergenos.length > 0;
  const isIgual = nuevos.join() === alergenos.join();
  if (isIgual && (declara === isDeclarado || modo !== 'ninguno')) return [];
  return [
    { campo: 'alergenos', antes: alergenos, despues: nuevos },
    {
      campo: 'alergenosDeclarados',
      ...(alergenosDeclarados === undefined ? {} : { antes: alergenosDeclarados }),
      despues: declara,
    },
  ];
}

function toAlergenos(
  antes: readonly Alergeno[],
  modo: ModoAlergenos,
  dados: readonly Alergeno[],
): Alergeno[] {
  if (modo === 'ninguno') return [];
  if (modo === 'contienen') return [...new Set([...antes, ...dados])];
  return antes.filter((alergeno) => !dados.includes(alergeno));
}
