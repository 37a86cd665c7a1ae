import { parseMesa } from '@carta/contracts';
import { useParams } from 'react-router-dom';
import { MarcoSala } from '../../piso/sala/MarcoSala/MarcoSala';
import { MesaSala } from '../../piso/sala/MesaSala/MesaSala';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { useTitulo } from '../../shared/lib/useTitulo';
import { NoEncontradaPage } from './NoEncontradaPage';

/** One mesa as its waiter needs it. */
export default function SalaMesaPage() {
  const personal = usePersonalSala();
  const numero = parseMesa(useParams().mesa);
  useTitulo(`Mesa ${numero ?? ''}`.trim());

  if (personal === null) return null;
  if (numero === null) return <NoEncontradaPage />;
  return (
    <MarcoSala {...personal} titulo={`Mesa ${numero}`} vista={null}>
      <MesaSala key={numero} numero={numero} />
    </MarcoSala>
  );
}
