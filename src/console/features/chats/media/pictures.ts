/** Longest side of a converted picture in pixels: phones show no more. */
const LONGEST = 4096
/** Qualities of the JPEG, tried until it is small enough. */
const QUALITIES = [0.9, 0.75, 0.5]

/**
 * Converts a picture to a JPEG of at most `maxBytes` on a white background; of an animation, its first frame.
 * @throws if the browser cannot read it, or it cannot be made that small
 */
export async function asJpeg(file: Blob, maxBytes: number, longest = LONGEST): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob && blob.size <= maxBytes) return blob
    }
    throw new Error('The picture stays too large')
  } finally {
    picture.close()
  }
}
