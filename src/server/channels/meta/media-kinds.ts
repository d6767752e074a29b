import { type MediaKind, shownAs } from '../../../contract/channel-files.ts'

/**
 * Returns how a file is sent: as what it is, or as what the channel shows its type as. What it does not take at all is
 * refused before it gets here.
 */
export function carriedAs(channel: 'whatsapp' | 'facebook', media: MediaKind, type: string | undefined): MediaKind {
  if (type === undefined || (channel === 'facebook' && media === 'document')) return media
  return shownAs(channel, type) ?? media
}
