import { LIMITES } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useOpciones } from '../datos/listas';
import { HojaOpcion } from '../HojaOpcion/HojaOpcion';
import { resumenOpcion } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos-carta';
import css from './SelectorCategoria.module.css';

interface PropsSelectorOpciones {
  abierta: boolean;
  valor: string[];
  onChange: (ids: string[]) => void;
  onClose: () => void;
}

export function SelectorOpciones({ abierta, valor, onChange, onClose }: PropsSelectorOpciones) {
  const { data: opciones, isError } = useOpciones();
  const [creando, setCreando] = useState(false);
  const lleno = valor.length >= LIMITES.opcionesPorProducto;
  const toggle = (id: string) =>
    onChange(valor.includes(id) ? valor.filter((elegida) => elegida !== id) : [...valor, id]);

  function handleHecha({ _id }: Opcion) {
    if (!lleno) onChange([...valor, _id]);
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Elegir opciones"
      subtitulo={lleno ? `Como máximo ${LIMITES.opcionesPorProducto} por producto.` : undefined}
      pie={
        <Boton ancho="completo" onClick={onClose}>
          Hecho
        </Boton>
      }
    >
      <div className="pila" data-hueco="4">
        {!opciones && isError && <Mensaje tono="error">{ERROR_CARTA.cargarOpciones}</Mensaje>}
        {!opciones && !isError && <Cargando texto="Cargando opciones..." />}
        {opciones?.length === 0 && <p className={css.vacio}>Todavía no hay opciones</p>}
        {opciones && opciones.length > 0 && (
          <ul className={css.lista}>
            {opciones.map((opcion) => (
              <li key={opcion._id}>
                <OpcionElegible
                  opcion={opcion}
                  elegida={valor.includes(opcion._id)}
                  lleno={lleno}
                  onToggle={() => toggle(opcion._id)}
                />
              </li>
            ))}
          </ul>
        )}
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<Plus aria-hidden="true" />}
          onClick={() => setCreando(true)}
        >
          Nueva opción
        </Boton>
      </div>
      <HojaOpcion abierta={creando} opcion={null} onClose={() => setCreando(false)} onHecha={handleHecha} />
    </HojaInferior>
  );
}

interface PropsOpcionElegible {
  opcion: Opcion;
  elegida: boolean;
  /** No more may be chosen. */
  lleno: boolean;
  onToggle: () => void;
}

function OpcionElegible({ opcion, elegida, lleno, onToggle }: PropsOpcionElegible) {
  return (
    <button
      type="button"
      className={css.opcion}
      aria-pressed={elegida}
      disabled={lleno && !elegida}
      onClick={onToggle}
    >
      <span className="cede">
        {opcion.nombre}
        <span className={css.detalle}>{resumenOpcion(opcion)}</span>
      </span>
      {elegida && <Check aria-hidden="true" />}
    </button>
  );
}
