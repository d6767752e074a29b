import type { Action, FormDialog, LinkText } from '../../../src/contract/screen.ts'
import { bodySchema, type Call } from '../calls.ts'
import type { ActionFile, DialogFile, Document, ShellFile } from '../model.ts'
import { toCondition, toSections } from './inputs.ts'

type Calls = ReadonlyMap<string, Call>
type Texts = NonNullable<ActionFile['form']>

/** A form dialog; its buttons default to the shell's texts. */
export function toDialog(
  document: Document,
  calls: Calls,
  shell: ShellFile,
  dialog: DialogFile,
  button: string,
): FormDialog {
  return {
    operation: dialog.operation,
    button: dialog.button ?? button,
    ...toForm(document, calls.get(dialog.operation), shell, dialog),
    ...(dialog.when && { when: toCondition(dialog.when) }),
  }
}

/** An action on one row or on the selected rows. */
export function toAction(document: Document, calls: Calls, shell: ShellFile, action: ActionFile): Action {
  const { operation, label, icon, tone, confirm, form, when } = action
  const made: Action = { operation, label, icon }
  if (tone) made.tone = tone
  if (confirm) {
    const { yes, no } = shell.dialog
    const { title, text, detail } = confirm
    made.confirm = { title, text, ...(detail && { detail }), yes: confirm.yes ?? yes, no: confirm.no ?? no }
  }
  if (form) made.form = toForm(document, calls.get(operation), shell, form)
  if (when) made.when = toCondition(when)
  return made
}

function toForm(
  document: Document,
  call: Call | undefined,
  shell: ShellFile,
  texts: Texts,
): Omit<FormDialog, 'button' | 'operation' | 'when'> {
  const links: LinkText[] | undefined = texts.links
  return {
    title: texts.title,
    ...(texts.detail && { detail: texts.detail }),
    sections: toSections(document, (call && bodySchema(call)) ?? {}, texts),
    ...(links ? { links } : {}),
    submit: texts.submit ?? shell.dialog.submit,
    cancel: texts.cancel ?? shell.dialog.cancel,
  }
}
