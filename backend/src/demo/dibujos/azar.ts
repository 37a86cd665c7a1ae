/** A source of numbers that looks random and is the same every time: a drawing never changes. */
export interface Azar {
  /** From `min` up to `max`. */
  entre(min: number, max: number): number;
  una<T>(opciones: readonly [T, ...T[]]): T;
}

/** @param semilla any text; the same text gives the same numbers (mulberry32 over FNV-1a). */
export function crearAzar(semilla: string): Azar {
  let estado = 0x811c9dc5;
  for (const letra of semilla) estado = Math.imul(estado ^ (letra.codePointAt(0) ?? 0), 0x01000193);
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    entre: (min, max) => min + siguiente() * (max - min),
    una: (opciones) => opciones[Math.floor(siguiente() * opciones.length)] ?? opciones[0],
  };
}

export interface Punto {
  x: number;
  y: number;
}

/** Points inside a circle round the origin, kept apart from one another where there is room. */
export function esparcir(azar: Azar, cuantos: number, radio: number, separacion: number): Punto[] {
  const puntos: Punto[] = [];
  for (let intento = 0; puntos.length < cuantos && intento < cuantos * 40; intento += 1) {
    const angulo = azar.entre(0, Math.PI * 2);
    const distancia = radio * Math.sqrt(azar.entre(0, 1));
    const punto = { x: Math.cos(angulo) * distancia, y: Math.sin(angulo) * distancia };
    const margen = separacion * (1 - intento / (cuantos * 40));
    if (puntos.every((otro) => Math.hypot(otro.x - punto.x, otro.y - punto.y) >= margen)) puntos.push(punto);
  }
  return puntos.sort((a, b) => a.y - b.y);
}
