import { isPremium } from '@carta/contracts/comensal';
import type { Carta, Producto, TipoPedido } from '@carta/contracts';
import SearchX from 'lucide-react/icons/search-x';
import Utensils from 'lucide-react/icons/utensils';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DibujosAlergenos } from '../../../shared/ui/Alergenos/DibujosAlergenos';
import { Salto } from '../../../shared/ui/Salto/Salto';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { useEvitados } from '../Herramientas/useEvitados';
import { PieCarta } from '../PieCarta/PieCarta';
import { pieza } from '../pieza';
import { PRODUCTOS_PARA_BUSCAR, alergenosOf, productosOf, searchSecciones, seccionesOf } from '../secciones';
import { BarraCarta } from './BarraCarta';
import { Cabecera } from './Cabecera';
import css from './CartaCliente.module.css';
import { SeccionCarta } from './SeccionCarta';
import type { PropsAccionProducto } from './SeccionCarta';

const ID_PLATOS = 'platos';

interface PropsCartaCliente {
  carta: Carta;
  mesa: number | null;
  Accion?: ComponentType<PropsAccionProducto>;
  /** Makes cards open; for restaurants that do not take orders. */
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

const Dibujos = pieza(DibujosAlergenos);

/** Needs only its props, so a server can draw it. */
export const CartaCliente = memo(function CartaCliente({ carta, mesa, Accion, onVer }: PropsCartaCliente) {
  const [busqueda, setBusqueda] = useState('');
  const { evitados } = useEvitados();
  const secciones = useMemo(() => seccionesOf(carta), [carta]);
  const visibles = useMemo(() => searchSecciones(secciones, busqueda), [secciones, busqueda]);
  const productos = useMemo(() => productosOf(secciones), [secciones]);
  const { restaurante, opciones } = carta;
  const presentes = useMemo(() => alergenosOf(productos, opciones ?? []), [productos, opciones]);
  const conPedidos = isPremium(restaurante.tipoUsuario);
  const cabecera = useRef<HTMLDivElement>(null);

  /** Results begin right under the bar, wherever the carta was. */
  const handleBusqueda = useCallback((texto: string) => {
    setBusqueda(texto);
    const fin = cabecera.current?.getBoundingClientRect().bottom ?? 0;
    if (fin < 0) window.scrollBy({ top: fin, behavior: 'instant' });
  }, []);

  return (
    <main className={css.carta}>
      <Salto a={ID_PLATOS}>{t('Saltar a los platos')}</Salto>
      <Dibujos alergenos={presentes} />
      <div ref={cabecera} className={`columna ${css.columna}`}>
        <Cabecera restaurante={restaurante} mesa={conPedidos ? mesa : null} />
      </div>
      <BarraCarta
        secciones={visibles}
        busqueda={productos.length >= PRODUCTOS_PARA_BUSCAR ? busqueda : null}
        onBusqueda={handleBusqueda}
        conPlatos={productos.length > 0}
        restaurante={restaurante}
      />
      <div id={ID_PLATOS} className={`columna ${css.columna}`} tabIndex={-1}>
        {productos.length === 0 && (
          <EstadoVacio
            icono={<Utensils />}
            titulo={t('Esta carta tiene hambre')}
            texto={t('Todavía no hay productos. Vuelve a mirar en un rato.')}
          />
        )}
        {productos.length > 0 && visibles.length === 0 && (
          <EstadoVacio
            icono={<SearchX />}
            titulo={t('Nada con «{busqueda}»', { busqueda: busqueda.trim() })}
            texto={t('Prueba con otra palabra, o mira la carta entera.')}
            acciones={
              <Boton variante="secundario" onClick={() => handleBusqueda('')}>
                {t('Ver toda la carta')}
              </Boton>
            }
          />
        )}
        {visibles.map((seccion, i) => (
          <SeccionCarta
            key={seccion.ancla}
            seccion={seccion}
            primera={i === 0}
            evitados={evitados}
            Accion={Accion}
            onVer={onVer}
          />
        ))}
        <PieCarta restaurante={restaurante} />
      </div>
    </main>
  );
});
