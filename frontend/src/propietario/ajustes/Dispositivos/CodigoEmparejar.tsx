import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { reglasDispositivo } from '@carta/contracts';
import type { CodigoDispositivo } from '@carta/contracts';
import { anunciado } from '../../../shared/lib/anuncio';
import { formatCuenta, useCuentaAtras } from '../../../shared/lib/useCuentaAtras';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes } from '../ajustes-api';
import { AvisoAlcance } from '../qr/AvisoAlcance';
import { alcanceOf } from '../qr/enlace';
import css from './HojaDispositivo.module.css';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { usePng } from '../qr/usePng';

interface PropsCodigoEmparejar {
  nombre: string;
  codigo: CodigoDispositivo;
  emparejado: boolean;
  /** @throws ApiError or NetworkError. */
  onOtroCodigo: () => Promise<void>;
  onOtroDispositivo: () => void;
  onClose: () => void;
}

export function CodigoEmparejar(props: PropsCodigoEmparejar) {
  const { nombre, codigo, emparejado, onOtroCodigo, onOtroDispositivo, onClose } = props;
  // from its arrival: this device's clock may differ from the server's
  const [quedan] = useCuentaAtras(reglasDispositivo.LIMITES_DISPOSITIVO.codigoVidaS);

  if (emparejado) return <Emparejado nombre={nombre} onOtro={onOtroDispositivo} onClose={onClose} />;
  if (quedan === 0) return <Caducado onOtroCodigo={onOtroCodigo} />;
  const alcance = alcanceOf(codigo.enlace, window.location.hostname);
  if (alcance === 'ninguno') return <AvisoAlcance enlace={codigo.enlace} destino="emparejar" />;
  const { host, pathname } = new URL(codigo.enlace);
  return (
    <div className={`pila ${css.codigo}`} data-hueco="4">
      <p className={`suave ${css.texto}`}>
        Escanea el código con la cámara de «{nombre}», o abre en su navegador{' '}
        <strong className={css.direccion}>
          {host}
          {pathname}
        </strong>{' '}
        y escribe:
      </p>
      <p className={`${css.cifras} cifras`}>
        {codigo.codigo.slice(0, 4)} {codigo.codigo.slice(4)}
      </p>
      <QrEmparejar enlace={codigo.enlace} nombre={nombre} />
      <p className={`suave ${css.texto}`}>
        {alcance === 'mismaRed' && 'Tiene que estar en la misma red que este equipo. '}
        Caduca en <span className="cifras">{formatCuenta(quedan)}</span>
      </p>
      <p className={`suave ${css.espera}`} ref={anunciado}>
        Esperando a «{nombre}»…
      </p>
    </div>
  );
}

interface PropsCaducado {
  onOtroCodigo: () => Promise<void>;
}

function Caducado({ onOtroCodigo }: PropsCaducado) {
  const { ocupado, fallo, actAndLeave } = useAccion(falloDeAjustes);
  return (
    <div className={`pila ${css.codigo}`} data-hueco="4">
      <Mensaje tono="error">{fallo ?? 'El código ha caducado sin que nadie lo usara.'}</Mensaje>
      <Boton ancho="completo" ocupado={ocupado} onClick={() => void actAndLeave(onOtroCodigo)}>
        Crear otro código
      </Boton>
    </div>
  );
}

interface PropsEmparejado {
  nombre: string;
  onOtro: () => void;
  onClose: () => void;
}

function Emparejado({ nombre, onOtro, onClose }: PropsEmparejado) {
  return (
    <div className={`pila ${css.codigo}`} data-hueco="4">
      <CircleCheckBig className={css.hecho} aria-hidden="true" />
      <p data-cuerpo="l" ref={anunciado}>
        «{nombre}» ya está emparejado
      </p>
      <Boton ancho="completo" onClick={onClose}>
        Hecho
      </Boton>
      <Boton variante="secundario" ancho="completo" onClick={onOtro}>
        Añadir otro
      </Boton>
    </div>
  );
}

/** This many px are readable at arm's length. */
const LADO = 200;

interface PropsQrEmparejar {
  enlace: string;
  nombre: string;
}

function QrEmparejar({ enlace, nombre }: PropsQrEmparejar) {
  const { data: png, isError } = usePng(enlace);
  if (isError) return null;
  if (png === undefined) return <Esqueleto ancho={`${LADO}px`} alto={`${LADO}px`} />;
  return (
    <img className={css.qr} src={png} width={LADO} height={LADO} alt={`Código QR para emparejar ${nombre}`} />
  );
}
