import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'
import type { OperationBody } from '../../../contract/body.ts'
import type { Input } from '../../../contract/screen.ts'
import type { Rules } from '../../../contract/validation.ts'
import type { PartMerges } from '../conflict/merge.ts'
import type { ConflictDetails } from '../conflict/useConflict.ts'
import type { Problems } from './problems.ts'

/** The part of a generated body that a form needs. */
type Written<Body> = Pick<OperationBody<Body>, 'operation' | 'inputs'> & { rules?: Rules<Body> | undefined }

/** Context of a save besides the request body. */
interface Sending<Row> {
  /** base record of the form, with the id and version to send */
  record: Row | undefined
  /** handles errors that the form shows itself; returns true if no toast is needed */
  shown: (error: unknown) => boolean
}

/** A draft: the base record and the entered values. */
export interface Draft {
  record?: object | undefined
  values: Record<string, unknown>
}

/** Storage of one form's draft. */
export interface DraftSlot {
  read: () => Draft | undefined
  write: (draft: Draft) => void
  drop: () => void
}

/** Returns the storage of a form's draft; `start` holds the initial values of a new record. */
export type DraftStore = (
  operation: Pick<OperationBody<never>, 'operation' | 'inputs'>,
  record: object | undefined,
  start: object | undefined,
) => DraftSlot

export interface FormSetup<Values extends FieldValues, Body, Row extends object, Answer> {
  /** operation that saves the form, from `generated/bodies` */
  operation: Written<Body>
  /** the record being edited; undefined when creating one. A newer record is ignored while the form has changes. */
  record?: Row | undefined
  /** converts a record to form values; receives undefined for a new one */
  valuesOf: (record: Row | undefined) => Values
  /** converts the values to the request body; default: the values themselves */
  bodyOf?: (values: Values, record: Row | undefined, rules: Rules<Body> | undefined) => unknown
  /** validates what the schema cannot express; paths are those of the values */
  validate?: (values: Values) => Problems
  /** shows errors of changed fields while typing instead of after the first save */
  whileTyping?: boolean
  /** returns whether the form shows errors of this path; all others are left to the server */
  showsErrorsOf?: (path: string) => boolean
  /**
   * Where errors are shown besides their fields. `toast`: errors found in the browser; server errors get the toasts of
   * the call itself. `banner`: all errors in `message`, which the form must show. `fields`: nowhere; what is of no field
   * is in `message`, which the form must show.
   */
  errorDisplay?: 'toast' | 'banner' | 'fields'
  /** calls the operation; throws `ApiError` */
  send: (body: Body, sending: Sending<Row>) => Promise<Answer>
  onDone?: (answer: Answer) => void
  /** returns who or what the toasts of errors are about, where they may stay after the form was left */
  nameOf?: (record: Row | undefined) => string | undefined
  /** a conflicting change was merged */
  onConflict?: () => void
  /** paths to compare on a conflict; default: all top-level ones */
  paths?: readonly string[]
  /** how paths are merged on a conflict that are not merged as a whole */
  partMerges?: PartMerges
  /** renders a value of a conflict where its plain text is not suitable */
  textOf?: (path: string, value: unknown) => ReactNode
  /**
   * Stores drafts without secrets, so that input survives a reload: `drafts` of drafts.ts, which other forms do not
   * load.
   */
  drafts?: DraftStore
  /** loads the operation's rules if they are not available yet */
  loadRules?: () => Promise<Rules<Body> | undefined>
}

type NamesOf<Body> = Body extends Body ? keyof Body : never

/** Requires `bodyOf` where the form's values are not themselves a valid body. */
export type BodyRequirement<Values extends FieldValues, Body, Row extends object> = [Values] extends [Body]
  ? [keyof Values] extends [NamesOf<Body>]
    ? unknown
    : Required<Pick<FormSetup<Values, Body, Row, never>, 'bodyOf'>>
  : Required<Pick<FormSetup<Values, Body, Row, never>, 'bodyOf'>>

/** The part of a form that its fields need. Accepts any form whose values contain at least these paths. */
export interface FieldsOf<Values> {
  fields: {
    control: Control
    inputs: readonly Input[]
    /** message shown by the banner, which fields do not repeat; '' if none */
    bannerMessage: string
  }
  /** type-only: carries the values' type */
  values?: Values | undefined
}

/** react-hook-form's methods, extended by saving, server errors and conflicts. */
export interface Form<Values extends FieldValues, Row extends object = object>
  extends UseFormReturn<Values>,
    FieldsOf<Values> {
  inputs: readonly Input[]
  /** message for the banner, or why the latest quiet save was not possible; '' if none */
  message: string
  dirty: boolean
  /** whether there is something to save now, also between renders */
  isChanged: () => boolean
  busy: boolean
  save: (event?: SyntheticEvent) => Promise<void>
  /**
   * Saves without being asked to, as when a field is left. What prevents it is shown in the form only: the focus stays
   * where the person went, and there is a toast only if the form was left.
   */
  saveQuietly: () => Promise<void>
  /** marks what is wrong in fields that were changed and left */
  markLeft: () => void
  /** resets the form to the base record */
  discard: () => void
  /**
   * Closes what tells of a save that failed, for who leaves the form and corrects it no more. A form that closes by
   * itself, as with its chat, leaves it: nothing else may say that nothing was saved.
   */
  settleToasts: () => void
  /** asks before a save of these values; false cancels it */
  guard: RefObject<((values: Values, record: Row | undefined) => Promise<boolean>) | undefined>
  /** the form element, for focus management */
  element: RefObject<HTMLFormElement | null>
  /** base record of the form */
  record: Row | undefined
  /** conflicting changes of others */
  conflictDetails: ConflictDetails | undefined
  /** sets a new base record after the user's own change outside the form */
  rebase: (record: Row) => void
  textOf: ((path: string, value: unknown) => ReactNode) | undefined
  /** the form was restored from a draft */
  restored: boolean
}
