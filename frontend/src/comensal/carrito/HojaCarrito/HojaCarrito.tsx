import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { isAlmacenFirme } from '../../../shared/lib/almacen-firme';
import { removeToast, showToast } from '../../../shared/ui/Toasts/toast';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { lineaId } from '@carta/contracts';
import type { Alergeno, Carta, ItemCarrito } from '@carta/contracts';
import { CarritoQuieto } from '../CarritoQuieto';
import { PALABRAS } from '../../../pedir/palabras';
import type { PalabrasCarrito } from '../../../pedir/palabras';
import { TOAST_PEDIDO, TEXTO } from '../../../pedir/textos-envio';
import { useAvisos } from '../avisos';
import { HojaElegir } from '../elegir-perezoso';
import { useCarrito } from '../useCarrito';
import { createAsks } from './asks';
import { AvisoMudanza } from './AvisoMudanza';
import type { MudanzaCarrito } from './AvisoMudanza';
import { EstadoEnvio } from './EstadoEnvio';
import { HojaConfirmar } from './HojaConfirmar';
import { ListaCarrito } from './ListaCarrito';
import { NoticiaCarrito } from './NoticiaCarrito';
import { PieCarrito } from './PieCarrito';
import { AVISO_SOLO_EFECTIVO } from '../../../shared/lib/avisos';

interface PropsHojaCarrito {
  abierta: boolean;
  desde?: string | undefined;
  mesa: number | null;
  carta: Carta;
  /** Somebody else may avoid other allergens than this phone. */
  evitados?: readonly Alergeno[];
  /** A waiter's: what the mesa has told of allergies. */
  avisoMesa?: ReactNode;
  /** Its mesa has changed. */
  mudada?: MudanzaCarrito | null;
  pausado: boolean;
  /** The words are a diner's by default. */
  palabras?: PalabrasCarrito;
  onClose: () => void;
}

export function HojaCarrito(props: PropsHojaCarrito) {
  return (
    <CarritoQuieto abierta={props.abierta}>
      <Hojas {...props} />
    </CarritoQuieto>
  );
}

function Hojas(props: PropsHojaCarrito) {
  const {
    abierta,
    desde,
    mesa,
    carta,
    evitados,
    avisoMesa,
    mudada,
    pausado,
    palabras = PALABRAS.comensal,
    onClose,
  } = props;
  const avisos = useAvisos(carta, evitados);
  const vacio = useCarrito(({ carrito }) => carrito.items.length === 0);
  const fase = useCarrito((carrito) => carrito.fase);
  const noticia = useCarrito((carrito) => carrito.noticia);
  const dismissNoticia = useCarrito((carrito) => carrito.dismissNoticia);
  const noteVolatil = useCarrito((carrito) => carrito.noteVolatil);
  const primera = useRef<HTMLLIElement>(null);
  const [confirmando, setConfirmando] = useState(false);
  const [previo, setPrevio] = useState({ fase, noticia });
  const asksOf = useMemo(() => createAsks(carta), [carta]);
  const [cambiada, setCambiada] = useState<ItemCarrito>();
  const [cambiando, setCambiando] = useState(false);

  // an order that ends closes its confirmation; so does news, which the cart below shows
  if (fase !== previo.fase || noticia !== previo.noticia) {
    setPrevio({ fase, noticia });
    const acabado = fase !== previo.fase && fase === 'libre';
    const novedad = noticia !== previo.noticia && noticia !== null;
    if (acabado || novedad) setConfirmando(false);
  }

  // closing the cart drops what was being chosen
  if (!abierta && cambiando) setCambiando(false);

  function handleClose() {
    dismissNoticia();
    onClose();
  }

  function handleConfirmar() {
    noteVolatil(!isAlmacenFirme());
    removeToast(TOAST_PEDIDO);
    setConfirmando(true);
  }

  function handleCambiar(item: ItemCarrito) {
    setCambiada(item);
    setCambiando(true);
  }

  function handleCancelar() {
    setConfirmando(false);
    onClose();
    showToast({ id: TOAST_PEDIDO, texto: t(TEXTO.cancelado) });
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo={t<string>(palabras.titulo)}
      subtitulo={mesa === null ? undefined : t('Mesa {mesa}', { mesa })}
      foco={primera}
      pie={
        vacio ? undefined : (
          <PieCarrito
            mesa={mesa}
            pausado={pausado}
            seguir={t<string>(palabras.seguir)}
            onCambiar={handleCambiar}
            onConfirmar={handleConfirmar}
          />
        )
      }
    >
      <EstadoEnvio />
      {mudada && <AvisoMudanza mudada={mudada} />}
      <NoticiaCarrito />
      {vacio ? (
        <EstadoVacio
          icono={<ShoppingBag />}
          titulo={t<string>(palabras.vacio)}
          texto={t<string>(palabras.ayuda)}
        />
      ) : (
        <ListaCarrito
          avisos={avisos}
          asksOf={asksOf}
          onCambiar={handleCambiar}
          desde={desde}
          primera={primera}
          palabras={palabras}
        />
      )}
      <HojaConfirmar
        abierta={abierta && confirmando}
        mesa={mesa}
        avisos={avisos}
        avisoMesa={avisoMesa}
        aviso={carta.restaurante.soloEfectivo && t(AVISO_SOLO_EFECTIVO)}
        pausado={pausado}
        onClose={() => setConfirmando(false)}
        onCancelar={handleCancelar}
      />
      {cambiada && (
        <HojaElegir
          abierta={abierta && cambiando}
          productoId={cambiada.producto._id}
          linea={lineaId(cambiada)}
          carta={carta}
          evitados={avisos.evitados}
          onClose={() => setCambiando(false)}
        />
      )}
    </HojaInferior>
  );
}
