/** A part of the page as a PNG: our own SVG drawings and marked texts, put into one drawing that needs no style sheet. */

const SVG = 'http://www.w3.org/2000/svg';
const SHARPNESS = 1.5;
/** What elements take from those around them. */
const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'paint-order', 'visibility', 'color'],
] as const;
/** What is each element's own, and what it usually is. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
};

const plain = (value: string): string => value.replaceAll('"', '');

/** Say in attributes what style sheets say about an element, so that a copy looks the same without them. */
function dress(original: Element, copy: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(original);
  if (style.display === 'none') {
    copy.remove();
    return;
  }
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value === around?.getPropertyValue(name)) copy.removeAttribute(name);
    else copy.setAttribute(name, plain(value));
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual) copy.setAttribute(name, plain(value));
  }
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const copies = [...copy.children];
  [...original.children].forEach((child, at) => {
    const twin = copies[at];
    if (twin) dress(child, twin, style);
  });
}

function copyOf(original: Element, around: CSSStyleDeclaration | null): Element {
  const copy = original.cloneNode(true) as Element;
  dress(original, copy, around);
  return copy;
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Gradients and shapes that the drawing refers to lie elsewhere on the page: they come along. */
function bringAlong(drawing: Element): void {
  const defs = make('defs', {});
  drawing.prepend(defs);
  const known = new Set<string>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const [, painted, used] of new XMLSerializer().serializeToString(drawing).matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)) {
      const id = painted ?? used ?? '';
      const found = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (!found?.parentElement) continue;
      defs.append(copyOf(found, getComputedStyle(found.parentElement)));
      isNew = true;
    }
  }
}

/** A text as the page has broken it into lines, each where it stands. */
function textsOf(element: Element, base: DOMRect): Element[] {
  const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
  const look = { 'font-family': plain(fontFamily), 'font-size': fontSize, 'font-weight': fontWeight, fill: color, 'dominant-baseline': 'central' };
  const node = element.firstChild;
  const lines = new Map<number, Element>();
  for (const { 0: word, index } of node?.textContent?.matchAll(/\S+\s*/g) ?? []) {
    const range = document.createRange();
    range.setStart(node as Node, index);
    range.setEnd(node as Node, index + word.length);
    const box = range.getBoundingClientRect();
    const middle = Math.round(box.y + box.height / 2 - base.y);
    const line = lines.get(middle) ?? make('text', { ...look, x: box.x - base.x, y: middle });
    line.textContent += word;
    lines.set(middle, line);
  }
  return [...lines.values()];
}

/** The drawing of a stage: its background, everything marked as a panel or a text, and every SVG, each where it stands. */
function drawingOf(stage: HTMLElement): { drawing: Element; width: number; height: number } {
  const base = stage.getBoundingClientRect();
  const boxOf = (element: Element): DOMRect => {
    const box = element.getBoundingClientRect();
    return new DOMRect(box.x - base.x, box.y - base.y, box.width, box.height);
  };
  const drawing = make('svg', { width: base.width, height: base.height, viewBox: `0 0 ${base.width} ${base.height}` });
  for (const panel of [stage, ...stage.querySelectorAll('[data-panel]')]) {
    const { x, y, width, height } = boxOf(panel);
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(panel);
    drawing.append(make('rect', { x, y, width, height, fill: backgroundColor }));
    drawing.append(make('rect', { x, y, width, height: parseFloat(borderTopWidth), fill: borderTopColor }));
  }
  for (const svg of stage.querySelectorAll('svg')) {
    if (svg.parentElement?.closest('svg')) continue;
    const { x, y, width, height } = boxOf(svg);
    const copy = copyOf(svg, null);
    for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
    drawing.append(copy);
  }
  for (const text of stage.querySelectorAll('[data-text]')) drawing.append(...textsOf(text, base));
  bringAlong(drawing);
  return { drawing, width: base.width, height: base.height };
}

export async function pictureOf(stage: HTMLElement): Promise<Blob> {
  const { drawing, width, height } = drawingOf(stage);
  const source = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * SHARPNESS);
    canvas.height = Math.round(height * SHARPNESS);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => { canvas.toBlob(resolve, 'image/png'); });
    if (!blob) throw new Error('the browser draws no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}
