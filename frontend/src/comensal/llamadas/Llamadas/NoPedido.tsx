import { useStore } from 'zustand';
import { t } from '../../../shared/lengua/lengua';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { isAbierta, llamadaOf } from '../llamadas';
import type { LlamadasStore } from '../llamadas-store';
import { AVISANDO, TEXTO_MOTIVO } from '../textos-llamadas';
import { Ficha } from './Ficha';

/** Calls the waiter about the bill, before it is paid; a call that is open already gets the reason. */
export function NoPedido({ store }: { store: LlamadasStore }) {
  const propia = useStore(store, ({ llamadas }) => llamadaOf(llamadas, 'camarero'));
  const avisando = useStore(store, (estado) => estado.avisando.includes('camarero'));
  const fallo = useStore(store, (estado) => estado.fallo);
  const call = useStore(store, (estado) => estado.call);
  const avisada = propia?.llamada.motivo === 'no_pedido' ? propia : null;
  return (
    <div className="pila">
      <div ref={anunciadoAlCambiar}>{avisada && <Ficha propia={avisada} />}</div>
      {!(avisada && isAbierta(avisada)) && (
        <Boton
          variante="secundario"
          ancho="completo"
          ocupado={avisando}
          onClick={() => void call('camarero', { motivo: 'no_pedido' })}
        >
          {t(avisando ? AVISANDO : TEXTO_MOTIVO.no_pedido)}
        </Boton>
      )}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </div>
  );
}
