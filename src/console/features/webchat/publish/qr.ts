import { encode } from 'uqr'

/** Modules of white margin around a code, as readers need. */
const BORDER = 4
/** Width in px of the picture of a code, enough for print at 8 cm. */
const PICTURE = 1024

/** A QR code: its width in modules and an SVG path of its dark ones. */
interface QrCode {
  size: number
  path: string
}

/** Returns the QR code of a text. */
export function qrOf(text: string): QrCode {
  const { size, data } = encode(text, { border: BORDER, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}

/** Returns the code as an SVG file. */
export const qrSvg = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

/** Returns the code as a PNG file. */
export function qrPng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(PICTURE / size)
  const canvas = Object.assign(document.createElement('canvas'), { width: size * scale, height: size * scale })
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.reject(new Error('no canvas'))
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.scale(scale, scale)
  paint.fillStyle = '#000'
  paint.fill(new Path2D(path))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
