import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Regla } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { HojaPerezosa } from '../../shared/ui/HojaInferior/HojaPerezosa';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../shared/ui/capas/apertura';
import { t as decir } from '../../shared/lengua/lengua';
import { t } from '../lenguas/t';
import css from './HojaMotivo.module.css';

interface PropsFormulario {
  /** One tap gives the usual reason. */
  habituales?: readonly string[];
  /** A person's own words must keep this rule. */
  regla: Regla;
  /** The button beside the person's own words has this label. */
  accion: string;
  variante?: 'primario' | 'peligro';
  /** Resolves to whether it was done; otherwise the sheet stays open. */
  onMotivo: (motivo: string) => Promise<boolean>;
}

interface PropsHojaMotivo extends PropsFormulario {
  abierta: boolean;
  onClose: () => void;
  titulo: string;
  subtitulo: string;
  /** Further questions stand above the reasons. */
  children?: ReactNode;
}

/** Asks for a reason and acts on it. Keep it mounted and change `abierta`. */
export function HojaMotivo(props: PropsHojaMotivo) {
  const { abierta, onClose, titulo, subtitulo, children, onMotivo, ...formulario } = props;
  usePreload(HojaPerezosa);
  const handleMotivo = async (motivo: string) => {
    const hecho = await onMotivo(motivo);
    if (hecho) onClose();
    return hecho;
  };
  return (
    <Montada abierta={abierta}>
      <HojaPerezosa abierta={abierta} onClose={onClose} titulo={titulo} subtitulo={subtitulo}>
        {children}
        <Formulario {...formulario} onMotivo={handleMotivo} />
      </HojaPerezosa>
    </Montada>
  );
}

/** A usual reason acts at once; own words need the button. */
function Formulario({ habituales = [], regla, accion, variante = 'peligro', onMotivo }: PropsFormulario) {
  const [motivo, setMotivo] = useState('');
  const [intentado, setIntentado] = useState(false);
  const [enCurso, setEnCurso] = useState<string | null>(null);
  const campo = useRef<HTMLInputElement>(null);
  const error = regla(motivo);

  const give = async (elegido: string) => {
    if (enCurso !== null) return;
    setEnCurso(elegido);
    await onMotivo(elegido).finally(() => setEnCurso(null));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIntentado(true);
    if (error === null) void give(motivo.trim());
    else campo.current?.focus();
  };

  return (
    <form className={css.formulario} noValidate onSubmit={handleSubmit}>
      {habituales.length > 0 && (
        <div className={css.motivos} role="group" aria-label={t('Motivos habituales')}>
          {habituales.map((habitual) => (
            <Boton
              key={habitual}
              variante="secundario"
              ancho="completo"
              ocupado={enCurso === habitual}
              onClick={() => void give(habitual)}
            >
              {decir<string>(habitual)}
            </Boton>
          ))}
        </div>
      )}
      <CampoTexto
        ref={campo}
        etiqueta={t(habituales.length > 0 ? 'Otro motivo' : 'Motivo')}
        autoComplete="off"
        value={motivo}
        error={(intentado && error) || undefined}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <Boton
        type="submit"
        variante={variante}
        ancho="completo"
        ocupado={enCurso !== null && enCurso === motivo.trim()}
      >
        {accion}
      </Boton>
    </form>
  );
}
