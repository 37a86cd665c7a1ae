import { lineaId, toElegible } from '@carta/contracts';
import type { Alergeno, Carta } from '@carta/contracts';
import { useMemo, useState } from 'react';
import { seccionesOf } from '../../carta/secciones';
import type { ProductoVisto } from '../../carta/producto-visto';
import { useCarritoStore } from '../useCarrito';
import { Formulario } from './Formulario';

interface PropsHojaElegir {
  abierta: boolean;
  productoId: string;
  linea?: string | undefined;
  cantidad?: number | undefined;
  /** Live: its changes show here. */
  carta: Carta;
  evitados?: readonly Alergeno[];
  onClose: () => void;
}

/** Each opening starts afresh. */
export function HojaElegir(props: PropsHojaElegir) {
  const { abierta } = props;
  const [apertura, setApertura] = useState({ abierta, vez: 0 });
  if (abierta !== apertura.abierta) setApertura({ abierta, vez: apertura.vez + (abierta ? 1 : 0) });
  return <Apertura key={apertura.vez} {...props} />;
}

function Apertura({ productoId, linea, carta, ...resto }: PropsHojaElegir) {
  const store = useCarritoStore();
  const [item] = useState(() =>
    store.getState().carrito.items.find((candidato) => lineaId(candidato) === linea),
  );
  const enCarta = useMemo(() => findPlato(carta, productoId), [carta, productoId]);
  const [plato, setPlato] = useState(enCarta);
  if (enCarta !== undefined && enCarta !== plato) setPlato(enCarta);
  const elegible = useMemo(() => plato && toElegible(plato.producto, carta.opciones ?? []), [plato, carta]);
  if (plato === undefined || elegible === undefined) return null;
  return (
    <Formulario {...resto} plato={plato} isEnCarta={enCarta !== undefined} elegible={elegible} item={item} />
  );
}

function findPlato(carta: Carta, productoId: string): ProductoVisto | undefined {
  return seccionesOf(carta)
    .flatMap(({ productos, tipo }) => productos.map((producto) => ({ producto, tipo })))
    .find(({ producto }) => producto._id === productoId);
}
