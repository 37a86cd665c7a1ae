import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { DatosLegales, RestaurantePublico } from '@carta/contracts';
import { useTitulo } from '../../shared/lib/useTitulo';
import { pathsComensal } from '../../shared/paths-comensal';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import css from './AvisoLegal.module.css';
import { Privacidad } from './Privacidad';
import { useRestaurante } from './useRestaurante';

export function AvisoLegal({ slug }: { slug: string }) {
  useTitulo('Aviso legal y privacidad');
  const { restaurante, fallo } = useRestaurante(slug);

  return (
    <main className={`pila ${css.pagina}`} data-hueco="6">
      <a
        className={`junto ${css.volver}`}
        data-cuerpo="s"
        href={pathsComensal.menuSlug(slug)}
        onClick={(event) => {
          // to the carta as it was left, with its mesa
          if (window.history.length < 2) return;
          event.preventDefault();
          window.history.back();
        }}
      >
        <ArrowLeft aria-hidden="true" />
        Volver a la carta
      </a>
      <h1>Aviso legal y privacidad</h1>
      {restaurante === null && fallo === null && <Cargando />}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      {restaurante !== null && <Responsable restaurante={restaurante} />}
      <Privacidad />
      <p>
        <a href={pathsComensal.accesibilidad(slug)}>Declaración de accesibilidad</a>
      </p>
    </main>
  );
}

const ETIQUETAS = [
  ['titular', 'Titular'],
  ['nif', 'NIF'],
  ['domicilio', 'Domicilio'],
  ['email', 'Email'],
  ['telefono', 'Teléfono'],
] as const satisfies readonly (readonly [keyof DatosLegales, string])[];

function Responsable({ restaurante: { nombre, legal } }: { restaurante: RestaurantePublico }) {
  const declarados = ETIQUETAS.filter(([campo]) => legal?.[campo]);
  return (
    <section aria-labelledby="responsable">
      <h2 id="responsable">Quién es el responsable</h2>
      <dl>
        <div>
          <dt>Establecimiento</dt>
          <dd>{nombre}</dd>
        </div>
        {declarados.map(([campo, etiqueta]) => (
          <div key={campo}>
            <dt>{etiqueta}</dt>
            <dd>{legal?.[campo]}</dd>
          </div>
        ))}
      </dl>
      {declarados.length < ETIQUETAS.length && (
        <p>El establecimiento no ha publicado aún todos sus datos. Pídelos al personal.</p>
      )}
      <p>Los precios de la carta están en euros y llevan el IVA incluido.</p>
    </section>
  );
}
