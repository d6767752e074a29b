/** Side of the picture that WhatsApp keeps, in pixels. */
const SIDE = 640
/** Qualities of the JPEG, tried until it is small enough. */
const QUALITIES = [0.9, 0.75, 0.5]

/**
 * Cuts the largest square out of the middle of a picture and makes it a JPEG, on white, as an address with its content.
 * @param limit most characters of the address
 * @throws if the browser cannot read it, or it cannot be made that small
 */
export async function squarePicture(file: Blob, limit: number): Promise<string> {
  const picture = await createImageBitmap(file)
  try {
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
    for (const quality of QUALITIES) {
      const address = canvas.toDataURL('image/jpeg', quality)
      if (address.length <= limit) return address
    }
    throw new Error('The picture stays too large')
  } finally {
    picture.close()
  }
}
