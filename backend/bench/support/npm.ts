/** npm with these arguments, the one that started us if any: its program and what it is given. */
export function npm(...args: string[]): [program: string, args: string[]] {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, [path, ...args]] : ['npm', args];
}
