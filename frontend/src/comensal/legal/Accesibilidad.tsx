import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { RestaurantePublico } from '@carta/contracts';
import { useTitulo } from '../../shared/lib/useTitulo';
import { pathsComensal } from '../../shared/paths-comensal';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import css from './AvisoLegal.module.css';
import { useRestaurante } from './useRestaurante';

/** When what it says was last compared with the tests. */
const FECHA = { iso: '2026-11-28', texto: '28 de noviembre de 2026' };

/**
 * Every sentence of what was tried is what a test does (docs/reglas/casa.md#the-accessibility-statement): change both
 * together.
 */
export function Accesibilidad({ slug }: { slug: string }) {
  useTitulo('Accesibilidad');
  const { restaurante, fallo } = useRestaurante(slug);

  return (
    <main className={`pila ${css.pagina}`} data-hueco="6">
      <a className={`junto ${css.volver}`} data-cuerpo="s" href={pathsComensal.avisoLegal(slug)}>
        <ArrowLeft aria-hidden="true" />
        Volver al aviso legal
      </a>
      <h1>Declaración de accesibilidad</h1>
      {restaurante === null && fallo === null && <Cargando />}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <Situacion nombre={restaurante?.nombre ?? 'Este establecimiento'} />
      <Probado />
      <SinProbar />
      <Contacto restaurante={restaurante} />
      <section aria-labelledby="fecha">
        <h2 id="fecha">Fecha y método</h2>
        <p>
          Se preparó el <time dateTime={FECHA.iso}>{FECHA.texto}</time>, por autoevaluación, a partir de las
          pruebas que pasa cada versión del programa. Ninguna empresa ajena lo ha auditado.
        </p>
      </section>
    </main>
  );
}

function Situacion({ nombre }: { nombre: string }) {
  return (
    <section aria-labelledby="situacion">
      <h2 id="situacion">Situación</h2>
      <p>
        {nombre} quiere que cualquiera pueda leer su carta y pedir con ella. Esta declaración vale para la
        carta que se abre en el móvil: leerla, pedir, seguir el pedido, llamar y pedir la cuenta.
      </p>
      <p>
        La referencia es la norma UNE-EN 301 549, que recoge las pautas WCAG, nivel AA. No se declara conforme
        del todo con ella, porque no todo se ha comprobado: abajo se dice qué sí y qué no.
      </p>
    </section>
  );
}

function Probado() {
  return (
    <section aria-labelledby="probado">
      <h2 id="probado">Qué se ha probado</h2>
      <ul>
        <li>
          <b>Con un programa que busca fallos</b> (axe): no encuentra ninguno en sus pantallas, de día y en
          oscuro, en un móvil y en un ordenador.
        </li>
        <li>
          <b>Solo de oído</b>, con un lector de pantalla simulado: decir qué alérgeno se evita, elegir un
          plato con opciones, pedir, oír que la cocina lo ha visto y cómo avanza, llamar al camarero y pedir
          la cuenta.
        </li>
        <li>
          <b>Por el canal que usan los lectores de pantalla de Linux</b> (AT-SPI): lo mismo, solo con las
          teclas y con lo que el navegador dice por ese canal.
        </li>
        <li>
          <b>Solo con el teclado</b>: se llega a todos los botones de la carta, del carrito, de la
          confirmación y de las llamadas, y siempre se ve en cuál se está.
        </li>
        <li>
          <b>Ampliada al 400 %</b>, con los colores que cada uno elija en su aparato y sin movimiento cuando
          así se pide: nada se corta, nada se tapa y nada se mueve.
        </li>
        <li>
          <b>Traducida por el navegador</b>: mesa, precios y estados siguen siendo los de verdad.
        </li>
      </ul>
      <p>Todo ello con Chromium en Linux.</p>
    </section>
  );
}

function SinProbar() {
  return (
    <section aria-labelledby="sin-probar">
      <h2 id="sin-probar">Qué no se ha probado</h2>
      <ul>
        <li>VoiceOver, TalkBack, NVDA, JAWS y Orca, manejados por una persona.</li>
        <li>El manejo por voz, con pulsadores o con líneas braille.</li>
        <li>Otros navegadores con ayudas técnicas.</li>
        <li>
          Los nombres y las descripciones de los platos, que escribe el establecimiento. Sus fotos no llevan
          descripción.
        </li>
        <li>La carta en papel.</li>
      </ul>
    </section>
  );
}

function Contacto({ restaurante }: { restaurante: RestaurantePublico | null }) {
  const email = restaurante?.legal?.email;
  const telefono = restaurante?.legal?.telefono;
  return (
    <section aria-labelledby="contacto">
      <h2 id="contacto">Si algo no te sirve</h2>
      <p>Díselo al personal: la carta, el pedido y la cuenta se pueden pedir también de palabra.</p>
      {(email || telefono) && (
        <>
          <p>También puedes contarlo al establecimiento, o pedirle la información de otra manera:</p>
          <dl>
            {email && (
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {telefono && (
              <div>
                <dt>Teléfono</dt>
                <dd>
                  <a href={`tel:${telefono.replaceAll(/[^+\d]/g, '')}`}>{telefono}</a>
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
    </section>
  );
}
