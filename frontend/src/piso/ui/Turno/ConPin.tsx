import { useRef, useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { reglasPersona } from '@carta/contracts';
import type { Persona } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { t, tTexto } from '../../lenguas/t';
import css from './ConPin.module.css';

type Elegible = Pick<Persona, '_id' | 'nombre'>;

interface PropsConPin {
  personas: readonly Elegible[];
  /** What the PIN is for: 'Entrar'. */
  accion: string;
  /** @throws ApiError or NetworkError. */
  onEnviar: (persona: string, pin: string) => Promise<void>;
}

/** A name first, then its PIN; a name alone is chosen already. */
export function ConPin({ personas, accion, onEnviar }: PropsConPin) {
  const [elegida, setElegida] = useState<Elegible | null>(null);
  const [primera, ...demas] = personas;
  const persona = demas.length === 0 ? (primera ?? null) : elegida;
  if (persona === null) {
    return (
      <ul className={`pila ${css.personas}`} aria-label={t('Personas')}>
        {personas.map((cada) => (
          <li key={cada._id}>
            <Boton variante="secundario" tamano="grande" ancho="completo" onClick={() => setElegida(cada)}>
              {cada.nombre}
            </Boton>
          </li>
        ))}
      </ul>
    );
  }
  const handleEnviar = (pin: string) => onEnviar(persona._id, pin);
  const handleOtra = demas.length === 0 ? undefined : () => setElegida(null);
  return <Teclado nombre={persona.nombre} accion={accion} onEnviar={handleEnviar} onOtra={handleOtra} />;
}

const { pinMin, pinMax } = reglasPersona.LIMITES_PERSONAS;
const CIFRAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface PropsTeclado {
  nombre: string;
  accion: string;
  onEnviar: (pin: string) => Promise<void>;
  onOtra: (() => void) | undefined;
}

/** Keys of its own: a wall has no keyboard, and a phone's would cover the sheet. */
function Teclado({ nombre, accion, onEnviar, onOtra }: PropsTeclado) {
  const [pin, setPin] = useState('');
  const { ocupado, fallo, setFallo, actAndLeave } = useAccion(textoDe);
  const campo = useRef<HTMLInputElement>(null);

  const change = (nuevo: string) => {
    setPin(nuevo.replace(/\D/g, '').slice(0, pinMax));
    setFallo(null);
  };
  const handleEnviar = async () => {
    const mensaje = reglasPersona.pin(pin);
    if (mensaje !== null) return setFallo(tTexto(mensaje));
    if (await actAndLeave(() => onEnviar(pin))) return;
    setPin('');
    campo.current?.focus();
  };
  return (
    <form
      className={css.pin}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleEnviar();
      }}
    >
      <CampoTexto
        ref={campo}
        etiqueta={t('PIN de {nombre}', { nombre })}
        type="password"
        inputMode="none"
        autoComplete="off"
        className={css.campo ?? ''}
        error={fallo ?? ''}
        value={pin}
        onChange={(event) => change(event.target.value)}
      />
      <div className={`pila ${css.teclas}`} data-hueco="2">
        {CIFRAS.map((cifra) => (
          <Tecla key={cifra} cifra={cifra} onTecla={() => change(pin + cifra)} />
        ))}
        <Boton
          variante="fantasma"
          tamano="grande"
          disabled={pin === ''}
          onClick={() => change(pin.slice(0, -1))}
        >
          {t('Borrar')}
        </Boton>
        <Tecla cifra="0" onTecla={() => change(`${pin}0`)} />
        <Boton type="submit" tamano="grande" ocupado={ocupado} disabled={pin.length < pinMin}>
          {accion}
        </Boton>
      </div>
      {onOtra && (
        <Boton variante="fantasma" ancho="completo" icono={<ArrowLeft aria-hidden="true" />} onClick={onOtra}>
          {t('No soy {nombre}', { nombre })}
        </Boton>
      )}
    </form>
  );
}

function Tecla({ cifra, onTecla }: { cifra: string; onTecla: () => void }) {
  return (
    <Boton variante="secundario" tamano="grande" className={css.tecla} onClick={onTecla}>
      {cifra}
    </Boton>
  );
}

/** The server says what is wrong with a PIN field by field. */
function textoDe(error: unknown): string {
  const delCampo = error instanceof ApiError ? error.errors.find(({ field }) => field === 'pin') : undefined;
  return delCampo ? tTexto(delCampo.message) : mensajeDe(error);
}
