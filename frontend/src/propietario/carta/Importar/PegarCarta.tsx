import type { ImportarRequest } from '@carta/contracts';
import { reglasImportaciones } from '@carta/contracts';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { almacenLocal } from '../../../shared/lib/almacen';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Campo } from '../../../shared/ui/Campo/Campo';
import campo from '../../../shared/ui/Campo/Campo.module.css';
import { useCampo } from '../../../shared/ui/Campo/useCampo';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { useAccionesImportacion } from '../datos/useImportacion';
import { ArchivoIlegible, readArchivo } from '../modelo/archivo-carta';
import type { HojaLeida } from '../modelo/archivo-carta';
import css from './PegarCarta.module.css';

const TEXTO_PEGADO = 'carta.importar.texto';

const EJEMPLO = `ENTRANTES
Croquetas de jamón ...... 9,50 €
Patatas bravas ...... 6 €

VINOS
Rioja crianza ...... copa 3,50 / botella 18`;

const textoOf = (error: unknown) =>
  error instanceof ArchivoIlegible
    ? error.message
    : mensajeDe(error, 'No hemos podido leer la carta. Inténtalo otra vez.');

interface PropsPegarCarta {
  exportar: ReactNode;
  onPlan: () => void;
  /** Back to what is stored. */
  onVolver: (() => void) | undefined;
}

export function PegarCarta({ exportar, onPlan, onVolver }: PropsPegarCarta) {
  const { plan } = useAccionesImportacion();
  const [texto, setTexto] = useTextoPegado();
  const [hojas, setHojas] = useState<readonly HojaLeida[]>([]);
  const [elegida, setElegida] = useState('0');
  const { ocupado, fallo, setFallo, act } = useAccion(textoOf);
  const { ids, control } = useCampo({ ayuda: 'sí' });
  const archivoId = useId();

  async function send(request: ImportarRequest) {
    await plan(request);
    setTexto('');
    onPlan();
  }

  function handleTexto() {
    const falta = reglasImportaciones.texto(texto);
    if (falta !== null) setFallo(falta);
    else void act(() => send({ texto }));
  }

  function handleArchivo({ target }: ChangeEvent<HTMLInputElement>) {
    const archivo = target.files?.[0];
    target.value = '';
    if (!archivo) return;
    void act(async () => {
      const leidas = await readArchivo(archivo);
      setElegida('0');
      setHojas(leidas.length > 1 ? leidas : []);
      const [unica] = leidas;
      if (unica && leidas.length === 1) await send(toRequest(unica));
    });
  }

  const hoja = hojas[Number(elegida)];
  return (
    <div className={`pila ${css.pegar}`} data-hueco="6">
      <section className={`pila ${css.parte}`} data-hueco="4" aria-label="Pegar el texto">
        <Campo
          ids={ids}
          etiqueta="El texto de tu carta"
          ayuda="Haz una foto a tu carta, mantén pulsado el texto, cópialo y pégalo aquí."
        >
          <textarea
            {...control}
            className={`${campo.control} ${css.area}`}
            value={texto}
            rows={10}
            placeholder={EJEMPLO}
            spellCheck={false}
            onChange={(event) => setTexto(event.target.value)}
          />
        </Campo>
        <div className={`fila ${css.acciones}`} data-seguida="">
          {onVolver && (
            <Boton variante="fantasma" onClick={onVolver}>
              Volver
            </Boton>
          )}
          <Boton ocupado={ocupado} onClick={handleTexto}>
            Ver qué se importa
          </Boton>
        </div>
      </section>
      <section className={`pila ${css.parte}`} data-hueco="4" aria-label="Elegir un archivo">
        <input
          id={archivoId}
          className={`${css.archivo} solo-lectores`}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${archivoId}-ayuda`}
          disabled={ocupado}
          onChange={handleArchivo}
        />
        <label className={`pila ${css.hueco}`} data-hueco="1" htmlFor={archivoId}>
          <FileUp aria-hidden="true" />
          <span className="fuerte">{ocupado ? 'Leyendo…' : 'O elige un archivo'}</span>
          <span className="suave" id={`${archivoId}-ayuda`}>
            CSV o Excel (.xlsx), hasta 2 MB
          </span>
        </label>
        {hoja && (
          <div className="pila">
            <Selector
              etiqueta="El libro tiene varias hojas"
              valor={elegida}
              opciones={hojas.map(({ nombre }, i) => ({ valor: String(i), texto: nombre }))}
              onChange={setElegida}
            />
            <Boton ocupado={ocupado} onClick={() => void act(() => send(toRequest(hoja)))}>
              Leer esta hoja
            </Boton>
          </div>
        )}
        {exportar}
      </section>
      {fallo !== null && (
        <div className={css.fallo}>
          <Mensaje tono="error">{fallo}</Mensaje>
        </div>
      )}
    </div>
  );
}

const toRequest = ({ texto, tabla }: HojaLeida): ImportarRequest => ({ texto, tabla });

/** What was pasted and not sent yet stays on this device. */
function useTextoPegado(): [string, (texto: string) => void] {
  const [texto, setTexto] = useState(() => almacenLocal.read(TEXTO_PEGADO) ?? '');
  function change(nuevo: string) {
    setTexto(nuevo);
    if (nuevo === '') almacenLocal.remove(TEXTO_PEGADO);
    else almacenLocal.write(TEXTO_PEGADO, nuevo);
  }
  return [texto, change];
}
