import { useState } from 'react';
import type { ReactNode } from 'react';
import { isAlmacenFirme } from '../../shared/lib/almacen-firme';
import { useTitulo } from '../../shared/lib/useTitulo';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import css from './MarcoCuenta.module.css';
import { Muestra } from './Muestra';

interface PropsMarcoCuenta {
  titulo: string;
  texto: string;
  enlaces?: ReactNode;
  children: ReactNode;
}

export function MarcoCuenta({ titulo, texto, enlaces, children }: PropsMarcoCuenta) {
  useTitulo(titulo);
  const [isFirme] = useState(isAlmacenFirme);
  return (
    <main className={css.pagina}>
      <Muestra />
      <section className={`pila ${css.tarjeta}`} data-hueco="6" aria-labelledby="titulo-cuenta">
        <header className="pila" data-hueco="2">
          <p className={`renglon ${css.marca}`} data-hueco="4" data-cuerpo="l">
            Carta Digital
          </p>
          <h1 id="titulo-cuenta">{titulo}</h1>
          <p className="tenue">{texto}</p>
        </header>
        {!isFirme && (
          <Mensaje>
            Este navegador no deja guardar datos. Puedes seguir, pero solo en esta pestaña y hasta que la
            cierres o recargues.
          </Mensaje>
        )}
        {children}
        {enlaces && (
          <nav className={`pila ${css.enlaces}`} data-hueco="2" aria-label="Otras opciones">
            {enlaces}
          </nav>
        )}
      </section>
    </main>
  );
}
