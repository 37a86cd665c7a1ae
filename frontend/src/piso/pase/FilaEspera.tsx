import Hourglass from 'lucide-react/icons/hourglass';
import { FranjaAvisado } from '../ui/Alergia';
import { MarcaEspera } from '../ui/MarcaEspera';
import { isRepetido } from '../ui/toque';
import { marchar } from '../vivo/acciones-pases';
import { siguienteDe, textoEstadoPase, textoMarchar } from '../vivo/modelo/estado-pases';
import { blancoMarcha } from '../vivo/modelo/paso';
import type { EsperaPase } from '../vivo/modelo/tarjetas-pase';
import { useEnCurso } from '../vivo/peticiones';
import { Boton } from '../../shared/ui/Boton/Boton';
import { t } from '../lenguas/t';
import css from './FilaEspera.module.css';

/** 'Mesa 4 · Segundos · en espera (3)': quiet, with the one button that has the next of them made. */
export function FilaEspera({ grupo, pases }: EsperaPase) {
  const siguiente = siguienteDe(pases);
  const blanco = blancoMarcha(grupo.grupoMesa, siguiente?.id ?? '');
  const ocupado = useEnCurso(blanco);
  if (!siguiente) return null;
  return (
    <div className={css.fila}>
      <Hourglass aria-hidden="true" />
      <p className={css.texto}>
        <strong>{t('Mesa {n}', { n: grupo.mesa.numero })}</strong>
        {pases.map((pase) => (
          <span key={pase.id} className={css.pase}>
            <span className="solo-lectores"> · </span>
            {pase.nombre} · {textoEstadoPase(pase)}
          </span>
        ))}
      </p>
      <MarcaEspera de={blanco} />
      <Boton
        className={css.boton}
        variante="secundario"
        ocupado={ocupado}
        aria-label={t('{que} de la mesa {n}', { que: textoMarchar(siguiente), n: grupo.mesa.numero })}
        onClick={(event) => {
          if (!isRepetido(event)) void marchar([{ grupo, pase: siguiente }]);
        }}
      >
        {textoMarchar(siguiente)}
      </Boton>
      <FranjaAvisado className={css.avisado} de={grupo.mesa.numero} />
    </div>
  );
}
