import { TIC_MS } from './tic';

// Browsers slow the timers of a page nobody looks at to one a minute; those of a worker run on.
setInterval(() => postMessage(null), TIC_MS);
