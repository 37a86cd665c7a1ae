let espera: ReturnType<typeof setTimeout> | undefined;

// Browsers slow timers of hidden pages to one a minute, but not a worker's.
onmessage = ({ data }: MessageEvent<number>) => {
  clearTimeout(espera);
  espera = setTimeout(() => postMessage(null), data);
};
