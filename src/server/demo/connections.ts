import { bulk } from './bulk.ts'
import type { Random } from './random.ts'
import { demoCast } from './users.ts'
import { iso } from './visits.ts'

const BROWSERS = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    'Win32',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Linux x86_64'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'MacIntel',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
    'Linux armv81',
  ],
] as const

/**
 * Writes when each user was last seen; nobody is online. Safari and Firefox do not report the network quality, so their
 * rows lack it.
 */
export async function connect(random: Random, now: number): Promise<void> {
  const rows = demoCast.map((_, i) => {
    const lately = i === 2 || i === 5 || i === 10
    const [user_agent, platform] = random.pick(BROWSERS)
    const hasClientHints = user_agent.includes('Chrome')
    return {
      user_id: i + 1,
      connected: false,
      last_seen: iso(now - (lately ? random.int(5_000, 90_000) : random.int(600_000, 500_000_000))),
      effective_type: hasClientHints ? random.pick(['4g', '4g', '4g', '3g']) : null,
      downlink: hasClientHints ? random.pick([1.6, 2.5, 5.4, 8.2, 10]) : null,
      rtt: hasClientHints ? random.pick([50, 50, 100, 150, 250]) : null,
      user_agent,
      platform,
    }
  })
  // A newly registered user has not reported a connection yet.
  await bulk(
    'user_connection',
    rows.filter(({ user_id }) => demoCast[user_id - 1]?.username !== 'nadia'),
  )
}
