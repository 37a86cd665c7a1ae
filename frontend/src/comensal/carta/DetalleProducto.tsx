import { declaracionOf, formatEuros, textoAlergenos } from '@carta/contracts';
import type { Opcion, ValorOpcion } from '@carta/contracts';
import { Original } from './Original';
import { langDe } from './traducciones';
import { t } from '../../shared/lengua/lengua';
import { nombreAlergeno } from '../../shared/ui/Alergenos/nombre-alergeno';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { Alergenos } from '../../shared/ui/Alergenos/Alergenos';
import { Foto } from '../../shared/ui/Foto/Foto';
import { AVISO_CRUDO } from '../../shared/lib/avisos';
import type { ProductoVisto } from './producto-visto';
import { Precio } from './Precio';
import { PreciosFormatos } from './PreciosFormatos';
import css from './DetalleProducto.module.css';

/** Px to drag before releasing closes. */
const UMBRAL = 100;

const TEXTO_DECLARACION = {
  contiene: null,
  ninguno: 'No contiene ninguno de los 14 que hay que declarar.',
  sin_declarar: 'Alérgenos sin declarar: pregunta al personal.',
} as const;

const TEXTO_VALOR = { contiene: null, ninguno: '', sin_declarar: 'alérgenos sin declarar' } as const;

interface PropsDetalleProducto {
  visto: ProductoVisto | null;
  /** They are all of the carta's. */
  opciones: readonly Opcion[];
  onClose: () => void;
}

export function DetalleProducto({ visto, opciones, onClose }: PropsDetalleProducto) {
  return (
    <HojaInferior
      abierta={visto !== null}
      onClose={onClose}
      titulo={visto?.producto.nombre}
      subtitulo={visto?.producto.original && <Original de={visto.producto} />}
      umbral={UMBRAL}
    >
      {visto && <Contenido {...visto} opciones={opciones} />}
    </HojaInferior>
  );
}

function Contenido({ producto, tipo, opciones }: ProductoVisto & Pick<PropsDetalleProducto, 'opciones'>) {
  const { formatos = [], descripcion, ingredientes, alergenos, crudo, disponible } = producto;
  const declaracion = TEXTO_DECLARACION[declaracionOf(producto)];
  const propias = (producto.opciones ?? []).flatMap((id) => opciones.find(({ _id }) => _id === id) ?? []);
  return (
    <div className="pila" data-hueco="4">
      <Foto producto={producto} tipo={tipo} sizes="(max-width: 420px) 100vw, 420px" tamano="grande" />
      {(formatos.length === 0 || !disponible) && (
        <p className="renglon fuerte" data-extremos="" data-cuerpo="xl">
          {formatos.length === 0 && (
            <span className="cifras">
              <Precio de={producto} />
            </span>
          )}
          {!disponible && <Insignia>{t('Agotado')}</Insignia>}
        </p>
      )}
      {formatos.length > 0 && <PreciosFormatos formatos={formatos} />}
      {descripcion && <p lang={langDe(descripcion)}>{descripcion}</p>}
      {propias.map((opcion) => (
        <section key={opcion._id}>
          <h3 className={css.subtitulo} lang={langDe(opcion.nombre)}>
            {opcion.nombre}
          </h3>
          <ul>
            {opcion.valores.map((valor) => (
              <Valor key={valor._id} {...valor} />
            ))}
          </ul>
        </section>
      ))}
      {ingredientes.length > 0 && (
        <section>
          <h3 className={css.subtitulo}>{t('Ingredientes')}</h3>
          <p className="tenue">{ingredientes.join(', ')}</p>
        </section>
      )}
      <section>
        <h3 className={css.subtitulo}>{t('Alérgenos')}</h3>
        <Alergenos alergenos={alergenos} evitados={[]} />
        {declaracion && <p className="tenue">{t(declaracion)}</p>}
        {crudo && <p className="tenue">{t(AVISO_CRUDO)}</p>}
      </section>
    </div>
  );
}

/** A chosen value is eaten too, so it shows its allergens. */
function Valor({ nombre, suplemento, disponible, ...declarado }: ValorOpcion) {
  const sabido = TEXTO_VALOR[declaracionOf(declarado)];
  const alergenos =
    sabido === null ? textoAlergenos(declarado.alergenos, nombreAlergeno) : sabido && t(sabido);
  return (
    <li className={css.valor} data-agotado={disponible ? undefined : ''}>
      <span lang={langDe(nombre)}>
        {nombre}
        {alergenos !== '' && <span className="tenue"> ({alergenos})</span>}
      </span>
      {!disponible && <Insignia>{t('Agotado')}</Insignia>}
      {suplemento > 0 && <span className="cifras">+{formatEuros(suplemento)}</span>}
    </li>
  );
}
