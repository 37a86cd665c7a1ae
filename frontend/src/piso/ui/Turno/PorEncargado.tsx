import { useState } from 'react';
import { useSesion } from '../../../sesion/useSesion';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { useAprobacion } from '../../vivo/cola/aprobacion';
import { useTablero } from '../../vivo/tablero/useTablero';

const HojaEncargado = perezoso(() => import('./HojaEncargado'), 'HojaEncargado', {
  isAbierta: () => useAprobacion.getState().pedida !== null,
});

/** 'PIN de encargado', over whatever screen asks for it. It stays once it was opened, to close as it should. */
export function PorEncargado() {
  const conEquipo = useSesion(({ equipo }) => equipo !== null);
  const isPedida = useAprobacion(({ pedida }) => pedida !== null);
  const conEncargado = useTablero(({ servicio }) => servicio.conEncargado !== undefined);
  const [seHaPedido, setSeHaPedido] = useState(false);
  if (isPedida && !seHaPedido) setSeHaPedido(true);
  if (!conEquipo) return null;
  return (
    <>
      {conEncargado && <Preparada />}
      {seHaPedido && <HojaEncargado />}
    </>
  );
}

/** Fetched while its screen rests, in a house that asks. */
function Preparada() {
  usePreload(HojaEncargado);
  return null;
}
