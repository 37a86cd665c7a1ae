/** The figure a test promises to print; written past Jest, which would add where it was printed. */
export function tell(figura: string): void {
  process.stdout.write(`  · ${figura}\n`);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
