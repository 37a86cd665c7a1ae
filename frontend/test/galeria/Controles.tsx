import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { AreaTexto } from '../../src/shared/ui/AreaTexto/AreaTexto';
import { Boton } from '../../src/shared/ui/Boton/Boton';
import { BotonIcono } from '../../src/shared/ui/BotonIcono/BotonIcono';
import { CampoContrasena } from '../../src/shared/ui/CampoContrasena/CampoContrasena';
import { CampoTexto } from '../../src/shared/ui/CampoTexto/CampoTexto';
import { Contador } from '../../src/shared/ui/Contador/Contador';
import { Fila, Rejilla, Seccion } from './Seccion';

export function Controles() {
  return (
    <>
      <Botones />
      <Campos />
    </>
  );
}

function Botones() {
  const [cantidad, setCantidad] = useState(2);
  return (
    <Seccion titulo="Botones">
      <Fila>
        <Boton>Confirmar Pedido</Boton>
        <Boton variante="secundario">Cancelar</Boton>
        <Boton variante="fantasma" icono={<Plus aria-hidden="true" />}>
          Nueva categoría
        </Boton>
        <Boton variante="peligro" icono={<Trash2 aria-hidden="true" />}>
          Eliminar
        </Boton>
      </Fila>
      <Fila>
        <Boton tamano="compacto" variante="secundario">
          Preparar
        </Boton>
        <Boton ocupado>Enviando…</Boton>
        <Boton disabled>Guardar</Boton>
        <Boton disabled variante="secundario">
          Guardar
        </Boton>
      </Fila>
      <Fila>
        <BotonIcono etiqueta="Ajustes" icono={<Settings aria-hidden="true" />} />
        <BotonIcono etiqueta="Añadir" variante="relleno" icono={<Plus aria-hidden="true" />} />
        <BotonIcono etiqueta="Buscar" disabled icono={<Search aria-hidden="true" />} />
        <Contador
          valor={cantidad}
          etiqueta="Cantidad de Croquetas"
          etiquetaMenos="Quitar una de Croquetas"
          etiquetaMas="Añadir una de Croquetas"
          maximo={20}
          onMenos={() => setCantidad(cantidad - 1)}
          onMas={() => setCantidad(cantidad + 1)}
        />
      </Fila>
      <Boton tamano="grande" ancho="completo">
        Ver pedido · 3 · 31,00 €
      </Boton>
    </Seccion>
  );
}

function Campos() {
  const [notas, setNotas] = useState('Sin cebolla, por favor');
  return (
    <Seccion titulo="Campos">
      <Rejilla>
        <CampoTexto etiqueta="Nombre del establecimiento" defaultValue="Casa Lola" />
        <CampoTexto etiqueta="Email" error="El email no es válido" defaultValue="casa.lola" />
        <CampoTexto
          etiqueta="Teléfono"
          ayuda="Con el prefijo, si no es de España"
          placeholder="600 000 000"
        />
        <CampoTexto etiqueta="Email" disabled defaultValue="hola@casalola.es" />
        <CampoTexto aria-label="Buscar plato" variante="compacta" placeholder="Buscar plato" />
        <CampoTexto etiqueta="Código" variante="grande" inputMode="numeric" defaultValue="482 910" />
        <CampoContrasena etiqueta="Contraseña" defaultValue="secreto" />
        <AreaTexto
          etiqueta="Notas para cocina"
          maximo={200}
          value={notas}
          onChange={(event) => setNotas(event.target.value)}
        />
      </Rejilla>
    </Seccion>
  );
}
