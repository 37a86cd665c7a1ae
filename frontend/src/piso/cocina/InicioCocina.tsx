import { useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import CookingPot from 'lucide-react/icons/cooking-pot';
import { unlockAudio } from '../../shared/lib/audio';
import { playTono } from '../../shared/lib/tonos';
import { useAccion, useOcupado } from '../../shared/lib/useAccion';
import { isPantallaPosible } from './pantalla-activa';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Eleccion } from '../../shared/ui/Eleccion/Eleccion';
import { Interruptor } from '../../shared/ui/Interruptor/Interruptor';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { ElegirEstaciones } from '../../shared/ui/ElegirEstaciones/ElegirEstaciones';
import { opcionesDe } from './Barra/opciones';
import { isCompletaPosible, setCompleta } from './completa';
import type { Solo } from '../vivo/tickets/solo';
import type { Vista } from './modelo/tickets-cocina';
import { t } from '../lenguas/t';
import css from './InicioCocina.module.css';
import { ESPERAS } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';

interface PropsInicioCocina {
  nombre: string;
  casa: readonly EstacionCasa[] | undefined;
  estaciones: Solo | null;
  vista: Vista;
  onVista: (vista: Vista) => void;
  onEstaciones: (estaciones: readonly string[]) => void;
  onEmpezar: () => void;
  /** A paired screen has none. */
  onEmparejar: (() => Promise<void>) | undefined;
}

/** The tap allows sound; a message says what the browser refuses. */
export function InicioCocina(props: PropsInicioCocina) {
  const { nombre, casa, estaciones, vista, onVista, onEstaciones, onEmpezar, onEmparejar } = props;
  const [completa, setQuiereCompleta] = useState(false);
  const [mudo, setMudo] = useState(false);
  const { ocupado: probando, during } = useOcupado();

  const handleEmpezar = async () => {
    if (completa) setCompleta(true);
    const oido = await during(unlockAudio);
    setMudo(!oido);
    if (!oido) return;
    playTono('pedido');
    onEmpezar();
  };

  return (
    <main className={css.inicio}>
      <div className={`pila ${css.tarjeta}`} data-hueco="5">
        <div className={css.icono} aria-hidden="true">
          <CookingPot />
        </div>
        <h1 className={css.titulo}>{nombre}</h1>
        <p className="tenue">{t('Pantalla de pedidos. Al empezar suena el timbre: comprueba que se oye.')}</p>
        <Eleccion
          etiqueta={t('Qué pedidos se ven aquí')}
          valor={vista}
          opciones={opcionesDe(estaciones)}
          onChange={onVista}
        />
        <ElegirEstaciones casa={casa} elegidas={estaciones?.estaciones ?? []} onElegir={onEstaciones} />
        {isCompletaPosible() && (
          <Interruptor encendido={completa} onChange={setQuiereCompleta}>
            {t('A pantalla completa')}
          </Interruptor>
        )}
        {!isPantallaPosible() && (
          <Mensaje>
            {t(
              'Este navegador no deja mantener la pantalla encendida. Alarga en los ajustes de la tableta el tiempo que tarda en apagarse.',
            )}
          </Mensaje>
        )}
        {mudo && (
          <Mensaje tono="error">
            {t(
              'El navegador no deja que suene: los pedidos nuevos solo se verán. Sube el volumen, permite el sonido de esta página y prueba otra vez.',
            )}
          </Mensaje>
        )}
        <Boton
          tamano="grande"
          ancho="completo"
          icono={<BellRing aria-hidden="true" />}
          ocupado={probando}
          onClick={() => void handleEmpezar()}
        >
          {t(mudo ? 'Probar otra vez' : 'Empezar')}
        </Boton>
        {mudo && (
          <Boton variante="secundario" ancho="completo" onClick={onEmpezar}>
            {t('Entrar sin sonido')}
          </Boton>
        )}
        {onEmparejar && <EmparejarPantalla onEmparejar={onEmparejar} />}
      </div>
    </main>
  );
}

const MINUTOS = ESPERAS.inactividad / 60_000;

interface PropsEmparejarPantalla {
  onEmparejar: () => Promise<void>;
}

/** With an account's session the wall would close in mid-service. */
function EmparejarPantalla({ onEmparejar }: PropsEmparejarPantalla) {
  const { ocupado, fallo, act } = useAccion();
  return (
    <>
      <Mensaje>
        Con tu cuenta esta pantalla se cierra a los {MINUTOS} minutos sin tocarla. Emparejada se queda
        abierta, y tu cuenta sale de aquí.
      </Mensaje>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <Boton variante="secundario" ancho="completo" ocupado={ocupado} onClick={() => void act(onEmparejar)}>
        Emparejar esta pantalla
      </Boton>
    </>
  );
}
