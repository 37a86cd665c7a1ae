import { reglasCarta } from '@carta/contracts';
import type { Categoria } from '@carta/contracts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useAccion } from '../../../shared/lib/useAccion';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { ERROR_CARTA, mensajeDeCategoria } from '../textos-carta';
import css from './NombreEditable.module.css';

interface PropsNombreEditable {
  categoria: Categoria;
  onSucio: (sucio: boolean) => void;
  onFin: () => void;
}

/** Enter saves, Escape only cancels. */
export function NombreEditable({ categoria, onSucio, onFin }: PropsNombreEditable) {
  const { editCategoria } = useCambiosCarta();
  const [nombre, setNombre] = useState(categoria.nombre);
  const {
    ocupado: guardando,
    fallo: error,
    setFallo: setError,
    actAndLeave,
  } = useAccion((fallo) => mensajeDeCategoria(fallo, ERROR_CARTA.actualizarCategoria));
  const entrada = useRef<HTMLInputElement>(null);
  const sucio = nombre.trim() !== categoria.nombre;

  useEffect(() => {
    entrada.current?.focus();
    entrada.current?.select();
  }, []);
  useEffect(() => {
    onSucio(sucio);
    return () => onSucio(false);
  }, [sucio, onSucio]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const mensaje = reglasCarta.nombreCategoria(nombre);
    setError(mensaje);
    if (mensaje !== null || guardando) return;
    if (!sucio) return onFin();
    if (await actAndLeave(() => editCategoria(categoria._id, { nombre: nombre.trim() }))) onFin();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onFin();
  }

  return (
    <form
      className={css.formulario}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={handleKeyDown}
    >
      <CampoTexto
        ref={entrada}
        aria-label={`Nombre de ${categoria.nombre}`}
        variante="compacta"
        autoComplete="off"
        enterKeyHint="done"
        value={nombre}
        error={error ?? undefined}
        onChange={(event) => setNombre(event.target.value)}
      />
      <BotonIcono
        type="submit"
        variante="relleno"
        etiqueta="Guardar nombre"
        icono={<Check aria-hidden="true" />}
        aria-busy={guardando || undefined}
      />
      <BotonIcono etiqueta="Cancelar" icono={<X aria-hidden="true" />} onClick={onFin} />
    </form>
  );
}
