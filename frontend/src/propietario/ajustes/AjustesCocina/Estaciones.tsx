import { reglasCocina } from '@carta/contracts';
import type { EstacionCasa, Restaurante } from '@carta/contracts';
import Pencil from 'lucide-react/icons/pencil';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { IconoPuesto } from '../../../shared/ui/IconoPuesto/IconoPuesto';
import fila from '../../carta/reordenar/fila.module.css';
import filas from '../../carta/reordenar/lista.module.css';
import { Anadir } from '../ListaConHoja';
import apartado from '../apartado.module.css';
import css from './AjustesCocina.module.css';
import { HojaEstacion } from './HojaEstacion';
import { changeEstaciones } from './cocina-api';
import { withCambio } from '../listas';
import { textoCuenta } from './textos-cocina';
import { useListaConHoja } from '../useListaConHoja';

interface PropsEstaciones {
  restaurante: Restaurante;
  /** Products by the id of their estación. */
  cuenta: ReadonlyMap<string, number>;
  onGuardado: () => Promise<void>;
}

export function Estaciones({ restaurante, cuenta, onGuardado }: PropsEstaciones) {
  const { _id: restauranteId, estaciones = [] } = restaurante;
  const change = async (cambio: Parameters<typeof changeEstaciones>[1]) => {
    await changeEstaciones(restauranteId, cambio);
    await onGuardado();
  };
  const lista = useListaConHoja({ lista: estaciones, change, que: 'una estación' });
  const { elegida } = lista;
  const handleGuardar = (datos: Omit<EstacionCasa, '_id'>) =>
    change((actuales) => (elegida ? withCambio(actuales, elegida._id, datos) : [...actuales, datos]));

  return (
    <section className={apartado.apartado} aria-labelledby="estaciones" aria-busy={lista.ocupada}>
      <div className="pila" data-hueco="2">
        <h2 id="estaciones">Estaciones</h2>
        <p className="suave">
          Además de la cocina y la barra: la plancha, los fríos, otra barra. Cada una ve en su pantalla solo
          lo que prepara.
        </p>
      </div>
      {estaciones.length > 0 && (
        <ul className={filas.lista} aria-label="Estaciones">
          {estaciones.map((estacion) => (
            <li key={estacion._id} className={`${fila.fila} ${css.estacion}`}>
              <span className={css.icono} aria-hidden="true">
                <IconoPuesto puesto={estacion.tipo === 'comida' ? 'cocina' : 'barra'} />
              </span>
              <div className="pila cede" data-hueco="1">
                <h3 className={css.titulo}>{estacion.nombre}</h3>
                <p className="tenue" data-cuerpo="xs">
                  {estacion.tipo === 'comida' ? 'De la cocina' : 'De la barra'} ·{' '}
                  {textoCuenta(cuenta.get(estacion._id))}
                </p>
              </div>
              <div className={fila.acciones} data-en-linea="">
                <BotonIcono
                  etiqueta={`Editar ${estacion.nombre}`}
                  icono={<Pencil aria-hidden="true" />}
                  onClick={() => lista.open(estacion)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {estaciones.length < reglasCocina.LIMITES_COCINA.estacionesMax && (
        <Anadir onAnadir={() => lista.open(null)}>Añadir estación</Anadir>
      )}
      <HojaEstacion
        abierta={lista.abierta}
        onClose={lista.onClose}
        estacion={elegida}
        estaciones={estaciones}
        productos={cuenta.get(elegida?._id ?? '') ?? 0}
        onGuardar={handleGuardar}
        onQuitar={(estacion) => void lista.remove(estacion)}
      />
    </section>
  );
}
