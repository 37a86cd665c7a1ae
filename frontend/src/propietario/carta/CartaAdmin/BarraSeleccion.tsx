import { useState } from 'react';
import { anunciado, anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useHora } from '../../../shared/lib/hora';
import { useOcupado } from '../../../shared/lib/useAccion';
import { useTandas, useUltimaTanda } from '../datos/useTandas';
import { isDeshacible, textoMarcha, textoTanda } from '../modelo/tanda';
import css from './BarraSeleccion.module.css';

interface PropsBarraSeleccion {
  cuantos: number;
  isToda: boolean;
  /** It selects all, or none. */
  onToda: () => void;
  onCambiar: () => void;
  onListo: () => void;
}

export function BarraSeleccion({ cuantos, isToda, onToda, onCambiar, onListo }: PropsBarraSeleccion) {
  return (
    <div className={css.barra} role="group" aria-label="Productos seleccionados">
      <UltimaTanda />
      <p className={`fuerte ${css.cuantos}`} data-cuerpo="s" ref={anunciadoAlCambiar}>
        {cuantos === 1 ? '1 seleccionado' : `${cuantos} seleccionados`}
      </p>
      <Boton variante="fantasma" tamano="compacto" onClick={onToda}>
        {isToda ? 'Ninguno' : 'Toda la carta'}
      </Boton>
      <Boton variante="secundario" tamano="compacto" onClick={onListo}>
        Listo
      </Boton>
      <Boton tamano="compacto" disabled={cuantos === 0} onClick={onCambiar}>
        Cambiar…
      </Boton>
    </div>
  );
}

/** Undoing is offered for a day, longer than the toast. */
function UltimaTanda() {
  const tanda = useUltimaTanda();
  const { undo } = useTandas();
  const hora = useHora();
  const { ocupado, during } = useOcupado();
  const [ahora] = useState(() => Date.now());
  if (!tanda) return null;
  if (tanda.enCurso) {
    return (
      <p className={`renglon ${css.ultima}`} data-extremos="" data-cuerpo="xs" ref={anunciado}>
        {textoMarcha(tanda)}
      </p>
    );
  }
  if (!isDeshacible(tanda, ahora)) return null;
  return (
    <p className={`renglon ${css.ultima}`} data-extremos="" data-cuerpo="xs">
      <span>{`${textoTanda(tanda)}, a las ${hora(tanda.creadaEn)}`}</span>
      <Boton
        variante="fantasma"
        tamano="compacto"
        ocupado={ocupado}
        onClick={() => void during(() => undo(tanda))}
      >
        Deshacer
      </Boton>
    </p>
  );
}
