import './template-dialog.css'
import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatDialogProps } from '../dialogs/shared.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateList } from './TemplateList.tsx'

/** Sends a template of WhatsApp: choose one, fill it in, and see it as the customer will. */
export default function TemplateDialog({ chat, onClose }: ChatDialogProps) {
  const { botId } = useChatsContext()
  const [chosen, setChosen] = useState<number>()
  const [query, setQuery] = useState('')
  const out = useLeaveGuard()
  const { data, error, reload } = useLoad(`templates ${chat.id}`, (signal) => {
    const path = { bot: botId, chatId: chat.id }
    return unwrap(api.GET('/chats/templates/{bot}/{chatId}', { params: { path }, signal }))
  })
  const template = data?.templates.find(({ id, obstacle }) => id === chosen && obstacle === null)
  return (
    <Dialog open title="Enviar plantilla de WhatsApp" width={template ? 780 : 600} onClose={() => out.leave(onClose)}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={reload} />
        ) : (
          <Loading />
        )
      ) : template ? (
        <TemplateForm
          key={template.id}
          chat={chat}
          template={template}
          out={out}
          onBack={() => setChosen(undefined)}
          onSent={onClose}
          onRefused={reload}
        />
      ) : (
        <TemplateList
          {...data}
          query={query}
          onQuery={setQuery}
          onChoose={({ id }) => setChosen(id)}
          onSynced={reload}
        />
      )}
      {out.question}
    </Dialog>
  )
}
