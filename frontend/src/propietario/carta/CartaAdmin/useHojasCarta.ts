import type { Categoria, Producto } from '@carta/contracts';
import { useState } from 'react';

type Hoja =
  | { tipo: 'producto'; producto: Producto | null; categoria: string }
  | { tipo: 'copia'; producto: Producto }
  | { tipo: 'categoria'; categoria: Categoria | null }
  | { tipo: 'categorias' }
  | { tipo: 'orden'; ancla: string }
  | { tipo: 'opciones' }
  | { tipo: 'tanda' };

/** Which sheet of the carta is open. What it was about stays known while it closes. */
export function useHojasCarta() {
  const [{ hoja, abierta }, setEstado] = useState<{ hoja: Hoja | null; abierta: boolean }>({
    hoja: null,
    abierta: false,
  });
  const open = (nueva: Hoja) => setEstado({ hoja: nueva, abierta: true });

  return {
    hoja,
    isAbierta: (tipo: Hoja['tipo']) => abierta && hoja?.tipo === tipo,
    close: () => setEstado((antes) => ({ ...antes, abierta: false })),
    openProducto: (producto: Producto) => open({ tipo: 'producto', producto, categoria: '' }),
    openNuevoProducto: (categoria: string) => open({ tipo: 'producto', producto: null, categoria }),
    openCopia: (producto: Producto) => open({ tipo: 'copia', producto }),
    openCategoria: (categoria: Categoria | null) => open({ tipo: 'categoria', categoria }),
    openCategorias: () => open({ tipo: 'categorias' }),
    openOrden: (ancla: string) => open({ tipo: 'orden', ancla }),
    openTanda: () => open({ tipo: 'tanda' }),
    openOpciones: () => open({ tipo: 'opciones' }),
  };
}
