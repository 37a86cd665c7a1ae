import { t } from '../../shared/lengua/lengua';
import { useAnuncio } from '../../shared/lib/anunciar';
import { Esqueleto } from '../../shared/ui/Esqueleto/Esqueleto';
import css from './CartaCargando.module.css';

const TARJETAS = ['a', 'b', 'c', 'd', 'e'];

export function CartaCargando() {
  useAnuncio(t('Cargando...'));
  return (
    <main className={`pila ${css.carta}`} data-hueco="4" aria-busy="true">
      <p className="solo-lectores">{t('Cargando...')}</p>
      <Esqueleto ancho="60%" alto="32px" />
      <Esqueleto ancho="35%" alto="20px" />
      <Esqueleto alto="88px" />
      <div className={css.tarjetas}>
        {TARJETAS.map((tarjeta) => (
          <Esqueleto key={tarjeta} alto="104px" />
        ))}
      </div>
    </main>
  );
}
