import { useImperativeHandle, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { SIN_PUESTOS, nextOrden, noteDesorden, orderQuietas, syncQuietas } from '../../vivo/tablero/quietud';
import type { PorMostrar, Puesto, Quietas } from '../../vivo/tablero/quietud';
import { t } from '../../lenguas/t';
import css from './ListaQuieta.module.css';
import { refuseToque } from './rehusar';
import { useDedo, useOrden } from './useOrden';
import { useSincronizado } from './useSincronizado';
import { useSitios } from './useSitios';

interface PropsListaQuieta<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  /** 'Mesa 13' is read in the place of a card that has left. Without it these are the parts of one card. */
  nombreOf?: (item: T) => string;
  render: (item: T) => ReactNode;
  etiqueta?: string;
  ref?: Ref<HTMLUListElement>;
  className?: string;
  clasePuesto?: string;
  /** Other lists stand below it, which what comes would push. */
  sobreOtros?: boolean;
  /** Draws what stands around the list while there is something. */
  marco?: (lista: ReactNode) => ReactNode;
  /** Stands in its place while there is nothing. */
  vacio?: ReactNode;
}

/**
 * A list of cards of which none slides under a finger: the place of one that has left is kept for 2 s, and one
 * that has moved takes no tap for 400 ms (docs/reglas/piso.md#what-stays-under-a-finger). Another filter is another
 * `key`.
 */
export function ListaQuieta<T>(props: PropsListaQuieta<T>) {
  const { items, idOf, nombreOf, render, etiqueta, ref, className, clasePuesto, vacio } = props;
  const { sobreOtros = false, marco = withoutMarco } = props;
  const lista = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => lista.current as HTMLUListElement);
  const { puestos, isMovido } = useQuietas(lista, items, idOf, sobreOtros);

  const handleToque = (event: MouseEvent) => {
    const puesto = (event.target as Element).closest<HTMLElement>('[data-puesto]');
    if (puesto && isMovido(puesto)) refuseToque(event, puesto);
  };

  if (puestos.length === 0) return vacio;
  return marco(
    <ul
      ref={lista}
      className={className}
      // it takes the focus of what leaves, which nothing without a role may
      role={nombreOf ? undefined : 'group'}
      aria-label={etiqueta}
      tabIndex={-1}
      onClickCapture={handleToque}
    >
      {puestos.map(({ id, item, ido }) => (
        <li
          key={id}
          role={nombreOf ? undefined : 'none'}
          className={`${css.puesto} ${clasePuesto ?? ''}`}
          data-puesto={id}
        >
          <div className={css.caja} data-ido={ido === null ? undefined : ''}>
            <div className={css.contenido} inert={ido !== null} aria-hidden={ido !== null || undefined}>
              {render(item)}
            </div>
            {ido !== null && nombreOf && (
              <p className={`fantasma ${css.fantasma}`}>
                {nombreOf(item)} · {t('Retirado')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>,
  );
}

const withoutMarco = (lista: ReactNode) => lista;

function useQuietas<T>(
  lista: { readonly current: HTMLUListElement | null },
  items: readonly T[],
  idOf: (item: T) => string,
  sobreOtros: boolean,
): { puestos: readonly Puesto<T>[]; isMovido: (puesto: HTMLElement) => boolean } {
  const dedo = useDedo();
  const porMostrar: PorMostrar<T> = useMemo(
    () => ({ items: items.map((item) => ({ id: idOf(item), item })), dedo, sobreOtros }),
    [items, idOf, dedo, sobreOtros],
  );
  const { actual, isGuardado, change } = useSincronizado(SIN_PUESTOS as Quietas<T>, porMostrar, syncQuietas);
  const { puestos, desorden } = actual;
  const isQuieta = desorden !== null || puestos.some(({ ido }) => ido !== null);
  const isMovido = useSitios(lista, actual, {
    isQuieta,
    onToque: () => change(noteDesorden),
    onVista: () => {
      if (!isGuardado) change((quietas) => quietas);
    },
  });
  useOrden(nextOrden({ idos: puestos.map(({ ido }) => ido), desorden }, dedo), (ahora) =>
    change((quietas) => orderQuietas(quietas, porMostrar, ahora), ahora),
  );
  return { puestos, isMovido };
}
