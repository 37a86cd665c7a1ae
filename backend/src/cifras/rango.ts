import { reglasEstablecimiento } from '@carta/contracts';
import { campoNoValido } from '../plataforma/errores/domain-error';
import type { Rango } from './estadisticas-rango';

/** A leap year has this many. */
const MAX_DIAS = 366;
const DIA_MS = 86_400_000;

/** Ends today by default. @throws 422 for an invalid day, days in disorder, or more than a year of them. */
export function parseRango(desde: string | undefined, hasta: string | undefined, hoy: string): Rango {
  const ultimo = parseDia('hasta', hasta) ?? hoy;
  const primero = parseDia('desde', desde) ?? ultimo;
  const dias = (Date.parse(ultimo) - Date.parse(primero)) / DIA_MS + 1;
  if (dias < 1) throw campoNoValido('desde', 'La fecha inicial no puede ser posterior a la final');
  if (dias > MAX_DIAS) throw campoNoValido('hasta', `El periodo puede tener como máximo ${MAX_DIAS} días`);
  return { desde: primero, hasta: ultimo };
}

/** @throws 422 for an invalid day. */
export function parseDia(campo: string, texto: string | undefined): string | undefined {
  if (texto === undefined) return undefined;
  const mensaje = reglasEstablecimiento.dia(texto);
  if (mensaje !== null) throw campoNoValido(campo, mensaje);
  return texto;
}
