import type { ComponentType, ReactNode } from 'react'
import type { ScreenKeys } from '../../../generated/screenKeys.ts'
import type { Action, Filter, FormDialog, FormPart, Screen, Section, TableScreen } from '../../contract/screen.ts'
import type { CallOverride } from '../providers/data.ts'
import type { ContentResource } from '../realtime/useContentChanges.ts'
import type { CellProps, ControlProps, Row } from './fields/kinds.ts'

/** The names of a generated screen that an override may refer to. */
interface Keys {
  columns: string
  inputs: string
  actions: string
  operations: string
}

/** Props of a dialog that explains why an action is not available for a row. */
export interface UnavailableActionProps {
  row: Row
  onClose: () => void
}

/** An action on the selected rows. */
export interface BulkAction {
  label: string
  icon: string | undefined
  danger?: boolean
  onSelect: () => void
}

/** Props of a component that offers further actions on the selected rows; `children` shows those it offers. */
export interface BulkActionProps {
  ids: readonly number[]
  onDone: () => void
  children: (actions: readonly BulkAction[]) => ReactNode
}

/** Differences of a screen from the generated one. */
export interface ScreenOverride<K extends Keys = Keys> {
  title?: string
  help?: string
  /** other labels of columns, filters and inputs */
  labels?: Partial<Record<K['columns'] | K['inputs'], string>>
  /** components that replace those of columns */
  columns?: Partial<Record<K['columns'], ComponentType<CellProps>>>
  /** components that replace those of inputs */
  inputs?: Partial<Record<K['inputs'], ComponentType<ControlProps>>>
  /** texts for the items of list inputs, which then show only that until they are opened, and cannot be moved */
  summaries?: Partial<Record<K['inputs'], (item: Row) => string>>
  /** components below inputs, with access to the form */
  below?: Partial<Record<K['inputs'], ComponentType>>
  /** transforms the form sections of an operation */
  sections?: Partial<Record<K['operations'], (sections: Section[]) => Section[]>>
  /** changes to an action, by its operation; false removes it */
  actions?: Partial<Record<K['actions'], Partial<Omit<Action, 'operation'>> | false>>
  /** dialogs shown instead of an action's confirmation for rows where the action would fail, by operation */
  unavailable?: Partial<
    Record<K['actions'], { when: (row: Row) => boolean; dialog: ComponentType<UnavailableActionProps> }>
  >
  /** further kinds of content that rows depend on, e.g. counts: their changes reload the list */
  dependsOn?: readonly ContentResource[]
  /** name of the exported file; otherwise that of the route */
  csvName?: string
  /** further buttons in each row */
  rowActions?: ComponentType<{ row: Row }>
  /** further actions on the selected rows, which get a checkbox; `onDone` clears the selection */
  bulkActions?: ComponentType<BulkActionProps>
  /** a hook that returns further filters, such as those that the business defines itself */
  useFilters?: () => readonly Filter[]
  /** further buttons beside the title */
  pageActions?: ComponentType
  /** the next step in an empty table, if it has no `create` dialog */
  emptyAction?: ComponentType
  /** a further section below the parts of a form page; with a title it is in the page's index, and has its anchor */
  end?: { title?: string; part: ComponentType }
  /** replaces the whole screen */
  screen?: ComponentType<{ screen: Screen }>
  /** overrides of data calls */
  calls?: Partial<Record<K['operations'], CallOverride>>
}

/** Overrides by route. A wrong route, field or operation is a compile error. */
export type Overrides = { [Route in keyof ScreenKeys]?: ScreenOverride<ScreenKeys[Route]> }

/** Returns the override of a route. */
export function overrideOf(route: string, all: Overrides): ScreenOverride | undefined {
  return (all as Readonly<Record<string, ScreenOverride | undefined>>)[route]
}

/** Returns all overrides of data calls, by operation. */
export function callsOf(all: Overrides): Readonly<Record<string, CallOverride | undefined>> {
  return Object.assign({}, ...Object.values(all as Record<string, ScreenOverride>).map(({ calls }) => calls ?? {}))
}

/** Returns a screen with its override applied. Does not modify the generated one. */
export function applyOverride(screen: Screen, override: ScreenOverride): Screen {
  const { title = screen.title, help = screen.help } = override
  const head = { ...screen, title, ...(help !== undefined && { help }) }
  const { body } = screen
  if (body.kind === 'table') return { ...head, body: table(body, override) }
  if (body.kind === 'form') {
    const part = <T extends FormPart>(given: T): T => ({
      ...given,
      sections: sectionsOf(given.operation, given.sections, override),
    })
    return { ...head, body: { ...part(body), ...(body.also && { also: body.also.map(part) }) } }
  }
  return head
}

function table(body: TableScreen, override: ScreenOverride): TableScreen {
  return {
    ...body,
    columns: body.columns.map((column) =>
      relabel(
        { ...column, ...(column.details && { details: column.details.map((one) => relabel(one, override)) }) },
        override,
      ),
    ),
    filters: body.filters.map((filter) => relabel(filter, override)),
    rowActions: actionsOf(body.rowActions, override),
    bulkActions: actionsOf(body.bulkActions, override),
    ...(body.create && { create: dialog(body.create, override) }),
    ...(body.edit && { edit: dialog(body.edit, override) }),
  }
}

const dialog = (spec: FormDialog, override: ScreenOverride): FormDialog => ({
  ...spec,
  sections: sectionsOf(spec.operation, spec.sections, override),
})

function actionsOf(actions: Action[], override: ScreenOverride): Action[] {
  return actions.flatMap((action) => {
    const change = override.actions?.[action.operation]
    if (change === false) return []
    const { form } = action
    const sections = form && sectionsOf(action.operation, form.sections, override)
    return [{ ...action, ...(form && sections && { form: { ...form, sections } }), ...change }]
  })
}

function sectionsOf(operation: string, sections: Section[], override: ScreenOverride): Section[] {
  const labelled = sections.map((section) => ({
    ...section,
    inputs: section.inputs.map((input) => relabel(input, override)),
  }))
  return override.sections?.[operation]?.(labelled) ?? labelled
}

const relabel = <T extends { source: string; label: string }>(field: T, { labels }: ScreenOverride): T => ({
  ...field,
  label: labels?.[field.source] ?? field.label,
})
