import { LIMITES, estacionesDe, parsePrecio, reglasCarta, toEuros } from '@carta/contracts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CarritoStore } from '../../../pedir/carrito-store';
import { useSesion } from '../../../sesion/useSesion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';

const ID_FORMULARIO = 'fuera-de-carta';

interface PropsHojaFueraDeCarta {
  abierta: boolean;
  carrito: CarritoStore;
  buscado: string;
  onAnadido: (nombre: string) => void;
  onClose: () => void;
}

/** Takes down what is on no carta: its name, its price, and who makes it. */
export function HojaFueraDeCarta({ abierta, carrito, buscado, onAnadido, onClose }: PropsHojaFueraDeCarta) {
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const [nombre, setNombre] = useState(buscado.charAt(0).toUpperCase() + buscado.slice(1));
  const [precio, setPrecio] = useState('');
  const [estacion, setEstacion] = useState('cocina');
  const [conFallos, setConFallos] = useState(false);
  const fallos = {
    nombre: reglasCarta.nombreProducto(nombre),
    precio: reglasCarta.precio(precio),
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const centimos = parsePrecio(precio);
    setConFallos(true);
    if (fallos.nombre !== null || fallos.precio !== null || centimos === null) return;
    const escrito = nombre.trim();
    const euros = toEuros(centimos);
    carrito.getState().add({
      _id: `libre ${estacion} ${euros} ${escrito}`,
      nombre: escrito,
      precio: euros,
      libre: estacion,
    });
    onAnadido(escrito);
    onClose();
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Fuera de carta"
      subtitulo="De alérgenos se leerá «Sin información»."
      pie={
        <Boton type="submit" form={ID_FORMULARIO} ancho="completo">
          Añadir
        </Boton>
      }
    >
      <form id={ID_FORMULARIO} className="pila" data-hueco="4" noValidate onSubmit={handleSubmit}>
        <CampoTexto
          etiqueta="Nombre"
          autoComplete="off"
          maxLength={LIMITES.nombreMax}
          value={nombre}
          error={conFallos ? (fallos.nombre ?? undefined) : undefined}
          onChange={(event) => setNombre(event.target.value)}
        />
        <CampoTexto
          etiqueta="Precio"
          inputMode="decimal"
          autoComplete="off"
          value={precio}
          error={conFallos ? (fallos.precio ?? undefined) : undefined}
          onChange={(event) => setPrecio(event.target.value)}
        />
        <Eleccion
          etiqueta="Quién lo hace"
          valor={estacion}
          opciones={estacionesDe(casa).map(({ _id, nombre: texto }) => ({ valor: _id, texto }))}
          onChange={setEstacion}
        />
      </form>
    </HojaInferior>
  );
}
