import { useState } from 'react';
import { formatCentimos, reglasRebaja } from '@carta/contracts';
import type { Grupo, Linea, TipoRebaja } from '@carta/contracts';
import { costeDe } from '../../../shared/lib/coste';
import { createClave } from '../../../shared/lib/clave';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Contador } from '../../../shared/ui/Contador/Contador';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { HojaMotivo } from '../../ui/HojaMotivo';
import { rebajar } from '../../vivo/actos/rebajar';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { textoPorAprobar } from '../../vivo/mesas/por-aprobar';
import {
  SIN_ELEGIR,
  TEXTO_REBAJA,
  rebajablesOf,
  dePagoOf,
  importeDePedido,
  pedidoDe,
  queRebaja,
  textoRebaja,
} from './modelo-rebaja';
import type { EleccionRebaja } from './modelo-rebaja';
import css from './Rebajas.module.css';

interface PropsHojaRebaja {
  grupo: Grupo;
  tipo: TipoRebaja;
  abierta: boolean;
  onClose: () => void;
}

/** Asks what is taken off, how much and why; a usual reason acts at once. */
export function HojaRebaja({ grupo, tipo, abierta, onClose }: PropsHojaRebaja) {
  const [eleccion, setEleccion] = useState(SIN_ELEGIR);
  const [falta, setFalta] = useState(false);
  // one that got no answer is sent again under its key
  const [clave, setClave] = useState({ de: '', clave: createClave() });
  const { titulo, subtitulo, accion, motivos, falta: textoFalta } = TEXTO_REBAJA[tipo];
  const rebajables = rebajablesOf(grupo);
  const pedido = pedidoDe(tipo, eleccion, rebajables);
  const importe = pedido && importeDePedido(pedido, rebajables);
  const choose = (cambios: Partial<EleccionRebaja>) => setEleccion({ ...eleccion, ...cambios });

  const handleMotivo = async (motivo: string) => {
    setFalta(pedido === null);
    if (pedido === null || importe === null) return false;
    const cuerpo = { ...pedido, motivo };
    const de = JSON.stringify([cuerpo, grupo.rev]);
    const suya = clave.de === de ? clave : { de, clave: createClave() };
    setClave(suya);
    const { lineas = [], linea, porcentaje } = pedido;
    const rebaja = {
      tipo,
      ...(porcentaje === undefined ? {} : { porcentaje }),
      ...(linea === undefined && tipo === 'descuento' ? { deMesa: true as const } : {}),
      lineas: linea === undefined ? lineas : [{ linea }],
    };
    const que = textoPorAprobar([grupo.mesa.numero], queRebaja(grupo, rebaja), importe);
    return rebajar(grupo, cuerpo, { texto: textoRebaja(grupo, rebaja), que, clave: suya.clave });
  };

  return (
    <HojaMotivo
      abierta={abierta}
      onClose={onClose}
      titulo={`${titulo} · Mesa ${grupo.mesa.numero}`}
      subtitulo={subtitulo}
      habituales={motivos}
      regla={reglasRebaja.motivo}
      accion={accion}
      variante="primario"
      onMotivo={handleMotivo}
    >
      {tipo === 'descuento' ? (
        <Cuanto lineas={rebajables} eleccion={eleccion} onChoose={choose} />
      ) : (
        <Cuales
          lineas={rebajables}
          unidades={eleccion.unidades}
          onUnidades={(unidades) => choose({ unidades })}
        />
      )}
      {importe !== null && (
        <p className={css.total}>
          Se quita de la cuenta <strong className="cifras">{formatCentimos(importe)}</strong>
        </p>
      )}
      {falta && pedido === null && (
        <p className={css.falta} role="alert">
          {textoFalta}
        </p>
      )}
    </HojaMotivo>
  );
}

interface PropsCuales {
  lineas: readonly Linea[];
  unidades: EleccionRebaja['unidades'];
  onUnidades: (unidades: EleccionRebaja['unidades']) => void;
}

function Cuales({ lineas, unidades, onUnidades }: PropsCuales) {
  return (
    <ul className={css.lista} aria-label="Platos">
      {lineas.map((linea) => {
        const nombre = nombreCompleto(linea);
        const elegidas = Math.min(unidades.get(linea._id) ?? 0, dePagoOf(linea));
        const choose = (cuantas: number) => onUnidades(new Map(unidades).set(linea._id, cuantas));
        return (
          <li key={linea._id} className={`renglon ${css.fila}`} data-extremos="" data-hueco="3">
            <span className={css.nombre}>
              {dePagoOf(linea)} × {nombre}
              <small className={`${css.dato} cifras`}>{formatCentimos(costeDe(linea))}</small>
            </span>
            <Contador
              etiqueta={nombre}
              etiquetaMenos={`Una menos de ${nombre}`}
              etiquetaMas={`Una más de ${nombre}`}
              valor={elegidas}
              maximo={dePagoOf(linea)}
              onMenos={() => choose(elegidas - 1)}
              onMas={() => choose(elegidas + 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const USUALES = ['5', '10', '15', '20'] as const;

interface PropsCuanto {
  lineas: readonly Linea[];
  eleccion: EleccionRebaja;
  onChoose: (cambios: Partial<EleccionRebaja>) => void;
}

function Cuanto({ lineas, eleccion: { linea, en, cuanto }, onChoose }: PropsCuanto) {
  const opciones = [
    { valor: '', texto: 'Toda la cuenta' },
    ...lineas.map((cada) => ({
      valor: cada._id,
      texto: `${cada.cantidad} × ${nombreCompleto(cada)} · ${formatCentimos(costeDe(cada))}`,
    })),
  ];
  return (
    <div className={`pila ${css.cuanto}`}>
      <Selector
        etiqueta="De qué"
        valor={linea}
        opciones={opciones}
        onChange={(valor) => onChoose({ linea: valor })}
      />
      <Eleccion
        etiqueta="En qué"
        etiquetaOculta
        valor={en}
        opciones={[
          { valor: '%', texto: '%' },
          { valor: '€', texto: '€' },
        ]}
        onChange={(valor) => onChoose({ en: valor, cuanto: '' })}
      />
      {en === '%' && (
        <Eleccion
          etiqueta="Descuentos habituales"
          etiquetaOculta
          valor={USUALES.find((usual) => usual === cuanto) ?? ('' as const)}
          opciones={USUALES.map((valor) => ({ valor, texto: `${valor} %` }))}
          onChange={(valor) => onChoose({ cuanto: valor })}
        />
      )}
      <CampoTexto
        etiqueta={en === '%' ? 'Cuánto, en %' : 'Cuánto, en euros'}
        inputMode={en === '%' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={cuanto}
        onChange={(event) => onChoose({ cuanto: event.target.value })}
      />
    </div>
  );
}
