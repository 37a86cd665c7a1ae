import { useState } from 'react';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { anunciado } from '../../shared/lib/anuncio';
import { Boton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { switchSonido, useSonido } from '../vivo/sonido/sonido';
import { t } from '../lenguas/t';
import css from './ControlSonido.module.css';

/** Shows the person's choice, and whether the browser allows sound. */
export function BotonSonido() {
  const { encendido, listo } = useSonido();
  const suena = encendido && listo;
  return (
    <BotonIcono
      etiqueta="Sonido de pedidos nuevos"
      aria-pressed={encendido}
      title={suena ? 'Sonido activado' : encendido ? 'Sonido bloqueado' : 'Sonido desactivado'}
      icono={suena ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      onClick={() => switchSonido(!suena)}
    />
  );
}

/** The browser keeps the page mute; any tap unlocks it, and so does this one. */
export function AvisoSonidoBloqueado() {
  const bloqueado = useSonido(({ encendido, listo }) => encendido && !listo);
  return (
    <div ref={anunciado} data-aviso="">
      {bloqueado && <Bloqueado />}
    </div>
  );
}

/** It disappears once tapped: where no tap helps, it would cover the page for good. */
function Bloqueado() {
  const [tocado, setTocado] = useState(false);
  const handleClick = () => {
    setTocado(true);
    switchSonido(true);
  };
  return (
    !tocado && (
      <Boton
        className={css.bloqueado}
        variante="secundario"
        tamano="compacto"
        icono={<VolumeX aria-hidden="true" />}
        onClick={handleClick}
      >
        {t('Sonido bloqueado: toca para activarlo')}
      </Boton>
    )
  );
}
