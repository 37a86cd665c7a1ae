import { useMemo } from 'react';
import { eleccionIdOf, elegir, seleccionOf, textoAlergenos, toElegible } from '@carta/contracts';
import type { Alergeno, Carta, Declarado, ItemCarrito } from '@carta/contracts';
import { t } from '../../shared/lengua/lengua';
import { nombreAlergeno } from '../../shared/ui/Alergenos/nombre-alergeno';
import { nombreDeItem } from '../../shared/lib/nombre-linea';
import { useEvitados } from '../carta/Herramientas/useEvitados';
import { productosOf, seccionesOf } from '../carta/secciones';
import { useCarrito } from './useCarrito';

export const sinInformacion = (): string => t('Sin información');

export interface PlatoConAviso {
  id: string;
  nombre: string;
  aviso: string;
}

export interface Avisos {
  evitados: readonly Alergeno[];
  /** It is null when harmless. */
  of: (item: ItemCarrito) => string | null;
  platos: readonly PlatoConAviso[];
}

/**
 * Returns the avoided allergens that it contains, or that nobody knows; null when neither. One part's
 * declaration does not vouch for another.
 */
export function avisoOf(plato: Declarado | undefined, evitados: readonly Alergeno[]): string | null {
  const lleva = evitados.filter((alergeno) => plato?.alergenos.includes(alergeno));
  if (lleva.length > 0) return t('Lleva {alergenos}', { alergenos: textoAlergenos(lleva, nombreAlergeno) });
  return evitados.length > 0 && !plato?.alergenosDeclarados ? sinInformacion() : null;
}

/** @param ajenos somebody else's allergens; by default this phone's. */
export function useAvisos(carta: Carta, ajenos?: readonly Alergeno[]): Avisos {
  const propio = useEvitados();
  const evitados = ajenos ?? propio.evitados;
  const items = useCarrito(({ carrito }) => carrito.items);
  return useMemo(() => {
    const porId = new Map(productosOf(seccionesOf(carta)).map((producto) => [producto._id, producto]));
    const of = (item: ItemCarrito) => {
      const producto = porId.get(item.producto._id);
      if (producto === undefined) return avisoOf(undefined, evitados);
      return avisoOf(elegir(toElegible(producto, carta.opciones ?? []), seleccionOf(item)), evitados);
    };
    const distintos = new Map(items.map((item) => [eleccionIdOf(item), item]));
    const platos = [...distintos].flatMap(([id, item]) => {
      const aviso = of(item);
      return aviso === null ? [] : [{ id, nombre: nombreDeItem({ ...item, notas: undefined }), aviso }];
    });
    return { evitados, of, platos };
  }, [carta, evitados, items]);
}
