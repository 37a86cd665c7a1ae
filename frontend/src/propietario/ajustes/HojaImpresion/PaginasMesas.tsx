import type { MesaConEnlace, RestaurantePublico } from '@carta/contracts';
import type { TrazoQr } from '../qr/codigo-qr';
import css from './PaginasMesas.module.css';
import { TarjetaMesa } from './TarjetaMesa';

const POR_PAGINA = 4;

interface PropsPaginasMesas {
  mesas: readonly MesaConEnlace[];
  casa: RestaurantePublico;
  codigos: readonly TrazoQr[];
}

export function PaginasMesas({ mesas, casa, codigos }: PropsPaginasMesas) {
  const paginas = Array.from({ length: Math.ceil(mesas.length / POR_PAGINA) }, (_, i) => i * POR_PAGINA);
  return paginas.map((desde) => (
    <section key={desde} className={css.pagina} aria-label={`Página ${desde / POR_PAGINA + 1}`}>
      <div className={css.tarjetas}>
        {mesas.slice(desde, desde + POR_PAGINA).map(({ numero }, i) => (
          <TarjetaMesa key={numero} numero={numero} casa={casa} codigo={codigos[desde + i]} />
        ))}
      </div>
    </section>
  ));
}
