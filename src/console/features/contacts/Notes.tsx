import type { components } from '../../../../generated/api.d.ts'
import { contactNoteCreate } from '../../../../generated/bodies/contacts.ts'
import { isBlank } from '../../../contract/trimmed.ts'
import { LeaveGuard } from '../../engine/form/DirtyGuard.tsx'
import { Form } from '../../engine/form/Form.tsx'
import { MultilineInput } from '../../engine/form/inputs.tsx'
import { useOperationForm } from '../../engine/form/useOperationForm.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'

/** What the team noted about a contact, who never sees it. */
export function Notes({ contact: { notes } }: { contact: components['schemas']['Contact'] }) {
  const form = useOperationForm({
    operation: contactNoteCreate,
    valuesOf: () => ({ text: '' }),
    onDone: () => form.reset({ text: '' }),
  })
  return (
    <section className="form-section" aria-label="Notas">
      <h2>Notas</h2>
      {notes.length > 0 && (
        <ul className="contact-lines">
          {notes.map(({ at, text: said, user, signed_as }) => (
            <li key={`${at}${said}`}>
              <p dir="auto">{said}</p>
              <small>
                {user?.name ?? signed_as} · {formatDateTime(at)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} className="contact-note" label="Nota nueva">
        <LeaveGuard dirty={form.dirty} busy={form.busy} />
        <MultilineInput
          of={form}
          name="text"
          label="Nota nueva"
          rows={2}
          help="Solo la ve el equipo."
          required={false}
        />
        <div>
          <Button icon="note" type="submit" busy={form.busy} disabled={isBlank(form.watch('text'))}>
            Agregar nota
          </Button>
        </div>
      </Form>
    </section>
  )
}
