import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { almacenLocal } from '../../../shared/lib/almacen';
import css from './PrimerosPasos.module.css';

export interface PasosDelLocal {
  restauranteId: string;
  conDireccion: boolean;
  onDireccion: () => void;
  /** The owner has set the number of mesas. */
  conMesas: boolean;
  onCodigos: () => void;
  pie?: ReactNode;
}

interface PropsPrimerosPasos {
  local: PasosDelLocal;
  hayCategorias: boolean;
  hayProductos: boolean;
  onCategoria: () => void;
  onProducto: () => void;
}

/**
 * From an empty account to codes on the tables. A step is done when its data exists, and the list goes with
 * the last one; the codes, which leave no data, are offered until they are opened.
 */
export function PrimerosPasos(props: PropsPrimerosPasos) {
  const { local, hayCategorias, hayProductos, onCategoria, onProducto } = props;
  const id = useId();
  const isEmpezada = hayCategorias && hayProductos && local.conDireccion;
  const codigos = useCodigosPorOfrecer(local.restauranteId, isEmpezada);
  if (isEmpezada && (!codigos.porOfrecer || local.conMesas)) return null;

  const handleCodigos = () => {
    if (isEmpezada) codigos.forget();
    local.onCodigos();
  };
  const pasos = [
    {
      titulo: 'Crea una categoría',
      texto: 'Entrantes, Bebidas…',
      hecho: hayCategorias,
      onHacer: onCategoria,
    },
    {
      titulo: 'Añade el primer plato',
      texto: 'Nombre y precio bastan',
      hecho: hayProductos,
      onHacer: onProducto,
    },
    {
      titulo: 'Di dónde estás y tu teléfono',
      texto: 'Se lee en tu carta',
      hecho: local.conDireccion,
      onHacer: local.onDireccion,
    },
    {
      titulo: 'Pon el código QR en las mesas',
      texto: 'Quien lo escanea lee tu carta',
      hecho: local.conMesas,
      onHacer: handleCodigos,
    },
  ];
  return (
    <div className={css.pasos} role="group" aria-labelledby={id}>
      <h2 id={id} className={css.titulo}>
        Primeros pasos
      </h2>
      <ol>
        {pasos
          .filter(({ hecho }) => !hecho || !hayProductos)
          .map(({ titulo, texto, hecho, onHacer }) => (
            <li key={titulo} className={css.paso} data-hecho={hecho ? '' : undefined}>
              <span className={css.marca} aria-hidden="true">
                {hecho && <Check />}
              </span>
              {hecho ? (
                <span className="tenue">
                  {titulo} <span className="solo-lectores">(hecho)</span>
                </span>
              ) : (
                <>
                  <button type="button" className={`${css.hacer} cubre`} onClick={onHacer}>
                    {titulo}
                    <span className={`suave ${css.texto}`}>{texto}</span>
                  </button>
                  <ChevronRight className={css.flecha} aria-hidden="true" />
                </>
              )}
            </li>
          ))}
      </ol>
      {local.pie && <p className={`suave ${css.pie}`}>{local.pie}</p>}
    </div>
  );
}

/** Kept on this device: the carta may be imported on another page, and be whole when its owner comes back. */
function useCodigosPorOfrecer(restauranteId: string, isEmpezada: boolean) {
  const nombre = `carta.codigos.${restauranteId}`;
  const [porOfrecer, setPorOfrecer] = useState(() => !isEmpezada || almacenLocal.read(nombre) !== null);
  if (!isEmpezada && !porOfrecer) setPorOfrecer(true);
  useEffect(() => {
    if (!isEmpezada) almacenLocal.write(nombre, 'por-ofrecer');
  }, [isEmpezada, nombre]);
  const forget = () => {
    setPorOfrecer(false);
    almacenLocal.remove(nombre);
  };
  return { porOfrecer, forget };
}
