import { PantallaError } from '../../shared/ui/PantallaError/PantallaError';

interface PropsEsperandoReadmision {
  nombre: string;
  /** By which its owner tells this screen from any other that asks. */
  cifras: string;
}

/** A device that was put out for safety and goes on by itself once its owner has let it in again. */
export function EsperandoReadmision({ nombre, cifras }: PropsEsperandoReadmision) {
  return (
    <PantallaError
      titulo={`«${nombre}» espera a que lo admitan: ${cifras}`}
      ayuda={`Por seguridad se ha desconectado: su acceso se estaba usando desde dos sitios. En Ajustes → Dispositivos, el encargado pulsa «Volver a admitir ${cifras}» y esta pantalla sigue sola.`}
      acciones={null}
    />
  );
}
