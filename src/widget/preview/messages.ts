import type { PublicWebchatSettings } from '../../contract/webchat.ts'

/** Message from the console to the preview page, and from that page to its frame. */
export interface Draft {
  w: 'draft'
  face: PublicWebchatSettings
  /** the chat panel is open */
  open: boolean
  /** the console is in dark mode, which stands in for the visitor's system theme */
  dark: boolean
}

/** Returns a draft sent by the console of the same origin, undefined for any other message. */
export function draftIn({ origin, data }: MessageEvent): Draft | undefined {
  if (origin !== location.origin || !data || typeof data !== 'object') return undefined
  return (data as { w?: unknown }).w === 'draft' ? (data as Draft) : undefined
}
