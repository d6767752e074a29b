import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'
import type { OperationBody } from '../../../contract/body.ts'
import type { Input } from '../../../contract/screen.ts'
import type { Rules } from '../../../contract/validation.ts'
import type { ConflictNews } from '../conflict/useConflict.ts'
import type { Problems } from './problems.ts'

/** What a form says of an operation: all of a generated body, or as much of it as is known. */
type Written<Body> = Pick<OperationBody<Body>, 'operation' | 'inputs'> & { rules?: Rules<Body> | undefined }

/** What a call needs besides its body. */
interface Sending<Row> {
  /** what the form is measured against: its id and version are those to send */
  record: Row | undefined
  /** takes in a failure that the form shows by itself: no toast says it again */
  shown: (error: unknown) => boolean
}

/** What was being written when the page was left: what it began with, and what it had become. */
export interface Draft {
  record?: object | undefined
  values: Record<string, unknown>
}

/** Where the draft of one form is kept. */
export interface DraftPlace {
  read: () => Draft | undefined
  write: (draft: Draft) => void
  drop: () => void
}

/** Finds the place of a form's draft; `start` is what something new starts with. */
export type KeepDrafts = (
  operation: Pick<OperationBody<never>, 'operation' | 'inputs'>,
  record: object | undefined,
  start: object | undefined,
) => DraftPlace

export interface FormSetup<Values extends FieldValues, Body, Row extends object, Answer> {
  /** what is saved: `generated/bodies` has one for each operation */
  operation: Written<Body>
  /** what is edited; nothing while something new is made. One that comes while something is typed waits until nothing is */
  record?: Row | undefined
  /** what the form shows of a record, and of a new one */
  valuesOf: (record: Row | undefined) => Values
  /** what is sent; the values as they are, unless given */
  bodyOf?: (values: Values, record: Row | undefined, rules: Rules<Body> | undefined) => unknown
  /** what the schema cannot tell is wrong, at the paths of the values */
  inspect?: (values: Values) => Problems
  /** what is wrong is told where something was written already, instead of after the first try */
  whileTyping?: boolean
  /** problems that are the form's to tell; of the others only the server speaks */
  tells?: (path: string) => boolean
  /**
   * Where problems are told beside their fields. `toast`: what the browser finds; the server's refusals are the toasts
   * of the call itself. `banner`: in `message`, for the form to show, the server's refusals included.
   */
  says?: 'toast' | 'banner'
  /** calls the operation; fails with an `ApiError` */
  send: (body: Body, sending: Sending<Row>) => Promise<Answer>
  onDone?: (answer: Answer) => void
  /** somebody else's change was taken in */
  onMeet?: () => void
  /** the places that are compared when two people changed one record; every top-level value unless given */
  paths?: readonly string[]
  /** how a value is told where its own words do not, when two people changed it */
  textOf?: (path: string, value: unknown) => ReactNode
  /** what is written survives a reload; nothing secret does: `drafts` of drafts.ts, which other forms do not load */
  keep?: KeepDrafts
  /** the rules of the operation, where they are not there yet */
  loadRules?: () => Promise<Rules<Body> | undefined>
}

type NamesOf<Body> = Body extends Body ? keyof Body : never

/** Values that are not a body, or hold more than one, have to say what is sent. */
export type Sent<Values extends FieldValues, Body, Row extends object> = [Values] extends [Body]
  ? [keyof Values] extends [NamesOf<Body>]
    ? unknown
    : Required<Pick<FormSetup<Values, Body, Row, never>, 'bodyOf'>>
  : Required<Pick<FormSetup<Values, Body, Row, never>, 'bodyOf'>>

/** A form as its fields see it: they name paths of its values, and may be given one that has more. */
export interface FieldsOf<Values> {
  fields: {
    control: Control
    inputs: readonly Input[]
    /** the line that the form's banner shows, which no field says again; '' while there is none */
    said: string
  }
  /** only a type */
  values?: Values | undefined
}

/** react-hook-form's methods, with what saving, refusals and other people's changes need. */
export interface Form<Values extends FieldValues, Row extends object = object>
  extends UseFormReturn<Values>,
    FieldsOf<Values> {
  inputs: readonly Input[]
  /** the line that a banner shows; '' while there is none */
  message: string
  dirty: boolean
  busy: boolean
  save: (event?: SyntheticEvent) => Promise<void>
  /** back to what the server has */
  discard: () => void
  /** the form's element, for the focus */
  element: RefObject<HTMLFormElement | null>
  /** what the form is measured against */
  record: Row | undefined
  /** what somebody else changed meanwhile */
  news: ConflictNews | undefined
  /** goes on from another state of the record, as one's own change of it left it */
  rebase: (record: Row) => void
  textOf: ((path: string, value: unknown) => ReactNode) | undefined
  /** what stands in the form was written before a reload */
  kept: boolean
}
