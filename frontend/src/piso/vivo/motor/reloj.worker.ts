let espera: ReturnType<typeof setTimeout> | undefined;

// Browsers slow the timers of a page nobody looks at to one a minute; those of a worker run on.
onmessage = ({ data }: MessageEvent<number>) => {
  clearTimeout(espera);
  espera = setTimeout(() => postMessage(null), data);
};
