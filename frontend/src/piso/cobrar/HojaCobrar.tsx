import { useState } from 'react';
import {
  ETIQUETA_REPARTO,
  formaOf,
  formatCentimos,
  fromEuros,
  isLlamadaAbierta,
  nombreMesas,
  sumCentimos,
  sumComensales,
  toEuros,
} from '@carta/contracts';
import type { Grupo, Reparto } from '@carta/contracts';
import { cobrar, gruposDe, useCobros } from '../vivo/actos/cobrar';
import { textoSinPesar } from '../vivo/mesas/falta';
import { isPagado } from '../vivo/mesas/grupos';
import { isServida } from '../vivo/mesas/partidas-abiertas';
import type { Partida } from '../vivo/mesas/partidas-abiertas';
import { usePartida } from '../vivo/tablero/usePartida';
import { useTablero } from '../vivo/tablero/useTablero';
import { Eleccion } from '../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { showToast } from '../../shared/ui/Toasts/toast';
import { CobrosHechos } from './CobrosHechos';
import { CobrosSinRespuesta } from './CobrosSinRespuesta';
import { Falta } from './Falta';
import { PieCobrado } from './PieCobrado';
import { PieCobrar } from './PieCobrar';
import type { ComoSeCobra } from './PieCobrar';
import { Repartida } from './Repartida';
import { TodoJunto } from './TodoJunto';
import { faltaDe } from './modelo/cuenta-mesa';
import { nombreDe, porCobrarDe, toCuerpo } from './modelo/eleccion-cobro';
import type { EleccionCobro, ModoCobro, PorCobrar } from './modelo/eleccion-cobro';
import { cuotasPagadas, personasDe } from './modelo/cuotas';
import css from './HojaCobrar.module.css';

const MODOS: readonly { valor: Exclude<ModoCobro, 'todo'>; texto: string }[] = [
  { valor: 'iguales', texto: ETIQUETA_REPARTO.iguales },
  { valor: 'platos', texto: ETIQUETA_REPARTO.platos },
  { valor: 'moviles', texto: ETIQUETA_REPARTO.moviles },
  { valor: 'importe', texto: 'Otro importe' },
];

const NADA_ELEGIDO = { unidades: new Map<string, number>(), movil: null, texto: '' } as const;

interface PropsHojaCobrar {
  abierta: boolean;
  onClose: () => void;
  grupoMesa: string;
}

/**
 * A bill of a mesa or its party is paid at once, or part by part in the way that its diners share it
 * (docs/reglas/dinero.md#charging).
 */
export function HojaCobrar({ abierta, onClose, grupoMesa }: PropsHojaCobrar) {
  const numero = useTablero(({ grupos }) => grupos.get(grupoMesa)?.mesa.numero ?? 0);
  const partida = usePartida(numero);
  const { grupos } = partida;
  const falta = faltaDe(grupos);
  const pagadas = cuotasPagadas(grupos);
  const reparto = useReparto(partida.mesas);
  const [modo, setModo] = useState<ModoCobro>(reparto?.modo ?? 'todo');
  const [personas, setPersonas] = useState(reparto?.partes);
  const [elegido, setElegido] = useState<Omit<EleccionCobro, 'modo' | 'personas'>>(NADA_ELEGIDO);
  const retenido = useCobros((cobros) => cobros.some((cobro) => isDeAlguno(cobro, grupos)));

  const total = sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo)));
  const eleccion = {
    ...elegido,
    modo,
    personas: personas ?? personasDe(total, pagadas, sumComensales(grupos)),
  };
  const sinPesar = textoSinPesar(grupos);
  const isParada = sinPesar !== null && modo !== 'platos' && modo !== 'importe';
  const conTodo = modo === 'todo';
  const isPago = conTodo && isServida(grupos);

  const handleCobrar = async (porCobrar: PorCobrar, { cambio, ...como }: ComoSeCobra): Promise<boolean> => {
    // the number of people stays, even if the first part suggests another
    if (modo === 'iguales') setPersonas(eleccion.personas);
    if (!(await chargeMesas(partida, porCobrar, { ...como, isPago }))) {
      // without an answer it is kept with its tip, and repeated
      return useCobros.getState().some((cobro) => isDeAlguno(cobro, grupos));
    }
    if (cambio > 0) showToast({ id: 'cambio', texto: `Cambio: ${formatCentimos(cambio)}`, tono: 'exito' });
    setElegido(NADA_ELEGIDO);
    const ahora = useTablero.getState().grupos.get(grupoMesa);
    // the charge that leaves nothing may pay it
    if (isPago || (ahora && isPagado(ahora))) onClose();
    return true;
  };

  if (!grupos.some((grupo) => grupo.grupoMesa === grupoMesa)) {
    return (
      <HojaInferior abierta={abierta} onClose={onClose} titulo="Cobrar">
        <p className="centro">Esta cuenta ya está cerrada: no queda nada por cobrar.</p>
      </HojaInferior>
    );
  }
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      tamano={conTodo ? 'compacta' : 'completa'}
      titulo={`Cobrar ${nombreMesas(partida.mesas).toLowerCase()}`}
      {...(conTodo ? {} : { onVolver: () => setModo('todo') })}
      pie={
        falta > 0 ? (
          <PieCobrar
            porCobrar={isParada ? null : porCobrarDe(grupos, eleccion)}
            falta={falta}
            nombre={nombreDe(eleccion, pagadas.length, grupos)}
            retenido={retenido}
            onCobrar={handleCobrar}
          />
        ) : (
          <PieCobrado grupos={grupos} onPagada={onClose} />
        )
      }
    >
      <div className="pila" data-hueco="4">
        {sinPesar !== null && <Mensaje>{sinPesar}</Mensaje>}
        <CobrosSinRespuesta de={grupos.map((grupo) => grupo.grupoMesa)} />
        {conTodo && falta > 0 ? (
          <TodoJunto grupos={grupos} falta={falta} onDividir={() => setModo(reparto?.modo ?? 'iguales')} />
        ) : (
          <Falta grupos={grupos} falta={falta} />
        )}
        {!conTodo && falta > 0 && (
          <>
            <div className={css.modos}>
              <Eleccion
                etiqueta="Cómo se reparte"
                etiquetaOculta
                tamano="compacto"
                valor={modo}
                opciones={MODOS}
                onChange={setModo}
              />
            </div>
            <Repartida
              grupos={grupos}
              eleccion={{ ...eleccion, modo }}
              onPersonas={setPersonas}
              onElegido={(cambio) => setElegido((antes) => ({ ...antes, ...cambio }))}
            />
          </>
        )}
        <CobrosHechos grupos={grupos} />
      </div>
    </HojaInferior>
  );
}

/** One of the mesas proposed with its call how to share the bill. */
function useReparto(mesas: readonly number[]): Reparto | undefined {
  return useTablero(({ llamadas }) => {
    const abiertas = [...llamadas.values()].filter(
      (llamada) => isLlamadaAbierta(llamada) && mesas.includes(llamada.mesa),
    );
    return abiertas.find(({ reparto }) => reparto !== undefined)?.reparto;
  });
}

/** The leading tab stands for the party; each tab is charged at the revision that the waiter sees. */
function chargeMesas(
  { grupos, lider, mesas }: Partida,
  porCobrar: PorCobrar,
  { propina, isPago, ...pago }: Omit<ComoSeCobra, 'cambio'> & { isPago: boolean },
): Promise<boolean> {
  const primero = lider ?? grupos[0];
  if (!primero) return Promise.resolve(false);
  const { grupoMesa, rev } = primero;
  const revs = Object.fromEntries(grupos.map((grupo) => [grupo.grupoMesa, grupo.rev]));
  return cobrar({
    grupoMesa,
    texto: `${nombreMesas(mesas)}: ${formatCentimos(porCobrar.importe)}`,
    mesas,
    cuerpo: {
      ...toCuerpo(porCobrar),
      ...formaOf(pago),
      ...(propina > 0 ? { propina: toEuros(propina) } : {}),
      rev,
      ...(grupos.length > 1 ? { revs } : {}),
      ...(isPago ? { pagar: true } : {}),
    },
  });
}

function isDeAlguno(cobro: Parameters<typeof gruposDe>[0], grupos: readonly Grupo[]): boolean {
  return gruposDe(cobro).some((id) => grupos.some(({ grupoMesa }) => grupoMesa === id));
}
