import { formatEuros, preciosPorZona } from '@carta/contracts/comensal';
import { useContext } from 'react';
import css from './Precio.module.css';
import { ZonasCarta } from './zonas-carta';

interface PropsPrecio {
  de: { precio: number; precios?: Readonly<Record<string, number>> };
}

/** '3,50 €', or '3,50 € · Terraza 4,00 €' without a mesa. */
export function Precio({ de }: PropsPrecio) {
  const zonas = useContext(ZonasCarta);
  const [usual, ...enZonas] = preciosPorZona(de, zonas);
  return (
    <>
      {formatEuros(usual?.precio ?? de.precio)}
      {enZonas.map(({ zona, precio }) => (
        <span key={zona} className={css.zona} data-zona="">
          <span className="solo-lectores"> · </span>
          {zona} {formatEuros(precio)}
        </span>
      ))}
    </>
  );
}
