import { encode } from 'uqr'

/** Pixels of a dot of the code, and its margin in dots. */
const [DOT, BORDER] = [16, 2]

/** Draws the code of an address, large enough to print. */
export function pngOf(text: string): Promise<Blob> {
  const { data, size } = encode(text, { border: BORDER })
  const canvas = document.createElement('canvas')
  canvas.width = size * DOT
  canvas.height = size * DOT
  const draw = canvas.getContext('2d')
  if (draw) {
    draw.fillStyle = '#ffffff'
    draw.fillRect(0, 0, canvas.width, canvas.height)
    draw.fillStyle = '#000000'
    for (const [y, row] of data.entries())
      for (const [x, dark] of row.entries()) if (dark) draw.fillRect(x * DOT, y * DOT, DOT, DOT)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The code could not be drawn'))), 'image/png')
  })
}
