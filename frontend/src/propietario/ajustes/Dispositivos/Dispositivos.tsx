import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { Dispositivo } from '@carta/contracts';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { FalloLectura } from '../FalloLectura';
import { falloDeAjustes } from '../ajustes-api';
import { MarcoAjustes } from '../MarcoAjustes';
import { FilaDispositivo } from './FilaDispositivo';
import { HojaDispositivo } from './HojaDispositivo';
import { QuitarDispositivo } from './QuitarDispositivo';
import { QuitarTodos } from './QuitarTodos';
import { useDispositivos, useReadmitirDispositivo } from './useDispositivos';

interface PropsDispositivos {
  onVolver: () => void;
}

export function Dispositivos({ onVolver }: PropsDispositivos) {
  const [abierta, setAbierta] = useState(false);
  const [quitando, setQuitando] = useState<Dispositivo | null>(null);
  const { data, error, isPending, dataUpdatedAt, refetch } = useDispositivos(
    abierta ? 'emparejando' : 'quieta',
  );
  const { mutateAsync: readmitir } = useReadmitirDispositivo();
  const handleReadmitir = async ({ _id, nombre }: Dispositivo, cifras: string) => {
    try {
      await readmitir({ id: _id, cifras });
      showToast({ tono: 'exito', texto: `«${nombre}» vuelve a estar admitido` });
    } catch (error) {
      showToast({ tono: 'error', texto: falloDeAjustes(error) });
    }
  };
  const anadir = (
    <Boton icono={<Plus aria-hidden="true" />} onClick={() => setAbierta(true)}>
      Añadir dispositivo
    </Boton>
  );

  return (
    <MarcoAjustes titulo="Dispositivos" onVolver={onVolver}>
      {isPending && <Cargando />}
      {error !== null && (
        <div className="pila">
          <FalloLectura error={error} onReintentar={refetch} />
        </div>
      )}
      {data?.length === 0 && (
        <EstadoVacio
          icono={<TabletSmartphone />}
          titulo="Todavía no hay dispositivos"
          texto="Empareja la tableta de cocina, la pantalla de la barra o el móvil de cada camarero. Se quedan conectados sin contraseña y solo ven los pedidos: ni la carta ni los ajustes."
          acciones={anadir}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <ul className="tarjeta" aria-label="Dispositivos">
            {data.map((dispositivo) => (
              <FilaDispositivo
                key={dispositivo._id}
                dispositivo={dispositivo}
                ahora={dataUpdatedAt}
                onQuitar={() => setQuitando(dispositivo)}
                onReadmitir={(cifras) => void handleReadmitir(dispositivo, cifras)}
              />
            ))}
          </ul>
          {anadir}
          {data.length > 1 && <QuitarTodos />}
        </>
      )}
      <HojaDispositivo abierta={abierta} onClose={() => setAbierta(false)} dispositivos={data} />
      <QuitarDispositivo dispositivo={quitando} onClose={() => setQuitando(null)} />
    </MarcoAjustes>
  );
}
