import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { Boton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { switchSonido, useSonido } from '../vivo/sonido';
import css from './ControlSonido.module.css';

/** The switch of this device's sound. */
export function BotonSonido() {
  const encendido = useSonido((sonido) => sonido.encendido);
  return (
    <BotonIcono
      etiqueta="Sonido de pedidos nuevos"
      aria-pressed={encendido}
      title={encendido ? 'Sonido activado' : 'Sonido desactivado'}
      icono={encendido ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      onClick={() => switchSonido(!encendido)}
    />
  );
}

/** Says plainly that the browser keeps the page mute; any tap unlocks it, and this one lets it be heard. */
export function AvisoSonidoBloqueado() {
  const bloqueado = useSonido((sonido) => sonido.encendido && !sonido.listo);
  return (
    <div role="status">
      {bloqueado && (
        <Boton
          className={css.bloqueado}
          variante="secundario"
          tamano="compacto"
          icono={<VolumeX aria-hidden="true" />}
          onClick={() => switchSonido(true)}
        >
          Sonido bloqueado: toca para activarlo
        </Boton>
      )}
    </div>
  );
}
