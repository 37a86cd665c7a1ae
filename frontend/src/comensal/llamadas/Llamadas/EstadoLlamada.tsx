import type { Centimos, Pago, Reparto } from '@carta/contracts';
import { useState } from 'react';
import type { Frase } from '../../../shared/lengua/frases';
import { t } from '../../../shared/lengua/lengua';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { isAbierta, isMismoReparto } from '../llamadas';
import type { LlamadaPropia } from '../llamadas';
import type { ComoSePaga } from '../llamadas-store';
import { ElegirReparto } from './ElegirReparto';
import { Ficha } from './Ficha';
import css from './Llamadas.module.css';

const PAGAR_CON = {
  tarjeta: 'Pagar con tarjeta',
  efectivo: 'Pagar con efectivo',
} as const satisfies Record<Pago, Frase>;

interface PropsEstadoLlamada {
  propia: LlamadaPropia | null;
  avisando: boolean;
  total: Centimos | null;
  pagos: readonly Pago[];
  onCambio: (cuenta: ComoSePaga) => void;
}

export function EstadoLlamada({ propia, ...resto }: PropsEstadoLlamada) {
  const abierta = propia !== null && isAbierta(propia);
  return (
    <>
      <div ref={anunciadoAlCambiar}>{propia !== null && <Ficha propia={propia} />}</div>
      {abierta && propia.llamada.tipo === 'cuenta' && <CambiarCuenta propia={propia} {...resto} />}
    </>
  );
}

interface PropsCambiarCuenta extends PropsEstadoLlamada {
  propia: LlamadaPropia;
}

function CambiarCuenta({ propia, avisando, total, pagos, onCambio }: PropsCambiarCuenta) {
  const { pago, reparto = null } = propia.llamada;
  const alternativa = pago && pagos.find((candidato) => candidato !== pago);
  const [nuevo, setNuevo] = useState<Reparto | null>();
  return (
    <>
      <div className="fila">
        {alternativa && (
          <Boton
            variante="fantasma"
            tamano="compacto"
            ocupado={avisando}
            onClick={() => onCambio({ pago: alternativa })}
          >
            {t(PAGAR_CON[alternativa])}
          </Boton>
        )}
        {nuevo === undefined && (
          <Boton variante="fantasma" tamano="compacto" ocupado={avisando} onClick={() => setNuevo(reparto)}>
            {reparto === null ? t('Repartir la cuenta') : t('Cambiar el reparto')}
          </Boton>
        )}
      </div>
      {nuevo !== undefined && (
        <div className={`pila ${css.cuenta}`}>
          <ElegirReparto valor={nuevo} total={total} onChange={setNuevo} />
          <Boton
            ancho="completo"
            ocupado={avisando}
            onClick={() => {
              setNuevo(undefined);
              onCambio({ reparto: nuevo });
            }}
          >
            {isMismoReparto(nuevo, reparto) ? t('Dejarlo así') : t('Avisar del cambio')}
          </Boton>
        </div>
      )}
    </>
  );
}
