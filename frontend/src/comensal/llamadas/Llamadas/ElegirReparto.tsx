import {
  CUOTAS_MAX,
  CUOTAS_MIN,
  REPARTOS,
  ETIQUETA_REPARTO,
  formatCentimos,
  cuotasIguales,
} from '@carta/contracts';
import type { Centimos, Reparto } from '@carta/contracts';
import { useId } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { Contador } from '../../../shared/ui/Contador/Contador';
import css from './ElegirReparto.module.css';

interface PropsElegirReparto {
  /** It is null when all is paid together. */
  valor: Reparto | null;
  /** Céntimos of the whole mesa, if this phone knows them. */
  total: Centimos | null;
  onChange: (reparto: Reparto | null) => void;
}

const CUOTAS_DE_PARTIDA = CUOTAS_MIN;
const OPCIONES = [null, ...REPARTOS] as const;

export function ElegirReparto({ valor, total, onChange }: PropsElegirReparto) {
  const nombre = useId();
  const partes = valor?.partes ?? CUOTAS_DE_PARTIDA;
  const changeCuotas = (cuantas: number) => onChange({ modo: 'iguales', partes: cuantas });
  return (
    <fieldset className={css.reparto}>
      <legend className={`suave ${css.titulo}`}>{t('¿La repartís?')}</legend>
      <div className={`pila ${css.opciones}`} data-hueco="2">
        {OPCIONES.map((modo) => (
          <label key={modo} className={`centro ${css.opcion}`} data-cuerpo="s">
            <input
              className="solo-lectores"
              type="radio"
              name={nombre}
              checked={modo === (valor?.modo ?? null)}
              onChange={() => onChange(modo && { modo, ...(modo === 'iguales' ? { partes } : {}) })}
            />
            {t(modo === null ? 'Todo junto' : ETIQUETA_REPARTO[modo])}
          </label>
        ))}
      </div>
      {valor?.modo === 'iguales' && (
        <div className={css.partes}>
          <Contador
            valor={partes}
            etiqueta={t('Partes')}
            etiquetaMenos={t('Una parte menos')}
            etiquetaMas={t('Una parte más')}
            minimo={CUOTAS_MIN}
            maximo={CUOTAS_MAX}
            onMenos={() => changeCuotas(partes - 1)}
            onMas={() => changeCuotas(partes + 1)}
          />
          <p className="cifras" ref={anunciado}>
            {total === null ? t('Entre {partes}', { partes }) : textoCadaUno(total, partes)}
          </p>
        </div>
      )}
    </fieldset>
  );
}

/** '12,40 € cada uno', or 'entre 12,40 € y 12,41 € cada uno' when it does not divide evenly. */
function textoCadaUno(total: Centimos, partes: number): string {
  const importes = cuotasIguales(total, partes);
  const [mayor = total, menor = mayor] = [importes[0], importes.at(-1)];
  if (mayor === menor) return t('{importe} cada uno', { importe: formatCentimos(mayor) });
  return t('Entre {menos} y {mas} cada uno', {
    menos: formatCentimos(menor),
    mas: formatCentimos(mayor),
  });
}
