import { mensajeDe } from '../../shared/api/cliente';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';

interface PropsFalloCarga {
  error: Error;
  onReintentar: () => unknown;
}

/** Something could not be read, beside what else a screen shows. */
export function FalloCarga({ error, onReintentar }: PropsFalloCarga) {
  return (
    <>
      <Mensaje tono="error">{mensajeDe(error)}</Mensaje>
      <Boton variante="secundario" onClick={() => void onReintentar()}>
        Reintentar
      </Boton>
    </>
  );
}
