export type Avance = (que: string, hechos: number, total: number) => void;

const WIDTH = 30;
const REDRAW_MS = 100;

/** A bar on a terminal; in a log, a line for each finished thing. */
export function progressBar(salida: NodeJS.WriteStream = process.stderr): Avance {
  let drawnAt = 0;
  let last = '';
  return (que, hechos, total) => {
    const isDone = hechos >= total;
    if (!salida.isTTY) {
      if (isDone && que !== last) salida.write(`${que}: ${hechos}\n`);
      if (isDone) last = que;
      return;
    }
    if (!isDone && performance.now() - drawnAt < REDRAW_MS) return;
    drawnAt = performance.now();
    salida.write(`\r\x1b[2K${bar(hechos, total)} ${que}: ${hechos} de ${total}${isDone ? '\n' : ''}`);
  };
}

/** A collection that is written to meanwhile may exceed its counted total. */
function bar(hechos: number, total: number): string {
  const part = total === 0 ? 1 : Math.min(1, hechos / total);
  const full = Math.round(part * WIDTH);
  const percent = String(Math.floor(part * 100)).padStart(3);
  return `[${'#'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${percent} %`;
}
