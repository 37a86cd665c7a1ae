import { REDONDEOS } from '@carta/contracts';
import type { Redondeo } from '@carta/contracts';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { parseSubida } from '../modelo/subida';
import type { SubidaEscrita } from '../modelo/subida';

const MODOS = [
  { valor: 'porcentaje', texto: 'En %' },
  { valor: 'euros', texto: 'En €' },
] as const;

const TEXTO_REDONDEO: Record<`${Redondeo}`, string> = {
  '5': '5 cts',
  '10': '10 cts',
  '50': '50 cts',
  '100': '1 €',
};
const REDONDEAR = REDONDEOS.map((pasos) => {
  const valor: `${Redondeo}` = `${pasos}`;
  return { valor, texto: TEXTO_REDONDEO[valor] };
});

interface PropsCamposSubida {
  escrita: SubidaEscrita;
  ayuda: string;
  onChange: (escrita: SubidaEscrita) => void;
}

export function CamposSubida({ escrita, ayuda, onChange }: PropsCamposSubida) {
  const { modo, valor, redondeo } = escrita;
  return (
    <>
      <Eleccion
        etiqueta="Cómo cambian"
        valor={modo}
        opciones={MODOS}
        onChange={(nuevo) => onChange({ ...escrita, modo: nuevo })}
      />
      <CampoTexto
        etiqueta={modo === 'porcentaje' ? 'Cuánto más (%)' : 'Cuánto más (€)'}
        inputMode="text"
        autoComplete="off"
        placeholder={modo === 'porcentaje' ? '10' : '0,50'}
        value={valor}
        error={
          valor.trim() !== '' && parseSubida(valor) === null ? 'Escribe un número, como 10 o 0,50' : undefined
        }
        ayuda={ayuda}
        onChange={(event) => onChange({ ...escrita, valor: event.target.value })}
      />
      <Eleccion
        etiqueta="Redondear a"
        valor={redondeo}
        opciones={REDONDEAR}
        onChange={(nuevo) => onChange({ ...escrita, redondeo: nuevo })}
      />
    </>
  );
}
