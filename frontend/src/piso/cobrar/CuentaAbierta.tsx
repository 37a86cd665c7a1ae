import { useEffect } from 'react';
import { perezoso, usePreload } from '../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../shared/ui/capas/apertura';
import { closeCuenta, useCobrando } from './cobrando';

const HojaCobrar = perezoso(() => import('./HojaCobrar'), 'HojaCobrar');

/** A frame of the floor shows the open bill here; its sheet is loaded when it is first opened. */
export function CuentaAbierta() {
  const { grupoMesa, abierta } = useCobrando();
  usePreload(HojaCobrar);
  useEffect(() => closeCuenta, []);
  return (
    <Montada abierta={abierta}>
      {grupoMesa !== null && <HojaCobrar abierta={abierta} onClose={closeCuenta} grupoMesa={grupoMesa} />}
    </Montada>
  );
}
