import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { toast } from '../../ui/toast.ts'

/** Asks Meta for the templates of a chatbot's numbers, and says how many there are or what is wrong. */
export async function syncTemplates(bot: number): Promise<void> {
  const call = () => unwrap(api.POST('/plugins/templates/sync/{bot}', { params: { path: { bot } }, body: {} }))
  const { templates, problem } = await withToasts('whatsappTemplateSync', call)
  if (problem) toast.error(problem)
  else
    toast.success(
      templates === 1 ? 'Meta tiene 1 plantilla de WhatsApp.' : `Meta tiene ${templates} plantillas de WhatsApp.`,
    )
}
