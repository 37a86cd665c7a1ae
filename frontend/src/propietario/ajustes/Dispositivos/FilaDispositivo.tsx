import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Dispositivo } from '@carta/contracts';
import { quePuesto } from '../../../sesion/destino';
import { useSesion } from '../../../sesion/useSesion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { IconoPuesto } from '../../../shared/ui/IconoPuesto/IconoPuesto';
import dibujo from '../dibujo.module.css';
import css from './FilaDispositivo.module.css';
import { formatHace } from './hace';

interface PropsFilaDispositivo {
  dispositivo: Dispositivo;
  /** It is in ms. */
  ahora: number;
  onCambiar: () => void;
  onQuitar: () => void;
  /** The digits of the screen to let in. */
  onReadmitir: (cifras: string) => void;
}

export function FilaDispositivo({
  dispositivo,
  ahora,
  onCambiar,
  onQuitar,
  onReadmitir,
}: PropsFilaDispositivo) {
  const { nombre, puesto, conectado, vistoEn, fuera } = dispositivo;
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  return (
    <li className={`renglon ${css.fila}`} data-hueco="4">
      <span className={dibujo.dibujo}>
        <IconoPuesto puesto={puesto} />
      </span>
      <div className="crece">
        <h2 className="prieto titulillo" data-cuerpo="m">
          {nombre}
        </h2>
        <p className={`suave ${css.texto}`}>
          {quePuesto(dispositivo, casa)}
          <span className={`junto ${css.estado}`} data-conectado={conectado}>
            {conectado ? 'Conectado' : `Visto ${formatHace(Date.parse(vistoEn), ahora)}`}
          </span>
        </p>
        {fuera && (
          <>
            <p className={`suave ${css.texto}`}>
              Se ha quedado fuera por seguridad: su acceso se usaba desde dos sitios.{' '}
              {fuera.solicitudes.length === 0
                ? 'Enciende su pantalla para volver a admitirlo.'
                : 'Comprueba las cifras que muestra su pantalla.'}
            </p>
            {fuera.solicitudes.map((cifras) => (
              <Boton key={cifras} onClick={() => onReadmitir(cifras)}>
                Volver a admitir {cifras}
              </Boton>
            ))}
          </>
        )}
      </div>
      <BotonIcono etiqueta={`Cambiar ${nombre}`} icono={<Pencil aria-hidden="true" />} onClick={onCambiar} />
      <BotonIcono etiqueta={`Quitar ${nombre}`} icono={<Trash2 aria-hidden="true" />} onClick={onQuitar} />
    </li>
  );
}
