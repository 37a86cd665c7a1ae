/** A mail as its reader sees it. */
export interface CorreoRecibido {
  /** The envelope's: who really got it. */
  para: string;
  asunto: string;
  texto: string;
  html: string;
  /** Names in lower case. */
  cabeceras: Readonly<Record<string, string>>;
}

/** Reads what our server sends: a text and an HTML part, each quoted-printable or base64. */
export function readCorreo(para: string, crudo: string): CorreoRecibido {
  const { cabeceras, cuerpo } = split(crudo);
  const limite = /boundary="?([^";]+)"?/.exec(cabeceras['content-type'] ?? '')?.[1] ?? '';
  const partes = cuerpo.split(`--${limite}`).map((parte) => split(parte.trimStart()));
  const find = (tipo: string): string => {
    const parte = partes.find((leida) => leida.cabeceras['content-type']?.startsWith(tipo));
    return parte ? decodeCuerpo(parte) : '';
  };
  return {
    para,
    asunto: decodeCabecera(cabeceras.subject ?? ''),
    texto: find('text/plain'),
    html: find('text/html'),
    cabeceras,
  };
}

type Parte = ReturnType<typeof split>;

function split(crudo: string): { cabeceras: Record<string, string>; cuerpo: string } {
  const [cabeza = '', ...resto] = crudo.split(/\r?\n\r?\n/);
  const lineas = cabeza.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const cabeceras = lineas.flatMap((linea) => {
    const [, nombre, valor] = /^([\w-]+): *(.*)$/.exec(linea) ?? [];
    return nombre === undefined || valor === undefined ? [] : [[nombre.toLowerCase(), valor] as const];
  });
  return { cabeceras: Object.fromEntries(cabeceras), cuerpo: resto.join('\r\n\r\n') };
}

function decodeCuerpo({ cabeceras, cuerpo }: Parte): string {
  return cabeceras['content-transfer-encoding'] === 'base64'
    ? Buffer.from(cuerpo, 'base64').toString()
    : fromQuotedPrintable(cuerpo.replace(/=\r?\n/g, ''));
}

/** `=?UTF-8?Q?…?=`, in one word or several. */
function decodeCabecera(valor: string): string {
  return valor
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_todo, como: string, dato: string) =>
      como.toUpperCase() === 'B'
        ? Buffer.from(dato, 'base64').toString()
        : fromQuotedPrintable(dato.replace(/_/g, ' ')),
    );
}

function fromQuotedPrintable(dato: string): string {
  const bytes = dato.replace(/=([0-9A-F]{2})/gi, (_todo, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
