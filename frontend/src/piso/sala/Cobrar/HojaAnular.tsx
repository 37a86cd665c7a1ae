import { useState } from 'react';
import type { FormEvent } from 'react';
import { ETIQUETA_FORMA, formatEuros, reglasCobro } from '@carta/contracts';
import type { CobroMesa, Grupo } from '@carta/contracts';
import { anularCobro } from '../../vivo/cobros';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import css from './Reparto.module.css';

/** What is nearly always the matter, one tap each. */
const MOTIVOS = ['Importe equivocado', 'Forma de pago equivocada', 'Era de otra mesa'] as const;

interface PropsHojaAnular {
  grupo: Grupo;
  cobro: CobroMesa;
  abierta: boolean;
  onClose: () => void;
}

/** Asks why a charge is taken back; it stays while it was refused. */
export function HojaAnular({ grupo, cobro, abierta, onClose }: PropsHojaAnular) {
  const apertura = useApertura(abierta);
  const anular = async (motivo: string) => {
    if (await anularCobro(grupo, cobro._id, motivo)) onClose();
  };
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={`Anular ${formatEuros(cobro.importe)} · ${ETIQUETA_FORMA[cobro.forma]}`}
      subtitulo="Vuelve a faltar por cobrar. El cobro anulado y su motivo quedan apuntados."
    >
      <FormularioAnular key={apertura} onAnular={anular} />
    </HojaInferior>
  );
}

function FormularioAnular({ onAnular }: { onAnular: (motivo: string) => Promise<void> }) {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [enCurso, setEnCurso] = useState<string | null>(null);
  const annul = async (elegido: string) => {
    if (enCurso !== null) return;
    setEnCurso(elegido);
    await onAnular(elegido).finally(() => setEnCurso(null));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mensaje = reglasCobro.motivoAnulacion(motivo);
    setError(mensaje);
    if (mensaje === null) void annul(motivo.trim());
  };
  return (
    <form className={css.formulario} noValidate onSubmit={handleSubmit}>
      <div className={css.motivos} role="group" aria-label="Motivos habituales">
        {MOTIVOS.map((habitual) => (
          <Boton
            key={habitual}
            variante="secundario"
            ancho="completo"
            ocupado={enCurso === habitual}
            onClick={() => void annul(habitual)}
          >
            {habitual}
          </Boton>
        ))}
      </div>
      <CampoTexto
        etiqueta="Otro motivo"
        autoComplete="off"
        value={motivo}
        error={error ?? undefined}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <Boton
        type="submit"
        variante="peligro"
        ancho="completo"
        ocupado={enCurso !== null && enCurso === motivo.trim()}
      >
        Anular cobro
      </Boton>
    </form>
  );
}
