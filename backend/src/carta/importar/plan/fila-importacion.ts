import {
  centimos,
  formatCentimos,
  normalizeTexto,
  reglasCarta,
  textoAlergenos,
  toEuros,
} from '@carta/contracts';
import type { Alergeno, CambioImportado, Centimos } from '@carta/contracts';
import type { ProductoDoc } from '../../productos/lista/producto.schema';
import type { CampoTanda } from '../../lotes/tanda.schema';
import type { DatosFila, FilaImportacionDoc } from './importacion.schema';

type Leida = DatosFila & { categoria: string; nombre: string; dudas?: readonly string[] };
type Comparada = Pick<FilaImportacionDoc, 'que' | 'campos' | 'cambios' | 'dudas' | 'arreglo'>;

/** A price that becomes so many times as much, or as little, was rather misread. */
const SALTO = 4;

/**
 * Whether a row makes a product, changes the one of its name, or says nothing new; a doubtful one says why, and
 * whether its owner can settle that here. What the text does not say stays as it is.
 */
export function compareFila(leida: Leida, producto: ProductoDoc | undefined): Comparada {
  const imposible = checkDatos(leida) ?? (producto && checkForma(leida, producto));
  if (imposible) return { que: 'duda', dudas: [imposible, ...(leida.dudas ?? [])] };
  const cambios = producto ? cambiosDe(leida, producto) : [];
  const dudas = [...(leida.dudas ?? []), ...sospechas(leida, cambios)];
  if (hasSinPrecio(leida))
    return { que: 'duda', dudas: dudas.length > 0 ? dudas : ['Falta el precio'], arreglo: 'precio' };
  const hecha = settleFila(leida, producto);
  return dudas.length > 0 ? { ...hecha, que: 'duda', dudas, arreglo: 'confirmar' } : hecha;
}

/** The same row once its doubts are settled. */
export function settleFila(
  leida: Leida,
  producto: ProductoDoc | undefined,
): Omit<Comparada, 'dudas' | 'arreglo'> {
  if (!producto) return { que: 'crear' };
  const cambios = cambiosDe(leida, producto);
  if (cambios.length === 0) return { que: 'igual' };
  return { que: 'cambiar', cambios, campos: camposDe(leida, producto) };
}

export const hasSinPrecio = ({ precio, formatos = [] }: DatosFila): boolean =>
  formatos.length === 0 && reglasCarta.precio(precio === undefined ? undefined : toEuros(precio)) !== null;

/** What its owner can only put right in the text. */
function checkDatos({ categoria, nombre, descripcion = '', formatos = [], porPeso }: Leida): string | null {
  return (
    reglasCarta.nombreProducto(nombre) ??
    reglasCarta.nombreCategoria(categoria) ??
    reglasCarta.descripcion(descripcion) ??
    reglasCarta.formatos(formatos) ??
    formatos
      .map(
        (formato) => reglasCarta.nombreFormato(formato.nombre) ?? reglasCarta.precio(toEuros(formato.precio)),
      )
      .find((mensaje) => mensaje !== null) ??
    (porPeso && formatos.length > 0 ? 'Lo que va por peso tiene un solo precio' : null)
  );
}

/** What is sold otherwise is changed in its own sheet. */
function checkForma({ formatos = [], porPeso }: Leida, producto: ProductoDoc): string | null {
  if (producto.menu) return 'Es un menú: cámbialo en «Menú de hoy»';
  const suyos = producto.formatos ?? [];
  if (porPeso?.unidad !== producto.porPeso?.unidad)
    return porPeso
      ? `En tu carta no va a peso por ${porPeso.unidad}: cámbialo en su hoja`
      : 'En tu carta va a peso: cámbialo en su hoja';
  const nombres = (lista: readonly { nombre: string }[]) =>
    lista.map(({ nombre }) => normalizeTexto(nombre)).sort();
  if (nombres(formatos).join('\n') === nombres(suyos).join('\n')) return null;
  return suyos.length > 0
    ? `En tu carta tiene otros formatos (${suyos.map(({ nombre }) => nombre).join(', ')}): cámbialo en su hoja`
    : 'En tu carta se vende en un solo formato: cámbialo en su hoja';
}

function sospechas({ nombre: _, ...leida }: Leida, cambios: readonly CambioImportado[]): string[] {
  return cambios.flatMap((cambio) => {
    if (cambio.que === 'precio') {
      const isSalto = cambio.despues >= cambio.antes * SALTO || cambio.antes >= cambio.despues * SALTO;
      const precios = [cambio.antes, cambio.despues].map((euros) =>
        formatCentimos(centimos(Math.round(euros * 100))),
      );
      return isSalto ? [`Pasa de ${precios.join(' a ')}`] : [];
    }
    if (cambio.que !== 'alergenos') return [];
    const quita = cambio.antes.filter((alergeno) => !(leida.alergenos ?? []).includes(alergeno));
    return quita.length > 0 ? [`Dejaría de declarar: ${textoAlergenos(quita)}`] : [];
  });
}

function cambiosDe(leida: Leida, producto: ProductoDoc): CambioImportado[] {
  const { descripcion, alergenos } = leida;
  return [
    ...preciosDe(leida, producto)
      .filter(({ antes, despues }) => antes !== despues)
      .map(({ formato, antes, despues }) => ({
        que: 'precio' as const,
        ...(formato === undefined ? {} : { formato }),
        antes: toEuros(antes),
        despues: toEuros(despues),
      })),
    ...(descripcion && descripcion !== producto.descripcion
      ? [{ que: 'descripcion' as const, antes: producto.descripcion, despues: descripcion }]
      : []),
    ...(alergenos && isOtros(alergenos, producto)
      ? [{ que: 'alergenos' as const, antes: producto.alergenos, despues: alergenos }]
      : []),
  ];
}

function isOtros(alergenos: readonly Alergeno[], producto: ProductoDoc): boolean {
  if (producto.alergenos.length === 0 && !producto.alergenosDeclarados) return true;
  return [...alergenos].sort().join() !== [...producto.alergenos].sort().join();
}

interface PrecioDe {
  campo: string;
  formato?: string;
  antes: Centimos;
  despues: Centimos;
}

function preciosDe({ precio, formatos = [] }: Leida, producto: ProductoDoc): PrecioDe[] {
  const suyos = producto.formatos ?? [];
  if (suyos.length === 0)
    return precio === undefined
      ? []
      : [{ campo: 'precio', antes: centimos(producto.precio), despues: precio }];
  const leidos = new Map(formatos.map((formato) => [normalizeTexto(formato.nombre), formato.precio]));
  return suyos.map(({ nombre, precio: actual }, i) => ({
    campo: `formatos.${i}.precio`,
    formato: nombre,
    antes: centimos(actual),
    despues: leidos.get(normalizeTexto(nombre)) ?? centimos(actual),
  }));
}

/** Guarded by what the product was: its name, its categoría and what costs how much. */
function camposDe(leida: Leida, producto: ProductoDoc): CampoTanda[] {
  const precios = preciosDe(leida, producto);
  const suyos = producto.formatos ?? [];
  const { descripcion, alergenos } = leida;
  const [primero] = precios;
  return [
    { campo: 'nombre', antes: producto.nombre, despues: producto.nombre },
    { campo: 'categoria', antes: producto.categoria, despues: producto.categoria },
    ...suyos.map(({ _id }, i) => ({ campo: `formatos.${i}._id`, antes: _id, despues: _id })),
    { campo: `formatos.${suyos.length}` },
    ...(suyos.length > 0 && primero
      ? [{ campo: 'precio', antes: producto.precio, despues: primero.despues }]
      : []),
    ...precios.map(({ campo, antes, despues }) => ({ campo, antes, despues })),
    ...(descripcion && descripcion !== producto.descripcion
      ? [{ campo: 'descripcion', antes: producto.descripcion, despues: descripcion }]
      : []),
    ...(alergenos && isOtros(alergenos, producto) ? camposAlergenos(alergenos, producto) : []),
  ];
}

function camposAlergenos(despues: Alergeno[], { alergenos, alergenosDeclarados }: ProductoDoc): CampoTanda[] {
  return [
    { campo: 'alergenos', antes: alergenos, despues },
    {
      campo: 'alergenosDeclarados',
      ...(alergenosDeclarados === undefined ? {} : { antes: alergenosDeclarados }),
      despues: true,
    },
  ];
}
