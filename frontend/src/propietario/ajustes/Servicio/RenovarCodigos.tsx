import { useState } from 'react';
import Printer from 'lucide-react/icons/printer';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes, renewMesas } from '../ajustes-api';
import { claveMesas } from '../useMesas';
import apartado from '../apartado.module.css';
import css from './Servicio.module.css';

interface PropsRenovarCodigos {
  restauranteId: string;
  onImprimir: () => void;
}

/** No mesa can order until the new codes are printed. */
export function RenovarCodigos({ restauranteId, onImprimir }: PropsRenovarCodigos) {
  const [preguntando, setPreguntando] = useState(false);
  const consultas = useQueryClient();
  const { mutateAsync, isSuccess, error } = useMutation({
    mutationFn: () => renewMesas(restauranteId),
    onSuccess: (mesas) => consultas.setQueryData(claveMesas(restauranteId), mesas),
    onSettled: () => setPreguntando(false),
  });

  return (
    <section className={`${apartado.apartado} ${css.seccion}`} aria-labelledby="renovar-codigos">
      <div>
        <h2 id="renovar-codigos">Códigos de las mesas</h2>
        <p className="suave">
          Si alguien ha copiado un código y gasta bromas, renuévalos: los de antes dejan de valer.
        </p>
      </div>
      {error !== null && <Mensaje tono="error">{falloDeAjustes(error)}</Mensaje>}
      {isSuccess && (
        <>
          <Mensaje tono="exito">
            Códigos renovados. Imprime las tarjetas nuevas y cámbialas en las mesas.
          </Mensaje>
          <Boton ancho="completo" icono={<Printer aria-hidden="true" />} onClick={onImprimir}>
            Ver las tarjetas
          </Boton>
        </>
      )}
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<RefreshCw aria-hidden="true" />}
        onClick={() => setPreguntando(true)}
      >
        Renovar códigos
      </Boton>
      <DialogoConfirmar
        abierto={preguntando}
        onClose={() => setPreguntando(false)}
        titulo="Renovar códigos"
        texto="Los códigos impresos dejarán de valer al momento y habrá que imprimirlos todos otra vez. Quien esté en una mesa tendrá que escanear el nuevo para pedir."
        accion="Renovar"
        onConfirmar={() => mutateAsync().catch(() => undefined)}
      />
    </section>
  );
}
