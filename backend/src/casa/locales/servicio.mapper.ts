import type { Servicio } from '@carta/contracts';

const INICIAL: Servicio = {
  rev: 0,
  pausado: false,
  exigirQrFirmado: false,
  minutosAmbar: 5,
  minutosRojo: 10,
  mesaCompartida: false,
  sinPantallaBarra: false,
  diasNotas: 30,
  marchar: 'todo',
  urgentes: false,
  preguntarComensales: false,
};

/** @param stored null, too, for an absent field: a covering index returns it so. */
export function servicioOf(stored: Partial<Servicio> | null | undefined): Servicio {
  const guardado = stored ?? {};
  return {
    rev: guardado.rev ?? INICIAL.rev,
    pausado: guardado.pausado ?? INICIAL.pausado,
    exigirQrFirmado: guardado.exigirQrFirmado ?? INICIAL.exigirQrFirmado,
    minutosAmbar: guardado.minutosAmbar ?? INICIAL.minutosAmbar,
    minutosRojo: guardado.minutosRojo ?? INICIAL.minutosRojo,
    mesaCompartida: guardado.mesaCompartida ?? INICIAL.mesaCompartida,
    sinPantallaBarra: guardado.sinPantallaBarra ?? INICIAL.sinPantallaBarra,
    diasNotas: guardado.diasNotas ?? INICIAL.diasNotas,
    marchar: guardado.marchar ?? INICIAL.marchar,
    urgentes: guardado.urgentes ?? INICIAL.urgentes,
    preguntarComensales: guardado.preguntarComensales ?? INICIAL.preguntarComensales,
    ...(guardado.conEncargado?.length ? { conEncargado: guardado.conEncargado } : {}),
    ...(guardado.husos?.length ? { husos: guardado.husos } : {}),
  };
}
