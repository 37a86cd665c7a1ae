import { ESPERAS } from '@carta/contracts';
import { useState } from 'react';
import { mensajeDe } from '../../shared/api/cliente';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';

const MINUTOS = ESPERAS.inactividad / 60_000;

interface PropsEmparejarPantalla {
  onEmparejar: () => Promise<void>;
}

/** With an account's session the wall would close in mid-service. */
export function EmparejarPantalla({ onEmparejar }: PropsEmparejarPantalla) {
  const [ocupado, setOcupado] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);

  async function handleEmparejar() {
    setOcupado(true);
    setFallo(null);
    try {
      await onEmparejar();
    } catch (error) {
      setFallo(mensajeDe(error));
    } finally {
      setOcupado(false);
    }
  }

  return (
    <>
      <Mensaje>
        Con tu cuenta esta pantalla se cierra a los {MINUTOS} minutos sin tocarla. Emparejada se queda
        abierta, y tu cuenta sale de aquí.
      </Mensaje>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <Boton variante="secundario" ancho="completo" ocupado={ocupado} onClick={() => void handleEmparejar()}>
        Emparejar esta pantalla
      </Boton>
    </>
  );
}
