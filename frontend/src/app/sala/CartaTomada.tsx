import type { Carta } from '@carta/contracts';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BotonCarrito } from '../../comensal/carrito/BotonCarrito/BotonCarrito';
import { ControlProducto } from '../../comensal/carrito/ControlProducto/ControlProducto';
import type { Noticia } from '../../pedir/carrito-store';
import { CarritoProvider } from '../../comensal/carrito/useCarrito';
import { CartaCliente } from '../../comensal/carta/CartaCliente/CartaCliente';
import { openCartaViva } from '../../comensal/carta/carta-viva';
import { productosOf, seccionesOf } from '../../comensal/carta/secciones';
import { HojaCarrito } from '../../comensal/mesa/hojas';
import { tellNoticia } from '../../comensal/mesa/noticias';
import { useCartaViva } from '../../comensal/mesa/useCartaViva';
import { paths } from '../../shared/paths';
import css from './CartaTomada.module.css';
import { carritoTomado, onTomado } from '../../piso/tomar-pedido/tomados';

interface PropsCartaTomada {
  carta: Carta;
  mesa: number;
  /** The carta on screen is not the restaurant's any more. */
  onCartaVieja: () => Promise<void>;
}

/** Without it the carta is read again when the person comes back. */
const ignore = () => undefined;

/** The carta with the cart of a mesa's order; once the kitchen has it, back to the mesa. */
export function CartaTomada({ carta: leida, mesa, onCartaVieja }: PropsCartaTomada) {
  const { restaurante } = leida;
  const [carrito] = useState(() => carritoTomado(restaurante._id, mesa));
  const [hoja, setHoja] = useState<'nunca' | 'abierta' | 'cerrada'>('nunca');
  const navigate = useNavigate();
  // a pause is for who orders from the mesas
  const carta = useMemo(() => ({ ...leida, restaurante: { ...leida.restaurante, pausado: false } }), [leida]);

  useEffect(() => {
    carrito.getState().syncCarta(leida.version, productosOf(seccionesOf(leida)));
  }, [carrito, leida]);

  const hearTomado = useEffectEvent((tomada: number) => {
    if (tomada === mesa) void navigate(paths.salaMesa(mesa), { replace: true });
  });
  useEffect(() => onTomado((tomada) => hearTomado(tomada)), []);

  const hearNoticia = useEffectEvent(({ mensaje, cambios }: Noticia) => {
    if (hoja !== 'abierta') tellNoticia(mensaje, () => setHoja('abierta'));
    if (cambios.length > 0) void onCartaVieja();
  });
  useEffect(
    () =>
      carrito.subscribe(({ noticia }, antes) => {
        if (noticia !== null && noticia !== antes.noticia) hearNoticia(noticia);
      }),
    [carrito],
  );

  useCartaViva(carta, { open: openCartaViva, onFallo: ignore, onCartaVieja });

  return (
    <CarritoProvider value={carrito}>
      <CartaCliente carta={carta} mesa={mesa} Accion={ControlProducto} />
      <div className={css.barra}>
        <BotonCarrito onClick={() => setHoja('abierta')} />
      </div>
      <Suspense>
        {hoja !== 'nunca' && (
          <HojaCarrito
            abierta={hoja === 'abierta'}
            mesa={mesa}
            pausado={false}
            onClose={() => setHoja('cerrada')}
          />
        )}
      </Suspense>
    </CarritoProvider>
  );
}
