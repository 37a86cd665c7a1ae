import { useState } from 'react';
import { formatEuros, nombreMesas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { joinMesas } from '../../vivo/actos/juntar';
import { moveMesa } from '../../vivo/actos/mudar';
import { casaOf } from '../../vivo/mesas/casa';
import type { MesaCasa } from '../../vivo/mesas/casa';
import { destinoOf, impedimentoMover } from '../../vivo/mesas/destinos';
import type { Destino } from '../../vivo/mesas/destinos';
import type { Partida } from '../../vivo/mesas/partidas-abiertas';
import { useTablero } from '../../vivo/tablero/useTablero';
import { RejillaMesas } from './RejillaMesas';
import { useCasa } from './useCasa';

export interface PropsHojaMesas {
  grupo: Grupo;
  partida: Partida;
  abierta: boolean;
  onClose: () => void;
  /** Something was done; the tab is at this mesa now. */
  onHecho?: ((mesa: number) => void) | undefined;
}

/** A tab goes to a free mesa, or joins the party at another. */
export function HojaMover({ grupo, partida, abierta, onClose, onHecho }: PropsHojaMesas) {
  const de = grupo.mesa.numero;
  const [numero, setNumero] = useState<number | null>(null);
  const { ocupado, during } = useOcupado();
  const mesa = useMesaCasa(numero);
  const elegida = mesa && impedimentoMover(grupo, partida, mesa) === null ? mesa : undefined;
  const destino = elegida && destinoOf(grupo, partida, elegida);

  const handleConfirm = async () => {
    if (!destino) return;
    const hecho = await during(() =>
      destino.tipo === 'mover' ? moveMesa(grupo, destino.a) : joinMesas(destino.lider, destino.mesas),
    );
    if (!hecho) return;
    onClose();
    onHecho?.(destino.tipo === 'mover' ? destino.a : de);
  };

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={`Cambiar la mesa ${de}`}
      subtitulo="Se lleva todo lo pedido, con sus precios."
      tamano="completa"
      pie={
        <div className="pila" data-hueco="2">
          {elegida && destino?.tipo === 'juntar' && (
            <p className="centro" data-cuerpo="s">
              {textoOcupada(elegida)}
            </p>
          )}
          <Boton ancho="completo" disabled={!destino} ocupado={ocupado} onClick={() => void handleConfirm()}>
            {textoDe(de, destino)}
          </Boton>
        </div>
      }
    >
      <RejillaMesas
        elegidas={elegida ? [elegida.numero] : []}
        impedimento={(candidata) => impedimentoMover(grupo, partida, candidata)}
        onToggle={(tocada) => setNumero(tocada === numero ? null : tocada)}
      />
    </HojaInferior>
  );
}

/** Somebody may sit down at the chosen mesa meanwhile, so it is read again. */
function useMesaCasa(numero: number | null): MesaCasa | undefined {
  const casa = useCasa();
  const grupos = useTablero((tablero) => tablero.grupos);
  if (numero === null) return undefined;
  return casaOf(casa, grupos.values())
    .flatMap(({ mesas }) => mesas)
    .find((mesa) => mesa.numero === numero);
}

function textoDe(de: number, destino: Destino | undefined): string {
  if (!destino) return 'Elige una mesa';
  if (destino.tipo === 'mover') return `Pasar la mesa ${de} a la ${destino.a}`;
  const { con } = destino;
  return con.length === 1
    ? `Juntar con la mesa ${con[0]}`
    : `Juntar con las ${nombreMesas(con).toLowerCase()}`;
}

function textoOcupada({ numero, grupo }: MesaCasa): string {
  if (!grupo) return `La mesa ${numero} ya está junta con otra.`;
  if (grupo.pendiente <= 0) return `La mesa ${numero} ya está ocupada.`;
  return `La mesa ${numero} ya está ocupada: debe ${formatEuros(grupo.pendiente)}.`;
}
