import type { ResponseButton } from './types.ts'

/** A quick response (an answer by keyword). */
export interface QuickResponse {
  id: number
  keywords: readonly string[]
  match: string
  ignoreAccentsCase: boolean
  answer: string
  mediaId: number | null
  buttons: readonly ResponseButton[]
  action: string
  areaId: number | null
}
