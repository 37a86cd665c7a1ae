import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ChefHat from 'lucide-react/icons/chef-hat';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import Smartphone from 'lucide-react/icons/smartphone';
import { contactoOf, rutasGestion } from '@carta/contracts';
import type { Plan, Restaurante } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { consultas } from '../../../shared/lib/consultas';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Esqueleto } from '../../../shared/ui/Esqueleto/Esqueleto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { FalloCarga } from '../FalloCarga';
import { MarcoAjustes } from '../MarcoAjustes';
import apartado from '../apartado.module.css';
import dibujo from '../dibujo.module.css';
import { falloDeAjustes } from '../ajustes-api';
import css from './PedidosMesa.module.css';
import { get, put } from '../../../shared/api/cliente';

const VENTAJAS = [
  {
    icono: <Smartphone />,
    titulo: 'Tus clientes piden con su móvil',
    texto: 'Escanean el código de su mesa, eligen y confirman. Sin aplicación y sin registrarse.',
  },
  {
    icono: <ChefHat />,
    titulo: 'La cocina y la barra lo ven al momento',
    texto: 'Cada una en su pantalla, con un sonido y los minutos que lleva esperando.',
  },
  {
    icono: <BellRing />,
    titulo: 'El equipo sabe quién espera',
    texto: 'Quién llama, qué está listo y quién pide la cuenta, en el móvil de cada camarero.',
  },
  {
    icono: <ReceiptEuro />,
    titulo: 'Cobras y cierras el día',
    texto: 'La mesa entera o a partes; al cerrar, lo recaudado por forma de cobro.',
  },
];

interface PropsPedidosMesa {
  restaurante: Restaurante;
  onVolver: () => void;
  /** Everything offered depends on the plan. */
  onCambio: () => Promise<void>;
  /** Shown where the mesas may order. */
  siguiente: ReactNode;
}

export function PedidosMesa({ restaurante, onVolver, onCambio, siguiente }: PropsPedidosMesa) {
  const clave = ['plan', restaurante._id];
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    queryKey: clave,
    queryFn: ({ signal }) => readPlan(restaurante._id, signal),
    staleTime: 0,
  });
  const handleCambio = async (nuevo: Plan) => {
    consultas.setQueryData(clave, nuevo);
    await onCambio();
  };
  return (
    <MarcoAjustes titulo="Que pidan desde la mesa" onVolver={onVolver}>
      <ul className="tarjeta">
        {VENTAJAS.map(({ icono, titulo, texto }) => (
          <li key={titulo} className={`fila ${css.ventaja}`} data-seguida="" data-hueco="4">
            <span className={dibujo.dibujo} aria-hidden="true">
              {icono}
            </span>
            <div>
              <h2>{titulo}</h2>
              <p>{texto}</p>
            </div>
          </li>
        ))}
      </ul>
      <section className={`${apartado.apartado} ${css.estado}`} aria-label="Tu cuenta">
        {plan && (
          <Estado plan={plan} restaurante={restaurante} onCambio={handleCambio} siguiente={siguiente} />
        )}
        {!plan && error === null && <Esqueleto ancho="100%" alto="96px" />}
        {!plan && error !== null && <FalloCarga error={error} onReintentar={refetch} />}
      </section>
    </MarcoAjustes>
  );
}

interface PropsEstado extends Pick<PropsPedidosMesa, 'restaurante' | 'siguiente'> {
  plan: Plan;
  onCambio: (plan: Plan) => Promise<void>;
}

function Estado({ plan, restaurante, onCambio, siguiente }: PropsEstado) {
  const { conPedidos, propio } = plan;
  const { ocupado, fallo, act } = useAccion(falloDeAjustes);

  const handleCambiar = () => act(async () => onCambio(await savePlan(restaurante._id, !conPedidos)));
  return (
    <>
      <p className="fuerte" ref={anunciadoAlCambiar}>
        {conPedidos
          ? 'Tu casa recibe pedidos desde las mesas.'
          : 'Ahora tu carta solo se lee: nadie puede pedirte desde la mesa.'}
      </p>
      {conPedidos && <p>{siguiente}</p>}
      {!propio && <Anfitrion plan={plan} email={restaurante.email ?? restaurante.nombre} />}
      {propio && (
        <>
          {conPedidos && (
            <p className="suave">
              Si lo dejas, la carta y sus códigos QR siguen como están, pero solo para leer. Las pantallas y
              los móviles del equipo se quedan fuera hasta que vuelvas, y nada de lo cobrado se borra. No se
              puede con mesas abiertas.
            </p>
          )}
          {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
          <Boton
            variante={conPedidos ? 'secundario' : 'primario'}
            ancho="completo"
            ocupado={ocupado}
            onClick={() => void handleCambiar()}
          >
            {conPedidos ? 'Dejar de recibir pedidos' : 'Recibir pedidos desde la mesa'}
          </Boton>
          {plan.contacto && (
            <p className="suave">
              ¿Dudas? <Contacto escrito={plan.contacto} />
            </p>
          )}
        </>
      )}
    </>
  );
}

/** The host decides: how to ask them, or what they have to do. */
function Anfitrion({ plan: { conPedidos, contacto }, email }: { plan: Plan; email: string }) {
  const que = conPedidos ? 'quitarlo' : 'activarlo';
  if (contacto) {
    return (
      <p>
        Solo puede {que} quien lleva esta instalación de Carta Digital. Pídelo aquí:{' '}
        <Contacto escrito={contacto} />
      </p>
    );
  }
  return (
    <p>
      Solo puede {que} quien instaló Carta Digital en tu casa. Dile que tu cuenta es{' '}
      <strong translate="no">{email}</strong>.
    </p>
  );
}

function Contacto({ escrito }: { escrito: string }) {
  const contacto = contactoOf(escrito);
  if (!contacto) return escrito;
  return (
    <a
      href={contacto.href}
      translate="no"
      {...(contacto.tipo === 'web' ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {contacto.texto}
    </a>
  );
}

function readPlan(restauranteId: string, signal: AbortSignal): Promise<Plan> {
  return get<Plan>(rutasGestion.plan(restauranteId), { auth: true, signal });
}

function savePlan(restauranteId: string, conPedidos: boolean): Promise<Plan> {
  return put<Plan>(rutasGestion.plan(restauranteId), { conPedidos }, { auth: true });
}
