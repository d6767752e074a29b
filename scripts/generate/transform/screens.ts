import type { Gate } from '../../../src/contract/gate.ts'
import type { FormPart, Screen } from '../../../src/contract/screen.ts'
import { bodySchema, type Call } from '../calls.ts'
import type { LoadedScreen } from '../load/screens.ts'
import type { Document, PartFile, ScreenFile, ShellFile } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { toSections } from './inputs.ts'
import { narrowerGates } from './screen-gates.ts'
import { toTable } from './tables.ts'
import { rulesOf, trashCalls } from './trash.ts'

type Calls = ReadonlyMap<string, Call>

/** A screen's main operation: its list, the read operation of its form, or the first one it names. */
export function mainOperation(screen: ScreenFile): string | undefined {
  return screen.table?.list ?? screen.form?.read ?? screen.operations?.[0]
}

/** All operations that a screen names. */
export function operationsOf({
  table,
  form,
  operations = [],
}: Pick<ScreenFile, 'table' | 'form' | 'operations'>): string[] {
  const actions = [...(table?.rowActions ?? []), ...(table?.bulkActions ?? [])].map(({ operation }) => operation)
  const { list, restore } = table ? rulesOf(table) : {}
  const trash = [list, ...Object.values(restore?.operations ?? {})]
  const parts = (form?.also ?? []).flatMap(({ read, save }) => [read, save])
  const named = [
    table?.list,
    table?.create?.operation,
    table?.edit?.operation,
    ...(table?.csv ? [table.csv.operation] : []),
    ...trash,
    ...actions,
    form?.read,
    form?.save,
    ...parts,
  ]
  return [...new Set([...named.filter((id) => id !== undefined), ...operations])]
}

/** The operations that the engine calls for a table or a form. Those of its trash may be named by its resource only. */
function engineCalls(calls: Calls, { table, form }: Pick<ScreenFile, 'table' | 'form'>): string[] {
  const { list, restore } = table?.trash ? trashCalls(calls, table) : {}
  return [...operationsOf({ table, form }), ...[list, restore].flatMap((call) => call?.id ?? [])]
}

/** A screen's gate: that of its main operation, or of the one that `gateFrom` names. */
export function gateOfScreen(calls: Calls, screen: ScreenFile): Gate {
  return calls.get(screen.gateFrom ?? mainOperation(screen) ?? '')?.gate ?? { who: 'admin' }
}

/**
 * Returns whether an operation of the screen needs a training. Restoring an older model changes no training data, so
 * the audit resource `training` does not count.
 */
export function needsTraining(calls: Calls, screen: ScreenFile): boolean {
  return operationsOf(screen).some((id) => {
    const node = calls.get(id)?.node
    return node?.['x-needs-training'] && node['x-audit']?.resource !== 'training'
  })
}

/** Resolves a screen with everything from the description and the shell. */
export function toScreen(document: Document, calls: Calls, shell: ShellFile, { route, screen }: LoadedScreen): Screen {
  const strip = screen.tabs === undefined ? undefined : shell.tabs[screen.tabs]
  const gate = gateOfScreen(calls, screen)
  const gates = narrowerGates(calls, gate, engineCalls(calls, screen))
  return fillTexts(shell, {
    route,
    title: screen.title,
    ...(screen.help === undefined ? {} : { help: screen.help }),
    ...(screen.danger ? { danger: true } : {}),
    ...(needsTraining(calls, screen) ? { warning: true } : {}),
    ...(screen.tabs !== undefined && strip
      ? { tabs: { strip: screen.tabs, index: strip.findIndex((tab) => tab.route === route) } }
      : {}),
    gate,
    ...(Object.keys(gates).length > 0 ? { gates } : {}),
    ...(screen.links ? { links: screen.links } : {}),
    body: toBody(document, calls, shell, screen),
  })
}

function toBody(document: Document, calls: Calls, shell: ShellFile, screen: ScreenFile): Screen['body'] {
  const { table, form } = screen
  if (table) return toTable(document, calls, shell, table)
  if (form) {
    const part = (given: PartFile): FormPart => {
      const save = calls.get(given.save)
      const sections = toSections(document, (save && bodySchema(save)) ?? {}, given)
      return { ...recordOf(calls, given), operation: given.save, sections, submit: given.submit ?? shell.dialog.submit }
    }
    const also = form.also ? { also: form.also.map(part) } : {}
    const heading = form.heading === undefined ? {} : { heading: form.heading }
    return { kind: 'form', ...part(form), read: form.read, ...heading, ...also }
  }
  if (screen.page) return { kind: 'page', page: screen.page, operations: screen.operations ?? [] }
  return { kind: 'pending', text: screen.pending ?? '' }
}

/** The record of a part that has its own, and its name in change notifications. */
function recordOf(calls: Calls, { read, save }: PartFile): Pick<FormPart, 'read' | 'resource'> {
  if (read === undefined) return {}
  const resource = calls.get(save)?.node['x-audit']?.resource
  return { read, ...(resource !== undefined && { resource }) }
}

/** Fills `{product}`, `{site}` and `{support}` in all texts. Other placeholders are filled when the text is shown. */
function fillTexts<T>(shell: ShellFile, value: T): T {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.replace(/\{(product|site|support)\}/g, (_, key: 'product' | 'site' | 'support') => shell.brand[key])
    if (Array.isArray(one)) return one.map(fill)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, fill(item)]))
  }
  return fill(value) as T
}

/** `/forms/survey/{idForm}` → `forms.survey.idForm` */
export function screenFile(route: string): string {
  return route.slice(1).replaceAll('/', '.').replace(/[{}]/g, '')
}

export function screenModule(screen: Screen): string {
  return `${head}import type { Screen } from '${CONTRACT}/screen.ts'

const screen: Screen = ${literal(screen)}

export default screen
`
}
