import { agotadosOf, cartaEnZona, lineaId, porElegirOf, rutas, zonaDeMesa } from '@carta/contracts';
import type { Alergeno, Carta, ItemCarrito } from '@carta/contracts';
import { useCallback, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { PropsLibreta } from '../../pedir/libreta';
import { PALABRAS } from '../../pedir/palabras';
import { get } from '../../shared/api/cliente';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { HojaMoverPase } from '../../shared/ui/HojaMoverPase/hoja-mover-pase-perezosa';
import { DibujosAlergenos } from '../../shared/ui/Alergenos/DibujosAlergenos';
import { HojaElegir } from '../carrito/elegir-perezoso';
import { PasesTomadaProvider, pasesTomadaOf } from '../carrito/pases-tomada';
import { CarritoProvider } from '../carrito/useCarrito';
import { CartaCargando } from '../carta/CartaCargando';
import { ErrorCarta } from '../carta/ErrorCarta';
import { BotonEvitar } from '../carta/Herramientas/BotonEvitar';
import type { CargaCarta } from '../carta/carga';
import { openCartaViva } from '../carta/carta-viva';
import { alergenosOf, productosOf, seccionesOf } from '../carta/secciones';
import { useCarta } from '../carta/useCarta';
import { DetalleTomado } from './DetalleTomado';
import { HojaCarrito, HojaEnviar, piezasTomada } from './hojas';
import { tellNoticia } from './noticias';
import { TomadaProvider } from './tomada';
import { useAlVolver } from './useAlVolver';
import { useCarritoAlDia } from './useCarritoAlDia';
import { useCartaViva } from './useCartaViva';
import { useEvitaTomada } from './useEvitaTomada';
import { useHojas } from './useHojas';

interface PropsCartaTomada {
  restauranteId: string;
  mesa: number;
  carrito: CarritoStore;
  /** The mesa has told the house that somebody there avoids these. */
  avisado: readonly Alergeno[];
  /** Says so; both are passed by the page, because they belong to the floor. */
  avisoMesa: ReactNode;
  Libreta: ComponentType<PropsLibreta>;
  onInicio: () => void;
}

/** A carta for a waiter who writes an order down, with a cart's sheets. */
export function CartaTomada({ restauranteId, mesa, onInicio, ...resto }: PropsCartaTomada) {
  const { estado, refresh } = useCarta(useMemo(() => cargaOf(restauranteId), [restauranteId]));
  useAlVolver(refresh);
  if (estado.tipo === 'cargando') return <CartaCargando />;
  if (estado.tipo === 'error') {
    return (
      <ErrorCarta
        mensaje={estado.mensaje}
        onReintentar={() => window.location.reload()}
        onInicio={onInicio}
      />
    );
  }
  return (
    <Abierta
      {...resto}
      restauranteId={restauranteId}
      mesa={mesa}
      carta={estado.carta}
      onCartaVieja={refresh}
    />
  );
}

function cargaOf(restauranteId: string): CargaCarta {
  return (signal) => get<Carta>(rutas.carta(restauranteId), { signal });
}

interface PropsAbierta extends Omit<PropsCartaTomada, 'onInicio'> {
  carta: Carta;
  onCartaVieja: () => Promise<void>;
}

interface Eleccion {
  productoId: string;
  linea?: string;
  cantidad?: number;
}

/** Without the channel the carta is reread when the person returns. */
const ignore = () => undefined;

function Abierta(props: PropsAbierta) {
  const { restauranteId, mesa, carta: entera, carrito, avisado, avisoMesa, Libreta, onCartaVieja } = props;
  const { abierta, usadas, open, close } = useHojas();
  const [eleccion, setEleccion] = useState<Eleccion>();
  const carta = useMemo(
    () => cartaEnZona(entera, zonaDeMesa(entera.restaurante.zonas, mesa)),
    [entera, mesa],
  );
  const secciones = useMemo(() => seccionesOf(carta), [carta]);
  const presentes = useMemo(
    () => alergenosOf(productosOf(secciones), carta.opciones ?? []),
    [secciones, carta],
  );
  const { evitados, toggle } = useEvitaTomada(carrito, avisado);
  const pases = useMemo(() => pasesTomadaOf(carta), [carta]);
  const openCarrito = () => open('carrito');
  const elegir = useCallback(
    (nueva: Eleccion) => {
      setEleccion(nueva);
      open('elegir');
    },
    [open],
  );
  const handleElegir = useCallback(
    (productoId: string, cantidad: number) => elegir({ productoId, cantidad }),
    [elegir],
  );
  const tomada = useMemo(
    () => ({
      carta,
      evitados,
      onCambiar: (item: ItemCarrito) => elegir({ productoId: item.producto._id, linea: lineaId(item) }),
    }),
    [carta, evitados, elegir],
  );
  useCarritoAlDia(carrito, carta, {
    onNoticia({ mensaje, mudada }) {
      // the waiter is asked which party it is for
      if (mudada) return close();
      // the cart shows it, and is where it is fixed
      if (abierta === 'enviar') openCarrito();
      else if (abierta !== 'carrito') tellNoticia(mensaje, openCarrito, PALABRAS.sala.ver);
    },
    onCartaVieja,
  });
  useCartaViva(carta, { open: openCartaViva, onFallo: ignore, onCartaVieja });
  usePreload(...piezasTomada(carta), ...(pases ? [HojaMoverPase] : []));

  /** A sold-out or unfinished line comes first, because the cart shows it. */
  function handleEnviar() {
    const { carrito: actual } = carrito.getState();
    open(agotadosOf(actual).length + porElegirOf(actual).length > 0 ? 'carrito' : 'enviar');
  }

  return (
    <CarritoProvider value={carrito}>
      <PasesTomadaProvider value={pases}>
        <DibujosAlergenos alergenos={presentes} />
        <TomadaProvider value={tomada}>
          <Libreta
            restauranteId={restauranteId}
            mesa={mesa}
            secciones={secciones}
            carrito={carrito}
            evitados={evitados}
            evitar={<BotonEvitar evitados={evitados} onToggle={toggle} ajenos />}
            Detalle={DetalleTomado}
            onElegir={handleElegir}
            onVer={openCarrito}
            onEnviar={handleEnviar}
          />
        </TomadaProvider>
        {usadas.includes('carrito') && (
          <HojaCarrito
            abierta={abierta === 'carrito'}
            mesa={mesa}
            carta={carta}
            evitados={evitados}
            avisoMesa={avisoMesa}
            pausado={false}
            palabras={PALABRAS.sala}
            onClose={close}
          />
        )}
        {usadas.includes('enviar') && (
          <HojaEnviar
            abierta={abierta === 'enviar'}
            mesa={mesa}
            carta={carta}
            evitados={evitados}
            avisoMesa={avisoMesa}
            onClose={close}
          />
        )}
        {usadas.includes('elegir') && eleccion && (
          <HojaElegir
            abierta={abierta === 'elegir'}
            {...eleccion}
            carta={carta}
            evitados={evitados}
            onClose={close}
          />
        )}
      </PasesTomadaProvider>
    </CarritoProvider>
  );
}
