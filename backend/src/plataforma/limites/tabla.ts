/** At most `veces` in each window of `segundos`. */
interface Ventana {
  veces: number;
  segundos: number;
}

const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/**
 * Every rate limit of the server (docs/reglas.md#limits). Diners of one restaurant share one address, so
 * those by address are loose and those by mesa are tight. The key of each says whose turns are counted; a
 * name that ends in `PorDireccion` takes an address, and an IPv6 /64 counts as one.
 */
export const LIMITES_DE_RITMO = {
  /** By address: failed logins; a login that succeeds gives its turn back. */
  accesoPorDireccion: [{ veces: 50, segundos: 15 * MINUTO }],
  /** By address: accounts registered. */
  registroPorDireccion: [
    { veces: 5, segundos: HORA },
    { veces: 20, segundos: DIA },
  ],
  /**
   * By address: questions whose answer tells whether an email is registered (docs/reglas.md#codes-by-mail).
   */
  emailPorDireccion: [
    { veces: 10, segundos: MINUTO },
    { veces: 60, segundos: HORA },
  ],
  /** By address: codes asked for by mail; how many an account gets is counted in the database. */
  codigosPorDireccion: [{ veces: 20, segundos: HORA }],
  /** By email that nobody has, or has verified: codes asked for in vain, as many as would be sent. */
  reenviosPorEmail: [
    { veces: 1, segundos: MINUTO },
    { veces: 3, segundos: 15 * MINUTO },
    { veces: 10, segundos: DIA },
  ],
  /** By address: codes asked for and tried, all routes together; each code has its own five attempts besides. */
  intentosCodigoPorDireccion: [{ veces: 60, segundos: HORA }],
  /** By address: renewing sessions. */
  renovarPorDireccion: [{ veces: 120, segundos: MINUTO }],
  /** By address: codes of devices tried; a pairing that succeeds gives its turn back. */
  emparejarPorDireccion: [{ veces: 5, segundos: MINUTO }],
  /** In all: codes of devices tried, whatever addresses they come from; one that succeeds gives it back. */
  emparejarEnTotal: [
    { veces: 300, segundos: 10 * MINUTO },
    { veces: 3_000, segundos: DIA },
  ],
  /** By restaurante: codes of devices made; the fewer there are, the less a guess is worth. */
  codigosDeDispositivo: [{ veces: 60, segundos: 10 * MINUTO }],
  /** By session family: reads and writes of signed-in screens; a busy kitchen taps many times a second. */
  lecturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  escriturasPorSesion: [{ veces: 600, segundos: MINUTO }],
  /** By restaurante: categorías deleted, each with all its products. */
  borrarCategorias: [{ veces: 10, segundos: MINUTO }],
  /** By restaurante: photos sent to be decoded; a carta of fifty dishes can be made in one sitting. */
  subidas: [
    { veces: 30, segundos: MINUTO },
    { veces: 300, segundos: DIA },
  ],
  /** By restaurante and mesa: orders stored with a signed code; a retry of one counts for nothing. */
  pedidosPorMesa: [{ veces: 20, segundos: MINUTO }],
  /**
   * Orders stored without a signed code, apart from the others, so that nobody who has the code before
   * them waits for somebody who has not; one costs a turn for every ten lines begun. By address and restaurante: half of what the restaurante takes,
   * since a dining room shares one and no single one may use it up.
   */
  sinCodigoPorMesa: [{ veces: 10, segundos: MINUTO }],
  sinCodigoPorRed: [{ veces: 60, segundos: MINUTO }],
  sinCodigoPorRestaurante: [{ veces: 120, segundos: MINUTO }],
  /** By restaurante and mesa: calls made or changed; one answered again counts for nothing. */
  llamadasPorMesa: [{ veces: 6, segundos: MINUTO }],
  /** The same for those without a signed code, apart from the others. */
  llamadasSinCodigoPorMesa: [{ veces: 6, segundos: MINUTO }],
  /**
   * By address: what phones ask of their own orders and calls. Two hundred in one dining room whose
   * channel is down ask 1,600 times a minute.
   */
  seguimientoPorDireccion: [{ veces: 2_400, segundos: MINUTO }],
  /** By address: every fifty lines that are told in those answers; a full mesa's weigh megabytes. */
  lineasSeguidasPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** By address: the public menu, its pages, its restaurante and its mesa; a dining room shares one. */
  cartaPorDireccion: [{ veces: 1_200, segundos: MINUTO }],
  /** By address: faults that screens tell of; each screen tells one once. */
  fallosPorDireccion: [{ veces: 10, segundos: MINUTO }],
} as const satisfies Record<string, readonly Ventana[]>;

export type NombreLimite = keyof typeof LIMITES_DE_RITMO;
