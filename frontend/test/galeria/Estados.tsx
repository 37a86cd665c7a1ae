import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { BandaConexion } from '../../src/shared/ui/BandaConexion/BandaConexion';
import { Boton } from '../../src/shared/ui/Boton/Boton';
import { Cargando } from '../../src/shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../src/shared/ui/EstadoVacio/EstadoVacio';
import { Esqueleto } from '../../src/shared/ui/Esqueleto/Esqueleto';
import { Insignia } from '../../src/shared/ui/Insignia/Insignia';
import { Aviso } from '../../src/shared/ui/Aviso/Aviso';
import { Mensaje } from '../../src/shared/ui/Mensaje/Mensaje';
import { Fila, Rejilla, Seccion } from './Seccion';

export function Estados() {
  return (
    <Seccion titulo="Estados">
      <Fila>
        <Insignia estado="pendiente">Pendiente</Insignia>
        <Insignia estado="en_preparacion">En preparación</Insignia>
        <Insignia estado="listo">Listo</Insignia>
        <Insignia estado="entregado">Entregado</Insignia>
        <Insignia estado="pagado">Pagado</Insignia>
        <Insignia>Agotado</Insignia>
      </Fila>
      <BandaConexion tono="aviso">Reconectando…</BandaConexion>
      <BandaConexion tono="alarma">Sin conexión desde 14:32: los pedidos nuevos no se ven</BandaConexion>
      <Mensaje>Hemos enviado un código a ana@ejemplo.es.</Mensaje>
      <Mensaje tono="exito">Contraseña cambiada exitosamente</Mensaje>
      <Mensaje tono="error">Email o contraseña incorrectos</Mensaje>
      <Aviso>
        Hay categorías que se llaman igual: <strong>Tapas</strong>. Cambia el nombre de una.
      </Aviso>
      <Aviso onClick={() => undefined}>
        <strong>Faltan 2 platos por declarar.</strong> En la carta se lee que hay que preguntar.
      </Aviso>
      <Rejilla>
        <div>
          <Esqueleto ancho="60%" alto="24px" />
          <br />
          <Esqueleto alto="16px" />
          <br />
          <Esqueleto ancho="80%" alto="16px" />
        </div>
        <Cargando />
      </Rejilla>
      <EstadoVacio
        icono={<UtensilsCrossed />}
        titulo="Esta carta tiene hambre"
        texto="Todavía no hay platos. Vuelve a mirar dentro de un rato."
        acciones={<Boton variante="secundario">Reintentar</Boton>}
      />
    </Seccion>
  );
}
