/** On a control that was clicked with the pointer and has had the focus since. */
export const pointedMark = 'data-pointed'

/**
 * Marks a clicked control until the focus leaves it. `:focus-visible` cannot tell it from one that keys have reached: it
 * changes as soon as a key is pressed. Returns a function that stops it.
 */
export function followPointer(page: Document): () => void {
  const click = ({ target, detail }: MouseEvent) => {
    const isByKey = detail === 0
    const control = target instanceof Element ? target.closest('button, a, input, summary') : null
    if (!control || isByKey || control !== page.activeElement) return
    control.setAttribute(pointedMark, '')
    control.addEventListener('blur', () => control.removeAttribute(pointedMark), { once: true })
  }
  page.addEventListener('click', click)
  return () => page.removeEventListener('click', click)
}
