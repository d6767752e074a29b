import { messageOf } from '../api/errors.ts'
import { nameDetail, toast } from './toast.ts'

/** Milliseconds during which a toast offers to undo. */
const OFFERED = 10_000

/** Said where an undo changed nothing. */
const CHANGED_SINCE = 'Alguien hizo otro cambio mientras tanto: quedó como está.'

/** What was changed. */
interface About {
  /** id of the operation, or what else an earlier change must not be offered beside this one */
  operation: string
  /** tells toasts of the same operation apart, such as the id of a chat */
  subject: string
  /** who it is about, where the text does not say it */
  names?: string | undefined
  /** milliseconds during which it is offered */
  duration?: number
}

/** How an undo ended: `changed` if somebody changed it meanwhile, and it was left as it is; `told` if it said so itself. */
export type UndoEnd = 'undone' | 'changed' | 'told'

/** Shows a success with a button that undoes it, once. */
export function offerUndo(
  { operation, subject, names, duration = OFFERED }: About,
  text: string,
  undo: () => Promise<UndoEnd>,
): void {
  const run = () => {
    toast.close(shown)
    undo().then(
      (end) => {
        if (end === 'undone') toast.success('Lo deshicimos.')
        else if (end === 'changed') toast.info(CHANGED_SINCE)
      },
      (error: unknown) => toast.error(messageOf(error, 'Error al guardar')),
    )
  }
  const shown = toast.success(text, {
    ...{ about: operation, subject, duration, action: { label: 'Deshacer', run } },
    detail: nameDetail(names),
  })
}
