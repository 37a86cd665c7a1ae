import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import css from './PrimerosPasos.module.css';

/** What a new house has yet to say beside its carta, and where; its page knows it. */
export interface PasosDelLocal {
  conDireccion: boolean;
  onDireccion: () => void;
  /** Whether it has said how many mesas its codes are for. */
  conMesas: boolean;
  onCodigos: () => void;
  /** What else it could do, below the steps. */
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
 * The way from an empty account to a code on the tables. A step is done when what it asks for is there, and the list
 * (with the first dish, only what is left of it) goes with the last; the codes, which leave nothing behind once printed, are offered until they have been opened.
 */
export function PrimerosPasos(props: PropsPrimerosPasos) {
  const { local, hayCategorias, hayProductos, onCategoria, onProducto } = props;
  const id = useId();
  const isEmpezada = hayCategorias && hayProductos && local.conDireccion;
  /** Was not finished when its owner came: the codes are still to be said. */
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
                  <button type="button" className={css.hacer} onClick={onHacer}>
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
