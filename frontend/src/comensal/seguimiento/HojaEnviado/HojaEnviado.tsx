import { formatEuros } from '@carta/contracts';
import type { Linea as LineaPedida, RestaurantePublico, Ticket, TipoPedido } from '@carta/contracts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useStore } from 'zustand';
import { Original } from '../../carta/Original';
import { lineaEnCarta } from '../../carta/linea-en-carta';
import { langDe } from '../../carta/traducciones';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { TEXTO } from '../../../pedir/textos-envio';
import { formatHora, useHusos } from '../../../shared/lib/hora';
import { isSinSuMenu } from '../../../shared/lib/menus';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { PARA_DESPUES, plazoOf, recibidoEn, textoRecibido } from '../resumen';
import { lineasVivas, pedidosOf } from '../rondas';
import type { Ronda } from '../rondas';
import type { SeguimientoStore } from '../seguimiento-store';
import { useAhora } from '../useAhora';
import css from './HojaEnviado.module.css';

interface PropsHojaEnviado {
  abierta: boolean;
  clave: string;
  store: SeguimientoStore;
  /** Shown with its logo, if it has one. */
  casa: Pick<RestaurantePublico, 'nombre' | 'aspecto'>;
  onClose: () => void;
}

const DESTINO = { comida: 'A la cocina', bebida: 'A la barra' } as const satisfies Record<TipoPedido, string>;
const VISTO = {
  comida: 'La cocina lo ha visto',
  bebida: 'La barra lo ha visto',
} as const satisfies Record<TipoPedido, string>;

/** Stays until the diner goes on. */
export function HojaEnviado({ abierta, clave, store, casa, onClose }: PropsHojaEnviado) {
  const rondas = useStore(store, (seguimiento) => seguimiento.rondas);
  const i = rondas.findIndex((candidata) => candidata.clave === clave);
  const ronda = rondas[i];
  const { logo } = casa.aspecto ?? {};
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t(TEXTO.exito)}
      subtitulo={ronda && t('Pedido {orden} · Mesa {mesa}', { orden: rondas.length - i, mesa: ronda.mesa })}
      pie={
        <Boton ancho="completo" onClick={onClose}>
          {t('Seguir pidiendo')}
        </Boton>
      }
    >
      {logo && (
        <p className={`renglon ${css.casa}`} data-hueco="3" data-cuerpo="m">
          <Logo foto={logo} className={css.logo} />
          {casa.nombre}
        </p>
      )}
      {ronda && <Destinos ronda={ronda} />}
    </HojaInferior>
  );
}

function Destinos({ ronda }: { ronda: Ronda }) {
  const plazo = plazoOf(ronda);
  const isPasado = useAhora([plazo]) >= plazo;
  return (
    <div className="pila" data-hueco="6">
      {pedidosOf(ronda).map((ticket) => (
        <Destino key={ticket._id} ticket={ticket} isPasado={isPasado} />
      ))}
    </div>
  );
}

function Destino({ ticket, isPasado }: { ticket: Ticket; isPasado: boolean }) {
  const titulo = t(DESTINO[ticket.tipoPedido]);
  return (
    <section aria-label={titulo}>
      <h3 className={`titulillo ${css.titulo}`} data-cuerpo="m">
        {titulo}
      </h3>
      <ul className="pila" data-hueco="2">
        {lineasVivas(ticket).map((linea) => (
          <Linea key={linea._id} linea={linea} isSinSuMenu={isSinSuMenu(linea, ticket.productos)} />
        ))}
      </ul>
      <Vista ticket={ticket} isPasado={isPasado} />
    </section>
  );
}

function Linea({ linea, isSinSuMenu: isSuelto }: { linea: LineaPedida; isSinSuMenu: boolean }) {
  const { cantidad, precio, notas, enEspera, deMenu } = linea;
  const dicha = lineaEnCarta(linea);
  const { nombre, formato, opciones = [] } = dicha;
  const isPlato = deMenu !== undefined;
  return (
    <li className={`pila ${css.linea}`} data-hueco="2">
      <span className="cifras">{!isPlato && `${cantidad} ×`}</span>
      <div>
        <span lang={langDe(nombre)}>{nombre}</span>
        {isPlato && precio > 0 && <span className="cifras"> +{formatEuros(precio)}</span>}
        {isSuelto && (
          <span className="tenue">
            {' · '}
            {t('menú')}
          </span>
        )}
        <Original de={dicha} />
        <Elegido formato={formato} opciones={opciones} />
        {notas !== undefined && !isPlato && <span className={`suave ${css.nota}`}>{notas}</span>}
      </div>
      {enEspera && <Insignia>{t(PARA_DESPUES)}</Insignia>}
    </li>
  );
}

function Vista({ ticket, isPasado }: { ticket: Ticket; isPasado: boolean }) {
  const husos = useHusos();
  const instante = recibidoEn(ticket);
  const Icono = instante === null ? Clock : CircleCheck;
  const texto =
    instante === null
      ? textoRecibido(husos, ticket, isPasado)
      : `${t(VISTO[ticket.tipoPedido])} ${formatHora(husos, instante)}`;
  return (
    <p className={css.vista} data-visto={instante === null ? undefined : ''} ref={anunciado}>
      <Icono aria-hidden="true" />
      <span>{texto}</span>
    </p>
  );
}
