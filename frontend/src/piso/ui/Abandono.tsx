import { useState } from 'react';
import { isAbandonado, isVacia, reglasPedido } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from '../vivo/mesas/grupos';
import { useReloj } from '../vivo/tablero/reloj';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { closeMesa } from '../vivo/actos/cerrar';
import { HojaMotivo } from './HojaMotivo';

interface PropsAbandono {
  grupo: Grupo;
  className: string | undefined;
}

/** Warns that nobody has touched a mesa for six hours; lets a waiter close it, or a vacía one. */
export function Abandono({ grupo, className }: PropsAbandono) {
  const [abierta, setAbierta] = useState(false);
  const mesa = { pagado: isPagado(grupo), actualizadoEn: new Date(grupo.actualizadoEn) };
  const abandonada = useReloj((ahora) => isAbandonado(mesa, new Date(ahora)));
  if (!abandonada && !isVacia({ estado: grupo.estadoGrupo })) return null;
  return (
    <div className={className}>
      {abandonada && <Insignia>Abandonada</Insignia>}
      <Boton variante="secundario" tamano="compacto" onClick={() => setAbierta(true)}>
        Cerrar mesa
      </Boton>
      <HojaCerrar grupo={grupo} abierta={abierta} onClose={() => setAbierta(false)} />
    </div>
  );
}

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
 * (docs/reglas/dinero.md#paying-closing-opening-again).
 */
function HojaCerrar({ grupo, abierta, onClose }: PropsHojaCerrar) {
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
