/**
 * In a diner's words. Every sentence is a rule of the code (docs/reglas/pedir.md#what-is-kept-of-a-diner): change
 * both together.
 */
export function Privacidad() {
  return (
    <>
      <section aria-labelledby="que-se-guarda">
        <h2 id="que-se-guarda">Qué se guarda</h2>
        <p>
          Para ver la carta no hace falta cuenta, y no usamos cookies, publicidad ni programas que te sigan.
        </p>
        <ul>
          <li>
            <b>Si pides desde la mesa</b>, el restaurante recibe y guarda la mesa, los platos, la hora, las
            notas que escribas y, solo si lo marcas al enviar, los alérgenos que evitas. No tu nombre ni tu
            teléfono.
          </li>
          <li>
            <b>Si llamas al camarero o pides la cuenta</b>, la mesa, qué pides y la hora.
          </li>
          <li>
            <b>En tu móvil</b> quedan tu carrito, la mesa, los alérgenos que evitas y unas claves con las que
            solo tu móvil puede ver cómo va tu pedido. Puedes borrarlo todo desde los ajustes de tu navegador.
          </li>
          <li>
            <b>La dirección de tu conexión</b> se usa un momento para frenar abusos. No se guarda con tu
            pedido.
          </li>
          <li>
            <b>Cuánto tarda la carta en verse y en responder</b> se suma a lo que tarda a los demás, sin nada
            que diga de quién es.
          </li>
        </ul>
      </section>
      <section aria-labelledby="para-que">
        <h2 id="para-que">Para qué</h2>
        <p>
          Para servirte lo que pides y cobrarlo. Los alérgenos que evitas son datos de salud: se envían a
          cocina porque tú lo marcas, y solo los ve el personal. No se ceden a nadie más, salvo que una ley lo
          exija.
        </p>
      </section>
      <section aria-labelledby="cuanto-tiempo">
        <h2 id="cuanto-tiempo">Cuánto tiempo</h2>
        <ul>
          <li>
            Las notas y los alérgenos que evitaste se borran unos días después de archivarse el pedido: 30, si
            el restaurante no ha elegido otro plazo, y nunca más de 365.
          </li>
          <li>Qué se pidió y cuánto se pagó se conserva como parte de las cuentas del restaurante.</li>
          <li>
            Tu móvil deja de seguir un pedido a las 24 horas, o a las 3 de haberse pagado; una llamada, a las
            12. El carrito, la mesa y los alérgenos que evitas siguen ahí hasta que los quites.
          </li>
          <li>
            Cada día se hace una copia de seguridad y solo se guardan las últimas: siete, si quien aloja la
            carta no ha elegido otro número. Lo que se borra desaparece también de ellas al pasar esos días.
          </li>
        </ul>
      </section>
      <section aria-labelledby="tus-derechos">
        <h2 id="tus-derechos">Tus derechos</h2>
        <p>
          Puedes pedir al responsable que te diga qué guarda de ti, que lo corrija, lo borre, te lo entregue o
          deje de usarlo, y retirar tu permiso cuando quieras. Como los pedidos no llevan tu nombre, di la
          mesa, el día y la hora.
        </p>
        <p>
          Si crees que no se te ha atendido bien, puedes reclamar ante la Agencia Española de Protección de
          Datos: <a href="https://www.aepd.es">www.aepd.es</a>.
        </p>
      </section>
    </>
  );
}
