/** Width and height, in the same unit. */
type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

/**
 * Returns the place of a point on a drawing, as `ti.GUI` counts: from 0 to 1, with the origin at the lower left; beyond that outside of it.
 *
 * @param drawing Size of the drawing.
 * @param box Box that it fills, in the unit of the point.
 * @param fit How it fills the box: the value of `object-fit`.
 */
export function pointOnDrawing(
  point: { readonly clientX: number; readonly clientY: number },
  drawing: Size,
  box: Box,
  fit: string,
): [x: number, y: number] {
  const scales = [box.width / drawing.width, box.height / drawing.height];
  const place = (offset: number, boxed: number, drawn: number): number => {
    const scale =
      fit === 'cover' ? Math.max(...scales) : fit === 'contain' ? Math.min(...scales) : boxed / drawn;
    return 0.5 + (offset - boxed / 2) / (scale * drawn);
  };
  return [
    place(point.clientX - box.left, box.width, drawing.width),
    1 - place(point.clientY - box.top, box.height, drawing.height),
  ];
}
