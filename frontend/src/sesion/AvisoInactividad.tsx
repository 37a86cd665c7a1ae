import { useEffect, useState } from 'react';
import { armAudio } from '../shared/lib/audio';
import { playTono } from '../shared/lib/tonos';
import { Boton } from '../shared/ui/Boton/Boton';
import { DialogoPerezoso } from '../shared/ui/Dialogo/DialogoPerezoso';
import { usePreload } from '../shared/ui/Perezoso/perezoso';
import { useCuentaAlDia } from './cuenta-cambiada';
import { startVigilancia } from './vigilancia';

const sinCambio = () => undefined;

/**
 * Watches over the session and warns, by sight and sound, half a minute before inactivity ends it. Any sign
 * of a person dismisses the warning.
 */
export function AvisoInactividad() {
  const [avisando, setAvisando] = useState(false);
  const [avisado, setAvisado] = useState(false);

  useCuentaAlDia();
  usePreload(DialogoPerezoso);
  useEffect(() => armAudio(sinCambio), []);
  useEffect(() => startVigilancia(setAvisando), []);
  useEffect(() => {
    if (avisando) playTono('aviso');
  }, [avisando]);
  if (avisando && !avisado) setAvisado(true);

  const handleClose = () => setAvisando(false);
  if (!avisado) return null;
  return (
    <DialogoPerezoso
      abierto={avisando}
      onClose={handleClose}
      titulo="¿Sigues ahí?"
      texto="Tu sesión se cerrará por inactividad en menos de 30 segundos."
      acciones={<Boton onClick={handleClose}>Seguir conectado</Boton>}
    />
  );
}
