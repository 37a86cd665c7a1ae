import ImagePlus from 'lucide-react/icons/image-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { LIMITES_IMAGEN, TIPOS_IMAGEN, IMAGEN_ENLACE, varianteImagen } from '@carta/contracts';
import type { Aspecto, PiezaAspecto } from '@carta/contracts';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { ErrorImagen, openEnNavegador, prepareImagen } from '../../carta/modelo/prepare-imagen';
import { falloDeAjustes } from '../ajustes-api';
import { removePieza, savePieza } from './aspecto-api';
import css from './ElegirPieza.module.css';

const PIEZA = {
  logo: { titulo: 'Logo', que: 'el logo', ayuda: 'Cuadrado queda mejor. Se ve entero, sobre blanco.' },
  portada: {
    titulo: 'Portada',
    que: 'la portada',
    ayuda: 'Una foto apaisada del local o de la mesa, encima del nombre.',
  },
} as const satisfies Record<PiezaAspecto, { titulo: string; que: string; ayuda: string }>;

/** What is sent is this wide (px): a link shows more of a cover than the carta does. */
const ANCHO = { logo: LIMITES_IMAGEN.anchoMax, portada: IMAGEN_ENLACE.ancho } as const;

interface PropsElegirPieza {
  restauranteId: string;
  pieza: PiezaAspecto;
  aspecto: Aspecto;
  onCambio: (aspecto: Aspecto) => Promise<void>;
}

/** Uploaded as soon as it is chosen. */
export function ElegirPieza({ restauranteId, pieza, aspecto, onCambio }: PropsElegirPieza) {
  const id = useId();
  const { ocupado, fallo, act } = useAccion(textoDeFallo);
  const { titulo, que, ayuda } = PIEZA[pieza];
  const foto = aspecto[pieza];

  const change = (write: () => Promise<Aspecto>) => act(async () => onCambio(await write()));
  const handleArchivo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const archivo = target.files?.[0];
    target.value = '';
    if (!archivo) return;
    void change(async () =>
      savePieza(restauranteId, pieza, await prepareImagen(archivo, openEnNavegador, ANCHO[pieza])),
    );
  };
  return (
    <div className="pila">
      <div className="renglon" data-hueco="4">
        {foto ? (
          <img
            className={css.foto}
            data-pieza={pieza}
            src={varianteImagen(foto.imagen, 300, 'webp')}
            alt=""
          />
        ) : (
          <span className={css.hueco} data-pieza={pieza} aria-hidden="true">
            <ImagePlus />
          </span>
        )}
        <div className={css.letras}>
          <h3>{titulo}</h3>
          <p id={`${id}-ayuda`}>{ayuda}</p>
        </div>
      </div>
      <div className="fila">
        <input
          id={id}
          className={`${css.archivo} solo-lectores`}
          type="file"
          accept={TIPOS_IMAGEN.join(',')}
          aria-describedby={`${id}-ayuda`}
          disabled={ocupado}
          onChange={handleArchivo}
        />
        <label className={css.elegir} htmlFor={id} data-ocupado={ocupado ? '' : undefined}>
          {foto ? <RefreshCw aria-hidden="true" /> : <ImagePlus aria-hidden="true" />}
          {ocupado ? 'Guardando…' : `${foto ? 'Cambiar' : 'Añadir'} ${que}`}
        </label>
        {foto && (
          <Boton
            variante="fantasma"
            tamano="compacto"
            onClick={() => void change(() => removePieza(restauranteId, pieza))}
          >
            {`Quitar ${que}`}
          </Boton>
        )}
      </div>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </div>
  );
}

const textoDeFallo = (error: unknown): string =>
  error instanceof ErrorImagen ? error.message : falloDeAjustes(error);
