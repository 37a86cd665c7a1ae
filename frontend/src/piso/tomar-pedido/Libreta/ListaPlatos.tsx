import { textoHoras } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { memo } from 'react';
import type { ComponentType } from 'react';
import type { PropsDetalleLibreta, SeccionLibreta } from '../../../pedir/libreta';
import { FilaPlato } from './FilaPlato';
import type { AccionesFila, Apuntado } from './FilaPlato';
import css from './ListaPlatos.module.css';

interface PropsListaPlatos extends AccionesFila {
  secciones: readonly SeccionLibreta[];
  /** An absent dish has not been written down. */
  apuntados: ReadonlyMap<string, Apuntado>;
  evitados: readonly Alergeno[];
  bloqueado: boolean;
  abierta: string | null;
  apuntada: string | null;
  Detalle: ComponentType<PropsDetalleLibreta>;
}

const NADA: Apuntado = { cantidad: 0, varias: false, lleno: false };

export const filaOf = (ancla: string, productoId: string) => `${ancla} ${productoId}`;

export const ListaPlatos = memo(function ListaPlatos(props: PropsListaPlatos) {
  const { secciones, apuntados, abierta, apuntada, ...deTodas } = props;
  return secciones.map(({ ancla, nombre, horas, productos }) => (
    <section key={ancla} id={ancla} className={css.seccion} aria-labelledby={`${ancla}-titulo`} tabIndex={-1}>
      <div className={css.cabecera}>
        <h2 id={`${ancla}-titulo`} className="titulillo" data-cuerpo="s">
          {nombre}
        </h2>
        {horas && <p className="suave">{textoHoras(horas)}</p>}
      </div>
      <ul className={css.lista}>
        {productos.map((producto) => {
          const fila = filaOf(ancla, producto._id);
          return (
            <FilaPlato
              key={producto._id}
              fila={fila}
              producto={producto}
              abierta={fila === abierta}
              apuntada={fila === apuntada}
              {...(apuntados.get(producto._id) ?? NADA)}
              {...deTodas}
            />
          );
        })}
      </ul>
    </section>
  ));
});
