/**
 * Every component of shared/ui in every state, to be looked at and to be tested in a real browser.
 * `npx vite frontend/test/galeria -c frontend/vite.config.mts` serves it.
 */
import { StrictMode } from 'react';
import type { PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/trazado.css';
import { Toasts } from '../../src/shared/ui/Toasts/Toasts';
import { PantallaError } from '../../src/shared/ui/PantallaError/PantallaError';
import { Boton } from '../../src/shared/ui/Boton/Boton';
import { Controles } from './Controles';
import { Estados } from './Estados';
import { Fundamentos } from './Fundamentos';
import css from './galeria.module.css';
import { Superpuestos } from './Superpuestos';

function Galeria({ children }: PropsWithChildren) {
  return (
    <>
      <main className={css.pagina}>
        <h1>Galería de componentes</h1>
        {children}
        <Superpuestos />
      </main>
      <Toasts />
    </>
  );
}

/** By what the address asks for: `?error`, `?superpuestos` (nothing else, so that little is drawn), or all of it. */
function Pagina() {
  const pedido = new URLSearchParams(location.search);
  if (pedido.has('error')) return <PaginaError />;
  if (pedido.has('superpuestos')) return <Galeria />;
  return (
    <Galeria>
      <Fundamentos />
      <Controles />
      <Estados />
    </Galeria>
  );
}

function PaginaError() {
  return (
    <PantallaError
      titulo="¡Ups! Algo salió mal"
      ayuda="Restaurante no encontrado. Comprueba el enlace o vuelve a escanear el código de la mesa."
      acciones={
        <>
          <Boton>Reintentar</Boton>
          <Boton variante="secundario">Ir al Inicio</Boton>
        </>
      }
    />
  );
}

const raiz = document.getElementById('raiz');
if (raiz) {
  createRoot(raiz).render(
    <StrictMode>
      <Pagina />
    </StrictMode>,
  );
}
