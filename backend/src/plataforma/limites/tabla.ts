interface Ventana {
  veces: number;
  segundos: number;
}

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/**
 * Every rate limit of the server (docs/reglas.md#limits). Diners of one restaurant share one address, so
 * limits by address are loose and those by mesa are tight. Each name says whose turns count; with
 * `PorDireccion` it is an address, and an IPv6 /64 counts as one.
 */
export const LIMITES_DE_RITMO = {
  /** Failed logins: a successful one gives its turn back. */
  accesoPorDireccion: [{ veces: 50, segundos: 15 * MINUTO }],
  registroPorDireccion: [
    { veces: 5, segundos: HORA },
    { veces: 20, segundos: DIA },
  ],
  /** Requests that reveal whether an email is registered (docs/reglas.md#codes-by-mail). */
  emailPorDireccion: [
    { veces: 10, segundos: MINUTO },
    { veces: 60, segundos: HORA },
  ],
  /** Codes requested by mail; the database counts those of one account. */
  codigosPorDireccion: [{ veces: 20, segundos: HORA }],
  /** Emails that are unknown, or verified, get the limits of a real resend. */
  reenviosPorEmail: [
    { veces: 1, segundos: MINUTO },
    { veces: 3, segundos: 15 * MINUTO },
    { veces: 10, segundos: DIA },
  ],
  /** Codes requested and tried, on all routes; each code also has its own five attempts. */
  intentosCodigoPorDireccion: [{ veces: 60, segundos: HORA }],
  renovarPorDireccion: [{ veces: 120, segundos: MINUTO }],
  /** A successful pairing gives its turn back. */
  emparejarPorDireccion: [{ veces: 5, segundos: MINUTO }],
  /** Tried codes of devices from all addresses; a successful one gives its turn back. */
  emparejarEnTotal: [
    { veces: 300, segundos: 10 * MINUTO },
    { veces: 3_000, segundos: DIA },
  ],
  /** Codes of devices made by a restaurante; the fewer there are, the less a guess is worth. */
  codigosDeDispositivo: [{ veces: 60, segundos: 10 * MINUTO }],
  /** A busy kitchen taps many times a second. */
  lecturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  escriturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  /** Each is deleted with all its products. */
  borrarCategorias: [{ veces: 10, segundos: MINUTO }],
  /** By restaurante; a carta of fifty dishes can be made in one sitting. */
  subidas: [
    { veces: 30, segundos: MINUTO },
    { veces: 300, segundos: DIA },
  ],
  /** Orders stored with a signed code; a retry costs nothing. */
  pedidosPorMesa: [{ veces: 20, segundos: MINUTO }],
  /**
   * Orders without a signed code are counted apart, so that those with it never wait for them; each ten lines
   * begun cost a turn. By network it is half of the restaurante's, since a dining room shares one, and no
   * single one may use it up.
   */
  sinCodigoPorMesa: [{ veces: 10, segundos: MINUTO }],
  sinCodigoPorRed: [{ veces: 60, segundos: MINUTO }],
  sinCodigoPorRestaurante: [{ veces: 120, segundos: MINUTO }],
  /** Calls made or changed; a repeated one costs nothing. */
  llamadasPorMesa: [{ veces: 6, segundos: MINUTO }],
  llamadasSinCodigoPorMesa: [{ veces: 6, segundos: MINUTO }],
  /** Two hundred phones in one dining room without sockets ask 1,600 times a minute. */
  seguimientoPorDireccion: [{ veces: 2_400, segundos: MINUTO }],
  /** Fifty lines of those responses cost one; a full mesa's weigh megabytes. */
  lineasSeguidasPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** The public menu, its pages, its restaurante and its mesa; a dining room shares one address. */
  cartaPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** Each screen reports a fault once. */
  fallosPorDireccion: [{ veces: 10, segundos: MINUTO }],
} as const satisfies Record<string, readonly Ventana[]>;

export type NombreLimite = keyof typeof LIMITES_DE_RITMO;
