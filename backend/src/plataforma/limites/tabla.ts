interface Ventana {
  veces: number;
  segundos: number;
}

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/**
 * Lists all rate limits (docs/reglas/limites.md#limits). Diners of one restaurant share one address, so limits by
 * address are loose and those by mesa are tight. With `PorDireccion` in its name a limit counts addresses, an
 * IPv6 /64 as one.
 */
export const LIMITES_DE_RITMO = {
  /** Only failed logins count: a successful one gives its turn back. */
  accesoPorDireccion: [{ veces: 50, segundos: 15 * MINUTO }],
  registroPorDireccion: [
    { veces: 5, segundos: HORA },
    { veces: 20, segundos: DIA },
  ],
  /** These requests reveal whether an email is registered (docs/reglas/casa.md#codes-by-mail). */
  emailPorDireccion: [
    { veces: 10, segundos: MINUTO },
    { veces: 60, segundos: HORA },
  ],
  /** The database counts the codes of one account. */
  codigosPorDireccion: [{ veces: 20, segundos: HORA }],
  /** An unknown or verified email gets the limits of a real resend, so that the two look alike. */
  reenviosPorEmail: [
    { veces: 1, segundos: MINUTO },
    { veces: 3, segundos: 15 * MINUTO },
    { veces: 10, segundos: DIA },
  ],
  /** Codes requested and tried count, on all routes; each code also has its own five attempts. */
  intentosCodigoPorDireccion: [{ veces: 60, segundos: HORA }],
  renovarPorDireccion: [{ veces: 120, segundos: MINUTO }],
  /** A successful pairing gives its turn back. */
  emparejarPorDireccion: [{ veces: 5, segundos: MINUTO }],
  /** Guesses from all addresses count together; a successful one gives its turn back. */
  emparejarEnTotal: [
    { veces: 300, segundos: 10 * MINUTO },
    { veces: 3_000, segundos: DIA },
  ],
  /** The fewer codes a restaurante makes, the less a guess is worth. */
  codigosDeDispositivo: [{ veces: 60, segundos: 10 * MINUTO }],
  /** A busy kitchen taps many times a second. */
  lecturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  escriturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  /** Each is deleted with all its products. */
  borrarCategorias: [{ veces: 10, segundos: MINUTO }],
  /** The longest text is read for more than a second, in a thread that all houses share. */
  importaciones: [{ veces: 10, segundos: MINUTO }],
  /** A restaurante makes a carta of fifty dishes in one sitting. */
  subidas: [
    { veces: 30, segundos: MINUTO },
    { veces: 300, segundos: DIA },
  ],
  /** An order with a signed code costs a turn; a retry costs nothing. */
  pedidosPorMesa: [{ veces: 20, segundos: MINUTO }],
  /**
   * Orders without a signed code are counted apart, so that those with one never wait for them; each ten
   * lines begun cost a turn. A network gets half of the restaurante's turns: a dining room shares one, and no
   * single network may use them up.
   */
  sinCodigoPorMesa: [{ veces: 10, segundos: MINUTO }],
  sinCodigoPorRed: [{ veces: 60, segundos: MINUTO }],
  sinCodigoPorRestaurante: [{ veces: 120, segundos: MINUTO }],
  /** A phone tells once of each order that it holds. */
  sinConfirmarPorMesa: [{ veces: 10, segundos: HORA }],
  /** A call made or changed costs a turn; a repeated one costs nothing. */
  llamadasPorMesa: [{ veces: 6, segundos: MINUTO }],
  llamadasSinCodigoPorMesa: [{ veces: 6, segundos: MINUTO }],
  /** Two hundred phones in one dining room without sockets ask 1,600 times a minute. */
  seguimientoPorDireccion: [{ veces: 2_400, segundos: MINUTO }],
  /** Fifty lines of those responses cost one turn; a full mesa's weigh megabytes. */
  lineasSeguidasPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** A dining room shares one address for the menu, its pages, its restaurante and its mesa. */
  cartaPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** Each screen reports a fault once. */
  fallosPorDireccion: [{ veces: 10, segundos: MINUTO }],
  /** Each page tells once how it felt; of a dining room that is busier a part is sample enough. */
  vitalesPorDireccion: [{ veces: 60, segundos: MINUTO }],
} as const satisfies Record<string, readonly Ventana[]>;

export type NombreLimite = keyof typeof LIMITES_DE_RITMO;
