import { declaracionOf } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { Aviso } from '../../../shared/ui/Aviso/Aviso';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { createClave } from '../../../shared/lib/clave';
import { useOcupado } from '../../../shared/lib/useAccion';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { ERROR_CARTA } from '../textos-carta';
import { toastFallo } from '../toast-fallo';
import css from './PorDeclarar.module.css';

interface PropsPorDeclarar {
  productos: readonly Producto[];
  /** Opens its sheet. */
  onEdit: (producto: Producto) => void;
}

export function PorDeclarar({ productos, onEdit }: PropsPorDeclarar) {
  const [abierta, setAbierta] = useState(false);
  const faltan = productos.filter((producto) => declaracionOf(producto) === 'sin_declarar');
  const handleEdit = (producto: Producto) => {
    setAbierta(false);
    onEdit(producto);
  };
  if (faltan.length === 0 && !abierta) return null;
  return (
    <>
      {faltan.length > 0 && (
        <Aviso onClick={() => setAbierta(true)}>
          <strong>{tituloDe(faltan.length)}</strong> En la carta se lee que hay que preguntar.
        </Aviso>
      )}
      <HojaInferior
        abierta={abierta}
        onClose={() => setAbierta(false)}
        titulo="Alérgenos por declarar"
        subtitulo="Lo que no se declara no parece seguro: se avisa a quien evita algo."
        tamano="completa"
      >
        {faltan.length === 0 ? (
          <EstadoVacio icono={<CircleCheck />} titulo="Todo declarado" texto="No falta ningún plato." />
        ) : (
          <ul className="pila" data-hueco="0">
            {faltan.map((producto) => (
              <FilaPorDeclarar key={producto._id} producto={producto} onEdit={handleEdit} />
            ))}
          </ul>
        )}
      </HojaInferior>
    </>
  );
}

const tituloDe = (cuantos: number) =>
  cuantos === 1 ? 'Falta 1 plato por declarar.' : `Faltan ${cuantos} platos por declarar.`;

interface PropsFilaPorDeclarar {
  producto: Producto;
  onEdit: (producto: Producto) => void;
}

function FilaPorDeclarar({ producto, onEdit }: PropsFilaPorDeclarar) {
  const { nombre } = producto;
  const { declareNinguno, ocupado } = useDeclararNinguno(producto);
  return (
    <li className={`pila ${css.fila}`} data-hueco="2">
      <span className={css.nombre}>{nombre}</span>
      <Boton
        variante="secundario"
        tamano="compacto"
        aria-label={`${nombre}: contiene…`}
        onClick={() => onEdit(producto)}
      >
        Contiene…
      </Boton>
      <Boton
        variante="secundario"
        tamano="compacto"
        ocupado={ocupado}
        aria-label={`${nombre}: no contiene ninguno`}
        onClick={declareNinguno}
      >
        Ninguno
      </Boton>
    </li>
  );
}

/** One tap, with undo. */
function useDeclararNinguno(producto: Producto) {
  const { nombre } = producto;
  const { editProducto } = useCambiosCarta();
  const { ocupado, during } = useOcupado();

  async function declare(alergenosDeclarados: boolean, visto: Producto): Promise<void> {
    const form = new FormData();
    form.set('alergenosDeclarados', String(alergenosDeclarados));
    try {
      const guardado = await editProducto(visto, form, createClave());
      if (!alergenosDeclarados) return;
      showToast({
        texto: `${nombre}: no contiene ninguno`,
        accion: { texto: 'Deshacer', onAction: () => void during(() => declare(false, guardado)) },
      });
    } catch (error) {
      toastFallo(error, mensajeDe(error, ERROR_CARTA.guardarProducto));
    }
  }

  return { declareNinguno: () => void during(() => declare(true, producto)), ocupado };
}
