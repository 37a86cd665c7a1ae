import { useState } from 'react';
import { ETIQUETA_REPARTO, formatCentimos, fromEuros, nombreMesas, sumCentimos } from '@carta/contracts';
import type { FormaCobro, Grupo, Reparto } from '@carta/contracts';
import { cobrar, gruposDe, useCobros } from '../../vivo/cobros';
import type { Partida } from '../../vivo/modelo/partidas';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { CobrosHechos } from './CobrosHechos';
import { CobrosSinRespuesta } from './CobrosSinRespuesta';
import { Falta } from './Falta';
import { PieCobrado } from './PieCobrado';
import { PieCobrar } from './PieCobrar';
import { Repartida } from './Repartida';
import { cuentasPorMovil, faltaDe } from './modelo/cuenta';
import { porCobrarDe, toCuerpo } from './modelo/eleccion-cobro';
import type { EleccionCobro, ModoCobro, PorCobrar } from './modelo/eleccion-cobro';
import { partesPagadas, personasDe } from './modelo/partes';
import css from './HojaCobrar.module.css';

const MODOS: readonly { valor: ModoCobro; texto: string }[] = [
  { valor: 'iguales', texto: ETIQUETA_REPARTO.iguales },
  { valor: 'platos', texto: ETIQUETA_REPARTO.platos },
  { valor: 'moviles', texto: ETIQUETA_REPARTO.moviles },
  { valor: 'importe', texto: 'Otro importe' },
];

const NADA_ELEGIDO = { unidades: new Map<string, number>(), movil: null, texto: '' } as const;

interface PropsHojaCobrar {
  abierta: boolean;
  onClose: () => void;
  partida: Partida;
  /** What the mesa itself proposes. */
  reparto?: Reparto | undefined;
}

/** Charges a mesa part by part, in whatever way its diners share the bill (docs/reglas.md#charging). */
export function HojaCobrar({ abierta, onClose, partida, reparto }: PropsHojaCobrar) {
  const { grupos, mesas } = partida;
  const falta = faltaDe(grupos);
  const pagadas = partesPagadas(grupos);
  const [modo, setModo] = useState<ModoCobro>(reparto?.modo ?? 'iguales');
  const [personas, setPersonas] = useState(reparto?.partes);
  const [elegido, setElegido] = useState<Omit<EleccionCobro, 'modo' | 'personas'>>(NADA_ELEGIDO);
  const retenido = useCobros((cobros) => cobros.some((cobro) => isDeAlguno(cobro, grupos)));

  const total = sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo)));
  const eleccion = { ...elegido, modo, personas: personas ?? personasDe(total, pagadas) };
  const nombre = nombreDe(eleccion, pagadas.length, grupos);

  const handleCobrar = async (porCobrar: PorCobrar, forma: FormaCobro): Promise<void> => {
    // the number of people stays what it was, also where the first part would tell another
    if (modo === 'iguales') setPersonas(eleccion.personas);
    if (await chargeMesas(partida, porCobrar, forma)) setElegido(NADA_ELEGIDO);
  };

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      tamano="completa"
      titulo={`Cobrar ${nombreMesas(mesas).toLowerCase()}`}
      pie={
        falta > 0 ? (
          <PieCobrar
            porCobrar={porCobrarDe(grupos, eleccion)}
            falta={falta}
            nombre={nombre}
            retenido={retenido}
            onCobrar={handleCobrar}
          />
        ) : (
          <PieCobrado grupos={grupos} onPagada={onClose} />
        )
      }
    >
      <div className={css.hoja}>
        <Falta grupos={grupos} falta={falta} />
        <CobrosSinRespuesta de={grupos.map(({ grupoMesa }) => grupoMesa)} />
        {falta > 0 && (
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
              eleccion={eleccion}
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

/** What its button charges: 'Parte 2 de 3', 'Móvil 1', 'Platos'. */
function nombreDe(
  { modo, personas, movil }: EleccionCobro,
  pagadas: number,
  grupos: readonly Grupo[],
): string {
  switch (modo) {
    case 'iguales':
      return `Parte ${pagadas + 1} de ${Math.max(personas, pagadas + 1)}`;
    case 'platos':
      return 'Platos elegidos';
    case 'moviles':
      return cuentasPorMovil(grupos).find(({ id }) => id === movil)?.nombre ?? 'Elige un móvil';
    case 'importe':
      return 'Importe';
  }
}

/** The tab that leads answers for the party; each at the revision that its waiter sees. */
function chargeMesas(
  { grupos, lider, mesas }: Partida,
  porCobrar: PorCobrar,
  forma: FormaCobro,
): Promise<boolean> {
  const primero = lider ?? grupos[0];
  if (!primero) return Promise.resolve(false);
  const { grupoMesa, rev } = primero;
  const revs = Object.fromEntries(grupos.map((grupo) => [grupo.grupoMesa, grupo.rev]));
  const cuerpo = { ...toCuerpo(porCobrar), forma, rev, ...(grupos.length > 1 ? { revs } : {}) };
  return cobrar({
    grupoMesa,
    texto: `${nombreMesas(mesas)}: ${formatCentimos(porCobrar.importe)}`,
    cuerpo,
  });
}

function isDeAlguno(cobro: Parameters<typeof gruposDe>[0], grupos: readonly Grupo[]): boolean {
  return gruposDe(cobro).some((id) => grupos.some(({ grupoMesa }) => grupoMesa === id));
}
