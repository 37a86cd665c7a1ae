import { ETIQUETA_PAGO, PAGOS } from '@carta/contracts';
import type { Pago } from '@carta/contracts';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useId, useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { AVISANDO, TEXTO_LLAMADA } from '../textos';
import css from './Llamadas.module.css';

interface PropsPedirCuenta {
  avisando: boolean;
  onPedir: (pago: Pago) => void;
}

/** Asks for the bill: first that, then how it will be paid, so that nobody walks twice. */
export function PedirCuenta({ avisando, onPedir }: PropsPedirCuenta) {
  const [eligiendo, setEligiendo] = useState(false);
  const pagos = useId();

  function handlePago(pago: Pago) {
    setEligiendo(false);
    onPedir(pago);
  }

  return (
    <>
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<ReceiptEuro aria-hidden="true" />}
        ocupado={avisando}
        aria-expanded={eligiendo}
        aria-controls={eligiendo ? pagos : undefined}
        onClick={() => setEligiendo(!eligiendo)}
      >
        {avisando ? AVISANDO : TEXTO_LLAMADA.cuenta}
      </Boton>
      {eligiendo && (
        <div id={pagos} className={css.pagos} role="group" aria-label="¿Cómo vas a pagar?">
          {PAGOS.map((pago) => (
            <Boton key={pago} ancho="completo" onClick={() => handlePago(pago)}>
              {ETIQUETA_PAGO[pago]}
            </Boton>
          ))}
        </div>
      )}
    </>
  );
}
