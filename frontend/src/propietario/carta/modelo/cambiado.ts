import { formatEuros } from '@carta/contracts';
import type { Producto } from '@carta/contracts';

const NOMBRES = {
  nombre: 'el nombre',
  descripcion: 'la descripción',
  precio: 'el precio',
  precios: 'los precios de las zonas',
  porPeso: 'cómo se vende por peso',
  formatos: 'los formatos',
  categoria: 'la categoría',
  ingredientes: 'los ingredientes',
  opciones: 'las opciones',
  alergenos: 'los alérgenos',
  alergenosDeclarados: 'los alérgenos',
  pase: 'el pase',
  estacion: 'la estación',
  cuenta: 'lo que cuenta en cocina',
  crudo: 'el pescado crudo',
  imagen: 'la foto',
  menu: 'el menú',
} as const satisfies Partial<Record<keyof Producto, string>>;

const LISTA = new Intl.ListFormat('es-ES', { type: 'conjunction' });

type Campo = keyof typeof NOMBRES;

/** Of these fields, those that say something else by now than when they were seen. */
export function cambiadosDe(visto: Producto, ahora: Producto, campos: Iterable<string>): Campo[] {
  const enviados = new Set(campos);
  return (Object.keys(NOMBRES) as Campo[]).filter(
    (campo) => enviados.has(campo) && toTexto(visto[campo]) !== toTexto(ahora[campo]),
  );
}

/** What sells out, or comes back, is no other product. */
function toTexto(valor: unknown): string | undefined {
  return JSON.stringify(valor, (campo, parte: unknown) =>
    campo === 'disponible' || campo === 'agotadoHasta' ? undefined : parte,
  );
}

/** 'Entretanto ha cambiado: el precio (ahora 11,00 €) y la foto. Si guardas otra vez, vale lo tuyo.' */
export function textoCambiado(cambiados: readonly Campo[], { nombre, precio }: Producto): string {
  const ahora: Partial<Record<Campo, string>> = { nombre: `«${nombre}»`, precio: formatEuros(precio) };
  const partes = cambiados.map((campo) => {
    const valor = ahora[campo];
    return valor === undefined ? NOMBRES[campo] : `${NOMBRES[campo]} (ahora ${valor})`;
  });
  return `Entretanto ha cambiado: ${LISTA.format(new Set(partes))}. Si guardas otra vez, vale lo tuyo.`;
}
