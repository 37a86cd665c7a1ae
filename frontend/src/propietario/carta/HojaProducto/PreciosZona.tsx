import { reglasCarta } from '@carta/contracts';
import { useSesion } from '../../../sesion/useSesion';
import { CampoImporte } from '../CampoImporte/CampoImporte';
import { withEscrito } from '../modelo/precios-zona';
import type { PreciosEscritos } from '../modelo/precios-zona';
import css from './PreciosZona.module.css';

interface PropsPreciosZona {
  /** 'la Media', where there are several sizes. */
  de?: string;
  /** It is as typed. */
  usual: string;
  valor: PreciosEscritos;
  onChange: (precios: PreciosEscritos) => void;
}

/** Without zonas it shows nothing. */
export function PreciosZona({ de, usual, valor, onChange }: PropsPreciosZona) {
  const zonas = useSesion(({ restaurante }) => restaurante?.zonas);
  if (zonas === undefined) return null;
  return (
    <fieldset>
      <legend className={`medio ${css.rotulo}`} data-cuerpo="s">
        {de === undefined ? 'Precio por zona' : `Precio por zona de ${de}`}
      </legend>
      <p className={`suave ${css.ayuda}`}>Deja en blanco donde cuesta lo mismo que en la Sala.</p>
      <div className={`pila ${css.zonas}`}>
        {zonas.map(({ _id, nombre }) => {
          const texto = valor[_id] ?? '';
          return (
            <CampoImporte
              key={_id}
              etiqueta={nombre}
              placeholder={usual.trim() || '0,00'}
              value={texto}
              error={texto === '' ? undefined : (reglasCarta.precio(texto) ?? undefined)}
              onChange={(escrito) => onChange(withEscrito(valor, _id, escrito))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
