import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { isMismoPuesto } from '@carta/contracts';
import type { Dispositivo } from '@carta/contracts';
import { ApiError } from '../../../shared/api/cliente';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Montada } from '../../../shared/ui/capas/apertura';
import { useUltimoAbierto } from '../../../shared/ui/capas/useUltimoAbierto';
import { falloDeAjustes } from '../ajustes-api';
import { CamposPuesto, toPuestoEscrito, toPuestoRequest } from './CamposPuesto';
import type { PuestoEscrito } from './CamposPuesto';
import { useCambiarDispositivo } from './useDispositivos';

interface PropsHojaCambiarDispositivo {
  /** As its row showed it; null keeps it closed. */
  dispositivo: Dispositivo | null;
  onClose: () => void;
}

/** Changes what a paired device is for; its screen follows at once, or when it is back. */
export function HojaCambiarDispositivo({ dispositivo, onClose }: PropsHojaCambiarDispositivo) {
  const abierta = dispositivo !== null;
  const vista = useUltimoAbierto(abierta, dispositivo);
  return (
    <Montada abierta={abierta}>
      {vista && <Hoja abierta={abierta} dispositivo={vista} onClose={onClose} />}
    </Montada>
  );
}

/** Somebody has changed it, or taken it away, since its row was read. */
const SE_MIRAN_EN_LA_LISTA: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

interface PropsHoja {
  abierta: boolean;
  dispositivo: Dispositivo;
  onClose: () => void;
}

function Hoja({ abierta, dispositivo, onClose }: PropsHoja) {
  const { _id: id, nombre, rev = 0 } = dispositivo;
  const [escrito, setEscrito] = useState<PuestoEscrito>(() => toPuestoEscrito(dispositivo));
  const [fallo, setFallo] = useState<string | null>(null);
  const { mutateAsync, isPending } = useCambiarDispositivo();

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFallo(null);
    try {
      await mutateAsync({ id, ...toPuestoRequest(escrito), rev });
      showToast({ tono: 'exito', texto: `«${nombre}» ha cambiado de puesto` });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) || !SE_MIRAN_EN_LA_LISTA.includes(error.code))
        return setFallo(falloDeAjustes(error));
      showToast({ tono: 'error', texto: error.message });
      onClose();
    }
  };
  const isSucio = !isMismoPuesto(toPuestoRequest(escrito), dispositivo);
  return (
    <HojaFormulario
      abierta={abierta}
      titulo={nombre}
      sucio={isSucio}
      ocupado={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <CamposPuesto valor={escrito} onChange={setEscrito} />
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </HojaFormulario>
  );
}
