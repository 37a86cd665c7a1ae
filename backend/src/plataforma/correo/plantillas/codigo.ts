import { CODIGO } from '@carta/contracts';
import type { Correo } from '../correo';
import { nombreEnCorreo } from './escapar';
import { toHtml, toTexto } from './marco';
import type { Escrito } from './marco';

export interface DatosCodigo {
  nombre: string;
  email: string;
  codigo: string;
  /** The link proves the same as the code. */
  enlace?: string | undefined;
  /** Without it the mail has no links: an address from a request may be anybody's. */
  publicUrl: string | undefined;
}

type Redactado = Pick<Correo, 'asunto' | 'texto' | 'html'>;

const VALIDO = `Es válido durante ${CODIGO.vidaS / 60} minutos y solo puede usarse una vez.`;
const PIE = 'Si no has sido tú, ignora este mensaje.';

function correoDeVerificacion(datos: DatosCodigo): Redactado {
  return write(datos, {
    titulo: 'Verifica tu email',
    antes: 'Escribe este código en Carta Digital para terminar tu registro:',
    despues: VALIDO,
    pie: `${PIE} Sin el código nadie puede usar tu email.`,
  });
}

function correoDeRecuperacion(datos: DatosCodigo): Redactado {
  const { publicUrl, email, enlace } = datos;
  const destino = `${publicUrl}/change-password?email=${encodeURIComponent(email)}&enlace=${enlace}`;
  return write(datos, {
    titulo: 'Cambia tu contraseña',
    antes: 'Escribe este código en Carta Digital para elegir una contraseña nueva:',
    despues: VALIDO,
    ...(publicUrl === undefined || enlace === undefined ? {} : conEnlace(destino)),
    pie: `${PIE} Tu contraseña sigue siendo la misma.`,
  });
}

/** The link needs no typing, and works when the code is void. */
const conEnlace = (enlace: string): Pick<Escrito, 'despues' | 'boton'> => ({
  despues: `${VALIDO} También puedes pulsar el enlace, que vale durante un día y funciona aunque el código ya no.`,
  boton: { texto: 'Elegir otra contraseña', enlace },
});

function write({ nombre, codigo }: DatosCodigo, resto: Omit<Escrito, 'saludo' | 'codigo'>): Redactado {
  const saludado = nombreEnCorreo(nombre);
  const escrito = { ...resto, codigo, saludo: saludado === '' ? 'Hola:' : `Hola, ${saludado}:` };
  return {
    asunto: `${codigo} es tu código de Carta Digital`,
    texto: toTexto(escrito),
    html: toHtml(escrito),
  };
}

export const CORREOS_DE_CODIGO = {
  verificacion: correoDeVerificacion,
  recuperacion: correoDeRecuperacion,
} as const;
