import { useState } from 'react';
import type { Producto, Zona } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { CamposSubida } from '../../carta/CamposSubida/CamposSubida';
import { TablaPrecios } from '../../carta/TablaPrecios/TablaPrecios';
import { SIN_SUBIDA, toSubida } from '../../carta/modelo/subida';
import type { SeccionAdmin } from '../../carta/modelo/secciones';
import { falloDeAjustes } from '../ajustes-api';
import css from './HojaSubida.module.css';
import { filasOf, toPrecios } from './subida-precios';
import type { PreciosPuestos } from './usePrecios';

interface PropsHojaSubida {
  abierta: boolean;
  onClose: () => void;
  zona: Zona;
  /** Undefined until it is read. */
  secciones: readonly SeccionAdmin[] | undefined;
  error: Error | null;
  /** @throws ApiError or NetworkError; the prices are read again either way. */
  onPoner: PreciosPuestos;
}

const NO_PUESTOS =
  'No sabemos si se han guardado todos. Abajo ves los precios que hay ahora: repásalos y vuelve a intentarlo.';

export const HojaSubida = conApertura(Hoja);

function Hoja({ abierta, onClose, zona, secciones = [], error, onPoner }: PropsHojaSubida) {
  const [escrita, setEscrita] = useState(SIN_SUBIDA);
  const [fuera, setFuera] = useState<readonly string[]>([]);
  const { ocupado, fallo, actAndLeave } = useAccion((error) => `${falloDeAjustes(error)} ${NO_PUESTOS}`);
  const { handleClose, pregunta } = useDescartar(abierta && escrita.valor.trim() !== '', onClose);

  const subida = toSubida(escrita);
  const elegidos = secciones.filter(({ ancla }) => !fuera.includes(ancla)).flatMap(productosDe);
  const filas = filasOf(elegidos, zona._id, subida);
  const precios = toPrecios(filas);

  const handlePoner = async () => {
    if (await actAndLeave(() => onPoner(zona, precios))) onClose();
  };
  const toggle = (ancla: string) =>
    setFuera(fuera.includes(ancla) ? fuera.filter((excluida) => excluida !== ancla) : [...fuera, ancla]);

  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      tamano="completa"
      titulo={`Precios de ${zona.nombre}`}
      subtitulo="Se calculan desde los de la Sala. Cada uno queda como precio final: en la cuenta no se suma nada."
      pie={
        <Boton
          ancho="completo"
          ocupado={ocupado}
          disabled={precios.length === 0}
          onClick={() => void handlePoner()}
        >
          {textoBoton(precios.length)}
        </Boton>
      }
    >
      <div className="formulario">
        <CamposSubida
          escrita={escrita}
          ayuda="Con 0 vuelven a ser los de la Sala; con un menos delante, bajan."
          onChange={setEscrita}
        />
        <fieldset className={css.categorias}>
          <legend>Qué categorías</legend>
          {secciones.map(({ ancla, nombre }) => (
            <label key={ancla} className={`junto ${css.categoria}`}>
              <input type="checkbox" checked={!fuera.includes(ancla)} onChange={() => toggle(ancla)} />
              {nombre}
            </label>
          ))}
        </fieldset>
        {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
        {secciones.length === 0 && error !== null && <Mensaje tono="error">{mensajeDe(error)}</Mensaje>}
        <TablaPrecios
          columnas={['Sala', 'Ahora', 'Nuevo']}
          filas={filas.map((fila) => ({ clave: `${fila.producto} ${fila.formato ?? ''}`, ...fila }))}
        />
      </div>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}

const productosDe = ({ productos }: SeccionAdmin): readonly Producto[] => productos;

function textoBoton(cuantos: number): string {
  if (cuantos === 0) return 'No cambia ningún precio';
  return cuantos === 1 ? 'Poner 1 precio' : `Poner ${cuantos} precios`;
}
