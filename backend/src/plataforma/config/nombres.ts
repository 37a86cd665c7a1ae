/** What docker-compose.yml and Docker read from the same `.env`. */
const DE_COMPOSE = [
  'MONGO_PASSWORD',
  'SECRETOS',
  'DOMINIO',
  'CADDYFILE',
  'OTROS',
  'APP_MEMORIA',
  'MONGO_MEMORIA',
  'MONGO_CACHE_GB',
];
const DE_DOCKER = /^(COMPOSE|DOCKER)_/;

/** A line for each name of a `.env` that nobody reads, with the one that was probably meant. */
export function avisosDeNombres(escritos: readonly string[], leidos: ReadonlySet<string>): string[] {
  const conocidos = [...leidos, ...DE_COMPOSE];
  return escritos
    .filter((nombre) => !DE_DOCKER.test(nombre) && !conocidos.includes(nombre))
    .sort()
    .map((nombre) => {
      const parecido = conocidos.find((conocido) => isParecido(nombre.toUpperCase(), conocido));
      const remedio = parecido === undefined ? '' : ` ¿Querías decir ${parecido}?`;
      return `Aviso: ${nombre}, en .env, no es ningún ajuste, y no cambia nada.${remedio}`;
    });
}

/** One letter wrong, missing or too many for each four, or two that changed places, which count as two. */
function isParecido(uno: string, otro: string): boolean {
  return distancia(uno, otro) <= Math.max(1, Math.floor(otro.length / 4));
}

/** How many letters have to be put, taken away or changed (Levenshtein). */
function distancia(uno: string, otro: string): number {
  let fila = Array.from({ length: otro.length + 1 }, (_, i) => i);
  for (const [i, letra] of uno.split('').entries()) {
    const siguiente = [i + 1];
    for (const [j, otra] of otro.split('').entries()) {
      const cambiada = (fila[j] ?? 0) + (letra === otra ? 0 : 1);
      siguiente.push(Math.min(cambiada, (fila[j + 1] ?? 0) + 1, (siguiente[j] ?? 0) + 1));
    }
    fila = siguiente;
  }
  return fila[otro.length] ?? 0;
}
