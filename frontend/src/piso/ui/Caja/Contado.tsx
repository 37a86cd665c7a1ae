import { formatEuros, textoDiferencia } from '@carta/contracts';
import type { ApunteArqueo, EsperadoArqueo } from '@carta/contracts';
import { anunciado } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './HojaCaja.module.css';

interface PropsContado {
  conteo: ApunteArqueo;
  esperado: EsperadoArqueo;
  onOtra: () => void;
  onClose: () => void;
}

/** Only a stored count is told what was expected of it. */
export function Contado({ conteo, esperado, onOtra, onClose }: PropsContado) {
  const { fondo, efectivo, entradas, retiradas, total, sinIndicar, propinas } = esperado;
  const { diferencia = 0 } = conteo;
  return (
    <>
      <div ref={anunciado}>
        <p className={css.diferencia} data-cuadra={diferencia === 0}>
          {textoDiferencia(diferencia)}
        </p>
        <dl className={`${css.desglose} cifras`}>
          <Partida nombre="Contado" valor={formatEuros(conteo.importe)} fuerte />
          <Partida nombre="Esperado" valor={formatEuros(total)} fuerte />
          <Partida nombre="Fondo" valor={fondo === null ? 'sin apuntar' : formatEuros(fondo)} />
          <Partida nombre="Cobrado en efectivo" valor={formatEuros(efectivo)} />
          {entradas !== 0 && <Partida nombre="Entradas" valor={formatEuros(entradas)} />}
          {retiradas !== 0 && <Partida nombre="Retiradas" valor={formatEuros(-retiradas)} />}
        </dl>
      </div>
      {sinIndicar !== 0 && (
        <p className="suave">
          Hay {formatEuros(sinIndicar)} cobrados sin indicar cómo: si alguno fue en efectivo, no está en lo
          esperado.
        </p>
      )}
      {propinas !== 0 && (
        <p className="suave">Las propinas en efectivo, {formatEuros(propinas)}, van aparte.</p>
      )}
      <div className={`pila ${css.botones}`} data-hueco="2">
        <Boton variante="secundario" tamano="grande" onClick={onOtra}>
          Contar otra vez
        </Boton>
        <Boton tamano="grande" onClick={onClose}>
          Listo
        </Boton>
      </div>
    </>
  );
}

function Partida({ nombre, valor, fuerte = false }: { nombre: string; valor: string; fuerte?: boolean }) {
  return (
    <div data-fuerte={fuerte}>
      <dt>{nombre}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
