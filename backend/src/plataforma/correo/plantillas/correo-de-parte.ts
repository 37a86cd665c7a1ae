import type { Correo } from '../correo';
import { nombreEnCorreo } from './escapar';
import { toHtml, toTexto } from './marco';

export interface DatosParte {
  nombre: string;
  /** AAAA-MM-DD */
  dia: string;
  lineas: readonly { nombre: string; valor: string }[];
  publicUrl: string | undefined;
}

/** The counts of a night, as the page has them. */
export function correoDeParte({
  nombre,
  dia,
  lineas,
  publicUrl,
}: DatosParte): Pick<Correo, 'asunto' | 'texto' | 'html'> {
  const saludado = nombreEnCorreo(nombre);
  const titulo = `Parte de la noche del ${dia.split('-').reverse().join('/')}`;
  const escrito = {
    titulo,
    saludo: saludado === '' ? 'Hola:' : `Hola, ${saludado}:`,
    antes: 'Esto es lo que se contó ese día.',
    lista: lineas.map(({ nombre: que, valor }) => `${que}: ${valor}`),
    despues: 'Lo que nadie midió dice «no se sabe»; nunca un cero.',
    ...(publicUrl === undefined
      ? {}
      : { boton: { texto: 'Ver el parte', enlace: `${publicUrl}/admin/parte?dia=${dia}` } }),
    pie: 'Lo recibes porque alguien de tu local lo pidió en Ajustes → Parte de la noche, donde se quita.',
  };
  return { asunto: titulo, texto: toTexto(escrito), html: toHtml(escrito) };
}
