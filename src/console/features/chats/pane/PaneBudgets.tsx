import type { operations } from '../../../../../generated/api.d.ts'
import { BudgetStatusOptions } from '../../../../../generated/options.ts'
import { api, asJson, unwrap } from '../../../api/client.ts'
import { useContentChanges } from '../../../realtime/useContentChanges.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatDate, formatMoney } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { Section } from './Section.tsx'

type Query = NonNullable<operations['budgetList']['parameters']['query']>

const SHOWN = 10

/** The latest quotations of a contact, whatever the chat in which they were sent. */
export function PaneBudgets({ chat }: { chat: ChatItem }) {
  const { botId, inbox, open } = useChatsContext()
  const { data, error, reload } = useLoad(`budgets ${chat.contact_id}`, (signal) => {
    const filter = { contact_id: chat.contact_id }
    const query = { filter, sort: ['date', 'DESC'], range: [0, SHOWN - 1] } satisfies Query
    const params = { path: { bot: botId }, query }
    return unwrap(api.GET('/budgets/{bot}', { params, querySerializer: asJson, signal }))
  })
  useContentChanges(botId, ['budget'], reload)
  return (
    <Section title="Presupuestos" name="budgets">
      {!data && (error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />)}
      {data?.length === 0 && <p className="soft">Todavía no le enviaste ninguno.</p>}
      <ul className="contact-list">
        {data?.map(({ id, number, chat_id, date, total_cents, currency, status }) => {
          const option = BudgetStatusOptions.find(({ value }) => value === status)
          return (
            <li key={id}>
              <span>
                {chat_id === chat.id ? (
                  number
                ) : (
                  <button type="button" className="link-button" onClick={() => void inbox.select(chat_id)}>
                    {number}
                  </button>
                )}{' '}
                <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? status}</Badge>
              </span>
              <small className="num">
                {formatMoney(total_cents, currency)} · {formatDate(date)}
              </small>
            </li>
          )
        })}
      </ul>
      <Button icon="receipt" onClick={() => open({ name: 'budget', chatId: chat.id })}>
        Enviar presupuesto
      </Button>
    </Section>
  )
}
