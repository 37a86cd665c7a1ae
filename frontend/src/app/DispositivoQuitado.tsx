import { useNavigate } from 'react-router-dom';
import { useSesion } from '../features/sesion/useSesion';
import { Boton } from '../shared/ui/Boton/Boton';
import { PantallaError } from '../shared/ui/PantallaError/PantallaError';
import { paths } from './paths';

/** The whole screen of a device that its owner has removed: nothing of the restaurant stays on it. */
export function DispositivoQuitado() {
  const nombre = useSesion((sesion) => sesion.dispositivo?.nombre);
  const navigate = useNavigate();
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
