import SearchX from 'lucide-react/icons/search-x';
import type { KeyboardEvent } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import css from './ListaCarta.module.css';

interface PropsBuscadorCarta {
  valor: string;
  onChange: (valor: string) => void;
}

export function BuscadorCarta({ valor, onChange }: PropsBuscadorCarta) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || valor === '') return;
    onChange('');
    // Escape was for the search, and must close no panel
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={css.buscador}>
      <Buscador valor={valor} onChange={onChange} onKeyDown={handleKeyDown} />
    </div>
  );
}

export function NadaEncontrado({ busqueda, onTodo }: { busqueda: string; onTodo: () => void }) {
  return (
    <EstadoVacio
      icono={<SearchX />}
      titulo={`Nada con «${busqueda.trim()}»`}
      texto="Prueba con otra palabra, o mira la carta entera."
      acciones={
        <Boton variante="secundario" onClick={onTodo}>
          Ver toda la carta
        </Boton>
      }
    />
  );
}
