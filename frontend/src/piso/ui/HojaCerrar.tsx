import { useForm } from 'react-hook-form';
import { isVacia, reglasPedido } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { closeMesa } from '../vivo/acciones';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { HojaPerezosa } from '../../shared/ui/HojaInferior/HojaPerezosa';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { useApertura } from '../../shared/ui/capas/useApertura';
import css from './HojaCerrar.module.css';

const SUBTITULO = {
  abandonada: 'Nadie la ha tocado en las últimas seis horas. Se cerrará sin contar como cobrada.',
  vacia: 'Está todo cancelado. Se cerrará sin contar como cobrada.',
} as const;

interface PropsHojaCerrar {
  grupo: Grupo;
  abierta: boolean;
  onClose: () => void;
}

/**
 * Asks why a mesa is closed that people left without paying, or without anything left to pay
 * (docs/reglas.md#paying-closing-opening-again). Keep it mounted and change `abierta`.
 */
export function HojaCerrar({ grupo, abierta, onClose }: PropsHojaCerrar) {
  usePreload(HojaPerezosa);
  const apertura = useApertura(abierta);
  if (apertura === 0 && !abierta) return null;
  return (
    <HojaPerezosa
      abierta={abierta}
      onClose={onClose}
      titulo={`Cerrar mesa ${grupo.mesa.numero}`}
      subtitulo={SUBTITULO[isVacia({ estado: grupo.estadoGrupo }) ? 'vacia' : 'abandonada']}
    >
      <FormularioCerrar key={apertura} grupo={grupo} onClose={onClose} />
    </HojaPerezosa>
  );
}

function FormularioCerrar({ grupo, onClose }: { grupo: Grupo; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { motivo: '' } });
  const submit = async ({ motivo }: { motivo: string }) => {
    if (await closeMesa(grupo, motivo.trim())) onClose();
  };
  return (
    <form className={css.formulario} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <CampoTexto
        etiqueta="Motivo"
        autoComplete="off"
        error={formState.errors.motivo?.message}
        {...register('motivo', { validate: (motivo) => reglasPedido.motivoCierre(motivo) ?? true })}
      />
      <Boton type="submit" ancho="completo" ocupado={formState.isSubmitting}>
        Cerrar mesa
      </Boton>
    </form>
  );
}
