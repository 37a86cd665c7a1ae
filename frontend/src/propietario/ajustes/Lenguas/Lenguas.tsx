import { useId, useState } from 'react';
import { LENGUAS } from '@carta/contracts';
import type { Lengua, Restaurante } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { EN_ESPANOL, NOMBRE_LENGUA, nombreDeLengua } from '../../../shared/lib/lenguas';
import { useAccion } from '../../../shared/lib/useAccion';
import { paths } from '../../../shared/paths';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Dialogo } from '../../../shared/ui/Dialogo/Dialogo';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useUltimoAbierto } from '../../../shared/ui/capas/useUltimoAbierto';
import { useTextos } from '../../carta/Traducir/useTextos';
import { MarcoAjustes } from '../MarcoAjustes';
import { falloDeAjustes, saveRestaurante } from '../ajustes-api';
import css from './Lenguas.module.css';
import { revisionOf } from './revision';

interface PropsLenguas {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

const TRADUCIDAS = LENGUAS.filter((lengua) => lengua !== 'es');

/** In which languages the carta may be read, and which of them leads. */
export function Lenguas({ restaurante, onVolver, onGuardado }: PropsLenguas) {
  const { _id, lenguas = ['es'] } = restaurante;
  const [encendiendo, setEncendiendo] = useState<Lengua | null>(null);
  const { ocupado, fallo, act } = useAccion(falloDeAjustes);
  const save = (nuevas: readonly Lengua[]) =>
    act(async () => {
      await saveRestaurante(_id, { lenguas: [...nuevas] });
      await onGuardado();
    });
  const handleCambio = (lengua: Lengua, encendida: boolean) => {
    if (encendida) setEncendiendo(lengua);
    else void save(lenguas.filter((una) => una !== lengua));
  };
  const handleEncender = async () => {
    if (encendiendo) await save([...lenguas, encendiendo]);
    setEncendiendo(null);
  };
  const handlePrimera = (primera: Lengua) =>
    void save([primera, ...lenguas.filter((una) => una !== primera)]);

  return (
    <MarcoAjustes titulo="Lenguas de la carta" onVolver={onVolver}>
      <p className="suave">
        Tu carta se escribe en español. Aquí dices en qué otras lenguas se puede leer: cada cliente la lee en
        la de su móvil, y puede cambiarla. Lo que no está traducido se lee en español, y la cocina y las
        cuentas siguen en español.
      </p>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <ul className="tarjeta" aria-label="Lenguas">
        {TRADUCIDAS.map((lengua) => (
          <FilaLengua
            key={lengua}
            lengua={lengua}
            encendida={lenguas.includes(lengua)}
            ocupado={ocupado}
            onCambio={(encendida) => handleCambio(lengua, encendida)}
          />
        ))}
      </ul>
      {lenguas.length > 1 && (
        <section className="pila" aria-labelledby="primera-lengua">
          <h2 id="primera-lengua">La primera</h2>
          <p className="suave">La que lee quien tiene el móvil en una lengua que tu carta no tiene.</p>
          <Eleccion
            etiqueta="La primera"
            etiquetaOculta
            valor={lenguas[0] ?? 'es'}
            opciones={LENGUAS.filter((lengua) => lenguas.includes(lengua)).map((valor) => ({
              valor,
              texto: nombreDeLengua(valor),
            }))}
            onChange={handlePrimera}
          />
        </section>
      )}
      <PreguntaEncender
        lengua={encendiendo}
        ocupado={ocupado}
        onClose={() => setEncendiendo(null)}
        onEncender={() => void handleEncender()}
      />
    </MarcoAjustes>
  );
}

interface PropsFilaLengua {
  lengua: Lengua;
  encendida: boolean;
  ocupado: boolean;
  onCambio: (encendida: boolean) => void;
}

function FilaLengua({ lengua, encendida, ocupado, onCambio }: PropsFilaLengua) {
  const textoId = useId();
  return (
    <li className={css.fila}>
      <Interruptor
        className={css.interruptor}
        encendido={encendida}
        aria-disabled={ocupado || undefined}
        aria-describedby={textoId}
        onChange={ocupado ? ignore : onCambio}
      >
        {nombreDeLengua(lengua)}
      </Interruptor>
      <div className="renglon" data-extremos="" data-hueco="4">
        <p className={`suave ${css.texto}`} id={textoId}>
          {encendida ? <Faltan lengua={lengua} /> : <span lang={lengua}>{NOMBRE_LENGUA[lengua]}</span>}
        </p>
        <Link
          className={css.traducir}
          to={paths.traducir(lengua)}
          aria-label={`Traducir al ${EN_ESPANOL[lengua]}`}
        >
          Traducir
        </Link>
      </div>
    </li>
  );
}

/** How much of the carta is not in it yet. */
function Faltan({ lengua }: { lengua: Lengua }) {
  const { data } = useTextos(lengua);
  return <>{data && faltanEn(data)}</>;
}

function faltanEn({ faltan, sinRevisar }: { faltan: number; sinRevisar: number }): string {
  const partes = [
    ...(faltan > 0 ? [faltan === 1 ? 'Falta 1 texto' : `Faltan ${faltan} textos`] : []),
    ...(sinRevisar > 0 ? [`Sin revisar ${sinRevisar}`] : []),
  ];
  return partes.join(' · ') || 'Todo traducido';
}

function faltanAun(faltan: number): string {
  if (faltan === 0) return '';
  const textos = faltan === 1 ? 'falta 1 texto' : `faltan ${faltan} textos`;
  return `De tu carta ${textos} por traducir o revisar.`;
}

interface PropsPreguntaEncender {
  /** Null: closed. */
  lengua: Lengua | null;
  ocupado: boolean;
  onClose: () => void;
  onEncender: () => void;
}

/** What an owner reads before a language is switched on. */
function PreguntaEncender({ lengua, ocupado, onClose, onEncender }: PropsPreguntaEncender) {
  const vista = useUltimoAbierto(lengua !== null, lengua) ?? 'en';
  const { data } = useTextos(vista, lengua !== null);
  const faltan = data ? data.faltan + data.sinRevisar : 0;
  return (
    <Dialogo
      abierto={lengua !== null}
      onClose={onClose}
      titulo={`Encender el ${EN_ESPANOL[vista]}`}
      texto={`${revisionOf(vista)} ${faltanAun(faltan)}`}
      acciones={
        <>
          <Boton variante="secundario" onClick={onClose}>
            Cancelar
          </Boton>
          <Boton ocupado={ocupado} onClick={onEncender}>
            Encender
          </Boton>
        </>
      }
    />
  );
}

const ignore = () => undefined;
