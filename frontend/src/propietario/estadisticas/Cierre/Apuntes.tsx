import { formatEuros } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import type { Apunte } from '../modelo/cierre';
import { Seccion } from '../Seccion/Seccion';
import css from './Cierre.module.css';

interface PropsApuntes {
  titulo: string;
  ninguno: string;
  apuntes: readonly Apunte[];
}

export function Apuntes({ titulo, ninguno, apuntes }: PropsApuntes) {
  const formatHora = useHora();
  return (
    <Seccion titulo={titulo}>
      {apuntes.length === 0 ? (
        <p className={css.ninguno}>{ninguno}</p>
      ) : (
        <ul className={css.apuntes}>
          {apuntes.map(({ que, motivo, por, en, importe }, i) => (
            <li key={`${en}-${i}`} className={css.apunte}>
              <span>{que}</span>
              <span className={`${css.importe} cifras`}>{formatEuros(importe)}</span>
              <span className={css.motivo}>
                «{motivo}» · {por} · <time dateTime={en}>{formatHora(en)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Seccion>
  );
}
