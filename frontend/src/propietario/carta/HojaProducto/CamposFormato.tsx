import { ALERGENOS, LIMITES, textoAlergenos, toggleAlergeno } from '@carta/contracts';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { CampoImporte } from '../CampoImporte/CampoImporte';
import { FilaEditable } from '../filas/FilaEditable';
import type { PropsFila } from '../filas/FilaEditable';
import { PreciosZona } from './PreciosZona';
import type { FalloFormato, FilaFormato } from '../modelo/formatos';

interface PropsCamposFormato extends PropsFila {
  fila: FilaFormato;
  fallo: FalloFormato | undefined;
  onChange: (cambio: Partial<FilaFormato>) => void;
}

export function CamposFormato({ fila, fallo, onChange, ...resto }: PropsCamposFormato) {
  const { llamada } = resto;
  const { nombre, precio, precios, alergenos } = fila;
  return (
    <FilaEditable
      {...resto}
      id={fila._id}
      resumen={alergenos.length > 0 ? `Añade ${textoAlergenos(alergenos)}` : 'Sin más alérgenos'}
      plegado={
        <>
          <PreciosZona
            de={llamada}
            usual={precio}
            valor={precios}
            onChange={(nuevos) => onChange({ precios: nuevos })}
          />
          <ListaAlergenos
            etiqueta={`Alérgenos que añade ${llamada}`}
            opciones={ALERGENOS}
            elegidos={alergenos}
            onToggle={(alergeno) => onChange({ alergenos: toggleAlergeno(alergenos, alergeno) })}
          />
        </>
      }
    >
      <CampoTexto
        aria-label={`Nombre de ${llamada}`}
        placeholder="Nombre"
        variante="compacta"
        autoComplete="off"
        maxLength={LIMITES.nombreFormatoMax}
        value={nombre}
        error={fallo?.nombre ?? undefined}
        onChange={({ target }) => onChange({ nombre: target.value })}
      />
      <CampoImporte
        aria-label={`Precio de ${llamada}`}
        variante="compacta"
        value={precio}
        error={fallo?.precio ?? undefined}
        onChange={(texto) => onChange({ precio: texto })}
      />
    </FilaEditable>
  );
}
