import { useState } from 'react';
import MapPinned from 'lucide-react/icons/map-pinned';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Dialogo } from '../../shared/ui/Dialogo/Dialogo';
import { isVisto, markVisto } from '../../shared/lib/visto';

interface PropsCompletarInformacion {
  onContinuar: () => void;
  onClose: () => void;
}

const NOMBRE = 'completarInformacion';

/** The owner is asked once per session. */
export function CompletarInformacion({ onContinuar, onClose }: PropsCompletarInformacion) {
  const [abierto, setAbierto] = useState(() => !isVisto(NOMBRE));

  function answer(onAnswer: () => void) {
    markVisto(NOMBRE);
    setAbierto(false);
    onAnswer();
  }

  return (
    <Dialogo
      abierto={abierto}
      onClose={() => answer(onClose)}
      icono={<MapPinned />}
      titulo="Completa tu información"
      texto="Por favor, rellena tu teléfono y tu ubicación para mejorar la experiencia de tus clientes."
      acciones={
        <>
          <Boton variante="secundario" onClick={() => answer(onClose)}>
            Ahora no
          </Boton>
          <Boton onClick={() => answer(onContinuar)}>Continuar</Boton>
        </>
      }
    />
  );
}
