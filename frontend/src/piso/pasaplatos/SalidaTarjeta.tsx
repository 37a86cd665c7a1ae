import type { MouseEvent } from 'react';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import { ESTADO_AL } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { MarcaEspera } from '../ui/MarcaEspera';
import { useActoNuevo } from '../ui/quietud/useActoNuevo';
import { moveLinea } from '../vivo/actos/linea';
import { entregar } from '../vivo/actos/pedido';
import { llevar } from '../vivo/actos/llevar';
import { mesasDe, textoMesas } from '../vivo/mesas/partidas-abiertas';
import { isEntera, llevaSalida, nombresDeSalida, salidaOf } from '../vivo/tickets/tarjetas-pasaplatos';
import type { TarjetaPasaplatos } from '../vivo/tickets/tarjetas-pasaplatos';
import { useAlgunoEnCurso } from '../vivo/cola/peticiones';
import { blancoLlevar } from '../vivo/actos/llevar';
import { useReloj } from '../vivo/tablero/reloj';
import { t } from '../lenguas/t';
import css from './SalidaTarjeta.module.css';

/** What is ready leaves with somebody ('Sale'), and has been served ('Entregado'), as on the radar. */
export function SalidaTarjeta({ tarjeta }: { tarjeta: TarjetaPasaplatos }) {
  const { mesas, isLista } = tarjeta;
  const salida = salidaOf(tarjeta);
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const lleva = useReloj((ahora) => llevaSalida(salida, ahora));
  const ids = salida.flatMap(({ ticket, lineas }) => [
    ticket._id,
    blancoLlevar(ticket._id),
    ...lineas.map(({ _id }) => _id),
  ]);
  const ocupado = useAlgunoEnCurso(ids);
  const [primera] = salida;
  const enteras = salida.filter(isEntera);
  const suyas = mesasDe(salida.map(({ grupo }) => grupo));
  const isPorLlevar = enteras.length > 0 && lleva === null;
  const { isNuevo, isRehusado } = useActoNuevo(`${isPorLlevar ? 'Sale' : 'Entregado'} ${suyas.join()}`);
  if (!primera) return null;

  const sirve = async () => {
    await entregar(enteras);
    for (const { grupo, ticket, lineas } of salida.filter((parte) => !isEntera(parte)))
      for (const linea of lineas) await moveLinea(grupo, ticket._id, linea, ESTADO_AL.entregar);
  };
  const handleClick = (event: MouseEvent) => {
    if (!isRehusado(event)) void (isPorLlevar ? llevar(enteras) : sirve());
  };
  const deMesas = suyas.length < mesas.length ? `${textoMesas(suyas)} · ` : '';
  const cuales = isLista ? '' : `: ${deMesas}${nombresDeSalida(salida, casa)}`;
  return (
    <footer className={`pila ${css.salida}`} data-hueco="1">
      {lleva !== null && <p className="fuerte">{t('Lo lleva {quien}', { quien: lleva })}</p>}
      <MarcaEspera de={primera.ticket._id} />
      <Boton
        className={css.boton}
        variante={isLista && isPorLlevar ? 'primario' : 'secundario'}
        ancho="completo"
        icono={isPorLlevar ? <Footprints aria-hidden="true" /> : <Check aria-hidden="true" />}
        ocupado={ocupado}
        aria-disabled={isNuevo || undefined}
        onClick={handleClick}
      >
        {t(isPorLlevar ? 'Sale' : 'Entregado') + cuales}
      </Boton>
    </footer>
  );
}
