import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { usePng } from '../qr/usePng';
import css from './HojaDispositivo.module.css';

/** Pixels: enough for a camera at arm's length. */
const LADO = 200;

interface PropsQrEmparejar {
  enlace: string;
  nombre: string;
}

/** The link of a pairing code as an image; without it there is still the code to type. */
export function QrEmparejar({ enlace, nombre }: PropsQrEmparejar) {
  const { data: png, isError } = usePng(enlace);
  if (isError) return null;
  if (png === undefined) return <Esqueleto ancho={`${LADO}px`} alto={`${LADO}px`} />;
  return (
    <img className={css.qr} src={png} width={LADO} height={LADO} alt={`Código QR para emparejar ${nombre}`} />
  );
}
