import { pagosOf } from '@carta/contracts';
import type { Carta } from '@carta/contracts';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../shared/lengua/lengua';
import type { CarritoStore } from '../../pedir/carrito-store';
import { joinMenus } from '../../shared/lib/menus';
import { Boton } from '../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../shared/ui/Perezoso/perezoso';
import { describeRepeticion, repeatPedido } from '../carrito/repetir';
import { productosOf, seccionesOf } from '../carta/secciones';
import type { LlamadasStore } from '../llamadas/llamadas-store';
import { Llamadas } from '../llamadas/Llamadas/Llamadas';
import { NoPedido } from '../llamadas/Llamadas/NoPedido';
import { HojaSeguimiento } from '../seguimiento/HojaSeguimiento/HojaSeguimiento';
import { lineasVivas, pedidosOf } from '../seguimiento/rondas';
import type { Ronda } from '../seguimiento/rondas';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import { cuentaDe } from '../seguimiento/cuenta';
import { useDebe } from '../seguimiento/useDebe';
import { tellRepeticion } from './noticias';
import css from './TuPedido.module.css';

interface PropsTuPedido {
  abierta: boolean;
  onClose: () => void;
  carta: Carta;
  carrito: CarritoStore;
  seguimiento: SeguimientoStore;
  llamadas: LlamadasStore | null;
  mesa: number | null;
  onCarrito: () => void;
}

const EN_CAMINO = 'Tienes un pedido sin confirmar. En cuanto llegue a la cocina podrás pedir otra vez.';

export function TuPedido(props: PropsTuPedido) {
  const { abierta, onClose, carta, carrito, seguimiento, llamadas, mesa, onCarrito } = props;
  const debe = useDebe(seguimiento, mesa);

  function handleRepetir(ronda: Ronda) {
    if (carrito.getState().envio !== null) return tellRepeticion(t(EN_CAMINO));
    const lineas = joinMenus(pedidosOf(ronda).flatMap(lineasVivas));
    const repeticion = repeatPedido(
      carrito,
      { productos: productosOf(seccionesOf(carta)), opciones: carta.opciones ?? [] },
      lineas,
    );
    const llamada = describeRepeticion(repeticion);
    if (repeticion.anadidos.length + repeticion.noCaben.length > 0) onCarrito();
    if (llamada !== null) tellRepeticion(llamada);
  }

  return (
    <HojaSeguimiento abierta={abierta} onClose={onClose} store={seguimiento} onRepetir={handleRepetir}>
      <CuentaDeMesa seguimiento={seguimiento} llamadas={llamadas} />
      {llamadas && (
        <section className={css.llamadas} aria-label={t('Avisar al personal')}>
          <Llamadas store={llamadas} debe={debe} pagos={pagosOf(carta.restaurante)} />
        </section>
      )}
    </HojaSeguimiento>
  );
}

const HojaCuenta = perezoso(() => import('../seguimiento/HojaCuenta/HojaCuenta'), 'HojaCuenta');

/** A button while the mesa's bill can be seen, which is fetched from then on. */
function CuentaDeMesa({ seguimiento, llamadas }: Pick<PropsTuPedido, 'seguimiento' | 'llamadas'>) {
  const [vista, setVista] = useState(false);
  const hayCuenta = useStore(seguimiento, ({ rondas, mesas }) => cuentaDe(rondas, mesas) !== null);
  return (
    <>
      {hayCuenta && <VerCuenta onClick={() => setVista(true)} />}
      <HojaCuenta abierta={vista} onClose={() => setVista(false)} store={seguimiento}>
        {llamadas && <NoPedido store={llamadas} />}
      </HojaCuenta>
    </>
  );
}

function VerCuenta({ onClick }: { onClick: () => void }) {
  usePreload(HojaCuenta);
  return (
    <p className={css.llamadas}>
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<ReceiptEuro aria-hidden="true" />}
        onClick={onClick}
      >
        {t('Ver la cuenta de la mesa')}
      </Boton>
    </p>
  );
}
