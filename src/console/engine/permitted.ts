import { allows, type Principal } from '../../contract/gate.ts'
import type { FormPart, FormScreen, Input, Screen, TableScreen, Trash } from '../../contract/screen.ts'

type May = (operation: string) => boolean

/**
 * Returns a table or form with only what somebody may do on it: without the dialogs, actions, trash and export whose
 * operation would refuse them, and with read-only inputs where they may not save. Does not modify the given screen.
 */
export function permitted(screen: Screen, who: Principal): Screen {
  const { gates, body } = screen
  if (!gates) return screen
  const may: May = (operation) => {
    const gate = gates[operation]
    return gate === undefined || allows(gate, who)
  }
  if (body.kind === 'table') return { ...screen, body: table(body, may) }
  if (body.kind === 'form') return { ...screen, body: form(body, may) }
  return screen
}

function table(body: TableScreen, may: May): TableScreen {
  const { create, edit, trash, csv, empty, rowActions, bulkActions, ...rest } = body
  const creates = create && may(create.operation)
  const restorable = trash && trashOf(trash, may)
  // The text of an empty list tells how to create the first element.
  const { text, ...said } = empty
  return {
    ...rest,
    empty: create && !creates ? said : empty,
    ...(creates && { create }),
    ...(edit && may(edit.operation) && { edit }),
    ...(restorable && { trash: restorable }),
    rowActions: rowActions.filter(({ operation }) => may(operation)),
    bulkActions: bulkActions.filter(({ operation }) => may(operation)),
    csv: typeof csv === 'boolean' || may(csv.operation) ? csv : false,
  }
}

function trashOf(trash: Trash, may: May): Trash | undefined {
  const { list, restore } = trash
  if (!may(list)) return undefined
  if (typeof restore === 'string') return may(restore) ? trash : undefined
  const kinds = Object.entries(restore.kinds).filter(([, { operation }]) => may(operation))
  return kinds.length === 0 ? undefined : { ...trash, restore: { ...restore, kinds: Object.fromEntries(kinds) } }
}

function form({ also, ...body }: FormScreen, may: May): FormScreen {
  const shown = also?.filter(({ read }) => read === undefined || may(read))
  return { ...part(body, may), ...(shown && { also: shown.map((one) => part(one, may)) }) }
}

function part<Part extends FormPart>(given: Part, may: May): Part {
  if (may(given.operation)) return given
  const sections = given.sections.map((section) => ({ ...section, inputs: section.inputs.map(fixed) }))
  return { ...given, sections, readOnly: true }
}

const fixed = (input: Input): Input => ({
  ...input,
  ...(input.fields && { fields: input.fields.map(fixed) }),
  readOnly: true,
})
