const WATCH_MS = 250;

/** npm passes a signal on to the shell between us, which dies of it silently: its end is our SIGTERM. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS);
  watch.unref();
}
