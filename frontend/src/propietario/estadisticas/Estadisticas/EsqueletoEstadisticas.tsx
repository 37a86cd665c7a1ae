import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import css from './Estadisticas.module.css';

/** The page before its first reading. */
export function EsqueletoEstadisticas() {
  return (
    <div className={css.espera} role="status" aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="8rem" />
      <Esqueleto alto="18rem" />
      <Esqueleto alto="12rem" />
    </div>
  );
}
