import { useEffect, useState } from 'react';
import { useSesion } from './useSesion';
import { onRegreso } from '../shared/lib/pausa';
import { Boton } from '../shared/ui/Boton/Boton';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';

/** ms; nobody stands before a kitchen's screen to tap 'Reintentar'. */
const ENTRE_INTENTOS = 5_000;

export function ComprobandoSesion() {
  const fallo = useSesion((sesion) => sesion.fallo);
  const isDispositivo = useSesion((sesion) => sesion.dispositivo !== null);
  if (fallo === null) return <Cargando />;
  return isDispositivo ? <DispositivoSinServidor fallo={fallo} /> : <SinServidor fallo={fallo} />;
}

interface PropsSinServidor {
  fallo: string;
}

function SinServidor({ fallo }: PropsSinServidor) {
  const restore = useSesion((sesion) => sesion.restore);
  return (
    <PantallaError
      titulo="No se ha podido comprobar tu sesión"
      ayuda={fallo}
      acciones={<Boton onClick={() => void restore()}>Reintentar</Boton>}
    />
  );
}

/** Retries by itself. */
function DispositivoSinServidor({ fallo }: PropsSinServidor) {
  const restore = useSesion((sesion) => sesion.restore);
  const [ocupado, setOcupado] = useState(false);

  useEffect(() => {
    if (ocupado) return;
    const retry = () => setOcupado(true);
    const reloj = setTimeout(retry, ENTRE_INTENTOS);
    const stop = onRegreso(retry);
    return () => {
      clearTimeout(reloj);
      stop();
    };
  }, [ocupado]);

  useEffect(() => {
    if (ocupado) void restore().then(() => setOcupado(false));
  }, [ocupado, restore]);

  return (
    <PantallaError
      titulo="No se puede conectar con el servidor"
      ayuda={`${fallo} Este dispositivo sigue emparejado y lo intenta cada pocos segundos.`}
      acciones={
        <Boton ocupado={ocupado} onClick={() => setOcupado(true)}>
          Reintentar
        </Boton>
      }
    />
  );
}
