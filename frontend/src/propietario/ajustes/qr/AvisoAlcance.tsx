import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { alcanceOf } from './enlace';

interface PropsAvisoAlcance {
  enlace: string;
  destino?: string;
}

export function AvisoAlcance({ enlace, destino = 'la carta' }: PropsAvisoAlcance) {
  const alcance = alcanceOf(enlace, window.location.hostname);
  if (alcance === 'cualquiera') return null;
  if (alcance === 'mismaRed') {
    return (
      <Mensaje>
        Usa la dirección de tu red: {new URL(enlace).origin}. Los móviles deben estar en la misma red que este
        equipo.
      </Mensaje>
    );
  }
  return (
    <Mensaje tono="error">
      La dirección de {destino} ({new URL(enlace).origin}) solo funciona en este equipo: ningún móvil podría
      abrirla. Conecta el equipo a tu red, o configura la dirección pública del servidor.
    </Mensaje>
  );
}
