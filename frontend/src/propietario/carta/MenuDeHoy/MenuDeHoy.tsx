import { preciosPorZona, formatEuros } from '@carta/contracts';
import type { Categoria, Producto, RestaurantePublico } from '@carta/contracts';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Campo } from '../../../shared/ui/Campo/Campo';
import campo from '../../../shared/ui/Campo/Campo.module.css';
import { useCampo } from '../../../shared/ui/Campo/useCampo';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { tellPie } from '../../../shared/lib/pie';
import { HorasCategoria } from '../HojaCategoria/HorasCategoria';
import { SelectorCategoria } from '../HojaProducto/SelectorCategoria';
import { LecturaMenu } from './LecturaMenu';
import { ListaDudas } from './ListaDudas';
import css from './MenuDeHoy.module.css';
import { useMenuDeHoy } from './useMenuDeHoy';
import type { ProductoMenu } from './es-menu';

const tellMenu = tellPie('data-pie-menu-hoy');

/** Read as a menu it would be published as one, so it stands behind the empty field. */
const EJEMPLO = `PRIMEROS
Lentejas
Ensalada mixta

SEGUNDOS
Merluza a la plancha
Entrecot (+3 €)

Incluye: pan, bebida, postre o café

Precio: 14,50 €`;

interface PropsMenuDeHoy {
  restaurante: RestaurantePublico & { _id: string };
  /** Null: the first one of the house. */
  producto: ProductoMenu | null;
  productos: readonly Producto[];
  categorias: readonly Categoria[];
  /** Where it is printed. */
  imprimir: ReactNode;
}

/** Yesterday's menu as lines of text, what is read of it, and one button that publishes it. */
export function MenuDeHoy({ restaurante, producto, productos, categorias, imprimir }: PropsMenuDeHoy) {
  const hoy = useMenuDeHoy({ restaurante: restaurante._id, producto, productos, categorias });
  const { texto, revisado, sucio, error } = hoy;
  const { faltas, dudas } = revisado;
  const area = useRef<HTMLTextAreaElement>(null);
  const { ids, control } = useCampo({});
  const vacio = texto.trim() === '';
  const otros = producto
    ? preciosPorZona(producto, restaurante.zonas ?? []).filter(({ zona }) => zona !== null)
    : [];

  return (
    <div className={`pila ${css.menu}`} data-hueco="6" ref={tellMenu}>
      <section className={css.escrito} aria-label="Lo que se escribe">
        {hoy.isAjeno && (
          <div className={`pila ${css.ajeno}`} data-hueco="2">
            <Mensaje>Mientras escribías se ha publicado otro menú. Si publicas, vale el tuyo.</Mensaje>
            <Boton variante="secundario" tamano="compacto" onClick={hoy.discard}>
              Ver el publicado
            </Boton>
          </div>
        )}
        {producto === null && (
          <SelectorCategoria valor={hoy.categoria} onChange={(categoria) => hoy.change({ categoria })} />
        )}
        <Campo ids={ids} etiqueta="Un plato en cada línea">
          <textarea
            {...control}
            ref={area}
            className={`${campo.control} ${css.area}`}
            value={texto}
            rows={12}
            placeholder={EJEMPLO}
            autoCapitalize="sentences"
            spellCheck
            onChange={(event) => hoy.change({ texto: event.target.value })}
          />
        </Campo>
        {!vacio && (faltas.length > 0 || dudas.length > 0) && (
          <ListaDudas revisado={revisado} onLinea={(linea) => selectLinea(area.current, linea)} />
        )}
      </section>
      <section className={css.leido} aria-label="Lo que se lee">
        <LecturaMenu hoy={hoy} producto={producto} productos={productos} />
        {otros.length > 0 && (
          <p className="suave">
            En {otros.map(({ zona, precio }) => `${zona ?? ''} cuesta ${formatEuros(precio)}`).join(', ')}: se
            cambia en «Zonas y precios».
          </p>
        )}
        {!vacio && (
          <div className={css.horas}>
            <HorasCategoria horas={hoy.horas} error={null} onChange={(horas) => hoy.change({ horas })} />
          </div>
        )}
      </section>
      <footer className={`pila ${css.pie}`}>
        {error !== null && <Mensaje tono="error">{error}</Mensaje>}
        <div className={`renglon ${css.acciones}`}>
          <p className="suave crece" ref={anunciadoAlCambiar}>
            {estadoDe({ vacio, sucio, faltas: faltas.length })}
          </p>
          {sucio && producto && (
            <BotonIcono
              etiqueta="Volver al publicado"
              icono={<Undo2 aria-hidden="true" />}
              onClick={hoy.discard}
            />
          )}
          {!sucio && imprimir}
          <Boton
            ocupado={hoy.ocupado}
            disabled={!sucio}
            onClick={() => {
              if (faltas.length > 0) selectLinea(area.current, faltas[0]?.linea ?? null);
              else void hoy.publish();
            }}
          >
            Publicar
          </Boton>
        </div>
      </footer>
    </div>
  );
}

function estadoDe({ vacio, sucio, faltas }: { vacio: boolean; sucio: boolean; faltas: number }): string {
  if (vacio) return '';
  if (!sucio) return 'Es lo que se lee en la carta';
  if (faltas > 0) return faltas === 1 ? 'Falta una cosa' : `Faltan ${faltas} cosas`;
  return 'Sin publicar';
}

/** Null is the end of the text. */
function selectLinea(area: HTMLTextAreaElement | null, linea: number | null) {
  if (!area) return;
  const lineas = area.value.split('\n');
  const desde =
    linea === null ? area.value.length : lineas.slice(0, linea).join('\n').length + (linea > 0 ? 1 : 0);
  area.focus();
  area.setSelectionRange(desde, linea === null ? desde : desde + (lineas[linea] ?? '').length);
}
