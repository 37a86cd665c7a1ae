import SearchX from 'lucide-react/icons/search-x';
import Utensils from 'lucide-react/icons/utensils';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import type { PropsLibreta, SeccionLibreta } from '../../../pedir/libreta';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { useCategoriaActual } from '../../../shared/ui/BarraCategorias/useCategoriaActual';
import { Salto } from '../../../shared/ui/Salto/Salto';
import { atajosOf, readHabituales } from '../habituales';
import { BarraLibreta, ID_BARRA } from './BarraLibreta';
import { indexPlatos, searchPlatos } from './busqueda';
import css from './Libreta.module.css';
import { ListaPlatos, filaOf } from './ListaPlatos';
import { ElegirSilla } from './ElegirSilla';
import { PreguntaComensales } from './PreguntaComensales';
import { useLibreta } from './useLibreta';
import { FueraDeCarta } from './FueraDeCarta';

const HALLADOS = 'hallados';
/** Nobody reads more. */
const MAX_HALLADOS = 40;
const NINGUNA: readonly string[] = [];

/** Typing finds a dish; Enter, or a tap on +, takes it. The total stays at the bottom, beside 'Enviar'. */
export function Libreta(props: PropsLibreta) {
  const { restauranteId, mesa, secciones, carrito, evitados, evitar, Detalle, onElegir, onVer, onEnviar } =
    props;
  const hoja = useRef<HTMLElement>(null);
  const campo = useRef<HTMLInputElement>(null);
  const cabecera = useRef<HTMLDivElement>(null);
  const [busqueda, setBusqueda] = useState('');
  const { anuncio, setAnuncio, addUnidades, ...libreta } = useLibreta({ carrito, onElegir });
  const todas = useSeccionesConAtajos(restauranteId, secciones);
  const platos = useMemo(() => indexPlatos(secciones), [secciones]);
  const [{ veces }] = useState(() => readHabituales(restauranteId));
  const { hallados, cantidad } = useMemo(
    () => searchPlatos(platos, busqueda, veces),
    [platos, busqueda, veces],
  );
  const isBuscando = busqueda.trim() !== '';
  const [primero] = hallados;
  const resultados = useMemo(
    () => [{ ancla: HALLADOS, nombre: 'Resultados', productos: hallados.slice(0, MAX_HALLADOS) }],
    [hallados],
  );
  const anclas = useMemo(() => (isBuscando ? NINGUNA : todas.map(({ ancla }) => ancla)), [isBuscando, todas]);
  const alto = useCallback(() => cabecera.current?.offsetHeight ?? 0, []);
  const { actual, jump } = useCategoriaActual(anclas, alto);

  useEffect(() => campo.current?.focus({ preventScroll: true }), []);

  function handleBusqueda(texto: string) {
    setBusqueda(texto);
    setAnuncio('');
    // results begin at the top, wherever the list was
    if (window.scrollY > 0) hoja.current?.scrollIntoView();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || primero === undefined) return;
    event.preventDefault();
    // the first key of the next dish replaces the text
    event.currentTarget.select();
    addUnidades(primero, cantidad);
  }

  function handleFuera(nombre: string) {
    setBusqueda('');
    setAnuncio(`${nombre}: fuera de carta`);
  }

  /** Scrolling closes the keyboard. */
  function handleTouchMove() {
    if (document.activeElement === campo.current) campo.current?.blur();
  }

  return (
    <main ref={hoja} className={css.libreta}>
      <Salto a={ID_BARRA}>Saltar a la comanda</Salto>
      <h1 className="solo-lectores">Pedido de la mesa {mesa}</h1>
      <div ref={cabecera} className={css.cabecera}>
        <div className={`fila ${css.herramientas}`}>
          <Buscador
            ref={campo}
            inputMode="search"
            placeholder="Buscar"
            valor={busqueda}
            onChange={handleBusqueda}
            onKeyDown={handleKeyDown}
          />
          {evitar}
        </div>
        <ElegirSilla mesa={mesa} carrito={carrito} />
        <p className={isBuscando && primero ? css.anuncio : 'solo-lectores'} ref={anunciado}>
          {anuncio || (isBuscando && primero && `Intro: ${cantidad} × ${primero.nombre}`)}
        </p>
      </div>
      <div className="columna" onTouchMove={handleTouchMove}>
        {!isBuscando && <PreguntaComensales mesa={mesa} carrito={carrito} />}
        {secciones.length === 0 && (
          <EstadoVacio
            icono={<Utensils />}
            titulo="Esta carta tiene hambre"
            texto="Todavía no hay productos. Vuelve a mirar en un rato."
          />
        )}
        {isBuscando && primero === undefined && (
          <EstadoVacio
            icono={<SearchX />}
            titulo={`Nada con «${busqueda.trim()}»`}
            acciones={
              <Boton variante="secundario" onClick={() => setBusqueda('')}>
                Ver toda la carta
              </Boton>
            }
          />
        )}
        {isBuscando && primero && (
          <ListaPlatos
            {...libreta}
            secciones={resultados}
            evitados={evitados}
            apuntada={filaOf(HALLADOS, primero._id)}
            Detalle={Detalle}
          />
        )}
        {/* it stays mounted, because redrawing hundreds of dishes would delay the next key */}
        <div hidden={isBuscando}>
          <ListaPlatos {...libreta} secciones={todas} evitados={evitados} apuntada={null} Detalle={Detalle} />
        </div>
        <FueraDeCarta carrito={carrito} buscado={busqueda} onAnadido={handleFuera} />
      </div>
      <BarraLibreta
        carrito={carrito}
        secciones={isBuscando ? [] : todas}
        actual={actual}
        onSaltar={jump}
        onVer={onVer}
        onEnviar={onEnviar}
      />
    </main>
  );
}

/**
 * The dishes that this phone took last and takes most come first. They are chosen once, on opening, so that
 * nothing moves under a finger.
 */
function useSeccionesConAtajos(
  restauranteId: string,
  secciones: readonly SeccionLibreta[],
): readonly SeccionLibreta[] {
  const [{ recientes, frecuentes }] = useState(() => {
    const productos = secciones.flatMap((seccion) => seccion.productos);
    const pedibles = productos.filter(({ disponible }) => disponible).map(({ _id }) => _id);
    return atajosOf(readHabituales(restauranteId), new Set(pedibles));
  });
  return useMemo(() => {
    const porId = new Map(
      secciones.flatMap(({ productos }) => productos).map((producto) => [producto._id, producto]),
    );
    const seccion = (ancla: string, nombre: string, ids: readonly string[]): SeccionLibreta => ({
      ancla,
      nombre,
      productos: ids.flatMap((id) => porId.get(id) ?? []),
    });
    const atajos = [
      seccion('recientes', 'Recientes', recientes),
      seccion('frecuentes', 'Frecuentes', frecuentes),
    ];
    return [...atajos.filter(({ productos }) => productos.length > 0), ...secciones];
  }, [secciones, recientes, frecuentes]);
}
