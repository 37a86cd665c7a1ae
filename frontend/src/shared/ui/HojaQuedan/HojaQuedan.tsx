import { reglasCarta, textoQuedan } from '@carta/contracts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useOcupado } from '../../lib/useAccion';
import { Boton } from '../Boton/Boton';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import { CampoTexto } from '../CampoTexto/CampoTexto';
import { HojaInferior } from '../HojaInferior/HojaInferior';
import { Mensaje } from '../Mensaje/Mensaje';
import { conApertura } from '../capas/apertura';
import css from './HojaQuedan.module.css';

interface PropsHojaQuedan {
  abierta: boolean;
  nombre: string;
  /** As it is now; null where it is not counted. */
  quedan: number | null;
  onClose: () => void;
  /** `visto` is what this sheet shows. Resolves to whether it was stored; otherwise the sheet stays open. */
  onGuardar: (quedan: number | null, visto: number | null) => Promise<boolean>;
}

/** How many of a product can still be sold. Each opening starts afresh. */
export const HojaQuedan = conApertura(Hoja);

function Hoja({ abierta, nombre, quedan, onClose, onGuardar }: PropsHojaQuedan) {
  const id = useId();
  const [inicial] = useState(quedan);
  const [texto, setTexto] = useState(String(quedan ?? 1));
  const { ocupado, during } = useOcupado();
  const [error, setError] = useState<string | null>(null);
  const valor = texto.trim() === '' ? NaN : Number(texto);

  const step = (paso: number) => {
    setError(null);
    setTexto(String(Math.max(0, (Number.isInteger(valor) ? valor : 0) + paso)));
  };
  async function save(nuevo: number | null) {
    const reparo = reglasCarta.quedan(nuevo);
    setError(reparo);
    if (reparo !== null || ocupado) return;
    if (await during(() => onGuardar(nuevo, quedan))) onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // It may be opened from within another form, which is not what is sent.
    event.stopPropagation();
    void save(valor);
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Cuántos quedan"
      subtitulo={nombre}
      pie={
        <div className="pila">
          <Boton type="submit" form={id} ancho="completo" tamano="grande" ocupado={ocupado}>
            Guardar
          </Boton>
          {quedan !== null && (
            <Boton variante="secundario" ancho="completo" disabled={ocupado} onClick={() => void save(null)}>
              Sin contar
            </Boton>
          )}
        </div>
      }
    >
      <form id={id} className="pila" data-hueco="4" noValidate onSubmit={handleSubmit}>
        {quedan !== inicial && (
          <Mensaje>
            {quedan === null ? 'Mientras tanto ha dejado de contarse.' : `Ahora: ${textoQuedan(quedan)}.`}
          </Mensaje>
        )}
        <div className={`pila ${css.cuantos}`}>
          <BotonIcono
            etiqueta="Uno menos"
            icono={<Minus aria-hidden="true" />}
            disabled={valor <= 0}
            onClick={() => step(-1)}
          />
          <CampoTexto
            aria-label="Cuántos quedan"
            className="cifras"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={texto}
            {...(error === null ? {} : { error })}
            onChange={({ target }) => {
              setError(null);
              setTexto(target.value);
            }}
          />
          <BotonIcono etiqueta="Uno más" icono={<Plus aria-hidden="true" />} onClick={() => step(1)} />
        </div>
        <p className={`suave ${css.ayuda}`}>
          Los que aún se pueden vender: lo ya pedido no cuenta. A cero sale «Agotado», y vuelve si se cancela
          alguno sin empezar.
        </p>
      </form>
    </HojaInferior>
  );
}
