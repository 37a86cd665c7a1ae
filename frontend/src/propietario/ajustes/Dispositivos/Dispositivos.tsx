import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { Dispositivo } from '@carta/contracts';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { ListaConHoja } from '../ListaConHoja';
import { tryOrTell } from '../avisos';
import { MarcoAjustes } from '../MarcoAjustes';
import { FilaDispositivo } from './FilaDispositivo';
import { HojaCambiarDispositivo } from './HojaCambiarDispositivo';
import { HojaDispositivo } from './HojaDispositivo';
import {
  useDispositivos,
  useQuitarDispositivo,
  useQuitarTodos,
  useReadmitirDispositivo,
} from './useDispositivos';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';

interface PropsDispositivos {
  onVolver: () => void;
}

export function Dispositivos({ onVolver }: PropsDispositivos) {
  const [abierta, setAbierta] = useState(false);
  const [quitando, setQuitando] = useState<Dispositivo | null>(null);
  const [cambiando, setCambiando] = useState<Dispositivo | null>(null);
  const consulta = useDispositivos(abierta ? 'emparejando' : 'quieta');
  const { data = [], dataUpdatedAt } = consulta;
  const { mutateAsync: readmitir } = useReadmitirDispositivo();
  const handleReadmitir = async ({ _id, nombre }: Dispositivo, cifras: string) => {
    if (await tryOrTell(() => readmitir({ id: _id, cifras })))
      showToast({ tono: 'exito', texto: `«${nombre}» vuelve a estar admitido` });
  };

  return (
    <MarcoAjustes titulo="Dispositivos" onVolver={onVolver}>
      <ListaConHoja
        etiqueta="Dispositivos"
        consulta={consulta}
        vacia={{
          icono: <TabletSmartphone />,
          titulo: 'Todavía no hay dispositivos',
          texto:
            'Empareja la tableta de cocina, la pantalla de la barra o el móvil de cada camarero. Se quedan conectados sin contraseña y solo ven los pedidos: ni la carta ni los ajustes.',
        }}
        anadir={
          <Boton icono={<Plus aria-hidden="true" />} onClick={() => setAbierta(true)}>
            Añadir dispositivo
          </Boton>
        }
        fila={(dispositivo) => (
          <FilaDispositivo
            key={dispositivo._id}
            dispositivo={dispositivo}
            ahora={dataUpdatedAt}
            onCambiar={() => setCambiando(dispositivo)}
            onQuitar={() => setQuitando(dispositivo)}
            onReadmitir={(cifras) => void handleReadmitir(dispositivo, cifras)}
          />
        )}
      >
        {data.length > 1 && <QuitarTodos />}
      </ListaConHoja>
      <HojaDispositivo abierta={abierta} onClose={() => setAbierta(false)} dispositivos={data} />
      <HojaCambiarDispositivo dispositivo={cambiando} onClose={() => setCambiando(null)} />
      <QuitarDispositivo dispositivo={quitando} onClose={() => setQuitando(null)} />
    </MarcoAjustes>
  );
}

function QuitarTodos() {
  const [abierto, setAbierto] = useState(false);
  const { mutateAsync } = useQuitarTodos();
  const handleClose = () => setAbierto(false);
  const handleQuitar = async () => {
    if (await tryOrTell(() => mutateAsync()))
      showToast({ tono: 'exito', texto: 'Ya no hay ningún dispositivo emparejado' });
    handleClose();
  };
  return (
    <>
      <Boton variante="secundario" onClick={() => setAbierto(true)}>
        Quitar todos
      </Boton>
      <DialogoConfirmar
        abierto={abierto}
        onClose={handleClose}
        titulo="Quitar todos los dispositivos"
        texto="Todas las pantallas y móviles del personal se desconectarán al momento. Para volver a usarlos hará falta un código nuevo para cada uno."
        accion="Sí, quitar todos"
        onConfirmar={handleQuitar}
      />
    </>
  );
}

interface PropsQuitarDispositivo {
  dispositivo: Dispositivo | null;
  onClose: () => void;
}

/** Somebody may be cooking in front of that screen. */
function QuitarDispositivo({ dispositivo, onClose }: PropsQuitarDispositivo) {
  const { mutateAsync } = useQuitarDispositivo();
  const [nombre, setNombre] = useState('');
  if (dispositivo !== null && dispositivo.nombre !== nombre) setNombre(dispositivo.nombre);

  const handleQuitar = async () => {
    if (dispositivo === null) return;
    if (await tryOrTell(() => mutateAsync(dispositivo)))
      showToast({ tono: 'exito', texto: `«${nombre}» ya no está emparejado` });
    onClose();
  };
  return (
    <DialogoConfirmar
      abierto={dispositivo !== null}
      onClose={onClose}
      titulo="Quitar dispositivo"
      texto={`«${nombre}» se desconectará al momento y dejará de ver los pedidos. Para volver a usarlo hará falta un código nuevo.`}
      accion="Quitar"
      onConfirmar={handleQuitar}
    />
  );
}
