import type { Grupo } from '@carta/contracts';
import { OtroImporte } from './OtroImporte';
import { PartesIguales } from './PartesIguales';
import { PorMovil } from './PorMovil';
import { PorPlatos } from './PorPlatos';
import { cuentasPorMovil, faltaDe, lineasDeCuenta } from './modelo/cuenta-mesa';
import type { EleccionCobro, ModoCobro } from './modelo/eleccion-cobro';
import { partesDe, partesPagadas } from './modelo/partes';

interface PropsRepartida {
  grupos: readonly Grupo[];
  eleccion: EleccionCobro & { modo: Exclude<ModoCobro, 'todo'> };
  onPersonas: (personas: number) => void;
  onElegido: (cambio: Partial<EleccionCobro>) => void;
}

export function Repartida({ grupos, eleccion, onPersonas, onElegido }: PropsRepartida) {
  const falta = faltaDe(grupos);
  switch (eleccion.modo) {
    case 'iguales': {
      const partes = partesDe(falta, eleccion.personas, partesPagadas(grupos));
      return <PartesIguales partes={partes} onPersonas={onPersonas} />;
    }
    case 'platos':
      return (
        <PorPlatos
          lineas={lineasDeCuenta(grupos)}
          conMesa={grupos.length > 1}
          unidades={eleccion.unidades}
          onUnidades={(unidades) => onElegido({ unidades })}
        />
      );
    case 'moviles':
      return (
        <PorMovil
          cuentas={cuentasPorMovil(grupos)}
          elegido={eleccion.movil}
          onElegido={(movil) => onElegido({ movil })}
        />
      );
    case 'importe':
      return <OtroImporte falta={falta} texto={eleccion.texto} onTexto={(texto) => onElegido({ texto })} />;
  }
}
