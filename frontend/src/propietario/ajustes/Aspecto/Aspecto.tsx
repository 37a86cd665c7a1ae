import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { PIEZAS_ASPECTO, PROPIEDADES, temaOf } from '@carta/contracts';
import type { Aspecto as AspectoCasa, Restaurante, Tono } from '@carta/contracts';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { MarcoAjustes } from '../MarcoAjustes';
import apartado from '../apartado.module.css';
import { falloDeAjustes } from '../ajustes-api';
import css from './Aspecto.module.css';
import { saveColor } from './aspecto-api';
import { ElegirColor } from './ElegirColor';
import { ElegirPieza } from './ElegirPieza';

const LUCES = [
  { valor: 'claro', texto: 'De día' },
  { valor: 'oscuro', texto: 'De noche' },
] as const;

interface PropsAspecto {
  restaurante: Restaurante;
  onVolver: () => void;
  /** Called once the server has the change. */
  onGuardado: () => Promise<void>;
  /** Draws the carta's head as diners would see it. */
  cabeceraOf: (restaurante: Restaurante) => ReactNode;
}

export function Aspecto({ restaurante, onVolver, onGuardado, cabeceraOf }: PropsAspecto) {
  const { _id, aspecto = {} } = restaurante;
  const guardado = aspecto.color ?? null;
  const [color, setColor] = useState(guardado);
  const { ocupado, fallo, act } = useAccion(falloDeAjustes);
  const { handleClose, pregunta } = useDescartar(color !== guardado, onVolver);

  const handleGuardar = () =>
    act(async () => {
      await saveColor(_id, color);
      await onGuardado();
    });
  const { color: _, ...fotos } = aspecto;
  const visto: AspectoCasa = color === null ? fotos : { ...fotos, color };
  return (
    <MarcoAjustes titulo="Aspecto" onVolver={handleClose}>
      <div className="formulario">
        <Vista color={color}>{cabeceraOf({ ...restaurante, aspecto: visto })}</Vista>
        <section className={apartado.apartado} aria-labelledby="aspecto-color">
          <h2 id="aspecto-color">Color</h2>
          <p className="suave">El de los botones y las categorías de tu carta, y el de lo que imprimes.</p>
          <ElegirColor color={color} onChange={setColor} />
          {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
          <Boton
            ancho="completo"
            ocupado={ocupado}
            disabled={color === guardado}
            onClick={() => void handleGuardar()}
          >
            Guardar color
          </Boton>
        </section>
        <section className={apartado.apartado} aria-labelledby="aspecto-fotos">
          <h2 id="aspecto-fotos">Logo y portada</h2>
          {PIEZAS_ASPECTO.map((pieza) => (
            <ElegirPieza
              key={pieza}
              restauranteId={_id}
              pieza={pieza}
              aspecto={aspecto}
              onCambio={onGuardado}
            />
          ))}
        </section>
      </div>
      <DialogoDescartar {...pregunta} />
    </MarcoAjustes>
  );
}

function propiedadesOf(tono: Tono): CSSProperties {
  return Object.fromEntries(
    Object.entries(PROPIEDADES).map(([parte, propiedad]) => [propiedad, tono[parte as keyof Tono]]),
  );
}

/** Shows a phone's width of the carta in that colour. */
function Vista({ color, children }: { color: string | null; children: ReactNode }) {
  const [luz, setLuz] = useState<'claro' | 'oscuro'>('claro');
  const tono = color === null ? null : temaOf(color)[luz];
  return (
    <section className={`pila ${css.vista}`} aria-label="Vista previa">
      <div className={css.luz}>
        <Eleccion etiqueta="Así se ve tu carta" valor={luz} opciones={LUCES} onChange={setLuz} />
      </div>
      <div
        className={css.movil}
        data-tema={luz === 'oscuro' ? 'oscuro' : undefined}
        style={tono ? propiedadesOf(tono) : undefined}
        inert
        aria-hidden="true"
      >
        {children}
        <p className={`fila ${css.chips}`} data-seguida="">
          <span data-actual="">Entrantes</span>
          <span>Carnes</span>
          <span>Postres</span>
        </p>
        <p className={`renglon ${css.plato}`} data-extremos="" data-hueco="0">
          <span>
            Croquetas de jamón
            <b className="cifras">9,50 €</b>
          </span>
          <i>+</i>
        </p>
        <p className={css.boton}>Ver carrito · 19,00 €</p>
      </div>
    </section>
  );
}
