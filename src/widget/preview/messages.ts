import type { Face } from '../../contract/webchat.ts'

/** What the console tells the preview's page, and that page the frame in it. */
export interface Draft {
  w: 'draft'
  face: Face
  /** the panel is open */
  open: boolean
  /** the page around is dark, and so is a visitor's own theme */
  dark: boolean
}

/** A draft that came from this server's own console; undefined for anything else. */
export function draftIn({ origin, data }: MessageEvent): Draft | undefined {
  if (origin !== location.origin || !data || typeof data !== 'object') return undefined
  return (data as { w?: unknown }).w === 'draft' ? (data as Draft) : undefined
}
