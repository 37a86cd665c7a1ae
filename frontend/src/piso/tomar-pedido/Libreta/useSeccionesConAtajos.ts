import { useMemo, useState } from 'react';
import type { SeccionLibreta } from '../../../pedir/libreta';
import { atajosOf, readHabituales } from '../habituales';

/**
 * The dishes that this phone took last and takes most come first. They are chosen once, on opening, so that
 * nothing moves under a finger.
 */
export function useSeccionesConAtajos(
  restauranteId: string,
  secciones: readonly SeccionLibreta[],
): readonly SeccionLibreta[] {
  const [{ recientes, frecuentes }] = useState(() => {
    const productos = secciones.flatMap((seccion) => seccion.productos);
    const pedibles = productos.filter(({ disponible }) => disponible).map(({ _id }) => _id);
    return atajosOf(readHabituales(restauranteId), new Set(pedibles));
  });
  return useMemo(() => {
    const porId = new Map(
      secciones.flatMap(({ productos }) => productos).map((producto) => [producto._id, producto]),
    );
    const seccion = (ancla: string, nombre: string, ids: readonly string[]): SeccionLibreta => ({
      ancla,
      nombre,
      productos: ids.flatMap((id) => porId.get(id) ?? []),
    });
    const atajos = [
      seccion('recientes', 'Recientes', recientes),
      seccion('frecuentes', 'Frecuentes', frecuentes),
    ];
    return [...atajos.filter(({ productos }) => productos.length > 0), ...secciones];
  }, [secciones, recientes, frecuentes]);
}
