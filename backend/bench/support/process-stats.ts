import { readFileSync, readdirSync } from 'node:fs';

/** Processor time that the threads of a process have had since they started, in µs. */
export function cpuMicros(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .map((thread) => parseInt(readFileSync(`${folder}/${thread}/schedstat`, 'utf8')) / 1000)
    .reduce((sum, micros) => sum + micros, 0);
}

/** The processes that a process has started, and those that they have. */
export function childrenOf(pid: number): number[] {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const children = own === '' ? [] : own.split(' ').map(Number);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

/** Memory of a process that is in RAM now, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Files and sockets that a process has open. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
