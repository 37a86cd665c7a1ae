import { readFileSync, readdirSync } from 'node:fs';

/** Returns the µs of processor time of all its threads since they started. */
export function cpuMicros(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .map((thread) => parseInt(readFileSync(`${folder}/${thread}/schedstat`, 'utf8')) / 1000)
    .reduce((sum, micros) => sum + micros, 0);
}

/** Returns the children of a process and all their descendants. */
export function childrenOf(pid: number): number[] {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const children = own === '' ? [] : own.split(' ').map(Number);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

export function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
