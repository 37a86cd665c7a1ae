import Pencil from 'lucide-react/icons/pencil';
import { Controller } from 'react-hook-form';
import { FORMAS_MAX, FORMA_MAX, SERVICIO, nombreFormaDeCasa, rutasSala } from '@carta/contracts';
import type { CambiarServicioRequest, FormaDeCasa, Servicio } from '@carta/contracts';
import { get } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { Anadir } from '../ListaConHoja';
import { falloDeAjustes } from '../ajustes-api';
import apartado from '../apartado.module.css';
import { useListaConHoja } from '../useListaConHoja';

const PIDE = [
  { valor: 'nada', texto: 'Nada' },
  { valor: 'numero', texto: 'Un número' },
  { valor: 'numero_y_cliente', texto: 'Número y nombre' },
] as const;

const textoPide = ({ pide }: Pick<FormaDeCasa, 'pide'>): string =>
  (PIDE.find(({ valor }) => valor === pide) ?? PIDE[0]).texto;

interface PropsFormasDeCasa {
  restauranteId: string;
  formas: readonly FormaDeCasa[] | undefined;
  /** @throws ApiError or NetworkError. */
  onGuardar: (cambios: CambiarServicioRequest) => Promise<unknown>;
}

/** Forms of charge of the house, beside ours (docs/reglas/dinero.md#charging). */
export function FormasDeCasa({ restauranteId, formas = [], onGuardar }: PropsFormasDeCasa) {
  /** Changes the list as it is now: another screen may have changed it. */
  const change = async (cambio: (actuales: readonly FormaDeCasa[]) => FormaDeCasa[]) => {
    const actual = await get<Servicio>(rutasSala.servicio(restauranteId), { auth: true });
    await onGuardar({ formas: cambio(actual.formas ?? []) });
  };
  const { elegida, abierta, open, onClose, remove } = useListaConHoja({
    lista: formas,
    change,
    que: 'una forma de cobro',
  });
  const handleGuardar = (forma: FormaDeCasa) =>
    change((actuales) =>
      elegida ? actuales.map((cada) => (cada._id === forma._id ? forma : cada)) : [...actuales, forma],
    );
  return (
    <section className={apartado.apartado} aria-labelledby="formas-de-casa">
      <div className="pila" data-hueco="2">
        <h2 id="formas-de-casa">Tus formas de cobro</h2>
        <p className="suave">
          Además de tarjeta, efectivo, Bizum y otro: «Ticket restaurante», «Habitación»… Salen al cobrar, y el
          cierre dice lo de cada una. El número y el nombre que pidan se borran con las notas.
        </p>
      </div>
      {formas.length > 0 && (
        <ul className="pila" aria-label="Tus formas de cobro">
          {formas.map((forma) => (
            <li key={forma._id} className="renglon">
              <span className="crece">
                <strong>{forma.nombre}</strong>
                {forma.pide && <small className="tenue"> · Pide {textoPide(forma).toLowerCase()}</small>}
              </span>
              <BotonIcono
                etiqueta={`Editar ${forma.nombre}`}
                icono={<Pencil aria-hidden="true" />}
                onClick={() => open(forma)}
              />
            </li>
          ))}
        </ul>
      )}
      {formas.length < FORMAS_MAX && <Anadir onAnadir={() => open(null)}>Añadir forma de cobro</Anadir>}
      <HojaForma
        abierta={abierta}
        onClose={onClose}
        forma={elegida}
        formas={formas}
        onGuardar={handleGuardar}
        onQuitar={(quitada) => void remove(quitada)}
      />
    </section>
  );
}

interface PropsHojaForma {
  abierta: boolean;
  onClose: () => void;
  /** Null makes a new one. */
  forma: FormaDeCasa | null;
  formas: readonly FormaDeCasa[];
  /** @throws ApiError or NetworkError. */
  onGuardar: (forma: FormaDeCasa) => Promise<void>;
  onQuitar: (forma: FormaDeCasa) => void;
}

/** The id is made once: a save that is tried again adds nothing twice. */
const newId = (): string => createClave().replaceAll('-', '').slice(0, 24);

type Escrito = Omit<FormaDeCasa, 'pide'> & { pide: (typeof PIDE)[number]['valor'] };

const HojaForma = conApertura(Hoja);

function Hoja({ abierta, onClose, forma, formas, onGuardar, onQuitar }: PropsHojaForma) {
  const { register, control, errors, marco } = useFormulario<Escrito>({
    defaultValues: {
      _id: forma?._id ?? newId(),
      nombre: forma?.nombre ?? '',
      pide: forma?.pide ?? 'nada',
    },
    regla: ({ _id, nombre }) =>
      SERVICIO.formas.regla([...formas.filter((cada) => cada._id !== _id), { _id, nombre }]),
    campoDe: () => 'nombre',
    // another screen changed the list meanwhile
    isDeCampo: isStatus(422),
    guardar: async ({ _id, nombre, pide }) => {
      await onGuardar({ _id, nombre: nombre.trim(), ...(pide === 'nada' ? {} : { pide }) });
      onClose();
    },
    textoOf: falloDeAjustes,
  });
  return (
    <HojaFormulario
      abierta={abierta}
      titulo={forma ? 'Editar forma de cobro' : 'Nueva forma de cobro'}
      {...marco}
      onClose={onClose}
      quitar={
        forma && (
          <Boton variante="fantasma" ancho="completo" onClick={() => onQuitar(forma)}>
            Quitar esta forma de cobro
          </Boton>
        )
      }
    >
      <CampoTexto
        etiqueta="Nombre"
        placeholder="Ticket restaurante"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={FORMA_MAX}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(nombreFormaDeCasa) })}
      />
      <Controller
        control={control}
        name="pide"
        render={({ field: { value, onChange } }) => (
          <Eleccion etiqueta="Al cobrar pide" valor={value} opciones={PIDE} onChange={onChange} />
        )}
      />
    </HojaFormulario>
  );
}
