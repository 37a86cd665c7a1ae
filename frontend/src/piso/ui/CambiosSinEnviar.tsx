import ChevronDown from 'lucide-react/icons/chevron-down';
import CloudOff from 'lucide-react/icons/cloud-off';
import { anunciado } from '../../shared/lib/anuncio';
import { Boton } from '../../shared/ui/Boton/Boton';
import { dismissDevueltos, useDevueltos, usePorEnviar } from '../vivo/cola/pasos';
import { formatHace, minutosDesde } from '../vivo/mesas/espera-mesa';
import type { Paso } from '../vivo/pasos/paso';
import { useReloj } from '../vivo/tablero/reloj';
import { t, tn } from '../lenguas/t';
import css from './CambiosSinEnviar.module.css';

/** One line counts the taps that are still to be sent, and opens; refused ones stay until they are read. */
export function CambiosSinEnviar() {
  return (
    <>
      <PorEnviar />
      <Devueltos />
    </>
  );
}

function PorEnviar() {
  const pasos = usePorEnviar();
  const [primero] = pasos;
  const hace = useReloj(() => (primero ? haceDe(primero) : ''));
  if (primero === undefined) return null;
  return (
    <details className={css.espera}>
      <summary className={`renglon ${css.titulo}`}>
        <CloudOff aria-hidden="true" />
        <span className={css.que}>
          <span ref={anunciado}>{tn(pasos.length, '{n} cambio sin enviar', '{n} cambios sin enviar')}</span>
          <span className={`suave ${css.dato}`}>
            {pasos.length === 1 ? hace : t('el primero {hace}', { hace })}.{' '}
            {t('Se envían solos al volver la conexión.')}
          </span>
        </span>
        <ChevronDown className={css.flecha} aria-hidden="true" />
      </summary>
      <ul className={`pila ${css.lista}`} data-hueco="1">
        {pasos.map((paso) => (
          <li key={paso.clave}>
            {paso.texto}, <Hace paso={paso} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Devueltos() {
  const pasos = useDevueltos();
  if (pasos.length === 0) return null;
  return (
    <section className={css.devueltos} aria-label={t('Cambios sin hacer')}>
      <div role="alert">
        <p className={`renglon ${css.titulo}`}>
          {tn(pasos.length, '{n} cambio no se ha hecho', '{n} cambios no se han hecho')}
        </p>
        <ul className={`pila ${css.lista}`} data-hueco="1">
          {pasos.map((paso) => (
            <li key={paso.clave}>
              {paso.texto}, <Hace paso={paso} />. <strong>{paso.devuelto}</strong>
            </li>
          ))}
        </ul>
      </div>
      <Boton variante="secundario" tamano="compacto" onClick={dismissDevueltos}>
        {t('Entendido')}
      </Boton>
    </section>
  );
}

function Hace({ paso }: { paso: Paso }) {
  return <span>{useReloj(() => haceDe(paso))}</span>;
}

/** The tap was timed by this device's own clock. */
function haceDe({ tocadoEn }: Paso): string {
  return formatHace(minutosDesde(tocadoEn, Date.now()));
}
