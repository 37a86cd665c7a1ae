import { useNavigate } from 'react-router-dom';
import { useSesion } from '../useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';
import { paths } from '../../shared/paths';
import { useReadmision } from './useReadmision';

/**
 * The screen of a removed device, or of one expelled because two used its session. Nothing of the restaurant
 * stays on it.
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
  /** The owner distinguishes screens by them. */
  cifras: string;
}

function EsperandoReadmision({ nombre, cifras }: PropsEsperandoReadmision) {
  return (
    <PantallaError
      titulo={`«${nombre}» espera a que lo admitan: ${cifras}`}
      ayuda={`Por seguridad se ha desconectado: su acceso se estaba usando desde dos sitios. En Ajustes → Dispositivos, el encargado pulsa «Volver a admitir ${cifras}» y esta pantalla sigue sola.`}
      acciones={null}
    />
  );
}
