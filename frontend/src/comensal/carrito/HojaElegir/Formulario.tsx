import { LIMITES, elegidoOf, encargoOf, formatCentimos, timesUnidades, toEuros } from '@carta/contracts';
import type { Alergeno, Centimos, Elegible, ItemCarrito } from '@carta/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { TEXTO } from '../../../pedir/textos-envio';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useEvitados } from '../../carta/Herramientas/useEvitados';
import { Original } from '../../carta/Original';
import type { ProductoVisto } from '../../carta/producto-visto';
import { langDe } from '../../carta/traducciones';
import { avisoOf } from '../avisos';
import { useCarrito } from '../useCarrito';
import { useMotivoCierre } from '../useMotivoCierre';
import { seleccionDe } from './borrador';
import type { Borrador } from './borrador';
import { Grupos } from './Grupos';
import css from './HojaElegir.module.css';
import { Novedades } from './Novedades';
import { PieElegir } from './PieElegir';
import { useBorrador } from './useBorrador';
import { useSave } from './useSave';
import type { LineaNueva } from './useSave';

interface PropsFormulario {
  abierta: boolean;
  /** As in the carta, or as it was last. */
  plato: ProductoVisto;
  isEnCarta: boolean;
  elegible: Elegible;
  item: ItemCarrito | undefined;
  cantidad?: number | undefined;
  evitados?: readonly Alergeno[];
  onClose: () => void;
}

/** Changes in the carta are shown meanwhile, and nothing is ordered at an unseen price. */
export function Formulario(props: PropsFormulario) {
  const { abierta, plato, isEnCarta, elegible, item, onClose } = props;
  const { producto, tipo } = plato;
  const { nombre } = producto;
  const propio = useEvitados();
  const evitados = props.evitados ?? propio.evitados;
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const cerrado = useMotivoCierre(producto._id);
  const save = useSave(item);
  const { borrador, eleccion, falta, write, ...estado } = useBorrador(elegible, item, props.cantidad);
  const [insistida, setInsistida] = useState(false);
  const [llena, setLlena] = useState(false);
  const grupos = useRef(new Map<number, HTMLFieldSetElement>());
  const vendible = isEnCarta && producto.disponible;
  const aviso = avisoOf(eleccion, evitados);
  const total = formatCentimos(timesUnidades(eleccion.precio, borrador.cantidad));

  function writeCantidad(cantidad: number) {
    setLlena(false);
    write({ cantidad });
  }

  function handleSeguir() {
    if (falta !== null) {
      // Shown before scrolling, or it would push its own group out of view.
      flushSync(() => setInsistida(true));
      showGrupo(grupos.current.get(falta.grupo));
    } else if (estado.precioAntes !== null) estado.acceptPrecio();
    else if (save(lineaNuevaOf(props, borrador, eleccion.precio), borrador.cantidad)) onClose();
    else setLlena(true);
  }

  function textoSeguir(): string {
    if (bloqueado) return t(TEXTO.comprobando);
    if (falta !== null) return falta.texto;
    if (estado.precioAntes !== null) return t('Ahora son {total}: aceptar', { total });
    return `${item ? t('Guardar') : t('Añadir')} · ${total}`;
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={nombre}
      subtitulo={producto.original && <Original de={producto} />}
      pie={
        vendible && (
          <PieElegir
            nombre={nombre}
            cantidad={borrador.cantidad}
            llena={llena}
            principal={falta === null}
            disabled={bloqueado || cerrado !== null}
            texto={textoSeguir()}
            onCantidad={writeCantidad}
            onSeguir={handleSeguir}
          />
        )
      }
    >
      <div className={`pila ${css.contenido}`} data-hueco="5">
        <Novedades
          nombre={nombre}
          isEnCarta={isEnCarta}
          vendible={vendible}
          cerrado={cerrado}
          precio={eleccion.precio}
          estado={estado}
        />
        {producto.imagen !== null && (
          <div className={css.foto}>
            <Foto producto={producto} tipo={tipo} sizes="(max-width: 420px) 100vw, 420px" tamano="grande" />
          </div>
        )}
        {producto.descripcion && (
          <p className="tenue prieto" data-cuerpo="m" lang={langDe(producto.descripcion)}>
            {producto.descripcion}
          </p>
        )}
        {aviso !== null && (
          <p className={`fila ${css.aviso}`} data-seguida="" ref={anunciado}>
            <TriangleAlert aria-hidden="true" />
            {aviso}
          </p>
        )}
        {vendible && (
          <>
            <Grupos
              producto={elegible}
              borrador={borrador}
              evitados={evitados}
              falta={insistida ? falta : null}
              onChange={estado.change}
              onGrupo={(grupo, caja) =>
                void (caja ? grupos.current.set(grupo, caja) : grupos.current.delete(grupo))
              }
            />
            <AreaTexto
              etiqueta={t('Nota para la cocina (opcional)')}
              placeholder={t('Sin cebolla, poco hecho…')}
              ayuda={t('Para alergias, dilo también al personal.')}
              maximo={LIMITES.notasLinea}
              rows={2}
              value={borrador.notas}
              onChange={(event) => write({ notas: event.target.value })}
            />
          </>
        )}
      </div>
    </HojaInferior>
  );
}

/** What goes into the cart. */
function lineaNuevaOf(
  { plato, elegible, item }: PropsFormulario,
  borrador: Borrador,
  precio: Centimos,
): LineaNueva {
  const { _id, nombre } = plato.producto;
  return {
    producto: { _id, nombre, precio: toEuros(precio) },
    ...encargoOf({
      ...item,
      ...{ formato: undefined, opciones: undefined },
      ...elegidoOf(elegible, seleccionDe(borrador)),
      notas: borrador.notas,
    }),
  };
}

/** Shows the whole group with its title. */
function showGrupo(grupo: HTMLFieldSetElement | undefined): void {
  grupo?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  grupo?.scrollIntoView({ block: 'nearest' });
}
