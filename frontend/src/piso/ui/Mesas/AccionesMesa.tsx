import { useState } from 'react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Link2 from 'lucide-react/icons/link-2';
import Unlink from 'lucide-react/icons/unlink';
import UsersRound from 'lucide-react/icons/users-round';
import type { Grupo } from '@carta/contracts';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { PropsBoton } from '../../../shared/ui/Boton/Boton';
import { usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { partMesas } from '../../vivo/actos/juntar';
import type { Partida } from '../../vivo/mesas/partidas-abiertas';
import { usePartida } from '../../vivo/tablero/usePartida';
import { HojaComensales, HojaJuntar, HojaMover } from './hojas-mesa';

interface PropsAccionesMesa {
  grupo: Grupo;
  boton: Pick<PropsBoton, 'variante' | 'tamano' | 'ancho'>;
  className: string | undefined;
  /** Something was done; the tab is at this mesa now. */
  onHecho?: (mesa: number) => void;
}

/** The buttons are 'Cambiar de mesa', 'Juntar con…', 'Separar' and 'Comensales'. */
export function AccionesMesa({ grupo, boton, className, onHecho }: PropsAccionesMesa) {
  const partida = usePartida(grupo.mesa.numero);
  const [hoja, setHoja] = useState<'mover' | 'juntar' | 'comensales' | null>(null);
  usePreload(HojaMover, HojaJuntar, HojaComensales);
  const handleMover = () => {
    const texto = textoSinSeparar(grupo, partida);
    if (texto === null) setHoja('mover');
    else showToast({ texto, tono: 'error' });
  };
  const hechos = { grupo, partida, onHecho, onClose: () => setHoja(null) };
  return (
    <div className={className}>
      <Boton
        {...boton}
        icono={<ArrowRightLeft aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={handleMover}
      >
        Cambiar de mesa
      </Boton>
      <Boton
        {...boton}
        icono={<Link2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setHoja('juntar')}
      >
        Juntar con…
      </Boton>
      {partida.lider && (
        <Separar lider={partida.lider} boton={boton} onHecho={() => onHecho?.(grupo.mesa.numero)} />
      )}
      <Boton
        {...boton}
        icono={<UsersRound aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setHoja('comensales')}
      >
        Comensales
      </Boton>
      <Montada abierta={hoja === 'mover'}>
        <HojaMover {...hechos} abierta={hoja === 'mover'} />
      </Montada>
      <Montada abierta={hoja === 'juntar'}>
        <HojaJuntar {...hechos} abierta={hoja === 'juntar'} />
      </Montada>
      <Montada abierta={hoja === 'comensales'}>
        <HojaComensales {...hechos} abierta={hoja === 'comensales'} />
      </Montada>
    </div>
  );
}

interface PropsSeparar {
  lider: Grupo;
  boton: PropsAccionesMesa['boton'];
  onHecho?: () => void;
}

export function Separar({ lider, boton, onHecho }: PropsSeparar) {
  const { ocupado, during } = useOcupado();
  const handleClick = async () => {
    if (await during(() => partMesas(lider))) onHecho?.();
  };
  return (
    <Boton
      {...boton}
      icono={<Unlink aria-hidden="true" />}
      ocupado={ocupado}
      onClick={() => void handleClick()}
    >
      Separar
    </Boton>
  );
}

/** A mesa that another one leads must be parted before it moves; null when nothing is in the way. */
function textoSinSeparar({ grupoMesa, mesa }: Grupo, { lider }: Partida): string | null {
  if (lider === null || lider.grupoMesa === grupoMesa) return null;
  return `La mesa ${mesa.numero} está junta con la ${lider.mesa.numero}. Sepáralas antes.`;
}
