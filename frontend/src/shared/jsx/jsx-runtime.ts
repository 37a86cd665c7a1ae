import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';

/* The compiler's JSX functions: React's own, except that a text always has its own element and figures are
   not translated (docs/decisiones/pagina-traducida.md). */

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

interface Props {
  children?: ReactNode;
}

let isTraducida = false;

/** Lets React take over a drawn page whose words a translator has changed. */
export function acceptTraducida(): void {
  isTraducida = true;
}

/** At most one child. A lone text in a fragment gets an element. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const { children } = props;
  if (!isText(children)) return createElement(type, props, key);
  if (type === Fragment) return createElement(Fragment, { children: ownElement(children) }, key);
  if (typeof type !== 'string') return createElement(type, props, key);
  if (isFigures(children)) return createElement(type, { translate: 'no', ...props }, key);
  return createElement(type, isTraducida ? { suppressHydrationWarning: true, ...props } : props, key);
}

/** Adjacent texts become one, which gets an element if anything else stands beside it. */
export function jsxs(type: ElementType, props: { children: readonly ReactNode[] }, key?: Key): ReactElement {
  const { children } = props;
  if (!children.some(isText)) return createElements(type, props, key);
  if (children.every((child) => isText(child) || isNothing(child))) {
    return jsx(type, { ...props, children: children.filter(isText).join('') }, key);
  }
  return createElements(type, { ...props, children: groupTexts(children) }, key);
}

/** Development builds call this instead of the two above. */
export function jsxDEV(type: ElementType, props: Props, key?: Key, areSeveral = false): ReactElement {
  return areSeveral ? jsxs(type, props as { children: readonly ReactNode[] }, key) : jsx(type, props, key);
}

/** Each run of texts becomes one element in its first one's place; blanks stay texts. */
function groupTexts(children: readonly ReactNode[]): ReactNode[] {
  const grouped: ReactNode[] = [];
  let run: { at: number; text: string } | undefined;
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      run = { at: run?.at ?? at, text: `${run?.text ?? ''}${child}` };
      grouped[at] = null;
      grouped[run.at] = run.text.trim() === '' ? run.text : ownElement(run.text);
    } else {
      grouped[at] = child;
      if (!isNothing(child)) run = undefined;
    }
  }
  return grouped;
}

const ownElement = (text: string | number): ReactElement => jsx('span', { children: text });

const isText = (child: ReactNode): child is string | number =>
  typeof child === 'number' || (typeof child === 'string' && child !== '');

const isNothing = (child: ReactNode): boolean => child == null || typeof child === 'boolean' || child === '';

const LETTER = /\p{L}/u;
const DIGIT = /\d/;

const isFigures = (text: string | number): boolean =>
  typeof text === 'number' || (!LETTER.test(text) && DIGIT.test(text));
