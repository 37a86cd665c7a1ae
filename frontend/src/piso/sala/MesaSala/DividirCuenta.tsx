import { useState } from 'react';
import type { Reparto } from '@carta/contracts';
import type { Partida } from '../../vivo/modelo/partidas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { useApertura } from '../../../shared/ui/capas/useApertura';

const HojaCobrar = perezoso(() => import('../Cobrar/HojaCobrar'), 'HojaCobrar');

interface PropsDividirCuenta {
  partida: Partida;
  /** What the mesa proposes with its call for the bill. */
  reparto?: Reparto | undefined;
}

/** The way to a bill that is shared; its sheet is loaded when it is first opened. */
export function DividirCuenta({ partida, reparto }: PropsDividirCuenta) {
  const [abierta, setAbierta] = useState(false);
  usePreload(HojaCobrar);
  const apertura = useApertura(abierta);
  return (
    <>
      <Boton variante="secundario" tamano="compacto" aria-haspopup="dialog" onClick={() => setAbierta(true)}>
        Dividir la cuenta
      </Boton>
      {(abierta || apertura > 0) && (
        <HojaCobrar
          key={apertura}
          abierta={abierta}
          onClose={() => setAbierta(false)}
          partida={partida}
          reparto={reparto}
        />
      )}
    </>
  );
}
