import { useState } from 'react';
import type { ReactNode } from 'react';
import { parseMesa } from '@carta/contracts';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { casaOf, textoMesa } from '../../vivo/mesas/casa';
import type { MesaCasa } from '../../vivo/mesas/casa';
import { useTablero } from '../../vivo/tablero/useTablero';
import css from './RejillaMesas.module.css';
import { useCasa } from './useCasa';

/** In a house with so many mesas a number is typed sooner than it is found. */
const MUCHAS = 24;

interface PropsRejillaMesas {
  elegidas: readonly number[];
  /** Says in a word or two why a mesa cannot be chosen; null when it can. */
  impedimento: (mesa: MesaCasa) => string | null;
  onToggle: (numero: number) => void;
}

/** Free mesas are plain, the others show what they owe. */
export function RejillaMesas({ elegidas, impedimento, onToggle }: PropsRejillaMesas) {
  const casa = useCasa();
  const grupos = useTablero((tablero) => tablero.grupos);
  const [texto, setTexto] = useState('');
  const buscada = parseMesa(texto);
  const zonas = casaOf(casa, grupos.values()).map(({ nombre, mesas }) => ({
    nombre,
    mesas: texto === '' ? mesas : mesas.filter(({ numero }) => numero === buscada),
  }));
  return (
    <>
      {casa.numeroMesas > MUCHAS && (
        <CampoTexto
          etiqueta="Número de mesa"
          inputMode="numeric"
          autoComplete="off"
          value={texto}
          onChange={(event) => setTexto(event.target.value.replace(/\D/g, ''))}
          error={
            zonas.every(({ mesas }) => mesas.length === 0) ? 'No hay ninguna mesa con ese número' : undefined
          }
        />
      )}
      {zonas
        .filter(({ mesas }) => mesas.length > 0)
        .map(({ nombre, mesas }) => (
          <DeZona key={nombre} nombre={nombre}>
            {mesas.map((mesa) => (
              <li key={mesa.numero}>
                <Mesa
                  mesa={mesa}
                  elegida={elegidas.includes(mesa.numero)}
                  impedimento={impedimento(mesa)}
                  onToggle={onToggle}
                />
              </li>
            ))}
          </DeZona>
        ))}
    </>
  );
}

function DeZona({ nombre, children }: { nombre: string | null; children: ReactNode }) {
  return (
    <section aria-label={nombre ?? 'Mesas'}>
      {nombre !== null && <h3 className={`titulillo ${css.zona}`}>{nombre}</h3>}
      <ul className={css.mesas}>{children}</ul>
    </section>
  );
}

interface PropsMesa {
  mesa: MesaCasa;
  elegida: boolean;
  impedimento: string | null;
  onToggle: (numero: number) => void;
}

function Mesa({ mesa, elegida, impedimento, onToggle }: PropsMesa) {
  const { numero, grupo } = mesa;
  const texto = impedimento ?? textoMesa(mesa);
  return (
    <button
      type="button"
      className={css.mesa}
      data-ocupada={grupo ? '' : undefined}
      data-texto={texto === '' ? undefined : ''}
      aria-pressed={elegida}
      disabled={impedimento !== null}
      onClick={() => onToggle(numero)}
    >
      <span className={`${css.numero} cifras`}>
        <span className="solo-lectores">Mesa </span>
        {numero}
      </span>
      <span className={`${css.estado} cifras`}>{texto || <span className="solo-lectores">Libre</span>}</span>
    </button>
  );
}
