import { AVISO_SOLO_EFECTIVO, ETIQUETA_PAGO } from '@carta/contracts';
import type { Centimos, Pago, Reparto } from '@carta/contracts';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useId, useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { ComoSePaga } from '../llamadas-store';
import { AVISANDO, TEXTO_LLAMADA } from '../textos';
import { ElegirReparto } from './ElegirReparto';
import css from './Llamadas.module.css';

interface PropsPedirCuenta {
  avisando: boolean;
  /** Of the whole mesa; null when this phone does not know it. */
  total: Centimos | null;
  /** How it can be paid. */
  pagos: readonly Pago[];
  onPedir: (cuenta: ComoSePaga) => void;
}

/** Asks for the bill: first that, then how it will be shared and paid, so that nobody walks twice. */
export function PedirCuenta({ avisando, total, pagos, onPedir }: PropsPedirCuenta) {
  const [eligiendo, setEligiendo] = useState(false);
  const [reparto, setReparto] = useState<Reparto | null>(null);
  const panel = useId();

  function handlePago(pago: Pago) {
    setEligiendo(false);
    onPedir({ pago, reparto });
  }

  return (
    <>
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<ReceiptEuro aria-hidden="true" />}
        ocupado={avisando}
        aria-expanded={eligiendo}
        aria-controls={eligiendo ? panel : undefined}
        onClick={() => setEligiendo(!eligiendo)}
      >
        {avisando ? AVISANDO : TEXTO_LLAMADA.cuenta}
      </Boton>
      {eligiendo && (
        <div id={panel} className={css.cuenta}>
          <ElegirReparto valor={reparto} total={total} onChange={setReparto} />
          {!pagos.includes('tarjeta') && <p>{AVISO_SOLO_EFECTIVO}</p>}
          <div className={css.pagos} role="group" aria-label="¿Cómo vas a pagar?">
            {pagos.map((pago) => (
              <Boton key={pago} ancho="completo" onClick={() => handlePago(pago)}>
                {ETIQUETA_PAGO[pago]}
              </Boton>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
