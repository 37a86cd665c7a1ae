/** Bytes and px, before and after the phone shrinks the photo (docs/reglas/carta.md#photos). */
export const LIMITES_IMAGEN = {
  maxBytes: 5 * 1024 * 1024,
  minBytes: 1_024,
  anchoMax: 800,
  calidadJpeg: 0.8,
  calidadPng: 0.9,
} as const;

/** Mailed codes last this many seconds (docs/reglas/casa.md#codes-by-mail). */
export const CODIGO = {
  vidaS: 600,
  entreEnviosS: 60,
  intentos: 5,
} as const;

/** The owner's screens treat data as fresh for this long (ms). */
export const VIDA_CACHE = {
  normal: 5 * 60_000,
  larga: 30 * 60_000,
  corta: 60_000,
} as const;

/** A message stays readable for this long (ms) before the screen goes on. */
export const PAUSAS = {
  codigoVerificado: 1_500,
  codigoReenviado: 3_000,
  irTrasRegistro: 2_000,
  irTrasCambiarPassword: 3_000,
  irTrasFinDeSesion: 2_000,
  animacionCategoria: 500,
  simulacionTipo: 500,
} as const;
