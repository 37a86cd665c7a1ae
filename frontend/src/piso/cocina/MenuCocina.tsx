import BellRing from 'lucide-react/icons/bell-ring';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import type { Restaurante } from '@carta/contracts';
import { playTono } from '../../shared/lib/tonos';
import { pausar } from '../vivo/actos/servicio';
import { switchSonido, useSonido } from '../vivo/sonido/sonido';
import { usePausado } from '../vivo/tablero/useTablero';
import { Boton } from '../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { ElegirEstaciones } from '../../shared/ui/ElegirEstaciones/ElegirEstaciones';
import { Interruptor } from '../../shared/ui/Interruptor/Interruptor';
import { isCompletaPosible, setCompleta, useCompleta } from './completa';
import type { Tema } from './tema';
import { switchUnToque, useUnToque } from './un-toque';
import { t } from '../lenguas/t';
import css from './MenuCocina.module.css';

interface PropsMenuCocina {
  abierta: boolean;
  restaurante: Restaurante;
  nombre: string;
  estaciones: readonly string[];
  onEstaciones: (estaciones: readonly string[]) => void;
  salida: string | undefined;
  tema: Tema;
  onTema: (tema: Tema) => void;
  onAyuda: () => void;
  onClose: () => void;
}

export function MenuCocina(props: PropsMenuCocina) {
  const { abierta, restaurante, nombre, salida, tema, onTema, onAyuda, onClose } = props;
  const pausado = usePausado();
  const encendido = useSonido((sonido) => sonido.encendido);
  const completa = useCompleta();
  const isUnToque = useUnToque((unToque) => unToque.encendido);

  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo={t('Esta pantalla')} subtitulo={nombre}>
      <div className={`${css.opciones} pila`}>
        <ElegirEstaciones
          casa={restaurante.estaciones}
          elegidas={props.estaciones}
          onElegir={props.onEstaciones}
        />
        <Interruptor encendido={pausado} onChange={(pausa) => void pausar(restaurante._id, pausa)}>
          {t('Pausar pedidos: las mesas no pueden pedir')}
        </Interruptor>
        <Interruptor encendido={encendido} onChange={switchSonido}>
          {t('Sonido')}
        </Interruptor>
        <Interruptor encendido={tema === 'claro'} onChange={(claro) => onTema(claro ? 'claro' : 'oscuro')}>
          {t('Fondo claro')}
        </Interruptor>
        <Interruptor encendido={isUnToque} onChange={switchUnToque}>
          {t('Un toque en la cabecera deja el pedido Listo')}
        </Interruptor>
        {isCompletaPosible() && (
          <Interruptor encendido={completa} onChange={setCompleta}>
            {t('A pantalla completa')}
          </Interruptor>
        )}
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<BellRing aria-hidden="true" />}
          onClick={() => playTono('pedido')}
        >
          {t('Probar el timbre')}
        </Boton>
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<Keyboard aria-hidden="true" />}
          onClick={onAyuda}
        >
          {t('Teclas')}
        </Boton>
        {salida && (
          <Link className={`renglon ${css.salir}`} to={salida}>
            <LogOut aria-hidden="true" />
            Salir de cocina
          </Link>
        )}
      </div>
    </HojaInferior>
  );
}
