import type { MenuRevisado } from '../menu/menu-revisado';
import type { Duda } from '../menu/menu-texto';
import css from './ListaDudas.module.css';

interface PropsListaDudas {
  revisado: MenuRevisado;
  onLinea: (linea: number | null) => void;
}

/** What is missing comes first; a tap leads to its line. */
export function ListaDudas({ revisado: { faltas, dudas, lineas }, onLinea }: PropsListaDudas) {
  const escrita = ({ linea }: Duda) => lineas.find((cada) => cada.linea === linea)?.texto;
  const renderDuda = (duda: Duda, falta: boolean) => (
    <li key={`${duda.linea}${duda.texto}`} data-falta={falta ? '' : undefined}>
      <button type="button" className={css.duda} onClick={() => onLinea(duda.linea)}>
        {duda.linea !== null && <span className="recorta tenue">{escrita(duda)}</span>}
        <span>{duda.texto}</span>
      </button>
    </li>
  );
  return (
    <div className={css.dudas}>
      <h2 className={css.titulo}>{faltas.length > 0 ? 'Antes de publicar' : 'Míralo un momento'}</h2>
      <ul>
        {faltas.map((falta) => renderDuda(falta, true))}
        {dudas.map((duda) => renderDuda(duda, false))}
      </ul>
    </div>
  );
}
