import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import { useOperationCall } from '../../../engine/useOperationMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { editorUrl } from '../editor-url.ts'
import type { SecondaryInput } from '../types.ts'

interface SystemResponse {
  kind: SecondaryInput['kind']
  text: string
  response: { id: number; name: string } | null
}

/** Lists the built-in texts of the bot, which can be replaced by a response. */
export function SystemDialog({
  onClose,
  onWrite,
}: {
  onClose: () => void
  onWrite: (start: Partial<SecondaryInput>) => void
}) {
  const call = useOperationCall()
  const { data } = useQuery({ queryKey: ['systemResponseList'], queryFn: () => call('systemResponseList', {}) })
  const all = data as SystemResponse[] | undefined
  return (
    <Dialog
      open
      width={760}
      title="Textos originales"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <p>El chatbot usa estos textos mientras no actives una respuesta para esa situación.</p>
      {!all && <Loading />}
      <ul className="response-rows">
        {all?.map(({ kind, text, response }) => {
          const label = SecondaryKindOptions.find(({ value }) => value === kind)?.label ?? kind
          return (
            <li key={kind}>
              <span>
                <strong>{label}</strong>
                <br />
                {response ? (
                  <>
                    Usa{' '}
                    <Link to={editorUrl({ type: 'secondary', id: response.id })} onClick={onClose}>
                      «{response.name}»
                    </Link>
                  </>
                ) : (
                  text
                )}
              </span>
              {!response && (
                <Button
                  icon="edit"
                  aria-label={`Personalizar ${label}`}
                  onClick={() => onWrite({ kind, name: label, messages: [{ kind: 'text', text }] })}
                >
                  Personalizar
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
