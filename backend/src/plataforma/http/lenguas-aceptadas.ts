/** The languages of an Accept-Language, the dearest first; those that it refuses (q=0) and '*' are missing. */
export function lenguasAceptadas(cabecera: string | undefined = ''): string[] {
  return cabecera
    .split(',')
    .slice(0, MAX_LENGUAS)
    .map((parte) => {
      const [lengua = '', ...parametros] = parte.split(';').map((trozo) => trozo.trim());
      const [, q = '1'] = parametros.map((parametro) => /^q=([\d.]+)$/i.exec(parametro)).find(Boolean) ?? [];
      return { lengua, q: Number(q) };
    })
    .filter(({ lengua, q }) => /^[a-z]/i.test(lengua) && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ lengua }) => lengua);
}

/** No phone has as many. */
const MAX_LENGUAS = 20;
