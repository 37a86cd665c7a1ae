import type { Categoria, Producto } from '@carta/contracts';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import type { SeccionAdmin } from '../modelo/secciones';
import { FilaProducto } from './FilaProducto';
import type { Seleccion } from './useSeleccion';
import css from './SeccionProductos.module.css';

interface PropsSeccionProductos {
  seccion: SeccionAdmin;
  tabla: boolean;
  enPanel?: string | undefined;
  eligiendo: string | null;
  onEligiendo: (id: string | null) => void;
  /** Absent for those who may only mark things as sold out. */
  edicion?: EdicionSeccion | undefined;
  seleccion: Seleccion;
}

interface EdicionSeccion {
  onOpenProducto: (producto: Producto) => void;
  /** In the sheet, where the row opens the panel. */
  onEditProducto: ((producto: Producto) => void) | undefined;
  onNuevoProducto: (categoria: string) => void;
  onEditCategoria: (categoria: Categoria) => void;
  /** Opens the order at this section. */
  onOrdenar: (ancla: string) => void;
}

interface PropsSecciones extends Omit<PropsSeccionProductos, 'seccion' | 'eligiendo' | 'onEligiendo'> {
  secciones: readonly SeccionAdmin[];
}

/** One product at a time asks until when it is sold out. */
export function Secciones({ secciones, ...resto }: PropsSecciones) {
  const [eligiendo, setEligiendo] = useState<string | null>(null);
  return secciones.map((seccion) => (
    <SeccionProductos
      key={seccion.ancla}
      {...resto}
      seccion={seccion}
      eligiendo={eligiendo}
      onEligiendo={setEligiendo}
    />
  ));
}

function SeccionProductos(props: PropsSeccionProductos) {
  const { seccion, tabla, enPanel, eligiendo, onEligiendo, edicion, seleccion } = props;
  const onEditProducto = edicion?.onEditProducto;
  const { marcados } = seleccion;
  const { ancla, nombre, categoria, productos } = seccion;
  const titulo = `${ancla}-titulo`;
  return (
    <section id={ancla} className={css.seccion} aria-labelledby={titulo} tabIndex={-1}>
      <header className={`renglon ${css.cabecera}`} data-hueco="0">
        <h2 id={titulo}>{nombre}</h2>
        {marcados && productos.length > 0 && (
          <label className={`junto ${css.todos}`} data-cuerpo="s">
            <input
              type="checkbox"
              checked={productos.every(({ _id }) => marcados.has(_id))}
              onChange={() => seleccion.toggleTodos(productos.map(({ _id }) => _id))}
            />
            <span>
              Seleccionar todo<span className="solo-lectores">: {nombre}</span>
            </span>
          </label>
        )}
        {edicion && !marcados && productos.length > 0 && (
          <BotonIcono
            etiqueta={`Ordenar productos de ${nombre}`}
            icono={<ArrowDownUp aria-hidden="true" />}
            onClick={() => edicion.onOrdenar(ancla)}
          />
        )}
        {categoria && edicion && !marcados && (
          <BotonIcono
            etiqueta={`Editar categoría ${nombre}`}
            icono={<Pencil aria-hidden="true" />}
            onClick={() => edicion.onEditCategoria(categoria)}
          />
        )}
      </header>
      {productos.length === 0 && categoria && (
        <div className={`suave ${css.vacia}`}>
          <p>Sin productos</p>
          {edicion && (
            <Boton
              variante="fantasma"
              tamano="compacto"
              icono={<Plus aria-hidden="true" />}
              onClick={() => edicion.onNuevoProducto(categoria._id)}
            >
              Añadir producto
            </Boton>
          )}
        </div>
      )}
      {productos.length > 0 && (
        <ul className={`tarjeta ${css.lista}`}>
          {productos.map((producto) => (
            <li key={producto._id}>
              <LimiteTarjeta nombre={producto.nombre} de={producto}>
                <FilaProducto
                  producto={producto}
                  tipo={categoria?.tipo ?? 'comida'}
                  tabla={tabla}
                  eligiendo={eligiendo === producto._id}
                  onEligiendo={(si) => onEligiendo(si ? producto._id : null)}
                  enPanel={enPanel === producto._id}
                  onOpen={edicion && (() => edicion.onOpenProducto(producto))}
                  onEdit={onEditProducto && (() => onEditProducto(producto))}
                  marca={
                    marcados
                      ? {
                          marcado: marcados.has(producto._id),
                          onMarca: (hastaAqui) => seleccion.toggle(producto._id, hastaAqui),
                        }
                      : undefined
                  }
                />
              </LimiteTarjeta>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
