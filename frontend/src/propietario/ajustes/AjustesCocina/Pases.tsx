import { PASES_INICIALES, reglasCocina } from '@carta/contracts';
import type { Pase, Restaurante } from '@carta/contracts';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Asa } from '../../carta/reordenar/Asa';
import { BotonesOrden } from '../../carta/reordenar/BotonesOrden';
import fila from '../../carta/reordenar/fila.module.css';
import filas from '../../carta/reordenar/lista.module.css';
import { useDeslizar } from '../../carta/reordenar/useDeslizar';
import { useReordenar } from '../../carta/reordenar/useReordenar';
import { Anadir } from '../ListaConHoja';
import apartado from '../apartado.module.css';
import css from './AjustesCocina.module.css';
import { HojaPase } from './HojaPase';
import { changePases } from './cocina-api';
import { inOrden, withCambio } from '../listas';
import { textoCuenta } from './textos-cocina';
import { useListaConHoja } from '../useListaConHoja';

interface PropsPases {
  restaurante: Restaurante;
  /** Products by the id of their pase. */
  cuenta: ReadonlyMap<string, number>;
  onGuardado: () => Promise<void>;
}

export function Pases({ restaurante, cuenta, onGuardado }: PropsPases) {
  /** A new order is shown before it is stored. */
  const [orden, setOrden] = useState<readonly string[]>([]);
  const pases = inOrden(restaurante.pases ?? [], orden);
  const change = async (cambio: Parameters<typeof changePases>[1]) => {
    await changePases(restaurante._id, cambio);
    await onGuardado();
  };
  const lista = useListaConHoja({ lista: pases, change, que: 'un pase' });
  const { elegida } = lista;
  const handleGuardar = (nombre: string) =>
    change((actuales) =>
      elegida ? withCambio(actuales, elegida._id, { nombre }) : [...actuales, { nombre }],
    );
  const handleOrden = async (ids: readonly string[]) => {
    setOrden(ids);
    await lista.tryChange((actuales) => inOrden(actuales, ids));
    setOrden((ultimo) => (ultimo === ids ? [] : ultimo));
  };
  /** Another screen may have made some meanwhile. */
  const handleIniciales = () =>
    lista.tryChange((actuales) =>
      actuales.length > 0 ? [...actuales] : PASES_INICIALES.map((nombre) => ({ nombre })),
    );

  return (
    <section className={apartado.apartado} aria-labelledby="pases" aria-busy={lista.ocupada}>
      <div className="pila" data-hueco="2">
        <h2 id="pases">Pases</h2>
        <p className="suave">
          El orden en que se sirve una mesa. Las bebidas no tienen pase: salen al pedirlas.
        </p>
      </div>
      {pases.length === 0 ? (
        <PrimerosPases ocupado={lista.ocupada} onUsar={() => void handleIniciales()} />
      ) : (
        <ListaPases
          pases={pases}
          cuenta={cuenta}
          onOrden={(ids) => void handleOrden(ids)}
          onEditar={lista.open}
        />
      )}
      {pases.length < reglasCocina.LIMITES_COCINA.pasesMax && (
        <Anadir onAnadir={() => lista.open(null)}>
          {pases.length === 0 ? 'Poner otros nombres' : 'Añadir pase'}
        </Anadir>
      )}
      <HojaPase
        abierta={lista.abierta}
        onClose={lista.onClose}
        pase={elegida}
        pases={pases}
        productos={cuenta.get(elegida?._id ?? '') ?? 0}
        onGuardar={handleGuardar}
        onQuitar={(pase) => void lista.remove(pase)}
      />
    </section>
  );
}

function PrimerosPases({ ocupado, onUsar }: { ocupado: boolean; onUsar: () => void }) {
  return (
    <>
      <ol className={`fila ${css.propuesta}`} aria-label="Los más habituales">
        {PASES_INICIALES.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ol>
      <Boton ancho="completo" ocupado={ocupado} onClick={onUsar}>
        Usar estos cuatro
      </Boton>
    </>
  );
}

interface PropsListaPases extends Pick<PropsPases, 'cuenta'> {
  pases: readonly Pase[];
  onOrden: (ids: readonly string[]) => void;
  onEditar: (pase: Pase) => void;
}

function ListaPases({ pases, cuenta, onOrden, onEditar }: PropsListaPases) {
  const listaRef = useRef<HTMLUListElement>(null);
  const { visibles, levantada, move, asa } = useReordenar({
    lista: pases,
    listaRef,
    genero: 'o',
    onOrden,
  });
  useDeslizar(listaRef, visibles.map(({ _id }) => _id).join());
  return (
    <>
      <ul ref={listaRef} className={filas.lista} aria-label="Pases">
        {visibles.map((pase, i) => (
          <li
            key={pase._id}
            className={fila.fila}
            data-id={pase._id}
            data-levantada={levantada === pase._id ? '' : undefined}
          >
            <Asa nombre={pase.nombre} levantada={levantada === pase._id} asa={asa(i)} />
            <div className="pila cede" data-hueco="1">
              <h3 className={css.titulo}>{pase.nombre}</h3>
              <p className="tenue" data-cuerpo="xs">
                {textoCuenta(cuenta.get(pase._id))}
              </p>
            </div>
            <div className={fila.acciones} data-en-linea="">
              <BotonesOrden
                nombre={pase.nombre}
                primera={i === 0}
                ultima={i === visibles.length - 1}
                onMove={(paso) => move(i, i + paso)}
              />
              <BotonIcono
                etiqueta={`Editar ${pase.nombre}`}
                icono={<Pencil aria-hidden="true" />}
                onClick={() => onEditar(pase)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
