import type { MouseEvent } from 'react';
import Download from 'lucide-react/icons/download';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { LADO_PX, fileNameOf } from '../qr/codigo-qr';
import { usePng } from '../qr/usePng';
import css from './ModalQr.module.css';

interface PropsImagenQr {
  enlace: string;
  nombre: string;
}

/** As an image, so that a phone can save it by a long press. */
export function ImagenQr({ enlace, nombre }: PropsImagenQr) {
  const { data: png, isError, refetch } = usePng(enlace);

  if (isError) {
    return (
      <>
        <Mensaje tono="error">No se ha podido crear el código QR.</Mensaje>
        <Boton variante="secundario" onClick={() => void refetch()}>
          Reintentar
        </Boton>
      </>
    );
  }
  if (png === undefined) return <Esqueleto ancho={`${LADO_PX}px`} alto={`${LADO_PX}px`} />;

  const handleDownload = () => download(png, fileNameOf(nombre));
  const handleContextMenu = (event: MouseEvent) => {
    if (isDedo(event)) return;
    event.preventDefault();
    handleDownload();
  };
  return (
    <>
      <img
        className={css.codigo}
        src={png}
        width={LADO_PX}
        height={LADO_PX}
        alt={`Código QR de la carta de ${nombre}`}
        onContextMenu={handleContextMenu}
      />
      <p className={`suave ${css.pista}`}>Mantén presionada la imagen para guardarla en tu dispositivo</p>
      <Boton ancho="completo" icono={<Download aria-hidden="true" />} onClick={handleDownload}>
        Descargar
      </Boton>
      <p className="tenue centro" data-cuerpo="xs">
        {enlace}
      </p>
    </>
  );
}

/** A long press opens the phone's own menu, where the image can be saved or shared. */
function isDedo({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}

function download(href: string, nombre: string): void {
  const enlace = document.createElement('a');
  enlace.href = href;
  enlace.download = nombre;
  enlace.click();
}
