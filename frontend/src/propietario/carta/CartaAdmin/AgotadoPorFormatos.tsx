import type { Producto } from '@carta/contracts';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaAgotadoProducto } from '../HojaAgotado/HojaAgotado';

/** Marks one formato as sold out. */
export function AgotadoPorFormatos({ producto }: { producto: Producto }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <>
      <Boton
        variante="fantasma"
        tamano="compacto"
        aria-label={`Agotado por formatos: ${producto.nombre}`}
        onClick={() => setAbierta(true)}
      >
        Formatos
      </Boton>
      <HojaAgotadoProducto abierta={abierta} producto={producto} onClose={() => setAbierta(false)} />
    </>
  );
}
