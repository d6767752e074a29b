import { imageSize } from '../../../../contract/image-size.ts'
import { imageFault } from '../../../../contract/images.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Channel, ChatFile } from '../state/types.ts'
import { openFile } from './open.ts'
import { asJpeg } from './pictures.ts'

const TOO_LARGE = 'No podemos mostrarla: tiene demasiados píxeles. Descárgala.'

/** Most pixels of an image that is drawn as it is in a thread; of larger ones, a smaller copy. */
const SMALL = 1_000_000
/** Longest side of that copy in pixels, for screens with two pixels for each. */
const LONGEST = 800

/**
 * Returns the content of an image of a chat.
 * @throws if drawing it would take more memory than a page may use: customers sent such images before they were refused
 */
export async function openImage(bot: number, file: ChatFile, channel: Channel, messageId: number): Promise<Blob> {
  const { blob } = await openFile(bot, file, channel, messageId)
  if (imageFault(new Uint8Array(await blob.arrayBuffer())) === 'large') throw new ApiError(0, { message: TOO_LARGE })
  return blob
}

/** Returns what a thread draws of an image: the image, or a smaller copy. Animations stay as they are. */
export async function thumbnailOf(blob: Blob): Promise<Blob> {
  const size = imageSize(new Uint8Array(await blob.arrayBuffer()))
  if (!size || blob.type === 'image/gif' || size.width * size.height <= SMALL) return blob
  return asJpeg(blob, blob.size, LONGEST).catch(() => blob)
}
