import type { DatosLegales, RestaurantePublico } from '@carta/contracts';

const ETIQUETAS = [
  ['titular', 'Titular'],
  ['nif', 'NIF'],
  ['domicilio', 'Domicilio'],
  ['email', 'Email'],
  ['telefono', 'Teléfono'],
] as const satisfies readonly (readonly [keyof DatosLegales, string])[];

export function Responsable({ restaurante: { nombre, legal } }: { restaurante: RestaurantePublico }) {
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
