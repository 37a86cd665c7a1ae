import type { Categoria, Restaurante } from '@carta/contracts';
import { useState } from 'react';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { useCambiosCarta } from '../../carta/datos/useCambiosCarta';
import {
  opcionesEstacion,
  opcionesPase,
  toDestinoEscrito,
  toDestinoRequest,
} from '../../carta/modelo/destino';
import type { DestinoEscrito, OpcionDestino } from '../../carta/modelo/destino';
import apartado from '../apartado.module.css';
import { tryOrTell } from '../avisos';
import css from './AjustesCocina.module.css';

interface PropsDestinosCategorias {
  casa: Restaurante;
  categorias: readonly Categoria[];
}

/** The whole carta gets its pases and estaciones here, without opening each categoría. */
export function DestinosCategorias({ casa, categorias }: PropsDestinosCategorias) {
  const filas = categorias
    .map((categoria) => ({
      categoria,
      pases: opcionesPase(casa, categoria.tipo, null),
      estaciones: opcionesEstacion(casa, categoria.tipo, null),
    }))
    .filter(({ pases, estaciones }) => pases.length + estaciones.length > 0);
  if (filas.length === 0) return null;
  return (
    <section className={apartado.apartado} aria-labelledby="destinos">
      <div className="pila" data-hueco="2">
        <h2 id="destinos">Tus categorías</h2>
        <p className="suave">{textoDestinos(casa)} Un producto puede ir aparte: se dice en su ficha.</p>
      </div>
      <ul className={css.destinos}>
        {filas.map((fila) => (
          <FilaDestino key={fila.categoria._id} {...fila} />
        ))}
      </ul>
    </section>
  );
}

function textoDestinos({ pases, estaciones }: Restaurante): string {
  if (!estaciones) return 'En qué pase se sirve.';
  return pases ? 'En qué pase se sirve y dónde se prepara.' : 'Dónde se prepara.';
}

interface PropsFilaDestino {
  categoria: Categoria;
  pases: readonly OpcionDestino[];
  estaciones: readonly OpcionDestino[];
}

function FilaDestino({ categoria, pases, estaciones }: PropsFilaDestino) {
  const { editCategoria } = useCambiosCarta();
  /** It is shown before it is stored. */
  const [elegido, setElegido] = useState<DestinoEscrito | null>(null);
  const escrito = elegido ?? toDestinoEscrito(categoria);

  const choose = async (cambio: Partial<DestinoEscrito>) => {
    const nuevo = { ...escrito, ...cambio };
    setElegido(nuevo);
    await tryOrTell(() => editCategoria(categoria._id, toDestinoRequest(nuevo, categoria)), 'destinos');
    setElegido((ultimo) => (ultimo === nuevo ? null : ultimo));
  };
  const { nombre } = categoria;
  return (
    <li className={`fila ${css.destino}`} data-centrada="">
      <h3 className={css.titulo}>{nombre}</h3>
      {pases.length > 0 && (
        <Selector
          etiqueta={`Pase de ${nombre}`}
          etiquetaOculta
          valor={escrito.pase}
          opciones={pases}
          onChange={(pase) => void choose({ pase })}
        />
      )}
      {estaciones.length > 0 && (
        <Selector
          etiqueta={`Estación de ${nombre}`}
          etiquetaOculta
          valor={escrito.estacion}
          opciones={estaciones}
          onChange={(estacion) => void choose({ estacion })}
        />
      )}
    </li>
  );
}
