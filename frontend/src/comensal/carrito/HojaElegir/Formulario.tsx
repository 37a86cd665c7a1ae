// Longer than most: one form: size, choices, note and how many share what was chosen.
import {
  LIMITES,
  MAX_LINEAS,
  MAX_UNIDADES,
  elegidoOf,
  formatCentimos,
  timesUnidades,
  toEuros,
} from '@carta/contracts';
import type { Alergeno, Elegible, ItemCarrito } from '@carta/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { TEXTO } from '../../../pedir/textos';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Contador } from '../../../shared/ui/Contador/Contador';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useEvitados } from '../../carta/Herramientas/useEvitados';
import { Original } from '../../carta/Original';
import type { ProductoVisto } from '../../carta/producto-visto';
import { langDe } from '../../carta/traducciones';
import { avisoOf } from '../avisos';
import { useCarrito } from '../useCarrito';
import { useMotivoCierre } from '../useMotivoCierre';
import { seleccionDe } from './borrador';
import { Grupos } from './Grupos';
import css from './HojaElegir.module.css';
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
    else if (save(nuevaLinea(), borrador.cantidad)) onClose();
    else setLlena(true);
  }

  function nuevaLinea(): LineaNueva {
    const notas = borrador.notas.trim();
    return {
      producto: { _id: producto._id, nombre, precio: toEuros(eleccion.precio) },
      ...elegidoOf(elegible, seleccionDe(borrador)),
      ...(notas === '' ? {} : { notas }),
      ...(item?.pase === undefined ? {} : { pase: item.pase }),
    };
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
          <div className={css.pie}>
            {llena && (
              <p className={css.llena} role="alert">
                {t('No cabe más en el carrito: como mucho {unidades} de cada y {lineas} distintos.', {
                  unidades: MAX_UNIDADES,
                  lineas: MAX_LINEAS,
                })}
              </p>
            )}
            <Contador
              valor={borrador.cantidad}
              etiqueta={t('Cantidad de {nombre}', { nombre })}
              etiquetaMenos={t('Quitar uno de {nombre}', { nombre })}
              etiquetaMas={t('Añadir uno de {nombre}', { nombre })}
              minimo={1}
              maximo={MAX_UNIDADES}
              onMenos={() => writeCantidad(borrador.cantidad - 1)}
              onMas={() => writeCantidad(borrador.cantidad + 1)}
            />
            <Boton
              variante={falta === null ? 'primario' : 'secundario'}
              disabled={bloqueado || cerrado !== null}
              onClick={handleSeguir}
            >
              {textoSeguir()}
            </Boton>
          </div>
        )
      }
    >
      <div className={css.contenido}>
        {!vendible && (
          <Mensaje tono="error">
            {isEnCarta
              ? t('{nombre} se ha agotado.', { nombre })
              : t('{nombre} ya no está en la carta.', { nombre })}{' '}
            {t('Elige otro plato, por favor.')}
          </Mensaje>
        )}
        {vendible && cerrado !== null && (
          <Mensaje tono="error">
            {cerrado}. {t('Elige otro plato, por favor.')}
          </Mensaje>
        )}
        {vendible && estado.hasPerdido && (
          <Mensaje tono="error">
            {t('La carta ha cambiado: algo de lo que elegiste ya no está. Revísalo.')}
          </Mensaje>
        )}
        {vendible && estado.precioAntes !== null && (
          <Mensaje tono="error">
            {t('La carta ha cambiado: así cuesta ahora {ahora} (antes {antes}).', {
              ahora: formatCentimos(eleccion.precio),
              antes: formatCentimos(estado.precioAntes),
            })}
          </Mensaje>
        )}
        {producto.imagen !== null && (
          <div className={css.foto}>
            <Foto producto={producto} tipo={tipo} sizes="(max-width: 420px) 100vw, 420px" tamano="grande" />
          </div>
        )}
        {producto.descripcion && (
          <p className={css.descripcion} lang={langDe(producto.descripcion)}>
            {producto.descripcion}
          </p>
        )}
        {aviso !== null && (
          <p className={css.aviso} ref={anunciado}>
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

/** Shows the whole group with its title. */
function showGrupo(grupo: HTMLFieldSetElement | undefined): void {
  grupo?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  grupo?.scrollIntoView({ block: 'nearest' });
}
