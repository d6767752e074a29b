import { newDigits } from '../world/ids.ts'
import type { Media } from '../world/types.ts'
import type { World } from '../world/world.ts'

const DAY = 24 * 3_600_000

/** A file's address that works without a token, for a day unless another time in milliseconds is given. */
export function publicUrl(world: World, media: Media, life = DAY): string {
  if (media.mimeType === 'application/x-link') return media.bytes.toString('utf8')
  const key = newDigits(24)
  media.urls.set(key, world.clock.now() + life)
  return `${world.url}/cdn/${key}?mid=${media.id}`
}
