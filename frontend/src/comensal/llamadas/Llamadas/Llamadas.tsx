import type { Pago, TipoLlamada } from '@carta/contracts';
import { useStore } from 'zustand';
import Bell from 'lucide-react/icons/bell';
import { t } from '../../../shared/lengua/lengua';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import type { Debe } from '../debe';
import { isAbierta, llamadaOf } from '../llamadas';
import type { LlamadasStore } from '../llamadas-store';
import { EstadoLlamada } from './EstadoLlamada';
import css from './Llamadas.module.css';
import { PedirCuenta } from './PedirCuenta';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { AVISANDO, TEXTO_LLAMADA } from '../textos-llamadas';

interface PropsLlamadas {
  store: LlamadasStore;
  debe: Debe;
  pagos: readonly Pago[];
}

export function Llamadas(props: PropsLlamadas) {
  const fallo = useStore(props.store, (estado) => estado.fallo);
  return (
    <div className="pila">
      <UnaLlamada {...props} tipo="camarero" />
      <UnaLlamada {...props} tipo="cuenta" />
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </div>
  );
}

interface PropsUnaLlamada extends PropsLlamadas {
  tipo: TipoLlamada;
}

function UnaLlamada({ store, tipo, debe, pagos }: PropsUnaLlamada) {
  const propia = useStore(store, ({ llamadas }) => llamadaOf(llamadas, tipo));
  const avisando = useStore(store, (estado) => estado.avisando.includes(tipo));
  const call = useStore(store, (estado) => estado.call);
  const abierta = propia !== null && isAbierta(propia);
  return (
    <div className={`pila ${css.llamada}`} data-hueco="2">
      <EstadoLlamada
        propia={propia}
        avisando={avisando}
        total={debe.total}
        pagos={pagos}
        onCambio={(cuenta) => void call('cuenta', cuenta)}
      />
      {!abierta && tipo === 'camarero' && (
        <BotonCamarero avisando={avisando} onLlamar={() => void call('camarero')} />
      )}
      {!abierta && tipo === 'cuenta' && (
        <PedirCuenta
          avisando={avisando}
          debe={debe}
          pagos={pagos}
          onPedir={(cuenta) => void call('cuenta', cuenta)}
        />
      )}
    </div>
  );
}

interface PropsBotonCamarero {
  avisando: boolean;
  onLlamar: () => void;
}

function BotonCamarero({ avisando, onLlamar }: PropsBotonCamarero) {
  return (
    <Boton
      variante="secundario"
      ancho="completo"
      icono={<Bell aria-hidden="true" />}
      ocupado={avisando}
      onClick={onLlamar}
    >
      {t(avisando ? AVISANDO : TEXTO_LLAMADA.camarero)}
    </Boton>
  );
}
