import { LIMITES, normalizeTexto, parseContados, parsePrecio, textoContados } from '@carta/contracts';
import type { Producto, UnidadPeso } from '@carta/contracts';
import { toDestinoEscrito } from './destino';
import { createIdFila, toTexto } from './filas';
import { toEscritos } from './precios-zona';
import { toFilasFormato, toFormatosRequest } from './formatos';

export type CambioFoto = 'igual' | 'quitar' | Blob;

/** The price as typed; it counts only without formatos. */
export type ValoresProducto = ReturnType<typeof toValores>;

export function toValores(producto: Producto | null, categoria: string) {
  return {
    nombre: producto?.nombre ?? '',
    descripcion: producto?.descripcion ?? '',
    precio: producto ? toTexto(producto.precio) : '',
    precios: toEscritos(producto?.precios),
    categoria: producto?.categoria ?? categoria,
    ingredientes: producto?.ingredientes ?? [],
    alergenos: producto?.alergenos ?? [],
    alergenosDeclarados: producto?.alergenosDeclarados ?? false,
    crudo: producto?.crudo ?? false,
    disponible: producto?.disponible ?? true,
    formatos: producto ? toFilasFormato(producto) : [],
    opciones: producto?.opciones ?? [],
    unidadPeso: producto?.porPeso?.unidad ?? ('' as UnidadPeso | ''),
    gramosEstimados: String(producto?.porPeso?.gramosEstimados ?? ''),
    cuenta: textoContados(producto?.cuenta ?? []),
    ...toDestinoEscrito(producto),
  };
}

const COPIA = ' (copia)';

/** The copy is for sale, with new formatos. */
export function toCopia(original: Producto): ValoresProducto {
  const { formatos, ...valores } = toValores(original, '');
  return {
    ...valores,
    nombre: `${original.nombre.slice(0, LIMITES.nombreMax - COPIA.length).trim()}${COPIA}`,
    disponible: true,
    formatos: formatos.map((formato) => ({ ...formato, _id: createIdFila() })),
  };
}

/**
 * For an existing product only what changed, so that others' changes stay; an emptied text or list is sent as
 * one empty text.
 * @param copiado whose photo a new one keeps.
 */
export function toFormData(
  valores: ValoresProducto,
  foto: CambioFoto,
  original: Producto | null,
  copiado: Producto | null = null,
): FormData {
  const form = new FormData();
  const antes = original && toValores(original, '');
  const nombre = valores.nombre.trim();
  const descripcion = valores.descripcion.trim();
  if (nombre !== antes?.nombre) form.set('nombre', nombre);
  if (descripcion !== (antes?.descripcion ?? '')) form.set('descripcion', descripcion);
  const precio = precioOf(valores);
  if (!antes || parsePrecio(precio) !== parsePrecio(precioOf(antes))) form.set('precio', precio.trim());
  setPorPeso(form, valores, antes);
  setFormatos(form, valores, antes);
  setPrecios(form, valores, antes);
  if (valores.categoria !== antes?.categoria) form.set('categoria', valores.categoria);
  setLista(form, 'ingredientes', valores.ingredientes, antes?.ingredientes ?? []);
  setLista(form, 'opciones', valores.opciones, antes?.opciones ?? []);
  setAlergenos(form, valores, antes);
  if (valores.pase !== (antes?.pase ?? '')) form.set('pase', valores.pase);
  if (valores.estacion !== (antes?.estacion ?? '')) form.set('estacion', valores.estacion);
  if (valores.cuenta.trim() !== (antes?.cuenta ?? '')) {
    form.set('cuenta', JSON.stringify(parseContados(valores.cuenta)));
  }
  if (valores.crudo !== (antes?.crudo ?? false)) form.set('crudo', String(valores.crudo));
  if (valores.disponible !== (antes?.disponible ?? true)) form.set('disponible', String(valores.disponible));
  setFoto(form, foto);
  if (foto === 'igual' && copiado?.imagen) form.set('fotoDe', copiado._id);
  return form;
}

/** Only of what is sold by its weight, or was. */
function setPorPeso(form: FormData, valores: ValoresProducto, antes: ValoresProducto | null): void {
  const toTextoPeso = ({ unidadPeso, gramosEstimados }: ValoresProducto): string =>
    unidadPeso === ''
      ? 'null'
      : JSON.stringify({ unidad: unidadPeso, gramosEstimados: Number(gramosEstimados) });
  const texto = toTextoPeso(valores);
  if (texto !== (antes ? toTextoPeso(antes) : 'null')) form.set('porPeso', texto);
}

/** A product with formatos has its first one's price. */
const precioOf = ({ precio, formatos }: ValoresProducto): string => formatos[0]?.precio ?? precio;

function setFormatos(form: FormData, { formatos }: ValoresProducto, antes: ValoresProducto | null): void {
  const escritos = JSON.stringify(toFormatosRequest(formatos));
  if (escritos !== JSON.stringify(toFormatosRequest(antes?.formatos ?? []))) form.set('formatos', escritos);
}

/** A product with formatos has none of its own. */
function setPrecios(
  form: FormData,
  { precios, formatos }: ValoresProducto,
  antes: ValoresProducto | null,
): void {
  if (formatos.length > 0 || JSON.stringify(precios) === JSON.stringify(antes?.precios ?? {})) return;
  form.set('precios', JSON.stringify(precios));
}

/** Sent together: alone, each would change the other's meaning. */
function setAlergenos(form: FormData, valores: ValoresProducto, antes: ValoresProducto | null): void {
  const { alergenos, alergenosDeclarados } = valores;
  const igual =
    alergenos.join() === (antes?.alergenos ?? []).join() &&
    alergenosDeclarados === (antes?.alergenosDeclarados ?? false);
  if (igual) return;
  setLista(form, 'alergenos', alergenos, antes?.alergenos ?? []);
  form.set('alergenosDeclarados', String(alergenosDeclarados));
}

function setLista(form: FormData, campo: string, lista: readonly string[], antes: readonly string[]): void {
  if (lista.join('\n') === antes.join('\n')) return;
  for (const valor of lista.length > 0 ? lista : ['']) form.append(campo, valor);
}

const EXTENSION: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

function setFoto(form: FormData, foto: CambioFoto): void {
  if (foto === 'quitar') form.set('imagen', '');
  else if (foto !== 'igual') form.set('imagen', foto, `foto.${EXTENSION[foto.type] ?? 'jpg'}`);
}

/** The field shows the €. */
export function withoutEuro(texto: string): string {
  return texto.replace(/\s*€\s*$/, '');
}

/** `texto` is comma-separated; duplicates are dropped. */
export function addIngredientes(lista: readonly string[], texto: string): string[] {
  const nuevos = texto
    .split(',')
    .map((trozo) => trozo.trim())
    .filter(Boolean);
  const vistos = new Set<string>();
  return [...lista, ...nuevos].filter((ingrediente) => {
    const igual = normalizeTexto(ingrediente);
    return !vistos.has(igual) && vistos.add(igual);
  });
}
