import type { Producto } from '@carta/contracts';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSesion } from '../../../sesion/useSesion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { withZonas } from '../modelo/precios-zona';
import { CamposProducto } from './CamposProducto';
import { EliminarProducto } from './EliminarProducto';
import css from './HojaProducto.module.css';
import { isMenu } from '../MenuDeHoy/es-menu';
import { QuedanProducto } from './QuedanProducto';
import { SelectorFoto } from './SelectorFoto';
import { useFormularioProducto } from './useFormularioProducto';

interface PropsHojaProducto {
  abierta: boolean;
  producto: Producto | null;
  /** A new one starts as its copy. */
  copia?: Producto | null;
  /** For a new one; '' leaves the choice open. */
  categoria: string;
  /** Beside the table: it stays open after saving, for the next row. */
  anclada?: boolean;
  onClose: () => void;
  /** Duplicating calls it instead of `onClose`. */
  onDuplicar?: (producto: Producto) => void;
}

/** Each opening starts afresh. */
export const HojaProducto = conApertura(Hoja, ({ producto }) => producto?._id);

function Hoja(props: PropsHojaProducto) {
  const { abierta, producto: guardado, copia: original = null, categoria, anclada = false } = props;
  const { onClose, onDuplicar } = props;
  const id = useId();
  const zonas = useSesion(({ restaurante }) => restaurante?.zonas);
  const producto = useMemo(() => guardado && withZonas(guardado, zonas ?? []), [guardado, zonas]);
  const [copia] = useState(() => original && withZonas(original, zonas ?? []));
  const sheet = useFormularioProducto({
    ...{ producto, guardado, copia, categoria },
    sigue: anclada,
    onGuardado: onClose,
  });
  const { formulario, foto, progreso, stop, sucio, hechos, handleSubmit, handleOtro } = sheet;
  const { isSubmitting, errors } = formulario.formState;
  const [conOtro, setConOtro] = useState(false);
  const campos = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hechos === 0) return;
    campos.current?.scrollIntoView?.();
    formulario.setFocus('nombre');
  }, [hechos, formulario]);
  const { handleClose, leave, pregunta } = useDescartar(abierta && sucio, () => {
    stop();
    onClose();
  });

  function handleDuplicar() {
    leave(() => {
      stop();
      if (guardado) onDuplicar?.(guardado);
    });
  }

  function handleAnadirOtro() {
    setConOtro(true);
    void handleOtro();
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo={producto ? 'Editar producto' : 'Nuevo producto'}
      tamano="completa"
      anclada={anclada}
      pie={
        <div className="pila">
          {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
          {progreso !== null && <Progreso parte={progreso} />}
          <Boton
            type="submit"
            form={id}
            ancho="completo"
            ocupado={(isSubmitting && !conOtro) || foto.preparando}
            onClick={() => setConOtro(false)}
          >
            Guardar
          </Boton>
          {!producto && (
            <Boton
              variante="secundario"
              tamano="compacto"
              ancho="completo"
              ocupado={isSubmitting && conOtro}
              onClick={handleAnadirOtro}
            >
              Guardar y añadir otro
            </Boton>
          )}
        </div>
      }
    >
      <form
        key={hechos}
        ref={campos}
        id={id}
        className={css.formulario}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <SelectorFoto {...foto} />
        <CamposProducto formulario={formulario} />
        {guardado && <QuedanProducto id={guardado._id} />}
        {producto && (
          <div className={`fila ${css.acciones}`} data-hueco="0">
            {/* a menú's dishes are written as lines, and copied with yesterday's (MenuDeHoy) */}
            {onDuplicar && !isMenu(producto) && (
              <Boton variante="fantasma" icono={<Copy aria-hidden="true" />} onClick={handleDuplicar}>
                Duplicar
              </Boton>
            )}
            <EliminarProducto producto={producto} onEliminado={onClose} />
          </div>
        )}
      </form>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}

/** `parte` is from 0 to 1. */
function Progreso({ parte }: { parte: number }) {
  const porCiento = Math.round(parte * 100);
  return (
    <div className="pila" data-hueco="1">
      <p className={`tenue ${css.texto}`} data-cuerpo="xs">
        <span>{parte < 1 ? 'Subiendo la foto…' : 'Guardando…'}</span>
        <span className="cifras">{porCiento} %</span>
      </p>
      <progress className={css.barra} max={100} value={porCiento} aria-label="Subiendo la foto" />
    </div>
  );
}
