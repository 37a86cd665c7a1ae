import { useMemo, useState } from 'react';
import type { RestaurantePublico } from '@carta/contracts';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useCategorias, useProductos } from '../../carta/datos/listas';
import { FalloCarga } from '../FalloCarga';
import { MarcoImpresion } from '../MarcoImpresion/MarcoImpresion';
import { VistaPrevia } from './VistaPrevia';
import { PapelCarta } from './PapelCarta';
import type { Papel } from './PapelCarta';
import { PapelPuerta } from './PapelPuerta';
import { cartaImpresaOf, hasSinDeclarar } from './carta-impresa';

interface PropsCartaImpresa {
  restaurante: RestaurantePublico;
  onVolver: () => void;
}

const PAPELES = [
  { valor: 'A4', texto: 'A4' },
  { valor: 'A5', texto: 'A5' },
  { valor: 'puerta', texto: 'Para la puerta' },
] as const;

/** The carta as it will come out of the printer, on the paper that its owner chooses. */
export function CartaImpresa({ restaurante, onVolver }: PropsCartaImpresa) {
  const [papel, setPapel] = useState<Papel | 'puerta'>('A4');
  const categorias = useCategorias();
  const productos = useProductos();
  const secciones = useMemo(
    () =>
      categorias.data && productos.data && cartaImpresaOf(categorias.data, productos.data, restaurante.zonas),
    [categorias.data, productos.data, restaurante.zonas],
  );
  const error = categorias.error ?? productos.error;
  const hayPlatos = secciones !== undefined && secciones.length > 0;

  return (
    <MarcoImpresion
      titulo="Imprimir la carta"
      onVolver={onVolver}
      listo={hayPlatos}
      avisos={
        <>
          {secciones === undefined && error === null && <Cargando />}
          {secciones === undefined && error !== null && (
            <FalloCarga
              error={error}
              onReintentar={() => Promise.all([categorias.refetch(), productos.refetch()])}
            />
          )}
          {secciones?.length === 0 && <Mensaje>Tu carta está vacía: añade productos y vuelve aquí.</Mensaje>}
          {hayPlatos && (
            <div className="pila" data-hueco="4">
              <Eleccion etiqueta="Papel" valor={papel} opciones={PAPELES} onChange={setPapel} />
              {papel !== 'puerta' && hasSinDeclarar(secciones) && (
                <Mensaje>
                  Hay platos con los alérgenos sin declarar: llevan un asterisco. Decláralos antes de imprimir
                  si puedes.
                </Mensaje>
              )}
            </div>
          )}
        </>
      }
    >
      {hayPlatos && (
        <VistaPrevia>
          {papel === 'puerta' ? (
            <PapelPuerta restaurante={restaurante} secciones={secciones} />
          ) : (
            <PapelCarta papel={papel} restaurante={restaurante} secciones={secciones} />
          )}
        </VistaPrevia>
      )}
    </MarcoImpresion>
  );
}
