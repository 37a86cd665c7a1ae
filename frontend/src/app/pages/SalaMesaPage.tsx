import { parseMesa, zonaDeMesa } from '@carta/contracts';
import { useParams } from 'react-router-dom';
import { MarcoSala } from '../../piso/sala/MarcoSala/MarcoSala';
import { MesaSala } from '../../piso/sala/MesaSala/MesaSala';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { useNombreMesas } from '../../piso/vivo/usePartida';
import { useTitulo } from '../../shared/lib/useTitulo';
import { NoEncontradaPage } from './NoEncontradaPage';

/** One mesa as its waiter needs it. */
export default function SalaMesaPage() {
  const personal = usePersonalSala();
  const numero = parseMesa(useParams().mesa);
  const nombre = useNombreMesas(numero ?? 0);
  useTitulo(numero === null ? 'Mesa' : nombre);

  if (personal === null) return null;
  if (numero === null) return <NoEncontradaPage />;
  const zona = zonaDeMesa(personal.restaurante.zonas, numero);
  return (
    <MarcoSala {...personal} titulo={`${nombre}${zona ? ` · ${zona.nombre}` : ''}`} vista={null}>
      <MesaSala key={numero} numero={numero} />
    </MarcoSala>
  );
}
