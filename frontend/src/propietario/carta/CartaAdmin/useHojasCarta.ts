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

/** The content stays while a sheet closes. */
export function useHojasCarta() {
  const [{ hoja, abierta }, setEstado] = useState<{ hoja: Hoja | null; abierta: boolean }>({
    hoja: null,
    abierta: false,
  });
  const open = (nueva: Hoja) => setEstado({ hoja: nueva, abierta: true });
  const [panel, setPanel] = useState<{ producto: Producto | null; abierto: boolean }>({
    producto: null,
    abierto: false,
  });
  const closePanel = () => setPanel((antes) => ({ ...antes, abierto: false }));

  return {
    hoja,
    isAbierta: (tipo: Hoja['tipo']) => abierta && hoja?.tipo === tipo,
    close: () => setEstado((antes) => ({ ...antes, abierta: false })),
    panel,
    openPanel: (producto: Producto) => setPanel({ producto, abierto: true }),
    closePanel,
    openProducto: (producto: Producto) => open({ tipo: 'producto', producto, categoria: '' }),
    openNuevoProducto: (categoria: string) => open({ tipo: 'producto', producto: null, categoria }),
    openCopia: (producto: Producto) => {
      closePanel();
      open({ tipo: 'copia', producto });
    },
    openCategoria: (categoria: Categoria | null) => open({ tipo: 'categoria', categoria }),
    openCategorias: () => open({ tipo: 'categorias' }),
    openOrden: (ancla: string) => open({ tipo: 'orden', ancla }),
    openTanda: () => open({ tipo: 'tanda' }),
    openOpciones: () => open({ tipo: 'opciones' }),
  };
}
