import { textoQuedan } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaQuedan } from '../../../shared/ui/HojaQuedan/hoja-quedan-perezosa';
import { useGuardarQuedan } from '../datos/useQuedan';

interface PropsBotonQuedan {
  producto: Pick<Producto, '_id' | 'nombre' | 'quedan'>;
  /** Of what is not counted yet. */
  sinContar?: string;
  icono?: ReactNode;
}

/** 'Quedan 3' opens where that is changed. */
export function BotonQuedan(props: PropsBotonQuedan) {
  const { producto, sinContar = 'Contar', icono } = props;
  const { _id, nombre, quedan } = producto;
  const [abierta, setAbierta] = useState(false);
  const [usada, setUsada] = useState(false);
  const guardar = useGuardarQuedan(_id);
  const texto = quedan === undefined ? sinContar : textoQuedan(quedan);
  return (
    <>
      <Boton
        variante="fantasma"
        tamano="compacto"
        icono={icono}
        aria-haspopup="dialog"
        aria-label={`${texto}: ${nombre}`}
        onClick={() => {
          setUsada(true);
          setAbierta(true);
        }}
      >
        {texto}
      </Boton>
      {usada && (
        <HojaQuedan
          abierta={abierta}
          nombre={nombre}
          quedan={quedan ?? null}
          onClose={() => setAbierta(false)}
          onGuardar={(nuevo, visto) => guardar({ quedan: nuevo, visto })}
        />
      )}
    </>
  );
}
