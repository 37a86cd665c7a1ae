import { anunciado } from '../../../shared/lib/anuncio';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import css from './CartaAdminCargando.module.css';

const FILAS = ['a', 'b', 'c', 'd'];

export function CartaAdminCargando() {
  return (
    <div className={`pila ${css.carta}`} data-hueco="4" aria-busy="true">
      <p className="solo-lectores" ref={anunciado}>
        Cargando...
      </p>
      <Esqueleto alto="44px" />
      <Esqueleto ancho="40%" alto="28px" />
      {FILAS.map((fila) => (
        <Esqueleto key={fila} alto="104px" />
      ))}
    </div>
  );
}
