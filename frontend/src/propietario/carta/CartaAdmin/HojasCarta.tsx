import type { Producto } from '@carta/contracts';
import { HojaCategoria } from '../HojaCategoria/HojaCategoria';
import { HojaCategorias } from '../HojaCategorias/HojaCategorias';
import { HojaOpciones } from '../HojaOpciones/HojaOpciones';
import { HojaOrden } from '../HojaOrden/HojaOrden';
import { HojaProducto } from '../HojaProducto/HojaProducto';
import { HojaTanda } from '../HojaTanda/HojaTanda';
import type { useHojasCarta } from './useHojasCarta';

interface PropsHojasCarta {
  hojas: ReturnType<typeof useHojasCarta>;
  productos: readonly Producto[];
  marcados: readonly Producto[];
  onTanda: () => void;
  /** The product that is looked at stands beside the table. */
  conPanel: boolean;
  puedeEditar: boolean;
}

/** What may stand over the carta, or beside it. */
export function HojasCarta({ hojas, productos, marcados, onTanda, conPanel, puedeEditar }: PropsHojasCarta) {
  const { hoja, panel } = hojas;
  return (
    <>
      <HojaTanda
        abierta={hojas.isAbierta('tanda')}
        productos={marcados}
        onClose={hojas.close}
        onHecho={onTanda}
      />
      <HojaProducto
        anclada={conPanel}
        abierta={panel.abierto}
        producto={productos.find(({ _id }) => _id === panel.producto?._id) ?? panel.producto}
        categoria=""
        onClose={hojas.closePanel}
        onDuplicar={hojas.openCopia}
      />
      <HojaProducto
        abierta={hojas.isAbierta('producto')}
        producto={hoja?.tipo === 'producto' ? hoja.producto : null}
        categoria={hoja?.tipo === 'producto' ? hoja.categoria : ''}
        onClose={hojas.close}
        onDuplicar={hojas.openCopia}
      />
      <HojaProducto
        abierta={hojas.isAbierta('copia')}
        producto={null}
        copia={hoja?.tipo === 'copia' ? hoja.producto : null}
        categoria=""
        onClose={hojas.close}
      />
      <HojaCategoria
        abierta={hojas.isAbierta('categoria')}
        categoria={hoja?.tipo === 'categoria' ? hoja.categoria : null}
        onClose={hojas.close}
      />
      <HojaCategorias abierta={hojas.isAbierta('categorias')} onClose={hojas.close} />
      <HojaOrden
        abierta={hojas.isAbierta('orden')}
        ancla={hoja?.tipo === 'orden' ? hoja.ancla : ''}
        onClose={hojas.close}
      />
      <HojaOpciones abierta={hojas.isAbierta('opciones')} puedeEditar={puedeEditar} onClose={hojas.close} />
    </>
  );
}
