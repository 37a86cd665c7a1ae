import { reglasHorario } from '@carta/contracts';
import type { CambiarHorarioRequest, Restaurante } from '@carta/contracts';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { MarcoAjustes } from '../MarcoAjustes';
import { falloDeAjustes } from '../ajustes-api';
import { DiasCerrados } from './DiasCerrados';
import { RelojLugar } from './RelojLugar';
import { SemanaEstacion } from './SemanaEstacion';
import { saveHorario } from './horario-api';
import { toSemana, toTramos } from './semana';
import type { Semana } from './semana';

interface PropsHorario {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

interface Escrito {
  cocina: Semana | null;
  barra: Semana | null;
  cerrados: readonly string[];
}

export function Horario({ restaurante, onVolver, onGuardado }: PropsHorario) {
  const [guardado, setGuardado] = useState(() => escritoOf(restaurante));
  const [escrito, setEscrito] = useState(guardado);
  const [estado, setEstado] = useState<'escribiendo' | 'guardando' | 'guardado'>('escribiendo');
  const [fallo, setFallo] = useState<string | null>(null);
  const sucio = JSON.stringify(escrito) !== JSON.stringify(guardado);
  const { handleClose, pregunta } = useDescartar(sucio, onVolver);
  const cambios = toCambios(escrito);
  const [errorCocina, errorBarra] = [cambios.cocina, cambios.barra].map((tramos) =>
    reglasHorario.horasEstacion(tramos),
  );

  function change(cambio: Partial<Escrito>) {
    setEscrito((antes) => ({ ...antes, ...cambio }));
    setEstado('escribiendo');
    setFallo(null);
  }

  async function handleGuardar() {
    if (errorCocina || errorBarra) return;
    setEstado('guardando');
    setFallo(null);
    try {
      await saveHorario(restaurante._id, cambios);
      await onGuardado();
      setGuardado(escrito);
      setEstado('guardado');
    } catch (error) {
      setEstado('escribiendo');
      setFallo(falloDeAjustes(error));
    }
  }

  return (
    <MarcoAjustes titulo="Horario" onVolver={handleClose}>
      <p className="suave">
        Fuera de estas horas la carta se sigue leyendo y dice cuándo abres, y nadie puede pedir desde el
        móvil. Quien ya tenía el carrito empezado tiene diez minutos. Los camareros pueden tomar nota siempre.
      </p>
      <SemanaEstacion
        titulo="Cocina"
        semana={escrito.cocina}
        error={errorCocina ?? undefined}
        onChange={(cocina) => change({ cocina })}
      />
      <SemanaEstacion
        titulo="Barra"
        semana={escrito.barra}
        error={errorBarra ?? undefined}
        onChange={(barra) => change({ barra })}
      />
      <DiasCerrados dias={escrito.cerrados} onChange={(cerrados) => change({ cerrados })} />
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      {estado === 'guardado' && <Mensaje tono="exito">Horario guardado</Mensaje>}
      <Boton ancho="completo" ocupado={estado === 'guardando'} onClick={() => void handleGuardar()}>
        Guardar
      </Boton>
      <RelojLugar restaurante={restaurante} onGuardado={onGuardado} />
      <DialogoDescartar {...pregunta} />
    </MarcoAjustes>
  );
}

function escritoOf({ horario }: Restaurante): Escrito {
  return {
    cocina: horario?.cocina ? toSemana(horario.cocina) : null,
    barra: horario?.barra ? toSemana(horario.barra) : null,
    cerrados: horario?.cerrados ?? [],
  };
}

function toCambios({ cocina, barra, cerrados }: Escrito): Required<CambiarHorarioRequest> {
  return { cocina: cocina && toTramos(cocina), barra: barra && toTramos(barra), cerrados };
}
