import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

/** A place on the earth, in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** A branch as the dialogue tells of it. */
export interface Branch
  extends Required<Pick<Schemas['Branch'], 'id' | 'name' | 'code' | 'address' | 'phones' | 'email' | 'hours'>> {
  services: readonly string[]
  coverage: { radius_km?: number | null; postal_codes?: readonly string[] }
  point: Point | undefined
  areaId: number | null
}

/** A form of branches with everything that is told of them. Disabled and deleted ones are absent. */
export interface BranchForm {
  id: number
  name: string
  /** the intent whose examples lead to it */
  intentId: number | null
  settings: Required<Omit<Schemas['BranchSettings'], 'version'>>
  questions: readonly Schemas['BranchQuestion'][]
  /** in order */
  branches: readonly Branch[]
}

/** What can be asked about a branch. */
export type BranchTopic = 'address' | 'hours' | 'phone' | 'services' | 'coverage'

/** What the dialogue last told or asked about branches. */
export interface BranchChat {
  formId: number
  /** the branches that were told of */
  branchIds: readonly number[]
  /** the question, without what was asked for since */
  text: string
  /** the customer was asked where they are, or which branch they mean */
  asks?: true
  /** ISO 8601 */
  at: string
}
