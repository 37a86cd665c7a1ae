import { formatEuros, textoIncluye, toEuros } from '@carta/contracts';
import type { Declarado, PlatoMenuRequest, Producto } from '@carta/contracts';
import { useState } from 'react';
import { claveDePlato } from '../menu/menu-escrito';
import { AlergenosPlato } from './AlergenosPlato';
import { HojaDeclarar } from './HojaDeclarar';
import css from './LecturaMenu.module.css';
import { AgotadoPlato } from './AgotadoPlato';
import type { ProductoMenu } from './es-menu';
import type { useMenuDeHoy } from './useMenuDeHoy';

interface PropsLecturaMenu {
  hoy: ReturnType<typeof useMenuDeHoy>;
  producto: ProductoMenu | null;
  productos: readonly Producto[];
}

/** Null: what comes with the menu. */
interface Declarando {
  nombre: string | null;
  declarado: Declarado;
}

/** The menu as it will be published; what is published already can be sold out here. */
export function LecturaMenu({ hoy, producto, productos }: PropsLecturaMenu) {
  const { revisado, request, declarados } = hoy;
  const { menu } = revisado;
  const [declarando, setDeclarando] = useState<Declarando | null>(null);
  const [abierta, setAbierta] = useState(false);
  const incluye = textoIncluye(menu);
  const publicados = new Map(
    producto?.menu.pases.flatMap(({ platos }) => platos.map((plato) => [plato._id, plato])),
  );
  const propio: Declarado = hoy.propio ?? {
    alergenos: producto?.alergenos ?? [],
    alergenosDeclarados: producto?.alergenosDeclarados ?? false,
  };
  const declare = (siguiente: Declarando) => {
    setDeclarando(siguiente);
    setAbierta(true);
  };

  function handleDeclarado(declarado: Declarado) {
    setAbierta(false);
    if (declarando === null) return;
    const { nombre } = declarando;
    if (nombre === null) return hoy.change({ propio: declarado });
    hoy.change({ declarados: { ...declarados, [claveDePlato(nombre)]: declarado } });
  }

  if (revisado.lineas.length === 0)
    return <p className={css.nada}>Lo que escribas se lee aquí, tal como saldrá en la carta.</p>;
  return (
    <article className="pila" data-hueco="4" aria-label="Menú">
      <header className={css.cabecera}>
        <h2>{producto?.nombre ?? 'Menú del día'}</h2>
        {menu.precio !== undefined && (
          <p className={`${css.precio} cifras`}>{formatEuros(toEuros(menu.precio))}</p>
        )}
      </header>
      {menu.pases.map((pase, i) => (
        <section key={`${i}${pase.nombre}`} aria-label={pase.nombre}>
          <h3 className={css.pase}>{pase.nombre}</h3>
          <ul>
            {pase.platos.map((plato, j) => {
              const pedido: PlatoMenuRequest = request.pases[i]?.platos[j] ?? {};
              const publicado = publicados.get(pedido._id ?? '');
              const deCarta = productos.find(({ _id }) => _id === pedido.producto);
              const declarado = toDeclarado(pedido, publicado ?? deCarta);
              return (
                <li
                  key={`${j}${plato.nombre}`}
                  className={css.plato}
                  data-agotado={plato.agotado ? '' : undefined}
                >
                  <p className={css.nombre}>
                    {plato.nombre}
                    {plato.suplemento !== undefined && (
                      <span className={`${css.suplemento} cifras`}>
                        +{formatEuros(toEuros(plato.suplemento))}
                      </span>
                    )}
                  </p>
                  {producto && publicado ? (
                    <AgotadoPlato
                      menu={producto._id}
                      plato={publicado}
                      deCarta={deCarta}
                      alPublicar={pedido.agotado}
                    />
                  ) : (
                    <p className={css.nuevo}>{plato.agotado ? 'Agotado' : producto ? 'Nuevo' : ''}</p>
                  )}
                  <AlergenosPlato
                    nombre={plato.nombre}
                    declarado={declarado}
                    deCarta={deCarta !== undefined}
                    onDeclarar={() => declare({ nombre: plato.nombre, declarado })}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {incluye !== null && (
        <div className="pila" data-hueco="0">
          <p>{incluye}</p>
          <AlergenosPlato
            nombre="Lo que incluye"
            declarado={propio}
            deCarta={false}
            onDeclarar={() => declare({ nombre: null, declarado: propio })}
          />
        </div>
      )}
      <SinPublicar revisado={revisado} />
      <HojaDeclarar
        abierta={abierta}
        nombre={declarando?.nombre ?? 'Lo que incluye'}
        declarado={declarando?.declarado ?? propio}
        onClose={() => setAbierta(false)}
        onListo={handleDeclarado}
      />
    </article>
  );
}

const toDeclarado = (
  { alergenos, alergenosDeclarados }: PlatoMenuRequest,
  suyo: Declarado | undefined,
): Declarado => ({
  alergenos: alergenos ?? suyo?.alergenos ?? [],
  alergenosDeclarados: alergenosDeclarados ?? suyo?.alergenosDeclarados ?? false,
});

function SinPublicar({ revisado: { lineas } }: { revisado: ReturnType<typeof useMenuDeHoy>['revisado'] }) {
  const fuera = lineas.filter(
    ({ piezas }) => piezas.some(({ es }) => es === 'nada') && piezas.every((pieza) => pieza.es === 'nada'),
  );
  if (fuera.length === 0) return null;
  return <p className="suave">No se publica: {fuera.map(({ texto }) => `«${texto}»`).join(', ')}</p>;
}
