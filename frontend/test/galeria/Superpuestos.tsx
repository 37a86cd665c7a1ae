import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { showToast } from '../../src/shared/ui/Toasts/toast';
import { Boton } from '../../src/shared/ui/Boton/Boton';
import { CampoTexto } from '../../src/shared/ui/CampoTexto/CampoTexto';
import { Dialogo } from '../../src/shared/ui/Dialogo/Dialogo';
import { HojaInferior } from '../../src/shared/ui/HojaInferior/HojaInferior';
import { Fila, Seccion } from './Seccion';

type Abierto = 'compacta' | 'encima' | 'completa' | 'detalle' | 'hermana' | 'eliminar' | 'exito';

/** Sheets, dialogs and notices; `hermana` is a second sheet that is not rendered inside the first. */
export function Superpuestos() {
  const [abiertos, setAbiertos] = useState<readonly Abierto[]>([]);
  const open = (cual: Abierto) => setAbiertos((antes) => [...antes, cual]);
  const close = (cual: Abierto) => setAbiertos((antes) => antes.filter((abierto) => abierto !== cual));

  return (
    <Seccion titulo="Hojas, diálogos y avisos">
      <Fila>
        <Boton onClick={() => open('compacta')}>Hoja compacta</Boton>
        <Boton onClick={() => open('completa')}>Hoja completa</Boton>
        <Boton onClick={() => open('detalle')}>Detalle de plato</Boton>
        <Boton variante="secundario" onClick={() => open('exito')}>
          Diálogo de éxito
        </Boton>
        <Boton variante="secundario" onClick={showNeutro}>
          Aviso
        </Boton>
        <Boton
          variante="secundario"
          onClick={() => showToast({ texto: 'Categoría guardada', tono: 'exito' })}
        >
          Aviso de éxito
        </Boton>
        <Boton
          variante="secundario"
          onClick={() => showToast({ texto: 'Error al guardar el producto', tono: 'error' })}
        >
          Aviso de error
        </Boton>
      </Fila>

      <HojaInferior
        abierta={abiertos.includes('compacta')}
        onClose={() => close('compacta')}
        titulo="Categorías"
        subtitulo="Arrastra para ordenar"
      >
        <p>Entrantes, principales, postres y bebidas.</p>
        <Fila>
          <Boton onClick={() => open('encima')}>Abrir encima</Boton>
          <Boton onClick={() => open('hermana')}>Abrir hermana</Boton>
          <Boton variante="secundario" onClick={showNeutro}>
            Avisar encima
          </Boton>
          <Boton variante="peligro" icono={<Trash2 aria-hidden="true" />} onClick={() => open('eliminar')}>
            Eliminar categoría
          </Boton>
        </Fila>
        <Dialogo
          abierto={abiertos.includes('eliminar')}
          onClose={() => close('eliminar')}
          titulo="Eliminar categoría"
          texto="Se eliminarán la categoría y todos sus productos. Esta acción no se puede deshacer."
          acciones={
            <>
              <Boton variante="secundario" onClick={() => close('eliminar')}>
                Cancelar
              </Boton>
              <Boton variante="peligro" onClick={() => close('eliminar')}>
                Eliminar
              </Boton>
            </>
          }
        />
        <HojaInferior
          abierta={abiertos.includes('encima')}
          onClose={() => close('encima')}
          titulo="Editar categoría"
        >
          <CampoTexto etiqueta="Nombre" defaultValue="Entrantes" />
        </HojaInferior>
      </HojaInferior>

      <HojaInferior
        abierta={abiertos.includes('completa')}
        onClose={() => close('completa')}
        onVolver={() => close('completa')}
        titulo="Nuevo producto"
        tamano="completa"
        pie={<Boton ancho="completo">Guardar</Boton>}
      >
        <CampoTexto etiqueta="Nombre" />
      </HojaInferior>

      <HojaInferior
        abierta={abiertos.includes('hermana')}
        onClose={() => close('hermana')}
        titulo="Hermana"
        nivel={60}
      >
        <p>Abierta junto a la otra, no dentro.</p>
      </HojaInferior>

      <HojaInferior
        abierta={abiertos.includes('detalle')}
        onClose={() => close('detalle')}
        titulo="Croquetas de jamón ibérico"
        subtitulo="9,50 €"
        umbral={100}
      >
        <p>{'Bechamel de leche fresca, jamón de bellota y pan rallado de la casa. '.repeat(24)}</p>
      </HojaInferior>

      <Dialogo
        abierto={abiertos.includes('exito')}
        onClose={() => close('exito')}
        icono={<Check />}
        titulo="¡Pedido enviado exitosamente!"
        texto="Tu pedido ha sido recibido por la cocina."
        acciones={<Boton onClick={() => close('exito')}>Entendido</Boton>}
      />
    </Seccion>
  );
}

function showNeutro() {
  showToast({
    texto: 'Croquetas eliminadas del pedido',
    accion: { texto: 'Deshacer', onAction: () => showToast({ texto: 'Croquetas recuperadas' }) },
  });
}
