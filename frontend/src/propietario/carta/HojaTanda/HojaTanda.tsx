import { ALERGENOS, toggleAlergeno } from '@carta/contracts';
import type { Alergeno, CambioTanda, ModoAlergenos, OmitidoTanda, Producto } from '@carta/contracts';
import { useState } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import { useAccion } from '../../../shared/lib/useAccion';
import { mensajeDe } from '../../../shared/api/cliente';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { CamposSubida } from '../CamposSubida/CamposSubida';
import { SelectorCategoria } from '../HojaProducto/SelectorCategoria';
import { useTandas, useUltimaTanda } from '../datos/useTandas';
import { SIN_SUBIDA, toSubida } from '../modelo/subida';
import { filasDePrecio, textoMarcha, textoOmitido, toTandaRequest } from '../modelo/tanda';
import { TablaPrecios } from '../TablaPrecios/TablaPrecios';
import { ERROR_CARTA } from '../textos-carta';
import css from './HojaTanda.module.css';

interface PropsHojaTanda {
  abierta: boolean;
  onClose: () => void;
  /** Products are in the carta's order. */
  productos: readonly Producto[];
  onHecho: () => void;
}

const QUE = [
  { valor: 'disponibilidad', texto: 'Disponible' },
  { valor: 'precio', texto: 'Precio' },
  { valor: 'categoria', texto: 'Categoría' },
  { valor: 'alergenos', texto: 'Alérgenos' },
] as const;
const VENTA = [
  { valor: 'si', texto: 'Disponibles' },
  { valor: 'hoy', texto: 'Agotados hoy' },
  { valor: 'aviso', texto: 'Agotados' },
] as const;
const CAMBIO_VENTA: Record<(typeof VENTA)[number]['valor'], CambioTanda> = {
  si: { que: 'disponibilidad', disponible: true },
  hoy: { que: 'disponibilidad', disponible: false, hasta: 'mañana' },
  aviso: { que: 'disponibilidad', disponible: false },
};
const MODOS = [
  { valor: 'contienen', texto: 'Contienen' },
  { valor: 'no_contienen', texto: 'No contienen' },
  { valor: 'ninguno', texto: 'Ninguno' },
] as const satisfies readonly { valor: ModoAlergenos; texto: string }[];

/** One change for all selected products, previewed. */
export const HojaTanda = conApertura(Hoja);

function Hoja({ abierta, onClose, productos: elegidos, onHecho }: PropsHojaTanda) {
  /** As they were on opening: what is shown is what is sent. */
  const [productos] = useState(elegidos);
  const [que, setQue] = useState<CambioTanda['que']>('disponibilidad');
  const [venta, setVenta] = useState<keyof typeof CAMBIO_VENTA>('si');
  const [escrita, setEscrita] = useState(SIN_SUBIDA);
  const [categoria, setCategoria] = useState('');
  const [modo, setModo] = useState<ModoAlergenos>('contienen');
  const [alergenos, setAlergenos] = useState<Alergeno[]>([]);
  const { ocupado, fallo, act } = useAccion((error) => mensajeDe(error, ERROR_CARTA.guardarProducto));
  const [omitidos, setOmitidos] = useState<readonly OmitidoTanda[]>([]);
  const { change } = useTandas();
  const sucio = escrita.valor.trim() !== '' || alergenos.length > 0;
  const { handleClose, pregunta } = useDescartar(abierta && sucio && omitidos.length === 0, onClose);

  const subida = toSubida(escrita);
  const filas = que === 'precio' && subida ? filasDePrecio(productos, subida) : [];
  const cambio = toCambio();
  const cuantos = productos.length;

  function toCambio(): CambioTanda | null {
    if (que === 'disponibilidad') return CAMBIO_VENTA[venta];
    if (que === 'precio') return subida && { que, ...subida };
    if (que === 'categoria') return categoria === '' ? null : { que, categoria };
    return modo !== 'ninguno' && alergenos.length === 0
      ? null
      : { que, modo, alergenos: modo === 'ninguno' ? [] : alergenos };
  }

  const handleCambiar = (nuevo: CambioTanda) =>
    act(async () => {
      const tanda = await change(toTandaRequest(productos, nuevo));
      setOmitidos(tanda.omitidos);
      onHecho();
      if (tanda.omitidos.length === 0) onClose();
    });

  const isHecho = omitidos.length > 0;
  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      tamano="completa"
      titulo={cuantos === 1 ? 'Cambiar 1 producto' : `Cambiar ${cuantos} productos`}
      pie={
        isHecho ? (
          <Boton ancho="completo" onClick={onClose}>
            Entendido
          </Boton>
        ) : (
          <Boton
            ancho="completo"
            ocupado={ocupado}
            disabled={cambio === null}
            onClick={() => cambio && void handleCambiar(cambio)}
          >
            {cuantos === 1 ? 'Cambiar 1 producto' : `Cambiar ${cuantos} productos`}
          </Boton>
        )
      }
    >
      {isHecho ? (
        <div className={`pila ${css.contenido}`} data-hueco="5">
          <Mensaje>Estos se quedan como estaban; los demás ya están cambiados.</Mensaje>
          <ul className="pila" data-hueco="2" data-cuerpo="s">
            {omitidos.map((omitido) => (
              <li key={omitido.producto}>{textoOmitido(omitido)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <div className={`pila ${css.contenido}`} data-hueco="5">
          <Eleccion etiqueta="Qué cambia" tamano="compacto" valor={que} opciones={QUE} onChange={setQue} />
          {que === 'disponibilidad' && (
            <Eleccion etiqueta="Desde ahora están" valor={venta} opciones={VENTA} onChange={setVenta} />
          )}
          {que === 'precio' && (
            <CamposSubida
              escrita={escrita}
              ayuda="Con un menos delante, bajan. Los precios propios de una zona no cambian."
              onChange={setEscrita}
            />
          )}
          {que === 'categoria' && <SelectorCategoria valor={categoria} onChange={setCategoria} />}
          {que === 'alergenos' && (
            <>
              <Eleccion etiqueta="Los alérgenos" valor={modo} opciones={MODOS} onChange={setModo} />
              {modo === 'ninguno' ? (
                <p>Se declara que no contienen ninguno de los 14.</p>
              ) : (
                <ListaAlergenos
                  opciones={ALERGENOS}
                  elegidos={alergenos}
                  etiqueta="Alérgenos"
                  onToggle={(alergeno) => setAlergenos(toggleAlergeno(alergenos, alergeno))}
                />
              )}
            </>
          )}
          {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
          {ocupado && <Progreso />}
          {filas.length > 0 && <TablaPrecios columnas={['Antes', 'Después']} filas={filas} />}
        </div>
      )}
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}

/** Only while it takes long. */
function Progreso() {
  const tanda = useUltimaTanda();
  if (!tanda?.enCurso) return null;
  return <p ref={anunciado}>{textoMarcha(tanda)}</p>;
}
