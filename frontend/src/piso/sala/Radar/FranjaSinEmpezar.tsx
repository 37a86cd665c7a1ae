import { useId, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CookingPot from 'lucide-react/icons/cooking-pot';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { alergiasSinEmpezar, resumenSinEmpezar } from '../modelo/sin-empezar';
import type { MesaSinEmpezar } from '../modelo/sin-empezar';
import { urgenciaOf } from '../../vivo/mesas/espera-mesa';
import { useMinutosDesde } from '../../vivo/tablero/reloj';
import { useTablero } from '../../vivo/tablero/useTablero';
import { tellPie } from '../../../shared/lib/pie';
import { FilaSinEmpezar } from './FilaSinEmpezar';
import css from './FranjaSinEmpezar.module.css';

const tellFranja = tellPie('data-pie-franja');

interface PropsFranjaSinEmpezar {
  /** There is at least one; the longest wait comes first. */
  mesas: readonly MesaSinEmpezar[];
  /** The first of them has waited since then (ms). */
  desde: number;
  abierta: boolean;
  onToggle: () => void;
}

/**
 * A waiter has to know of orders that nobody has begun, but can do nothing about them. The strip stays at the
 * foot of the screen, so that it comes and goes without moving a card under a finger.
 */
export function FranjaSinEmpezar({ mesas, desde, abierta, onToggle }: PropsFranjaSinEmpezar) {
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const alergias = alergiasSinEmpezar(mesas);
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = useMinutosDesde(desde);
  const handleClick = () => {
    onToggle();
    // its rows are below the edge of the screen
    if (!abierta) requestAnimationFrame(() => ref.current?.scrollIntoView?.());
  };
  return (
    <>
      <h2 ref={tellFranja} className={css.franja} data-franja data-urgencia={urgenciaOf(minutos, servicio)}>
        <button type="button" aria-expanded={abierta} aria-controls={id} onClick={handleClick}>
          <CookingPot aria-hidden="true" />
          <span className="pila crece" data-hueco="1">
            {resumenSinEmpezar(mesas.length, minutos)}
            {alergias !== '' && (
              <span className={`renglon ${css.alergia}`} data-hueco="1">
                <TriangleAlert aria-hidden="true" />
                <span className="solo-lectores">. </span>
                {alergias}
              </span>
            )}
          </span>
          <ChevronDown className={css.flecha} aria-hidden="true" />
        </button>
      </h2>
      <ul ref={ref} className={css.lista} id={id} aria-label="Sin empezar" hidden={!abierta}>
        {abierta &&
          mesas.map((mesa) => (
            <li key={mesa.id}>
              <FilaSinEmpezar fila={mesa} />
            </li>
          ))}
      </ul>
    </>
  );
}
