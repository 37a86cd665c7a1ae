import { useState } from 'react';
import Calculator from 'lucide-react/icons/calculator';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { enEspanol } from '../../lenguas/t';
import css from './HojaCaja.module.css';

const HojaCaja = perezoso(() => import('./HojaCaja'), 'HojaCaja');

interface PropsContarCaja {
  /** The current service day, by default. */
  dia?: string;
  onApuntado?: () => void;
}

/** A button with its sheet. */
export function ContarCaja(props: PropsContarCaja) {
  const [abierta, setAbierta] = useState<boolean | null>(null);
  usePreload(HojaCaja);
  return (
    <>
      <Boton
        {...enEspanol()}
        className={`${css.contar} no-imprimir`}
        variante="secundario"
        tamano="grande"
        ancho="completo"
        icono={<Calculator aria-hidden="true" />}
        onClick={() => setAbierta(true)}
      >
        Contar caja
      </Boton>
      {abierta !== null && <HojaCaja {...props} abierta={abierta} onClose={() => setAbierta(false)} />}
    </>
  );
}
