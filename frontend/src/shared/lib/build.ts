/** What this page was built as; null in development, and where there is no page. */
export function readBuild(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}
