import { declaracionOf, riesgoOf } from '@carta/contracts/comensal';
import type { Alergeno, Declarado } from '@carta/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { t } from '../../shared/lengua/lengua';
import { Alergenos } from '../../shared/ui/Alergenos/Alergenos';
import css from './Seguridad.module.css';

const TEXTO_RIESGO = {
  contiene: 'Contiene lo que evitas',
  sin_informacion: 'Sin información',
} as const;

interface PropsSeguridad {
  de: Declarado;
  evitados: readonly Alergeno[];
}

/** What has not been declared never looks safe. */
export function Seguridad({ de, evitados }: PropsSeguridad) {
  const riesgo = riesgoOf(de, evitados);
  return (
    <>
      {riesgo !== null && (
        <p className={`renglon ${css.riesgo}`} data-hueco="1" data-riesgo={riesgo}>
          <TriangleAlert aria-hidden="true" /> {t(TEXTO_RIESGO[riesgo])}
        </p>
      )}
      {declaracionOf(de) === 'sin_declarar' ? (
        <p className="tenue prieto" data-cuerpo="base">
          {t('Alérgenos sin declarar: pregunta al personal')}
        </p>
      ) : (
        <Alergenos alergenos={de.alergenos} evitados={evitados} />
      )}
    </>
  );
}
