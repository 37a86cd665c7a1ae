import { gruposDe, retryCobros, useCobros } from '../vivo/actos/cobrar';
import type { CobroEnCamino } from '../vivo/actos/cobrar';
import { Boton } from '../../shared/ui/Boton/Boton';
import css from './CobrosSinRespuesta.module.css';

interface PropsCobrosSinRespuesta {
  /** Only charges of these tabs are shown. */
  de?: readonly string[];
}

/** Nobody knows whether these charges arrived, so nobody must charge them anew. */
export function CobrosSinRespuesta({ de }: PropsCobrosSinRespuesta) {
  const sinRespuesta = useCobros().filter((cobro) => cobro.sinRespuesta && isDe(cobro, de));
  const [primero] = sinRespuesta;
  if (primero === undefined) return null;
  return (
    <div className={`renglon ${css.aviso}`} data-extremos="" data-hueco="3" role="alert">
      <p>
        {sinRespuesta.length === 1
          ? `Cobro sin confirmar (${primero.texto}). No lo cobres otra vez.`
          : `${sinRespuesta.length} cobros sin confirmar. No los cobres otra vez.`}
      </p>
      <Boton variante="secundario" tamano="compacto" onClick={retryCobros}>
        Reintentar
      </Boton>
    </div>
  );
}

function isDe(cobro: CobroEnCamino, de: readonly string[] | undefined): boolean {
  return de === undefined || gruposDe(cobro).some((grupoMesa) => de.includes(grupoMesa));
}
