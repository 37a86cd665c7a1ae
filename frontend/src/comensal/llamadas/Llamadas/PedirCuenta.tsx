import { ETIQUETA_PAGO, formatCentimos } from '@carta/contracts';
import type { Pago, Reparto } from '@carta/contracts';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useId, useState } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { AVISO_SOLO_EFECTIVO } from '../../../shared/lib/avisos';
import type { Debe } from '../debe';
import type { ComoSePaga } from '../llamadas-store';
import { AVISANDO, TEXTO_LLAMADA } from '../textos-llamadas';
import { ElegirReparto } from './ElegirReparto';
import css from './Llamadas.module.css';

interface PropsPedirCuenta {
  avisando: boolean;
  debe: Debe;
  pagos: readonly Pago[];
  onPedir: (cuenta: ComoSePaga) => void;
}

/** Also asks how it will be shared and paid, so that nobody walks twice. */
export function PedirCuenta({ avisando, debe, pagos, onPedir }: PropsPedirCuenta) {
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
        {t(avisando ? AVISANDO : TEXTO_LLAMADA.cuenta)}
      </Boton>
      {eligiendo && (
        <div id={panel} className={`pila ${css.cuenta}`}>
          <ElegirReparto valor={reparto} total={debe.total} onChange={setReparto} />
          {!pagos.includes('tarjeta') && <p>{t(AVISO_SOLO_EFECTIVO)}</p>}
          <Importe {...debe} />
          <div className={css.pagos} role="group" aria-label={t('¿Cómo vas a pagar?')}>
            {pagos.map((pago) => (
              <Boton key={pago} ancho="completo" onClick={() => handlePago(pago)}>
                {t(ETIQUETA_PAGO[pago])}
              </Boton>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** It shows the whole mesa's debt, or else this phone's. */
function Importe({ total, propio }: Debe) {
  const importe = total ?? propio;
  if (importe === null) return null;
  return (
    <p className={css.importe}>
      <span>{total === null ? t('Lo pedido desde este móvil') : t('Total de la mesa')}</span>
      <span className="cifras">{formatCentimos(importe)}</span>
    </p>
  );
}
