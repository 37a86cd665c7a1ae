import BookOpenText from 'lucide-react/icons/book-open-text';
import ChartColumn from 'lucide-react/icons/chart-column';
import LandPlot from 'lucide-react/icons/land-plot';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { relojDelLugar } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { MarcoAjustes } from '../MarcoAjustes';
import css from './Ajustes.module.css';
import { Entrada } from './Entrada';
import { Ficha } from './Ficha';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { useHusos } from '../../../shared/lib/hora';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';

interface PropsAjustes {
  restaurante: Restaurante;
  /** Absent for who may only look. */
  onEditar?: (() => void) | undefined;
  onCategorias?: (() => void) | undefined;
  /** Absent where orders are not taken from the mesas, like the four below. */
  onMesas?: (() => void) | undefined;
  onServicio?: (() => void) | undefined;
  onDispositivos?: (() => void) | undefined;
  onEstadisticas?: (() => void) | undefined;
  onCierre?: (() => void) | undefined;
  onQr: () => void;
  onImprimirCarta: () => void;
  onZonas?: (() => void) | undefined;
  onHorario?: (() => void) | undefined;
  onLegal?: (() => void) | undefined;
  onVolver: () => void;
  onLogout: () => void;
}

/** The settings: who the place is, what can be set, and the way out. */
export function Ajustes(props: PropsAjustes) {
  const { restaurante, onEditar, onCategorias, onQr, onVolver, onLogout } = props;
  const { onMesas, onServicio, onDispositivos, onEstadisticas } = props;
  return (
    <MarcoAjustes titulo="Ajustes" onVolver={onVolver} onLogout={onLogout}>
      {restaurante.sesionCopiadaEn && <AvisoSesionCopiada cuando={restaurante.sesionCopiadaEn} />}
      <Ficha
        restaurante={restaurante}
        accion={
          onEditar && (
            <Boton
              variante="secundario"
              tamano="compacto"
              icono={<Pencil aria-hidden="true" />}
              onClick={onEditar}
            >
              Editar
            </Boton>
          )
        }
      />
      <ul className={css.entradas} aria-label="Opciones">
        {onCategorias && (
          <Entrada
            icono={<LayoutGrid />}
            titulo="Categorías"
            texto="Las secciones de tu carta"
            onClick={onCategorias}
          />
        )}
        <Entrada icono={<QrCode />} titulo="Código QR" texto="Para que abran tu carta" onClick={onQr} />
        {onMesas && (
          <Entrada
            icono={<Printer />}
            titulo="Mesas y códigos QR"
            texto="Cuántas hay, y sus tarjetas"
            onClick={onMesas}
          />
        )}
        {props.onZonas && (
          <Entrada
            icono={<LandPlot />}
            titulo="Zonas y precios"
            texto="Lo que cuesta distinto en la terraza o en la barra"
            onClick={props.onZonas}
          />
        )}
        <Entrada
          icono={<BookOpenText />}
          titulo="Imprimir la carta"
          texto="En papel, en A4 o A5"
          onClick={props.onImprimirCarta}
        />
        {props.onHorario && (
          <Entrada
            icono={<Clock />}
            titulo="Horario"
            texto="Cuándo abren la cocina y la barra"
            onClick={props.onHorario}
          />
        )}
        {onServicio && (
          <Entrada
            icono={<SlidersHorizontal />}
            titulo="Servicio"
            texto="Pausar pedidos, quién puede pedir y tiempos de espera"
            onClick={onServicio}
          />
        )}
        {onDispositivos && (
          <Entrada
            icono={<TabletSmartphone />}
            titulo="Dispositivos"
            texto="Las pantallas y los móviles del equipo"
            onClick={onDispositivos}
          />
        )}
        {onEstadisticas && (
          <Entrada
            icono={<ChartColumn />}
            titulo="Estadísticas"
            texto="Ventas, platos y tiempos"
            onClick={onEstadisticas}
          />
        )}
        {props.onCierre && (
          <Entrada
            icono={<ReceiptText />}
            titulo="Cierre del día"
            texto="Lo recaudado por forma de cobro, y lo que falta"
            onClick={props.onCierre}
          />
        )}
        {props.onLegal && (
          <Entrada
            icono={<Scale />}
            titulo="Datos legales"
            texto="Quién responde del negocio, al pie de la carta"
            onClick={props.onLegal}
          />
        )}
      </ul>
    </MarcoAjustes>
  );
}

const CUANDO = formatoDeFecha({ dateStyle: 'long', timeStyle: 'short' });

interface PropsAvisoSesionCopiada {
  /** When it ended. */
  cuando: string;
}

/** Says that a session of the account had to be ended. */
function AvisoSesionCopiada({ cuando }: PropsAvisoSesionCopiada) {
  const husos = useHusos();
  return (
    <Mensaje tono="error">
      El {CUANDO.format(relojDelLugar(husos, new Date(cuando)))} cerramos una sesión de tu cuenta porque se
      estaba usando desde dos sitios a la vez. Si no sabes a qué se debe, cambia la contraseña.
    </Mensaje>
  );
}
