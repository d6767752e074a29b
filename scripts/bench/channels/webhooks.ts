import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../table.ts'
import type { RestartedServer } from './processes.ts'

interface Addressed {
  url: string
  number: string
  appSecret: string
}

/** Delivers statuses as Meta does at the highest rate of a number, and returns the times of the answers in milliseconds. */
export async function measureWebhooks(
  server: RestartedServer,
  { url, number, appSecret }: Addressed,
  perSecond: number,
  seconds: number,
): Promise<{ p50: number; p99: number; refused: number }> {
  const times: number[] = []
  let refused = 0
  const pending: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    const early = begun + (n * 1000) / perSecond - performance.now()
    if (early > 1) await pause(early)
    pending.push(
      (async () => {
        const body = JSON.stringify(statusOf(number, n))
        const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
        const sent = performance.now()
        const response = await fetch(`${url}/webhooks/meta/${server.botId}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
          body,
        })
        await response.arrayBuffer()
        if (response.status === 200) times.push(performance.now() - sent)
        else refused++
      })(),
    )
  }
  await Promise.all(pending)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused }
}

const statusOf = (number: string, n: number) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '5491150000000', phone_number_id: number },
            statuses: [
              {
                ...{ id: `wamid.medida${Math.floor(n / 3)}`, status: ['sent', 'delivered', 'read'][n % 3] },
                ...{ timestamp: String(Math.floor(Date.now() / 1000)), recipient_id: '5491123456789' },
              },
            ],
          },
        },
      ],
    },
  ],
})
