/** The npm that started us runs again, if there is one. */
export function npm(...args: string[]): [program: string, args: string[]] {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, [path, ...args]] : ['npm', args];
}
