import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';

const CUANDO = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

interface PropsAvisoSesionCopiada {
  /** When it ended. */
  cuando: string;
}

/** Says that a session of the account had to be ended. */
export function AvisoSesionCopiada({ cuando }: PropsAvisoSesionCopiada) {
  return (
    <Mensaje tono="error">
      El {CUANDO.format(new Date(cuando))} cerramos una sesión de tu cuenta porque se estaba usando desde dos
      sitios a la vez. Si no sabes a qué se debe, cambia la contraseña.
    </Mensaje>
  );
}
