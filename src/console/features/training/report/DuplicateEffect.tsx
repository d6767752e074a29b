import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Removing } from './useRemoveExamples.ts'

type Conflict = components['schemas']['TrainingReport']['conflicts'][number]

interface DuplicateEffectProps {
  conflict: Conflict
  /** the side to delete */
  remove: Conflict['examples'][number]
  removing: Removing
}

/** A phrase that two intents have: one of them is deleted, and can be restored. */
export function DuplicateEffect({ conflict: { examples }, remove, removing }: DuplicateEffectProps) {
  const [one, two] = examples
  return (
    <>
      <p className="report-example">
        <strong>
          «{one?.text}» está en «{one?.intent.name}» y casi igual en «{two?.intent.name}»
        </strong>
        <small className="soft">Allí dice «{two?.text}».</small>
      </p>
      {removing.may && <Action {...{ remove, removing }} />}
    </>
  )
}

/** Deletes one of them, or restores it. */
function Action({ remove: { id, text, intent }, removing }: Pick<DuplicateEffectProps, 'remove' | 'removing'>) {
  const busy = removing.busy.has(id)
  if (removing.removed.has(id))
    return (
      <span className="report-moved">
        <span className="soft">Eliminado de «{intent.name}»</span>
        <Button
          variant="ghost"
          icon="undo"
          busy={busy}
          aria-label={`Deshacer: recuperar «${text}»`}
          onClick={() => void removing.restore(id)}
        >
          Deshacer
        </Button>
      </span>
    )
  return (
    <Button
      icon="delete"
      busy={busy}
      aria-label={`Eliminar «${text}» de «${intent.name}»`}
      onClick={() => void removing.remove(id)}
    >
      Eliminar de «{intent.name}»
    </Button>
  )
}
