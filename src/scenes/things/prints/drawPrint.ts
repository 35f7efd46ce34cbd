import { createPen } from './pen'
import type { Printer, PrintRecipe } from './printer'

/** Draws one print by itself, as high as is asked, in pixels. */
export function drawPrint(
  canvas: HTMLCanvasElement,
  height: number,
  recipe: PrintRecipe,
  { symbols }: Pick<Printer, 'symbols'>,
): void {
  const scale = height / recipe.height
  canvas.height = Math.round(height)
  canvas.width = Math.round(recipe.width * scale)
  const context = canvas.getContext('2d')
  if (context) recipe.draw(createPen(context, symbols, 0, 0, recipe.width, recipe.height, scale))
}
