import { useEffect, useState } from 'react';
import { PAUSAS, TIPOS_USUARIO } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import apartado from '../apartado.module.css';
import css from './Perfil.module.css';
import { NOMBRE_TIPO } from './datos-ejemplo';

const OPCIONES = TIPOS_USUARIO.map((valor) => ({ valor, texto: NOMBRE_TIPO[valor] }));

/** Only acted out; it takes half a second. */
export function SelectorTipo() {
  const [tipo, setTipo] = useState<TipoUsuario>('normal');
  const [pedido, setPedido] = useState<TipoUsuario | null>(null);

  useEffect(() => {
    if (pedido === null) return;
    const reloj = setTimeout(() => {
      setTipo(pedido);
      setPedido(null);
    }, PAUSAS.simulacionTipo);
    return () => clearTimeout(reloj);
  }, [pedido]);

  return (
    <section className={`${apartado.apartado} ${css.ficha}`} aria-busy={pedido !== null}>
      <Eleccion
        etiqueta="Tipo de usuario"
        valor={pedido ?? tipo}
        opciones={OPCIONES}
        onChange={setPedido}
        tamano="compacto"
      />
      <p className="suave" role="status">
        {pedido === null ? `Usuario de tipo ${NOMBRE_TIPO[tipo]}` : 'Cambiando…'}
      </p>
    </section>
  );
}
