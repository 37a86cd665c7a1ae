import { isVacia, reglasPedido } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { closeMesa } from '../vivo/acciones';
import { HojaMotivo } from './HojaMotivo';

const SUBTITULO = {
  abandonada: 'Nadie la ha tocado en las últimas seis horas. Se cerrará sin contar como cobrada.',
  vacia: 'Está todo cancelado. Se cerrará sin contar como cobrada.',
} as const;

interface PropsHojaCerrar {
  grupo: Grupo;
  abierta: boolean;
  onClose: () => void;
}

/**
 * Asks why a mesa is closed without payment, or without anything to pay
 * (docs/reglas.md#paying-closing-opening-again).
 */
export function HojaCerrar({ grupo, abierta, onClose }: PropsHojaCerrar) {
  return (
    <HojaMotivo
      abierta={abierta}
      onClose={onClose}
      titulo={`Cerrar mesa ${grupo.mesa.numero}`}
      subtitulo={SUBTITULO[isVacia({ estado: grupo.estadoGrupo }) ? 'vacia' : 'abandonada']}
      regla={reglasPedido.motivoCierre}
      accion="Cerrar mesa"
      variante="primario"
      onMotivo={(motivo) => closeMesa(grupo, motivo)}
    />
  );
}
