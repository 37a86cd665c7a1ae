import { useState } from 'react';
import { JUNTAS_MAX, nombreMesas, normalizeJuntas } from '@carta/contracts';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { joinMesas } from '../../vivo/actos/juntar';
import { impedimentoJuntar } from '../../vivo/mesas/destinos';
import { partidaOf } from '../../vivo/mesas/partidas-abiertas';
import { lastOf } from '../../vivo/cola/peticiones';
import { useTablero } from '../../vivo/tablero/useTablero';
import type { PropsHojaMesas } from './HojaMover';
import { RejillaMesas } from './RejillaMesas';

/** Up to ten mesas sit together as one party; the tab that leads it stays in it. */
export function HojaJuntar({ grupo, partida, abierta, onClose, onHecho }: PropsHojaMesas) {
  // the party as it was when the person began to choose: what others join or part meanwhile is not undone
  // unseen
  const [lider, setLider] = useState(partida.lider ?? grupo);
  const [elegidas, setElegidas] = useState(partida.mesas);
  const { ocupado, during } = useOcupado();
  const mesaPropia = lider.mesa.numero;
  const antes = lider.mesasJuntas ?? [mesaPropia];
  const igual = String(elegidas) === String(antes);

  const handleToggle = (numero: number) =>
    setElegidas(
      elegidas.includes(numero)
        ? elegidas.filter((elegida) => elegida !== numero)
        : normalizeJuntas([...elegidas, numero]),
    );
  const handleConfirm = async () => {
    if (await during(() => joinMesas(lider, elegidas))) {
      onClose();
      return onHecho?.(grupo.mesa.numero);
    }
    const ahora = partidaOf(useTablero.getState().grupos.values(), grupo.mesa.numero);
    setLider(ahora.lider ?? lastOf(grupo));
    setElegidas(ahora.mesas);
  };

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={antes.length > 1 ? nombreMesas(antes) : `Juntar la mesa ${mesaPropia}`}
      subtitulo="Cada mesa conserva su cuenta, y se cobran juntas."
      tamano="completa"
      pie={
        <div className="pila" data-hueco="2">
          <Boton ancho="completo" disabled={igual} ocupado={ocupado} onClick={() => void handleConfirm()}>
            {textoDe(elegidas, igual)}
          </Boton>
        </div>
      }
    >
      <RejillaMesas
        elegidas={elegidas}
        impedimento={(mesa) => {
          if (mesa.numero === mesaPropia) return 'Esta';
          const isLlena = elegidas.length >= JUNTAS_MAX && !elegidas.includes(mesa.numero);
          return impedimentoJuntar(partida, mesa) ?? (isLlena ? 'No cabe' : null);
        }}
        onToggle={handleToggle}
      />
    </HojaInferior>
  );
}

function textoDe(elegidas: readonly number[], igual: boolean): string {
  if (igual) return 'Elige con qué mesas';
  return elegidas.length > 1 ? `Juntar las ${nombreMesas(elegidas).toLowerCase()}` : 'Separar las mesas';
}
