import BookOpenText from 'lucide-react/icons/book-open-text';
import Activity from 'lucide-react/icons/activity';
import ChartColumn from 'lucide-react/icons/chart-column';
import Languages from 'lucide-react/icons/languages';
import FileUp from 'lucide-react/icons/file-up';
import LandPlot from 'lucide-react/icons/land-plot';
import ChefHat from 'lucide-react/icons/chef-hat';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import MoonStar from 'lucide-react/icons/moon-star';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Smartphone from 'lucide-react/icons/smartphone';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { relojDelLugar } from '@carta/contracts';
import type { Restaurante } from '@carta/contracts';
import type { ReactNode } from 'react';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { useHusos } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { CabeceraAjustes, CerrarSesion } from '../MarcoAjustes';
import css from './Ajustes.module.css';
import { Copias } from './Copias';
import { Entrada } from './Entrada';
import { Ficha } from './Ficha';

const ENTRADAS = {
  categorias: { icono: <LayoutGrid />, titulo: 'Categorías', texto: 'Las secciones de tu carta' },
  importarCarta: {
    icono: <FileUp />,
    titulo: 'Importar carta',
    texto: 'Pegada, o de un archivo de Excel',
  },
  menuDeHoy: {
    icono: <NotebookPen />,
    titulo: 'Menú de hoy',
    texto: 'Los platos del menú del día, escritos como en un mensaje',
  },
  lenguas: {
    icono: <Languages />,
    titulo: 'Lenguas de la carta',
    texto: 'En cuáles se puede leer, y su traducción',
  },
  aspecto: { icono: <Palette />, titulo: 'Aspecto', texto: 'Tu color, tu logo y una portada' },
  qr: { icono: <QrCode />, titulo: 'Código QR', texto: 'Para que abran tu carta' },
  mesas: { icono: <Printer />, titulo: 'Mesas y códigos QR', texto: 'Cuántas hay, y sus tarjetas' },
  pedidosMesa: {
    icono: <Smartphone />,
    titulo: 'Que pidan desde la mesa',
    texto: 'Lo que hace, y cómo tenerlo',
  },
  zonas: {
    icono: <LandPlot />,
    titulo: 'Zonas y precios',
    texto: 'Lo que cuesta distinto en la terraza o en la barra',
  },
  imprimirCarta: {
    icono: <BookOpenText />,
    titulo: 'Imprimir la carta',
    texto: 'En A4 o A5, y los precios para la puerta',
  },
  horario: {
    icono: <Clock />,
    titulo: 'Horario',
    texto: 'Cuándo abren la cocina y la barra',
  },
  cocina: {
    icono: <ChefHat />,
    titulo: 'Cocina',
    texto: 'Los pases, cuándo se marchan y tus estaciones',
  },
  servicio: {
    icono: <SlidersHorizontal />,
    titulo: 'Servicio',
    texto: 'Pausar pedidos, quién puede pedir y tiempos de espera',
  },
  dispositivos: {
    icono: <TabletSmartphone />,
    titulo: 'Dispositivos',
    texto: 'Las pantallas y los móviles del equipo',
  },
  personas: {
    icono: <CircleUserRound />,
    titulo: 'Personas',
    texto: 'Quién trabaja aquí, y su PIN',
  },
  estadisticas: { icono: <ChartColumn />, titulo: 'Estadísticas', texto: 'Ventas, platos y tiempos' },
  cierre: {
    icono: <ReceiptText />,
    titulo: 'Cierre del día',
    texto: 'Lo recaudado por forma de cobro, y lo que falta',
  },
  parte: {
    icono: <MoonStar />,
    titulo: 'Parte de la noche',
    texto: 'Lo que se contó cada noche, y su email',
  },
  legal: {
    icono: <Scale />,
    titulo: 'Datos legales',
    texto: 'Quién responde del negocio, al pie de la carta',
  },
  servidor: {
    icono: <Activity />,
    titulo: 'Cómo ha ido el servidor',
    texto: 'Si fue lento o se paró, estos 30 días',
  },
} satisfies Record<string, { icono: ReactNode; titulo: string; texto: string }>;

export type NombreEntrada = keyof typeof ENTRADAS;
const NOMBRES = Object.keys(ENTRADAS) as NombreEntrada[];

interface PropsAjustes {
  restaurante: Restaurante;
  /** A page's address or what opens a sheet; absent ones are not offered. */
  entradas: Readonly<Partial<Record<NombreEntrada, string | (() => void)>>>;
  /** Absent for those who may only look. */
  onEditar?: (() => void) | undefined;
  /** Replaces the list on a phone, stands beside it from 1,024 px. */
  detalle: ReactNode;
  onVolver: () => void;
  onLogout: () => void;
}

export function Ajustes(props: PropsAjustes) {
  const { restaurante, entradas, onEditar, detalle, onVolver, onLogout } = props;
  const isIndice = detalle === null;
  return (
    <div className={css.ajustes} data-detalle={isIndice ? undefined : ''}>
      <div className={`pila ${css.indice}`} data-hueco="6">
        {isIndice && (
          <CabeceraAjustes onVolver={onVolver}>
            <h1>Ajustes</h1>
          </CabeceraAjustes>
        )}
        {isIndice && (
          <main key="ficha" className={`pila ${css.local}`} data-hueco="6">
            {restaurante.sesionCopiadaEn && <AvisoSesionCopiada cuando={restaurante.sesionCopiadaEn} />}
            <Ficha restaurante={restaurante} accion={onEditar && <EditarFicha onEditar={onEditar} />} />
            {onEditar && <Copias />}
          </main>
        )}
        <nav key="opciones" aria-label="Ajustes">
          {!isIndice && <p className={css.titulo}>Ajustes</p>}
          <ul className="tarjeta" aria-label="Opciones">
            {NOMBRES.map((nombre) => {
              const abre = entradas[nombre];
              return abre && <Entrada key={nombre} {...ENTRADAS[nombre]} abre={abre} />;
            })}
          </ul>
        </nav>
        <CerrarSesion onLogout={onLogout} />
      </div>
      {detalle}
    </div>
  );
}

function EditarFicha({ onEditar }: { onEditar: () => void }) {
  return (
    <Boton variante="secundario" tamano="compacto" icono={<Pencil aria-hidden="true" />} onClick={onEditar}>
      Editar
    </Boton>
  );
}

const CUANDO = formatoDeFecha({ dateStyle: 'long', timeStyle: 'short' });

interface PropsAvisoSesionCopiada {
  cuando: string;
}

function AvisoSesionCopiada({ cuando }: PropsAvisoSesionCopiada) {
  const husos = useHusos();
  return (
    <Mensaje tono="error">
      El {CUANDO.format(relojDelLugar(husos, new Date(cuando)))} cerramos una sesión de tu cuenta porque se
      estaba usando desde dos sitios a la vez. Si no sabes a qué se debe, cambia la contraseña.
    </Mensaje>
  );
}
