import { MAX_LINEAS, MAX_UNIDADES } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Contador } from '../../../shared/ui/Contador/Contador';
import css from './HojaElegir.module.css';

interface PropsPieElegir {
  nombre: string;
  cantidad: number;
  /** It does not fit into the cart. */
  llena: boolean;
  principal: boolean;
  disabled: boolean;
  texto: string;
  onCantidad: (cantidad: number) => void;
  onSeguir: () => void;
}

/** How many, and the one button that goes on. */
export function PieElegir(props: PropsPieElegir) {
  const { nombre, cantidad, llena, principal, disabled, texto, onCantidad, onSeguir } = props;
  return (
    <div className={`pila ${css.pie}`}>
      {llena && (
        <p className={css.llena} role="alert">
          {t('No cabe más en el carrito: como mucho {unidades} de cada y {lineas} distintos.', {
            unidades: MAX_UNIDADES,
            lineas: MAX_LINEAS,
          })}
        </p>
      )}
      <Contador
        valor={cantidad}
        etiqueta={t('Cantidad de {nombre}', { nombre })}
        etiquetaMenos={t('Quitar uno de {nombre}', { nombre })}
        etiquetaMas={t('Añadir uno de {nombre}', { nombre })}
        minimo={1}
        maximo={MAX_UNIDADES}
        onMenos={() => onCantidad(cantidad - 1)}
        onMas={() => onCantidad(cantidad + 1)}
      />
      <Boton variante={principal ? 'primario' : 'secundario'} disabled={disabled} onClick={onSeguir}>
        {texto}
      </Boton>
    </div>
  );
}
