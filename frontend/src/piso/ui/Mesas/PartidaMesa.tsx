import Link2 from 'lucide-react/icons/link-2';
import { useTextoPartida } from '../../vivo/usePartida';
import css from './PartidaMesa.module.css';

/** Shows a mesa's party and its debt: 'Mesas 6 + 7: 42,30 €'. */
export function PartidaMesa({ mesa }: { mesa: number }) {
  const texto = useTextoPartida(mesa);
  if (texto === null) return null;
  return (
    <p className={`${css.partida} cifras`}>
      <Link2 aria-hidden="true" />
      {texto}
    </p>
  );
}
