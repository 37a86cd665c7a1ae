import type { PlatoMenu, Producto } from '@carta/contracts';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { useDisponibilidadPlato } from '../datos/useDisponibilidad';
import { toAgotado } from '../modelo/disponibilidad';
import css from './LecturaMenu.module.css';

interface PropsAgotadoPlato {
  menu: string;
  plato: PlatoMenu;
  deCarta: Producto | undefined;
  /** The text says so, and it is not published yet. */
  alPublicar: boolean | undefined;
}

/** One tap sells a published dish out for today, or brings it back. */
export function AgotadoPlato({ menu, plato, deCarta, alPublicar }: PropsAgotadoPlato) {
  const change = useDisponibilidadPlato(menu, plato._id);
  const { nombre, disponible } = plato;
  if (alPublicar !== undefined) return <p className={css.nuevo}>{alPublicar ? 'Agotado' : 'Vuelve'}</p>;
  if (deCarta && !deCarta.disponible) return <p className={css.nuevo}>Agotado en la carta</p>;
  return (
    <Interruptor
      className={css.interruptor}
      encendido={!disponible}
      onChange={(agotado) => change(agotado ? toAgotado('hoy') : { disponible: true })}
      aria-label={`Agotado: ${nombre}`}
    >
      Agotado
    </Interruptor>
  );
}
