import { formatEuros, preciosPorZona, textoPrecioPeso } from '@carta/contracts/comensal';
import type { Producto } from '@carta/contracts';
import { useContext } from 'react';
import css from './Precio.module.css';
import { ZonasCarta } from './zonas-carta';

interface PropsPrecio {
  de: Pick<Producto, 'precio' | 'precios' | 'porPeso'>;
}

/** '3,50 €', '6,50 € / 100 g', or '3,50 € · Terraza 4,00 €' without a mesa. */
export function Precio({ de }: PropsPrecio) {
  const zonas = useContext(ZonasCarta);
  const [usual, ...enZonas] = preciosPorZona(de, zonas);
  return (
    <>
      {textoPrecioPeso(formatEuros(usual?.precio ?? de.precio), de.porPeso)}
      {enZonas.map(({ zona, precio }) => (
        <span key={zona} className={css.zona} data-zona="">
          <span className="solo-lectores"> · </span>
          {zona} {textoPrecioPeso(formatEuros(precio), de.porPeso)}
        </span>
      ))}
    </>
  );
}
