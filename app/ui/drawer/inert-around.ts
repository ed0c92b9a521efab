/** Makes everything on the page but `element` and its ancestors inert, or no longer inert. */
export function setInertAround(element: Element, inert: boolean): void {
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && sibling.tagName !== "SCRIPT")
        sibling.inert = inert;
    }
    if (inner.parentElement === document.body) return;
  }
}
