import { useEffect } from 'react';
import { perezoso, usePreload } from '../../shared/ui/Perezoso/perezoso';
import { useApertura } from '../../shared/ui/capas/useApertura';
import { closeCuenta, useCobrando } from './cobrando';

const HojaCobrar = perezoso(() => import('./HojaCobrar'), 'HojaCobrar');

/** A frame of the floor shows the open bill here; its sheet is loaded when it is first opened. */
export function CuentaAbierta() {
  const { grupoMesa, abierta } = useCobrando();
  usePreload(HojaCobrar);
  useEffect(() => closeCuenta, []);
  const apertura = useApertura(abierta);
  if (grupoMesa === null || (apertura === 0 && !abierta)) return null;
  return <HojaCobrar key={apertura} abierta={abierta} onClose={closeCuenta} grupoMesa={grupoMesa} />;
}
