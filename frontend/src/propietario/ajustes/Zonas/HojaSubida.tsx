import { useState } from 'react';
import { REDONDEOS } from '@carta/contracts';
import type { Producto, Redondeo, Subida, Zona } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import type { SeccionAdmin } from '../../carta/modelo/secciones';
import { falloDeAjustes } from '../ajustes-api';
import css from './HojaSubida.module.css';
import { TablaPrecios } from './TablaPrecios';
import { filasOf, parseSubida, toPrecios } from './subida-precios';
import type { PreciosPuestos } from './usePrecios';

interface PropsHojaSubida {
  abierta: boolean;
  onClose: () => void;
  zona: Zona;
  /** Undefined until it has been read. */
  secciones: readonly SeccionAdmin[] | undefined;
  /** Why it could not be. */
  error: Error | null;
  /** Throws ApiError or NetworkError; what is on screen is read again either way. */
  onPoner: PreciosPuestos;
}

const MODOS = [
  { valor: 'porcentaje', texto: 'En %' },
  { valor: 'euros', texto: 'En €' },
] as const;

type TextoRedondeo = `${Redondeo}`;
const TEXTO_REDONDEO: Record<TextoRedondeo, string> = {
  '5': '5 cts',
  '10': '10 cts',
  '50': '50 cts',
  '100': '1 €',
};
const REDONDEAR = REDONDEOS.map((pasos) => {
  const valor: TextoRedondeo = `${pasos}`;
  return { valor, texto: TEXTO_REDONDEO[valor] };
});

const NO_PUESTOS =
  'No sabemos si se han guardado todos. Abajo ves los precios que hay ahora: repásalos y vuelve a intentarlo.';

/** Makes the prices of a zona from those of the Sala, all of them seen before they are put. */
export function HojaSubida(props: PropsHojaSubida) {
  const apertura = useApertura(props.abierta);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, onClose, zona, secciones = [], error, onPoner }: PropsHojaSubida) {
  const [modo, setModo] = useState<Subida['modo']>('porcentaje');
  const [escrito, setEscrito] = useState('');
  const [redondeo, setRedondeo] = useState<TextoRedondeo>('10');
  const [fuera, setFuera] = useState<readonly string[]>([]);
  const [fallo, setFallo] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const { handleClose, pregunta } = useDescartar(abierta && escrito.trim() !== '', onClose);

  const valor = parseSubida(escrito);
  const subida = valor === null ? null : { modo, valor, redondeo: toRedondeo(redondeo) };
  const elegidos = secciones.filter(({ ancla }) => !fuera.includes(ancla)).flatMap(productosDe);
  const filas = filasOf(elegidos, zona._id, subida);
  const precios = toPrecios(filas);

  const handlePoner = async () => {
    setOcupado(true);
    setFallo(null);
    try {
      await onPoner(zona, precios);
      onClose();
    } catch (error) {
      setFallo(`${falloDeAjustes(error)} ${NO_PUESTOS}`);
      setOcupado(false);
    }
  };
  const toggle = (ancla: string) =>
    setFuera(fuera.includes(ancla) ? fuera.filter((otra) => otra !== ancla) : [...fuera, ancla]);

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
      <div className={css.contenido}>
        <Eleccion etiqueta="Cómo cambian" valor={modo} opciones={MODOS} onChange={setModo} />
        <CampoTexto
          etiqueta={modo === 'porcentaje' ? 'Cuánto más (%)' : 'Cuánto más (€)'}
          inputMode="text"
          autoComplete="off"
          placeholder={modo === 'porcentaje' ? '10' : '0,50'}
          value={escrito}
          error={escrito.trim() !== '' && valor === null ? 'Escribe un número, como 10 o 0,50' : undefined}
          ayuda="Con 0 vuelven a ser los de la Sala; con un menos delante, bajan."
          onChange={(event) => setEscrito(event.target.value)}
        />
        <Eleccion etiqueta="Redondear a" valor={redondeo} opciones={REDONDEAR} onChange={setRedondeo} />
        <fieldset className={css.categorias}>
          <legend>Qué categorías</legend>
          {secciones.map(({ ancla, nombre }) => (
            <label key={ancla} className={css.categoria}>
              <input type="checkbox" checked={!fuera.includes(ancla)} onChange={() => toggle(ancla)} />
              {nombre}
            </label>
          ))}
        </fieldset>
        {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
        {secciones.length === 0 && error !== null && <Mensaje tono="error">{mensajeDe(error)}</Mensaje>}
        <TablaPrecios filas={filas} />
      </div>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}

const productosDe = ({ productos }: SeccionAdmin): readonly Producto[] => productos;

function toRedondeo(texto: TextoRedondeo): Redondeo {
  return REDONDEOS.find((pasos) => `${pasos}` === texto) ?? 10;
}

function textoBoton(cuantos: number): string {
  if (cuantos === 0) return 'No cambia ningún precio';
  return cuantos === 1 ? 'Poner 1 precio' : `Poner ${cuantos} precios`;
}
