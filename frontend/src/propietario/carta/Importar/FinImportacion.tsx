import type { FilaImportacion, Importacion } from '@carta/contracts';
import { relojDelLugar } from '@carta/contracts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { anunciado } from '../../../shared/lib/anuncio';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { useHusos } from '../../../shared/lib/hora';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useAccionesImportacion } from '../datos/useImportacion';
import { platos, textoMotivo } from '../modelo/importacion';
import css from './FinImportacion.module.css';

const CUANDO = formatoDeFecha({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

interface PropsFinImportacion {
  importacion: Importacion;
  verCarta: ReactNode;
  onOtra: () => void;
}

/** What was done or undone, what was not and why, and for a day the way back. */
export function FinImportacion({ importacion, verCarta, onOtra }: PropsFinImportacion) {
  const { undo } = useAccionesImportacion();
  const husos = useHusos();
  const [preguntando, setPreguntando] = useState(false);
  const { fallo, act } = useAccion();
  const { estado, filas, total, deshacerHasta } = importacion;
  const isDeshecha = estado === 'deshecha';
  const resto = filas.filter((fila) => motivoOf(fila, isDeshecha) !== undefined);
  const hechas = total - resto.length;

  async function handleDeshacer() {
    setPreguntando(false);
    await act(() => undo(importacion));
  }

  return (
    <div className={`pila ${css.fin}`} data-hueco="4">
      <CircleCheck className={css.icono} aria-hidden="true" />
      <div ref={anunciado}>
        <h2>{isDeshecha ? `Deshecho: ${platos(hechas)}` : `Listo: ${platos(hechas)} en tu carta`}</h2>
      </div>
      {resto.length > 0 && (
        <div className={`pila ${css.resto}`} data-hueco="2" data-cuerpo="s">
          <p>{isDeshecha ? 'Estos se quedan como están:' : 'Estos no se han importado:'}</p>
          <ul>
            {resto.map((fila) => (
              <li key={fila.fila}>{textoMotivo(fila, motivoOf(fila, isDeshecha) ?? 'cambiado')}</li>
            ))}
          </ul>
        </div>
      )}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <div className={`fila ${css.acciones}`} data-centrada="">
        {verCarta}
        {deshacerHasta !== undefined && (
          <Boton variante="secundario" onClick={() => setPreguntando(true)}>
            Deshacer
          </Boton>
        )}
        <Boton variante="fantasma" onClick={onOtra}>
          Importar otra carta
        </Boton>
      </div>
      {deshacerHasta !== undefined && (
        <p className="suave">
          Se puede deshacer hasta el {CUANDO.format(relojDelLugar(husos, new Date(deshacerHasta)))}.
        </p>
      )}
      <DialogoConfirmar
        abierto={preguntando}
        onClose={() => setPreguntando(false)}
        titulo="Deshacer la importación"
        texto="Se quitan los platos importados y vuelven los precios de antes. Lo que hayas cambiado después se queda."
        accion="Deshacer"
        onConfirmar={handleDeshacer}
      />
    </div>
  );
}

/** Why it was left out of what was done, or of what was undone. */
const motivoOf = ({ motivo, sigue }: FilaImportacion, isDeshecha: boolean) => (isDeshecha ? sigue : motivo);
