import type { components } from '../../../../generated/api.d.ts'

/** A quick response (an answer by keyword). */
export interface QuickResponse {
  id: number
  keywords: readonly string[]
  match: string
  ignoreAccentsCase: boolean
  answer: string
  mediaId: number | null
  buttons: readonly components['schemas']['ResponseButton'][]
  action: string
  areaId: number | null
}
