import { useNavigate } from 'react-router-dom';
import { useSesion } from '../useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';
import { paths } from '../../shared/paths';
import { useReadmision } from './useReadmision';

/**
 * The whole screen of a device that is out: removed by its owner, or waiting to be let in again because
 * two were using it. Nothing of the restaurant stays on it.
 */
export function DispositivoQuitado() {
  const nombre = useSesion((sesion) => sesion.dispositivo?.nombre);
  const cifras = useReadmision();
  const navigate = useNavigate();
  if (cifras === '') return <Cargando texto="Comprobando este dispositivo…" />;
  if (cifras !== null) return <EsperandoReadmision nombre={nombre ?? ''} cifras={cifras} />;
  return (
    <PantallaError
      titulo="Este dispositivo ya no está emparejado"
      ayuda={`${nombre ? `El restaurante ha quitado «${nombre}». ` : ''}Pide un código nuevo al encargado para volver a usarlo.`}
      acciones={
        <>
          <Boton onClick={() => void navigate(paths.emparejar())}>Emparejar</Boton>
          <Boton variante="secundario" onClick={() => void navigate(paths.login())}>
            Entrar con una cuenta
          </Boton>
        </>
      }
    />
  );
}

interface PropsEsperandoReadmision {
  nombre: string;
  /** By which its owner tells this screen from any other that asks. */
  cifras: string;
}

/** A device that was put out for safety and goes on by itself once its owner has let it in again. */
function EsperandoReadmision({ nombre, cifras }: PropsEsperandoReadmision) {
  return (
    <PantallaError
      titulo={`«${nombre}» espera a que lo admitan: ${cifras}`}
      ayuda={`Por seguridad se ha desconectado: su acceso se estaba usando desde dos sitios. En Ajustes → Dispositivos, el encargado pulsa «Volver a admitir ${cifras}» y esta pantalla sigue sola.`}
      acciones={null}
    />
  );
}
