import { messageOf } from '../api/errors.ts'
import { toast } from './toast.ts'

/** Milliseconds during which a toast offers to undo. */
const OFFERED = 10_000

/** Said where an undo changed nothing. */
const CHANGED_SINCE = 'Alguien la cambió mientras tanto: quedó como está.'

/** Longest name that a toast shows whole. */
const NAME = 50

/** What was changed. */
interface About {
  /** id of the operation */
  operation: string
  /** tells toasts of the same operation apart, such as the id of a chat */
  subject: string
  /** name of the customer, where the text does not say it */
  name?: string | undefined
  /** milliseconds during which it is offered */
  duration?: number
}

/**
 * Shows a success with a button that undoes it, once.
 * @param undo returns false when somebody changed it meanwhile, and it was left as it is; undefined if it said itself
 * how it ended
 */
export function offerUndo(
  { operation, subject, name, duration = OFFERED }: About,
  text: string,
  undo: () => Promise<boolean | undefined>,
): void {
  const run = () => {
    toast.close(shown)
    undo().then(
      (done) => {
        if (done) toast.success('Lo deshicimos.')
        else if (done === false) toast.info(CHANGED_SINCE)
      },
      (error: unknown) => toast.error(messageOf(error, 'Error al guardar')),
    )
  }
  const shown = toast.success(text, {
    ...{ about: operation, subject, duration, action: { label: 'Deshacer', run } },
    detail: name && name.length > NAME ? `${name.slice(0, NAME)}…` : name,
  })
}
