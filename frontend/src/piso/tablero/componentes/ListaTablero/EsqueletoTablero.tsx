import { Esqueleto } from '../../../../shared/ui/Esqueleto/Esqueleto';
import css from './ListaTablero.module.css';

/** The board before its first reading. */
export function EsqueletoTablero() {
  return (
    <div className={css.espera} role="status" aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="18rem" />
      <Esqueleto alto="14rem" />
      <Esqueleto alto="18rem" />
    </div>
  );
}
