import type { Producto } from '@carta/contracts';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaAgotadoProducto } from '../HojaAgotado/HojaAgotado';

/** The way to sell out one formato of a product and not the others. */
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
