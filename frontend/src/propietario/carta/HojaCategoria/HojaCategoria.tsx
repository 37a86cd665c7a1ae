import { guessTipoCategoria, reglasCarta, reglasHorario } from '@carta/contracts';
import type { Categoria, TipoPedido, Tramo } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { CamposDestino } from '../CamposDestino/CamposDestino';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { toDestinoEscrito, toDestinoRequest } from '../modelo/destino';
import { ERROR_CARTA, mensajeDeCategoria } from '../textos-carta';
import { HorasCategoria } from './HorasCategoria';

interface PropsHojaCategoria {
  abierta: boolean;
  /** Null makes a new one. */
  categoria: Categoria | null;
  onClose: () => void;
  /** Receives the stored one. */
  onHecha?: (categoria: Categoria) => void;
}

const OPCIONES = [
  { valor: 'comida', texto: 'Comida', icono: <Utensils aria-hidden="true" /> },
  { valor: 'bebida', texto: 'Bebida', icono: <CupSoda aria-hidden="true" /> },
] as const;

export const HojaCategoria = conApertura(Hoja);

function Hoja({ abierta, categoria, onClose, onHecha }: PropsHojaCategoria) {
  const { addCategoria, editCategoria } = useCambiosCarta();
  const nombreAntes = categoria?.nombre ?? '';
  const { register, control, errors, marco } = useFormulario({
    defaultValues: { nombre: nombreAntes },
    campoDe: () => 'nombre',
    isDeCampo: isStatus(409),
    guardar: save,
    textoOf: (error) =>
      mensajeDeCategoria(error, categoria ? ERROR_CARTA.actualizarCategoria : ERROR_CARTA.crearCategoria),
  });
  const nombre = useWatch({ control, name: 'nombre' });
  const [elegido, setElegido] = useState<TipoPedido | null>(categoria?.tipo ?? null);
  const tipo = elegido ?? guessTipoCategoria(nombre);
  const [horas, setHoras] = useState<readonly Tramo[]>(categoria?.horas ?? []);
  const [falloHoras, setFalloHoras] = useState<string | null>(null);
  const cambianHoras = JSON.stringify(horas) !== JSON.stringify(categoria?.horas ?? []);
  const [escrito, setEscrito] = useState(() => toDestinoEscrito(categoria));
  const destino = toDestinoRequest(escrito, categoria);
  const sucio =
    nombre.trim() !== nombreAntes ||
    elegido !== (categoria?.tipo ?? null) ||
    cambianHoras ||
    Object.keys(destino).length > 0;

  async function save({ nombre }: { nombre: string }) {
    const mensaje = reglasHorario.horasCategoria(horas);
    setFalloHoras(mensaje);
    if (mensaje !== null) return;
    const datos = { nombre: nombre.trim(), tipo, ...(cambianHoras ? { horas } : {}), ...destino };
    const hecha = await (categoria ? editCategoria(categoria._id, datos) : addCategoria(datos));
    onClose();
    onHecha?.(hecha);
  }

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={categoria ? 'Editar categoría' : 'Nueva categoría'}
      {...marco}
      sucio={sucio}
      onClose={onClose}
    >
      <CampoTexto
        etiqueta="Nombre"
        autoComplete="off"
        enterKeyHint="done"
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCarta.nombreCategoria) })}
      />
      <div className="pila" data-hueco="2">
        <Eleccion etiqueta="Qué es" valor={tipo} opciones={OPCIONES} onChange={setElegido} />
        <p className="tenue" data-cuerpo="xs">
          {tipo === 'bebida' ? 'Sus pedidos salen por la barra.' : 'Sus pedidos salen por la cocina.'}
        </p>
      </div>
      <CamposDestino
        tipo={tipo}
        categoria={null}
        valor={escrito}
        onChange={(cambio) => setEscrito({ ...escrito, ...cambio })}
      />
      <HorasCategoria horas={horas} error={falloHoras} onChange={setHoras} />
    </HojaFormulario>
  );
}
