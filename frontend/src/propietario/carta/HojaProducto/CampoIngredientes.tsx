import { LIMITES } from '@carta/contracts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { addIngredientes } from '../modelo/producto';
import css from './CampoIngredientes.module.css';

interface PropsCampoIngredientes {
  valor: string[];
  error?: string | undefined;
  onChange: (ingredientes: string[]) => void;
}

/** Enter, a comma or leaving the field adds what was typed. */
export function CampoIngredientes({ valor, error, onChange }: PropsCampoIngredientes) {
  const [texto, setTexto] = useState('');

  function add(escrito: string) {
    setTexto('');
    if (escrito.trim() !== '') onChange(addIngredientes(valor, escrito));
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.value.includes(',')) add(target.value);
    else setTexto(target.value);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(texto);
    } else if (event.key === 'Backspace' && texto === '') {
      onChange(valor.slice(0, -1));
    }
  }

  return (
    <div className="pila">
      <CampoTexto
        etiqueta="Ingredientes"
        ayuda="Separa cada uno con una coma o Intro."
        error={error}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={LIMITES.ingredienteMax}
        value={texto}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={() => add(texto)}
      />
      {valor.length > 0 && (
        <ul className={`${css.lista} fila`} aria-label="Ya añadidos">
          {valor.map((ingrediente) => (
            <li key={ingrediente}>
              <button
                type="button"
                className={`junto ${css.ficha}`}
                data-cuerpo="s"
                aria-label={`Quitar ${ingrediente}`}
                onClick={() => onChange(valor.filter((candidato) => candidato !== ingrediente))}
              >
                {ingrediente}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
