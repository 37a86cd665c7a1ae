import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import css from './PrimerosPasos.module.css';

export interface PasosDelLocal {
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
  /** Unfinished when the owner came, so the codes are still to be offered. */
  const [empezando, setEmpezando] = useState(!isEmpezada);
  if (!isEmpezada && !empezando) setEmpezando(true);
  if (!empezando) return null;

  const handleCodigos = () => {
    if (isEmpezada) setEmpezando(false);
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
                <span className={css.hecho}>
                  {titulo} <span className="solo-lectores">(hecho)</span>
                </span>
              ) : (
                <>
                  <button type="button" className={`${css.hacer} cubre`} onClick={onHacer}>
                    {titulo}
                    <span className={css.texto}>{texto}</span>
                  </button>
                  <ChevronRight className={css.flecha} aria-hidden="true" />
                </>
              )}
            </li>
          ))}
      </ol>
      {local.pie && <p className={css.pie}>{local.pie}</p>}
    </div>
  );
}
